import { type Course, courseLink, derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import type { Counts } from './skill-maps.reads.ts';

/** What courses of the catalogue are narrowed by; an empty text asks for nothing. */
export interface CourseNames {
  course_title: string;
  institute: string;
}

/** Courses whose title bears the words and whose provider is called so, in either language. */
export function coursesCalled(
  taxonomy: Taxonomy,
  { course_title: title, institute }: CourseNames,
): readonly Course[] {
  // Mostly nothing is asked for.
  if (title === '' && institute === '') return taxonomy.courses;
  const { titles, providers } = wordsOfCatalogue(taxonomy);
  const isTitled = bears(title);
  const isGivenBy = bears(institute);
  return taxonomy.courses.filter(
    ({ id, providerId }) => isTitled(titles.get(id) ?? []) && isGivenBy(providers.get(providerId) ?? []),
  );
}

/** How many of the courses teach each skill. */
export function countInCourses(courses: readonly Course[]): Counts {
  const bySkill = new Map<string, number>();
  for (const { skills } of courses) for (const { id } of skills) bySkill.set(id, (bySkill.get(id) ?? 0) + 1);
  return { bySkill, total: courses.length };
}

/** Those of the courses that teach a skill, the ones that lead furthest and take least time first. */
export function bestCoursesFor(taxonomy: Taxonomy, courses: readonly Course[], skill: string, most: number) {
  const levelOf = ({ skills }: Course) => skills.find(({ id }) => id === skill)?.level ?? 0;
  return courses
    .filter((course) => levelOf(course) > 0)
    .toSorted((a, b) => levelOf(b) - levelOf(a) || a.hours - b.hours)
    .slice(0, most)
    .map((course) => ({
      id: course.id,
      title: course.title,
      provider: taxonomy.provider(course.providerId)?.name ?? { en: '', ar: '' },
      hours: course.hours,
      link: courseLink(taxonomy, course).address,
    }));
}

/** All names of the institute that the words name; the words themselves where they name none. */
export const namesOfInstitute = (taxonomy: Taxonomy, words: string): readonly string[] =>
  institutesByName(taxonomy).get(foldName(words)) ?? [words];

const institutesByName = derived(({ institutes }) => {
  const known = new Map<string, string[]>();
  for (const { name, aliases } of institutes) {
    const names = [name.en, name.ar, ...aliases.en, ...aliases.ar];
    for (const one of names) known.set(foldName(one), names);
  }
  return known;
});

/** Every word of the text begins one of a name's words. */
function bears(text: string): (words: readonly string[]) => boolean {
  const wanted = foldName(text).split(' ').filter(Boolean);
  return (words) => wanted.every((word) => words.some((one) => one.startsWith(word)));
}

/** The words of all titles and providers in either language, by their ids: folding them takes longer than a map may. */
const wordsOfCatalogue = derived(({ courses, providers }) => {
  const wordsOf = ({ en, ar }: { en: string; ar: string }) => [
    ...foldName(en).split(' '),
    ...foldName(ar).split(' '),
  ];
  return {
    titles: new Map(courses.map(({ id, title }) => [id, wordsOf(title)])),
    providers: new Map(providers.map(({ id, name }) => [id, wordsOf(name)])),
  };
});
