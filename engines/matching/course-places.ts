import { type Course, derived, placesIn, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { CourseOptions } from './course-choice.ts';

/** Whether a course suits the job's country: the labour law of another is no help there, nor the licence of its traffic office. */
export function fitsPlace({ country }: CourseOptions, taxonomy: Taxonomy): (course: Course) => boolean {
  if (!country) return () => true;
  return ({ id, kind, providerId }) => {
    if (kind === 'certificate' && (officesOf[providerId] ?? country) !== country) return false;
    if ((courtsOf[providerId] ?? country) !== country) return false;
    if (ofGulf(taxonomy).has(id) && !gulf.has(country)) return false;
    return countriesNamed(taxonomy).get(id)?.includes(country) ?? true;
  };
}

/** Whether a course is made for the job's own country, as one about its taxes is: it goes before what holds anywhere. */
export const isOfPlace = ({ id }: Course, { country }: CourseOptions, taxonomy: Taxonomy): boolean =>
  !!country && (countriesNamed(taxonomy).get(id)?.includes(country) ?? false);

/** Whether a course is made for one country, whichever that is. */
export const isOfAnyCountry = (courseId: string, taxonomy: Taxonomy): boolean =>
  countriesNamed(taxonomy).has(courseId);

/** Whether a skill is of laws that every country has its own of, as its taxes are: one of its rules has a course for one country. */
export const isOfCountries = (skillId: string, taxonomy: Taxonomy): boolean =>
  lawSkills(taxonomy).has(skillId);

const lawSkills = derived((taxonomy) => {
  const ids = taxonomy.qualifications.flatMap(({ kind, courseIds }) => (kind === 'rule' ? courseIds : []));
  const courses = ids.filter((id) => isOfAnyCountry(id, taxonomy)).flatMap((id) => taxonomy.course(id) ?? []);
  return new Set(courses.flatMap(({ skills: [first] }) => first?.id ?? []));
});

const gulf: ReadonlySet<string> = new Set(['uae', 'saudi-arabia', 'qatar', 'kuwait', 'bahrain', 'oman']);

/** The courses whose titles say that they are about the rules of the Gulf. */
const ofGulf = derived(
  ({ courses }) =>
    new Set(courses.filter(({ title }) => /\b(?:Gulf|GCC)\b/u.test(title.en)).map(({ id }) => id)),
);

/** Offices whose papers hold in one country alone. */
const officesOf: Readonly<Record<string, string>> = {
  'rta-dubai': 'uae',
  'sira-dubai': 'uae',
  'dubai-municipality': 'uae',
  'dubai-land-department': 'uae',
  'dubai-civil-defence': 'uae',
  'dubai-college-of-tourism': 'uae',
  ecae: 'uae',
  'financial-academy': 'saudi-arabia',
  scfhs: 'saudi-arabia',
  'saudi-council-of-engineers': 'saudi-arabia',
  'real-estate-institute-sa': 'saudi-arabia',
  'saudi-ministry-of-tourism': 'saudi-arabia',
  cbahi: 'saudi-arabia',
};

/** Institutes of courts teach the law of their own country, whatever a course is called. */
const courtsOf: Readonly<Record<string, string>> = {
  'dubai-judicial-institute': 'uae',
  'justice-training-center': 'saudi-arabia',
};

/** Without what stands in brackets, where letters are no places ("PRC"); "Saudi" is of the country as well. */
const placesOf = (title: string): string =>
  title.replace(/\([^)]*\)/gu, ' ').replace(/\bSaudi\b(?! Arabia)/u, 'Saudi Arabia');

/** The countries whose authorities a title names, by themselves or by what companies file with them: each is for its own. */
const authoritiesOf = (title: string): string[] =>
  Object.entries(countriesOfAuthorities).flatMap(([country, names]) => (names.test(title) ? [country] : []));
const countriesOfAuthorities = {
  uae: /\b(?:DHA|DOH|HAAD|MOHAP|JAWDA)\b/u,
  qatar: /\b(?:QCHP|DHP)\b/u,
  bahrain: /\bNHRA\b/u,
  'saudi-arabia': /\b(?:SCFHS|CBAHI|Qiwa|Muqeem|Absher|Mudad|ZATCA)\b/u,
} as const;

/** The countries that titles of courses name, by the courses' ids. */
const countriesNamed = derived((taxonomy) => {
  const named = taxonomy.courses.map(({ id, title }): [string, string[]] => [
    id,
    [...placesIn(taxonomy, placesOf(title.en)).map(({ country }) => country), ...authoritiesOf(title.en)],
  ]);
  return new Map(named.filter(([, countries]) => countries.length > 0));
});
