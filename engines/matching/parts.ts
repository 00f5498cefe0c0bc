/** What a score is mixed from, in the order in which it is told. */
export const partKeys = ['title', 'work', 'words', 'meaning', 'skills'] as const;
/** One of them. */
export type PartKey = (typeof partKeys)[number];
