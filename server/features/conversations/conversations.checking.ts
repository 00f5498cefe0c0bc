import { fold, stemOf, westernDigits, wordsOf } from '#engines/text/index.ts';

/** A sentence of which less is found in its facts says something else. */
const LEAST_SUPPORT = 0.6;
/** Shorter words are mostly grammar. */
const LEAST_LENGTH = 4;

/**
 * Whether facts support a sentence: each number and each name in Latin capitals of it stands there, a share of a whole also
 * as a percentage, and so do most of its longer words. It judges words, not sense: what passes is still shown as a model's.
 */
export function supportedBy(sentence: string, facts: string): boolean {
  const known = numbersIn(facts);
  if (
    !numbersIn(sentence).every((number) => known.includes(number) || known.some((it) => isShare(it, number)))
  )
    return false;
  const stems = new Set(stemsOf(facts));
  const names = sentence.match(/(?<=\S\s)\p{Lu}[\p{L}]+/gu) ?? [];
  if (!names.every((name) => stemsOf(name).every((stem) => stems.has(stem)))) return false;
  const said = stemsOf(sentence).filter((stem) => stem.length >= LEAST_LENGTH);
  return said.length > 0 && said.filter((stem) => stems.has(stem)).length >= LEAST_SUPPORT * said.length;
}

const numbersIn = (text: string): number[] =>
  (westernDigits(text).match(/\d+(?:[.,]\d+)*/gu) ?? []).map((number) =>
    Number(number.replace(/,(?=\d{3})/g, '').replace(',', '.')),
  );

const isShare = (share: number, percent: number): boolean =>
  share <= 1 && Math.round(share * 100) === Math.round(percent);

const stemsOf = (text: string): string[] => wordsOf(fold(text)).map(({ text: word }) => stemOf(word));
