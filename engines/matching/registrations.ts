import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';

const WORDS = wordingsIn('matching/registrations');
const NOT_HAD = new RegExp(
  `(?<!\\p{L})${WORDS.source('before what is not had', { edges: 'anywhere' })}\\s+$`,
  'u',
);
const ONLY_WISH = WORDS.pattern('only a wish');
/** Examinations and letters that come before a registration: whoever has passed them is registered within weeks. */
const SOON = WORDS.pattern('may be had soon');

/** Stand above the bits of professions and subjects (`licences.ts`). */
const firstBit = 27;
/** The lands whose authorities license health professionals, each with how they and the land itself are named. */
const LANDS = (
  [
    ['uae', 'of the Emirates', 'the Emirates'],
    ['saudi-arabia', 'of Saudi Arabia', 'Saudi Arabia'],
    ['qatar', 'of Qatar', 'Qatar'],
    ['gulf', 'of other lands of the Gulf', 'other lands of the Gulf'],
  ] as const
).map(([land, authorities, names], at) => ({
  land,
  bit: 1 << (firstBit + at),
  authority: WORDS.pattern(authorities, { flags: 'gu' }),
  name: WORDS.pattern(names),
}));

/** All bits of registrations. */
export const anyRegistration: number = LANDS.reduce((all, { bit }) => all | bit, 0);

/**
 * The lands whose registration a posting asks for, one of which will do, as bits. A wish asks for none, nor does a line that
 * also takes who may be registered soon ("licence or eligibility letter").
 */
export const registrationsAsked = (text: string): number =>
  linesOf(text)
    .filter((line) => !ONLY_WISH.test(line) && !SOON.test(line))
    .reduce((all, line) => all | namedIn(line), 0);

/** The lands whose registration somebody names as theirs or may have soon ("Prometric for Qatar: passed"), as bits. */
export const registrationsShown = (text: string): number =>
  linesOf(text).reduce((all, line) => all | namedIn(line) | (SOON.test(line) ? soonIn(line) : 0), 0);

const linesOf = (text: string): string[] => text.split('\n').map(fold);

const namedIn = (folded: string): number =>
  LANDS.reduce((all, { bit, authority }) => {
    const isNamed = [...folded.matchAll(authority)].some(
      ({ index }) => !NOT_HAD.test(folded.slice(0, index)),
    );
    return isNamed ? all | bit : all;
  }, 0);

const soonIn = (folded: string): number =>
  LANDS.reduce((all, { bit, name }) => (name.test(folded) ? all | bit : all), 0);

/** The lands of registrations, as they are explained. */
export const landsOf = (bits: number): string[] =>
  LANDS.flatMap(({ land, bit }) => ((bits & bit) === 0 ? [] : [land]));
