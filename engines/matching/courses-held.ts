import type { Course, Taxonomy } from '#engines/taxonomy/index.ts';
import { fold, stemsOf } from '#engines/text/index.ts';
import type { ProfileFeatures } from './features.ts';
import { isOfEveryDay, isOfOwnWork, isSeasoned, type Learner } from './learners.ts';
import { isGained, qualificationsHeld } from './qualifications.ts';

/** How well a skill is known of which a profile does not say how well: practised for years, and else worked with. */
const levelOfSeasoned = 4;
const levelOfOthers = 2;

/**
 * Which courses would teach somebody what they show already: those to a qualification that they hold or one above it, those
 * that their text names, those that end at the level of what they know, and the first steps of what they do every day.
 */
export function coursesHeldBy(
  person: ProfileFeatures,
  learner: Learner,
  taxonomy: Taxonomy,
): (course: Course) => boolean {
  const levels = new Map(person.skills.map(({ id, level }) => [id, level ?? 0]));
  const text = textOf(person);
  const held = qualificationsHeld(taxonomy, text);
  const lines = clausesOf(text);
  const levelOf = (skillId: string): number => {
    const told = levels.get(skillId);
    if (told === undefined) return 0;
    return told || (isSeasoned(learner) ? levelOfSeasoned : levelOfOthers);
  };
  return (course) => {
    if (held(course.id) || isNamedIn(course, lines)) return true;
    const [subject] = course.skills;
    if (!subject) return false;
    const known = levelOf(subject.id);
    if (course.level === 'beginner') {
      const isPractised = isSeasoned(learner) && isOfOwnWork(taxonomy, subject.id, learner);
      return known > 0 || isPractised || isOfEveryDay(taxonomy, subject.id, learner);
    }
    return course.kind !== 'certificate' && known >= subject.level;
  };
}

/** All that somebody writes of what they are and know. */
export const textOf = ({ titles, skills, text, told = '' }: ProfileFeatures): string =>
  [...titles.map(({ title }) => title), ...skills.map(({ name }) => name), text, told].join('\n');

/** The words of each clause of a text; what is only begun or wanted is left out. */
const clausesOf = (text: string): Set<string>[] =>
  fold(text)
    .split(/[.;؛•\n]+(?:\s|$)/u)
    .filter(isGained)
    .map((clause) => new Set(stemsOf(clause)));

/** Whether a clause has every word of a course's title, of which there must be enough to be no chance. */
function isNamedIn({ title }: Course, clauses: readonly Set<string>[]): boolean {
  return [title.en, title.ar].some((name) => {
    const words = stemsOf(name);
    return words.length >= fewestWords && clauses.some((clause) => words.every((word) => clause.has(word)));
  });
}
const fewestWords = 3;
