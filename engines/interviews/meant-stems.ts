import { isArabic, stemFor } from '#engines/text/index.ts';

/**
 * The stem under which two answers meet: that of the text engine, and of an Arabic word also without the endings of
 * possession, case and person and the prefix of the present, which answers change freely ("فريقك", "فريقي", "فريقا").
 */
export function meantStem(word: string): string {
  const stem = stemFor(word);
  if (!isArabic(stem)) return stem;
  const bare = stem.replace(/^[وفبل](?=ال?\p{L}{4})/u, '').replace(/^ال(?=\p{L}{3})/u, '');
  return bare.replace(/^ي(?=\p{L}{3})/u, '').replace(/(?<=\p{L}{3})(?:هما|هم|ها|نا|كم|ك|ا|ي|ت|ه)$/u, '');
}
