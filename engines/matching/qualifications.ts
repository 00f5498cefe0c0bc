import { derived, type Qualification, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, literal } from '#engines/text/index.ts';

/** A qualification that a job asks for and somebody does not show, with the course that leads to it. */
export interface QualificationToGain {
  courseId: string;
  /** Whether the job would only welcome it. */
  isWelcome: boolean;
}

const WORDS = wordingsIn('matching/qualifications');
const notGained = WORDS.pattern('not gained yet', { spaces: 'one' });
const anyWillDo = WORDS.pattern('any of these will do', { spaces: 'one' });
const welcome = WORDS.pattern('welcome, not asked', { spaces: 'one' });
/** What is asked for together stands in one sentence or line. */
const endOfSentence = /[.;؛•\n]+(?:\s|$)/u;

/**
 * What a job's text asks for by name and the person's does not show, as courses that lead there, the asked before the
 * welcome. Of several of which any will do ("CPA, CMA or SOCPA") it is the one whose course is shortest. Whoever has one,
 * or one beyond it, is asked for none; one that is only begun is not had.
 */
export function qualificationsToGain(
  taxonomy: Taxonomy,
  jobText: string,
  personText: string,
): QualificationToGain[] {
  const has = holding(taxonomy, personText);
  const gains = new Map<string, QualificationToGain>();
  for (const sentence of fold(jobText).split(endOfSentence)) {
    const named = namedIn(taxonomy, sentence);
    const groups = anyWillDo.test(sentence) || sentence.includes('/') ? [named] : named.map((one) => [one]);
    for (const group of groups) {
      const courseId = group.some(has) ? null : shortest(taxonomy, group);
      if (!courseId) continue;
      const isWelcome = welcome.test(sentence) && gains.get(courseId)?.isWelcome !== false;
      gains.set(courseId, { courseId, isWelcome });
    }
  }
  return [...gains.values()].sort((a, b) => Number(a.isWelcome) - Number(b.isWelcome));
}

/** Whether a course leads to a qualification that somebody's text shows, or to one below it. */
export function qualificationsHeld(taxonomy: Taxonomy, text: string): (courseId: string) => boolean {
  const has = holding(taxonomy, text);
  const courses = new Set(taxonomy.qualifications.filter(has).flatMap(({ courseIds }) => courseIds));
  return (courseId) => courses.has(courseId);
}

/** Whether a clause, folded, tells of more than what is only begun. */
export const isGained = (clause: string): boolean => !notGained.test(clause);

function holding(taxonomy: Taxonomy, text: string): (qualification: Qualification) => boolean {
  const held = heldIn(taxonomy, text);
  return ({ id, above }) => held.has(id) || above.some((beyond) => held.has(beyond));
}

/** Ids of the qualifications that somebody's text shows, sentence by sentence. */
function heldIn(taxonomy: Taxonomy, text: string): Set<string> {
  const parts = fold(text).split(/[.;,؛،•\n()]+/u);
  return new Set(
    parts.flatMap((part) => (isGained(part) ? namedIn(taxonomy, part).map(({ id }) => id) : [])),
  );
}

/** The qualifications that a text names; a longer name hides the shorter ones within it. */
function namedIn(taxonomy: Taxonomy, folded: string): Qualification[] {
  const { byName, pattern } = namesOf(taxonomy);
  const found = [...folded.matchAll(pattern)].flatMap(([name]) => byName.get(name) ?? []);
  return [...new Set(found)];
}

const namesOf = derived(({ qualifications }) => {
  const byName = new Map(
    qualifications.flatMap((one) =>
      one.names.map((name): [string, Qualification] => [fold(name).trim(), one]),
    ),
  );
  const longestFirst = [...byName.keys()].sort((a, b) => b.length - a.length);
  const any = longestFirst.map(literal).join('|');
  return { byName, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${any || '(?!)'})(?![\\p{L}\\p{N}])`, 'gu') };
});

function shortest(taxonomy: Taxonomy, group: readonly Qualification[]): string | null {
  const courses = group.flatMap(({ courseIds }) => courseIds.flatMap((id) => taxonomy.course(id) ?? []));
  return courses.sort((a, b) => a.hours - b.hours)[0]?.id ?? null;
}
