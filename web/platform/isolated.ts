/** A name within a sentence, so that a Latin one does not disturb the order of Arabic words, nor the other way. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
