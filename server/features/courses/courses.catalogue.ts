import type { z } from 'zod';
import type { listCourses } from '#contract/features/courses.contract.ts';
import { type Course, derived, kindredRoots, type Taxonomy } from '#engines/taxonomy/index.ts';
import { createTextIndex } from '#engines/text/index.ts';
import { createWordIndex } from '#server/features/jobs/index.ts';
import { expected } from '#server/platform/expected.ts';

type Query = z.output<typeof listCourses.query>;
export type CourseFilter = Omit<Query, 'page' | 'limit' | 'sort'>;
type Choice = 'skills' | 'providers' | 'languages' | 'levels' | 'kinds' | 'costs';

export interface FoundCourses {
  courses: Course[];
  /** No course has all of the words; these come near. */
  isNear: boolean;
}

/** The courses that pass a filter, in an order; `interest` is how much of use each is to the reader. */
export function findCourses(
  taxonomy: Taxonomy,
  filter: CourseFilter,
  { sort, interest }: { sort: Query['sort']; interest: (course: Course) => number },
): FoundCourses {
  const { relevance, isNear } = searched(taxonomy, filter.q);
  const courses = taxonomy.courses.filter(
    (course) => (!relevance || relevance.has(course.id)) && passes(course, filter),
  );
  const byTitle = (a: Course, b: Course) => (a.title.en < b.title.en ? -1 : a.title.en > b.title.en ? 1 : 0);
  const orders: Record<Query['sort'], (a: Course, b: Course) => number> = {
    // Without words it is what the reader may need that counts, and of that alike the shorter first.
    relevance: (a, b) =>
      (relevance?.get(b.id) ?? 0) - (relevance?.get(a.id) ?? 0) ||
      interest(b) - interest(a) ||
      a.hours - b.hours,
    shortest: (a, b) => a.hours - b.hours,
    longest: (a, b) => b.hours - a.hours,
    title: byTitle,
  };
  return { courses: courses.sort((a, b) => orders[sort](a, b) || byTitle(a, b)), isNear };
}

/** How many courses each choice of one filter would leave, the other filters as they are; the most first. */
export function countBy(
  taxonomy: Taxonomy,
  filter: CourseFilter,
  choice: Choice,
): { id: string; count: number }[] {
  const { relevance } = searched(taxonomy, filter.q);
  const counts = new Map<string, number>();
  for (const course of taxonomy.courses) {
    if ((relevance && !relevance.has(course.id)) || !passes(course, { ...filter, [choice]: [] })) continue;
    for (const value of valuesOf(course, choice)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
}

const CHOICES: readonly Choice[] = ['skills', 'providers', 'languages', 'levels', 'kinds', 'costs'];

function passes(course: Course, filter: CourseFilter): boolean {
  if (filter.most_hours !== undefined && course.hours > filter.most_hours) return false;
  return CHOICES.every((choice) => {
    const chosen: readonly string[] = filter[choice];
    return chosen.length === 0 || valuesOf(course, choice).some((value) => chosen.includes(value));
  });
}

function valuesOf(course: Course, choice: Choice): readonly string[] {
  switch (choice) {
    case 'skills':
      return course.skills.map(({ id }) => id);
    case 'providers':
      return [course.providerId];
    case 'languages':
      return course.languageIds;
    case 'levels':
      return [course.level];
    case 'kinds':
      return [course.kind];
    case 'costs':
      return [course.cost];
  }
}

/** What words find, with how well; all of it, unranked, without words. Where nothing has all of them, what is near. */
function searched(
  taxonomy: Taxonomy,
  q: string,
): { relevance: ReadonlyMap<string, number> | null; isNear: boolean } {
  if (!q) return { relevance: null, isNear: false };
  const relevance = new Map(byWords(taxonomy).find(q) ?? []);
  // A name of a skill in any of its forms finds what teaches it, whatever the course calls it.
  const skill = taxonomy.resolveSkill(q);
  if (skill) {
    for (const course of taxonomy.courses)
      if (course.skills.some(({ id }) => id === skill.id))
        relevance.set(course.id, (relevance.get(course.id) ?? 0) + 1);
  }
  if (relevance.size > 0) return { relevance, isNear: false };
  const near = byLikeness(taxonomy)
    .rank({ title: q }, MOST_NEAR)
    .filter(({ score }) => score >= LEAST_LIKENESS);
  return { relevance: new Map(near.map(({ id, score }) => [id, score])), isNear: near.length > 0 };
}

const MOST_NEAR = 12;
/** Below it a query and a course share little more than some letters. */
const LEAST_LIKENESS = 0.12;

const TITLE_WEIGHT = 6;
const SKILL_WEIGHT = 3;
const REST_WEIGHT = 1;

const byWords = derived((taxonomy) => {
  const words = createWordIndex();
  for (const course of taxonomy.courses) {
    const provider = expected(taxonomy.provider(course.providerId), 'provider of the course').name;
    words.put(course.id, `${course.title.en} ${course.title.ar}`, [
      { text: `${course.title.en} ${course.title.ar}`, weight: TITLE_WEIGHT },
      { text: namesOfSkills(taxonomy, course).join(' . '), weight: SKILL_WEIGHT },
      { text: `${provider.en} ${provider.ar} ${course.about.en} ${course.about.ar}`, weight: REST_WEIGHT },
    ]);
  }
  return words;
});

const byLikeness = derived((taxonomy) =>
  createTextIndex(
    taxonomy.courses.map((course) => ({
      id: course.id,
      title: course.title.en,
      aliases: [course.title.ar, ...namesOfSkills(taxonomy, course)],
      text: `${course.about.en} ${course.about.ar}`,
    })),
    { kindred: kindredRoots(taxonomy) },
  ),
);

const namesOfSkills = (taxonomy: Taxonomy, course: Course): string[] =>
  course.skills.flatMap(({ id }) => {
    const name = taxonomy.skill(id)?.name;
    return name ? [name.en, name.ar] : [];
  });

const MOST_OTHERS = 4;

/** The courses that teach most of the same skills; of those alike the shorter first. */
export function coursesLike(taxonomy: Taxonomy, course: Course): Course[] {
  const own = new Set(course.skills.map(({ id }) => id));
  const shared = (other: Course) => other.skills.filter(({ id }) => own.has(id)).length;
  return taxonomy.courses
    .filter((other) => other.id !== course.id && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || a.hours - b.hours || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_OTHERS);
}
