// The pictures of characters and cards. A game's gallery is fetched when its first picture is
// wanted; the place of a picture is there before it, so that nothing moves when it comes.
import { useEffect } from "preact/hooks";
import { Observable, useObservable } from "../observable";
import { Drawn, type Gallery } from "./drawing";

const fetchers: Record<string, () => Promise<{ gallery: Gallery }>> = {
    characters: () => import("./galleries/characters"),
    flash_duel: () => import("./galleries/flash_duel"),
    gem_blenders: () => import("./galleries/gem_blenders"),
    puppet_wars: () => import("./galleries/puppet_wars"),
    puzzle_strike: () => import("./galleries/puzzle_strike"),
    puzzle_strike_2: () => import("./galleries/puzzle_strike_2"),
};

const galleries = new Map<string, Observable<Gallery | null>>();

function galleryOf(name: string): Observable<Gallery | null> {
    const known = galleries.get(name);
    if (known) return known;
    const gallery = new Observable<Gallery | null>(null);
    galleries.set(name, gallery);
    return gallery;
}

/** Fetches it; without the net there are no pictures, and the next who wants one tries again. */
function fetchGallery(name: string): void {
    const gallery = galleryOf(name);
    if (gallery.value) return;
    fetchers[name]?.().then(
        (module) => gallery.set(module.gallery),
        () => undefined,
    );
}

/** The picture of a card of a game, or of one of the "characters"; an empty place if it has none. */
export function Picture(props: { gallery: string; of: string; class?: string }) {
    const gallery = useObservable(galleryOf(props.gallery));
    useEffect(() => fetchGallery(props.gallery), [props.gallery]);
    const drawing = gallery?.[props.of];
    return (
        <span class={`picture ${props.class ?? ""}`}>{drawing && <Drawn drawing={drawing} />}</span>
    );
}
