/** What a score is mixed from, in the order in which it is told. */
export const partKeys = ['title', 'work', 'words', 'meaning', 'skills'] as const;
export type PartKey = (typeof partKeys)[number];

/** What may take from a score where the person falls short of it, in the order in which it is told. */
export const gateKeys = ['experience', 'education', 'level', 'licence', 'location', 'language'] as const;
export type GateKey = (typeof gateKeys)[number];
