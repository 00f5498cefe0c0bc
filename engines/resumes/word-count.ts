/** How many words a text has: what holds a letter or a digit. A mark that stands for a cut date is none. */
export function wordCount(text: string): number {
  return text.split(/[\s\ue001]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** How many pieces a text falls into at its spaces: a mark between two words counts as a word does. */
export function tokenCount(text: string): number {
  return text.split(/\s+/).length;
}

/** How many pieces, as `tokenCount` counts them, lines have together. */
export function tokensOn(lines: readonly { text: string }[]): number {
  return lines.reduce((sum, { text }) => sum + tokenCount(text), 0);
}
