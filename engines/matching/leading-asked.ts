import { type Course, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { textOf } from './courses-held.ts';
import type { JobFeatures, ProfileFeatures } from './features.ts';
import { workDone } from './learners.ts';
import { levelOfLeaders, levelOfTitle } from './levels.ts';
import { isGained, type QualificationToGain } from './qualifications.ts';

const leading = wordingsIn('matching/qualifications').pattern('leads people', { spaces: 'one' });
/** "Crew of 8": of a person or a post of leaders it tells whom they lead, of another job how large a house is. */
const ofSoMany = wordingsIn('matching/qualifications').pattern('has so many people', { spaces: 'one' });

/** "120 men", "68 معلمه": so many people, behind their number. */
const inNumber = new RegExp(
  `(\\d+)\\s+(?:\\p{L}+\\s+)?${wordingsIn('matching/qualifications').source('people in number')}`,
  'gu',
);

/** How far somebody has led people: not yet, a crew or shift, or a team as its manager. */
export type Led = 'nobody' | 'crew' | 'team';

/** How far somebody has led, by their titles and by what they write of it in a clause that denies nothing. */
export function ledBy(person: ProfileFeatures, taxonomy: Taxonomy): Led {
  const levels = person.titles.map(({ title }) => levelOfTitle(title));
  const highest = Math.max(0, ...levels);
  if (highest >= levelOfLeaders || workDone(person, taxonomy).some((id) => isOfLeaders(taxonomy, id)))
    return 'team';
  const clauses = fold(textOf(person)).split(/[.;,؛،•\n()]+/u);
  const told = clauses.filter(
    (clause) => (leading.test(clause) || ofSoMany.test(clause)) && isGained(clause),
  );
  if (told.some((clause) => peopleIn(clause).some(isOfMany))) return 'team';
  const isTold = told.length > 0;
  const isForeman = person.titles.some(({ title }) => foreman.test(fold(title)));
  return isTold || isForeman ? 'crew' : 'nobody';
}
/** Whoever has led so many has led through others, as managers do. */
const isOfMany = (count: number): boolean => count >= 50;
const peopleIn = (clause: string): number[] =>
  [...clause.matchAll(inNumber)].map(([, count]) => Number(count));

/** Work of managers and officers, by its group in ISCO-08, whatever its titles are called. */
const isOfLeaders = (taxonomy: Taxonomy, id: string): boolean =>
  /^(?:1|01)/u.test(taxonomy.occupation(id)?.isco ?? '');

const foreman =
  /supervisor|foreman|charge ?hand|team lead|shift lead|charge nurse|in-?charge|head|chief|sous chef|مشرف|رييس|ملاحظ|قايد/u;

/**
 * The first course about leading people for somebody whom a job asks for the first time to lead, or to lead as a manager
 * who has led a crew: those advised for its occupation, else what suits any. `null` where the job asks for none, or they
 * have led as far.
 */
export function leadingToGain(
  job: JobFeatures,
  person: ProfileFeatures,
  occupationId: string | null,
  taxonomy: Taxonomy,
): QualificationToGain | null {
  const led = ledBy(person, taxonomy);
  if (led === 'team') return null;
  const isManagers = levelOfTitle(job.title) >= levelOfLeaders;
  if (led === 'crew' && !isManagers) return null;
  const learning = taxonomy.occupation(occupationId ?? '')?.learning;
  const advised = [...(learning?.step ?? []), ...(learning?.new ?? []), ...(learning?.deeper ?? [])]
    .flatMap((id) => taxonomy.course(id) ?? [])
    .filter((course) => isFirstOfLeading(course));
  // Many a manager, of key accounts or products, leads nobody: then those who know the work advise nothing of it.
  const text = fold(job.text);
  const isTitled = isManagers || foreman.test(fold(job.title));
  const asks = leading.test(text) || (isTitled && ofSoMany.test(text));
  if (!asks && !(isManagers && advised.length > 0)) return null;
  const general = (isManagers ? forManagers : forForemen).flatMap((id) => taxonomy.course(id) ?? []);
  // Who has led a crew is no new leader: as a manager they learn what comes after the first steps.
  const isPastFirst = ({ level }: Course) => led === 'nobody' || level !== 'beginner';
  const courses = [...new Set([...advised, ...general])].filter(isPastFirst);
  return courses.length > 0
    ? {
        kind: 'leading',
        courseIds: courses.map(({ id }) => id),
        isWelcome: false,
        ...(isTitled ? {} : { isBeside: true }),
      }
    : null;
}

/** What suits whoever begins to lead, in both languages. */
const forManagers = ['almentor-new-manager', 'lil-people-management', 'edx-people-management'];
const forForemen = ['lil-team-leadership', 'doroob-supervision', 'ilm-team-leader', 'almentor-new-manager'];

const mostHours = 60;

/** Whether a course is about leading people, by itself or in a trade, and for those who begin to. */
export const isFirstOfLeading = (course: Course): boolean =>
  course.level !== 'advanced' &&
  course.hours <= mostHours &&
  course.skills.slice(0, 2).some(({ id }) => leadingPeople.has(id));

const leadingPeople: ReadonlySet<string> = new Set([
  'leadership',
  'team-leadership',
  'people-management',
  'supervision',
  'crew-supervision',
]);
