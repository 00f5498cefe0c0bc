import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';

const WORDS = wordingsIn('matching/registrations');
const NOT_HAD = new RegExp(
  `(?<!\\p{L})${WORDS.source('before what is not had', { edges: 'anywhere' })}\\s+$`,
  'u',
);
const ONLY_WISH = WORDS.pattern('only a wish');

/** Stand above the bits of professions and subjects (`licences.ts`). */
const firstBit = 27;
/** The lands whose authorities license health professionals, each with how their names are found. */
const LANDS = (
  [
    ['uae', 'of the Emirates'],
    ['saudi-arabia', 'of Saudi Arabia'],
    ['qatar', 'of Qatar'],
    ['gulf', 'of other lands of the Gulf'],
  ] as const
).map(([land, list], at) => ({
  land,
  bit: 1 << (firstBit + at),
  pattern: WORDS.pattern(list, { flags: 'gu' }),
}));

/** All bits of registrations. */
export const anyRegistration: number = LANDS.reduce((all, { bit }) => all | bit, 0);

/** The lands whose registration a posting asks for, one of which will do, as bits; wishes ask for none. */
export const registrationsAsked = (text: string): number =>
  text
    .split('\n')
    .map(fold)
    .filter((line) => !ONLY_WISH.test(line))
    .reduce((all, line) => all | namedIn(line), 0);

/** The lands whose registration somebody names as theirs, as bits. */
export const registrationsShown = (text: string): number => namedIn(fold(text));

const namedIn = (folded: string): number =>
  LANDS.reduce((all, { bit, pattern }) => {
    const isNamed = [...folded.matchAll(pattern)].some(({ index }) => !NOT_HAD.test(folded.slice(0, index)));
    return isNamed ? all | bit : all;
  }, 0);

/** The lands of registrations, as they are explained. */
export const landsOf = (bits: number): string[] =>
  LANDS.flatMap(({ land, bit }) => ((bits & bit) === 0 ? [] : [land]));
