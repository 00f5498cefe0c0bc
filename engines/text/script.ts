/** Characters and scripts: which a text is written in, and one spelling for what a reader takes as the same. */
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/;
/** A letter of Arabic script, in any of its forms; signs and digits are none. */
export const ARABIC_LETTER =
  /[\u0620-\u064a\u066e-\u06d3\u06fa-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/;
/** A letter of Latin script. */
export const LATIN_LETTER = /\p{Script=Latin}/u;

/** Whether a text holds an Arabic letter. */
export function hasArabic(text: string): boolean {
  return ARABIC_LETTER.test(text);
}

/** How many characters are of Arabic script, signs and digits among them. */
export function countArabic(text: string): number {
  let count = 0;
  for (const ch of text) if (ARABIC.test(ch)) count++;
  return count;
}

/** How many characters are Latin letters. */
export function countLatin(text: string): number {
  let count = 0;
  for (const ch of text) if (LATIN_LETTER.test(ch)) count++;
  return count;
}

/** One spelling for what a reader takes as the same character; presentation forms become letters. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00ad\u0640]/g, '')
    .replace(/[\ue000-\uf8ff\u{f0000}-\u{10ffff}\ufffd]/gu, ' ')
    .replace(/(?![\t\n\r])\p{Cc}/gu, '');
}
