import { type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import type { JobFeatures, ProfileFeatures } from './features.ts';
import { learnerOf } from './learners.ts';
import { isOnlyWelcomed, type QualificationToGain, sentencesOf } from './qualifications.ts';

const WORDS = wordingsIn('matching/spreadsheets');
const named = WORDS.pattern('a spreadsheet program', { spaces: 'one' });
const inDepth = WORDS.pattern('used in depth', { spaces: 'one' });
const little = WORDS.pattern('used a little', { spaces: 'one' });
const basics = WORDS.pattern('its basics are known', { spaces: 'one' });
const ofSpreadsheetsAlone = WORDS.pattern('is of spreadsheets alone', { spaces: 'one' });
const noProgram = WORDS.pattern('is no program', { spaces: 'one', flags: 'gu' });
const anotherOfSuite = WORDS.pattern('another program of the suite', { spaces: 'one' });
const suite = WORDS.pattern('a suite that holds one', { spaces: 'one' });

/** How far spreadsheets are known or asked for. */
const [none, aLittle, theBasics, plain, deep] = [0, 1, 2, 3, 4] as const;

const toBegin = ['edraak-microsoft-excel', 'lil-excel-essential', 'coursera-excel-essentials'];
const toGoOn = ['almentor-excel-advanced', 'lil-excel-lookups-pivots', 'coursera-excel-intermediate'];

/**
 * Spreadsheets where a job asks for them better than somebody shows them. Whoever has a degree and names none may know
 * the plain use: most do, and say nothing of it.
 */
export function spreadsheetsToGain(
  taxonomy: Taxonomy,
  job: JobFeatures,
  person: ProfileFeatures,
): QualificationToGain | null {
  const asking = sentencesOf(taxonomy, `${job.title}\n${job.text}`)
    .map((it) => ({ ...it, sentence: it.sentence.replace(noProgram, ' ') }))
    .filter(({ sentence }) => named.test(sentence));
  const asked = asking.reduce((best, { sentence }) => Math.max(best, isDeep(sentence) ? deep : plain), 0);
  const known = spreadsheetsKnown(taxonomy, person);
  if (asked === 0 || known >= asked) return null;
  const isWelcome = asking.every(
    ({ sentence, isBelowWelcome }) => isBelowWelcome || partsNaming(sentence).every(isOnlyWelcomed),
  );
  return {
    kind: 'tool',
    courseIds: known >= theBasics ? toGoOn : toBegin,
    isWelcome,
    ...(asked === deep ? { isFar: true } : {}),
  };
}

/** Whether somebody shows spreadsheets as well as a job asks for them, whatever the entries of their profile are called. */
export function areSpreadsheetsShown(taxonomy: Taxonomy, job: JobFeatures, person: ProfileFeatures): boolean {
  return knownIn(textOf(person)) >= plain && spreadsheetsToGain(taxonomy, job, person) === null;
}

/** Who has a degree and names the other programs of the suite alone has no more than these. */
function spreadsheetsKnown(taxonomy: Taxonomy, person: ProfileFeatures): number {
  const text = textOf(person);
  const isAssumed = learnerOf(person, taxonomy).isGraduate && !anotherOfSuite.test(fold(text));
  return knownIn(text) || (isAssumed ? plain : none);
}

/** A list of skills says no more than the name; the person's own words say how well. */
const textOf = ({ told, text }: ProfileFeatures): string => told || text;

/** Whether the words right beside the name, or in brackets behind it, tell of more than plain use. */
function isDeep(sentence: string): boolean {
  const [found = ''] = named.exec(sentence) ?? [];
  const at = sentence.indexOf(found);
  const behind = sentence.slice(at + found.length);
  const [before = ''] = sentence
    .slice(0, at)
    .split(/[,،;/:]|\s(?:and|&|و)\s/u)
    .slice(-1);
  const [beside = ''] = /^\s*[:(–-]/u.test(behind) ? [behind] : behind.split(/[,،;/]|\s(?:and|&|و)\s/u);
  return inDepth.test(`${before} ${beside}`);
}

const partsNaming = (sentence: string): string[] =>
  sentence.split(/[,،;؛]/u).filter((part) => named.test(part));

function knownIn(text: string): number {
  const parts = fold(text).split(/[.;,؛،•|\n]+/u);
  const own = parts.filter((part) => named.test(part));
  if (parts.some((part) => ofSpreadsheetsAlone.test(part))) return deep;
  const isWeak = (part: string) => little.test(part) || basics.test(part);
  if (own.some((part) => inDepth.test(part) && !isWeak(part))) return deep;
  if (own.some((part) => !isWeak(part))) return plain;
  if (own.some((part) => !little.test(part))) return theBasics;
  if (own.length > 0) return aLittle;
  return parts.some((part) => suite.test(part) && !isWeak(part)) ? plain : none;
}
