/** How many words a text has: what holds a letter or a digit. A mark that stands for a cut date is none. */
export function wordCount(text: string): number {
  return text.split(/[\s\ue001]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
