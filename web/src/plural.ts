// Numbers with their words.

/** "1 card", "2 cards"; what has no plural in -s names it. */
export const plural = (count: number, word: string, many = `${word}s`) =>
    `${count} ${count === 1 ? word : many}`;
