// What JSON values look like, as a TypeScript type: put together from all that have been seen.

const WORDS = 40; // more different strings than that are just strings

export class Seen {
    scalars = new Set(); // "null", "boolean", "number"
    words = new Set();
    objects = 0;
    members = new Map(); // of objects: name -> Seen
    count = 0;
    /** @type {Seen | null} */ elements = null; // of arrays
    lengths = new Set();

    add(value) {
        this.count++;
        if (value === null) this.scalars.add("null");
        else if (Array.isArray(value)) {
            const elements = (this.elements ??= new Seen());
            this.lengths.add(value.length);
            for (const element of value) elements.add(element);
        } else if (typeof value === "object") {
            this.objects++;
            for (const [name, member] of Object.entries(value)) {
                if (!this.members.has(name)) this.members.set(name, new Seen());
                this.members.get(name).add(member);
            }
        } else if (typeof value === "string") {
            if (this.words.size <= WORDS) this.words.add(value);
        } else this.scalars.add(typeof value);
    }

    /** Lists of always the same few are tuples. */
    arrayType(elements) {
        const element = `(${elements.type()})`;
        const [length] = this.lengths;
        return this.lengths.size === 1 && length >= 1 && length <= 4
            ? `[${Array(length).fill(element).join(", ")}]`
            : `${element}[]`;
    }

    objectType() {
        const members = [...this.members].map(([name, seen]) => {
            const always = seen.count === this.objects;
            return `${JSON.stringify(name)}${always ? "" : "?"}: ${seen.type()}`;
        });
        return `{ ${members.join("; ")} }`;
    }

    type() {
        const words = [...this.words].map((word) => JSON.stringify(word));
        const parts = [...this.scalars, ...(words.length > WORDS ? ["string"] : words)];
        if (this.elements) parts.push(this.arrayType(this.elements));
        if (this.objects > 0) parts.push(this.objectType());
        return parts.join(" | ") || "never";
    }
}
