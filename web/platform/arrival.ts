/**
 * Who comes to a new screen begins at its top, focus and all, unless the screen has put the focus where they were when
 * they left it: then it says so here.
 */
let claimed: string | null = null;

/** The arrival at a screen: who places the focus there. */
export const arrival = {
  /** The focus of the screen that is being come to has its place. */
  claim(): void {
    claimed = globalThis.location.pathname;
  },
  /** Whether the screen at this path has placed the focus; asked once for each arrival. */
  isClaimed(path: string): boolean {
    const is = claimed === path;
    claimed = null;
    return is;
  },
};
