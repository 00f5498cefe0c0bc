import type { MarketQuestion } from '#contract/features/skill-maps.contract.ts';
import { readMarketQuestion } from '#engines/matching/index.ts';
import { courseLink, type Skill, type Taxonomy } from '#engines/taxonomy/index.ts';
import { coursesCalled } from './skill-maps.courses.ts';
import { type MapCtx, named } from './skill-maps.market.ts';

/** Of the programmes that do. */
const MOST_PROGRAMMES = 5;
/** Of the courses that teach what a question is about. */
const MOST_COURSES = 8;
/** Skills of an occupation by which its courses are looked for. */
const MOST_SKILLS = 12;

/** What a question in words asks about, as filters, and who teaches it where it asks. */
export function readQuestion({ taxonomy, lang }: MapCtx, question: string): MarketQuestion {
  const read = readMarketQuestion(taxonomy, question, lang);
  const occupation = read.occupation === null ? undefined : taxonomy.occupation(read.occupation);
  const skills = read.skills.flatMap((id) => taxonomy.skill(id) ?? []);
  const asksWhoTeaches = read.matters.includes('courses');
  const taught = skills.length > 0 ? skills : skillsOf(taxonomy, read.occupation);
  return {
    state: read.place,
    job_title: occupation ? occupation.name[lang] : read.title,
    skills: skills.map(named),
    about: read.matters.find((matter) => matter !== 'courses') ?? (isOnlyCourses(read) ? 'courses' : 'gap'),
    not_understood: read.notUnderstood,
    courses: asksWhoTeaches ? coursesTeaching(taxonomy, taught) : [],
    programmes: asksWhoTeaches ? programmesTeaching(taxonomy, taught) : [],
  };
}

/** Nothing but who teaches something: it names no place in which people could lack. */
const isOnlyCourses = ({ matters, place }: { matters: readonly string[]; place: string }) =>
  matters.length > 0 && place === '';

const skillsOf = (taxonomy: Taxonomy, occupationId: string | null): Skill[] =>
  (occupationId === null ? [] : (taxonomy.occupation(occupationId)?.skills ?? []))
    .toSorted((a, b) => Number(b.importance === 'essential') - Number(a.importance === 'essential'))
    .slice(0, MOST_SKILLS)
    .flatMap(({ id }) => taxonomy.skill(id) ?? []);

/** The courses that teach most of the skills, those of fewer hours first where they teach as many. */
function coursesTeaching(taxonomy: Taxonomy, skills: readonly Skill[]): MarketQuestion['courses'] {
  return coursesCalled(taxonomy, { course_title: '', institute: '' })
    .map((course) => ({
      course,
      teaches: skills.filter(({ id }) => course.skills.some((one) => one.id === id)),
    }))
    .filter(({ teaches }) => teaches.length > 0)
    .toSorted((a, b) => b.teaches.length - a.teaches.length || a.course.hours - b.course.hours)
    .slice(0, MOST_COURSES)
    .map(({ course, teaches }) => ({
      id: course.id,
      title: course.title,
      provider: taxonomy.provider(course.providerId)?.name ?? { en: '', ar: '' },
      link: courseLink(taxonomy, course).address,
      teaches: teaches.map(named),
    }));
}

/** The degree programmes whose modules teach most of the skills, those of institutes of the country first where as many. */
function programmesTeaching(taxonomy: Taxonomy, skills: readonly Skill[]): MarketQuestion['programmes'] {
  return taxonomy.programmes
    .flatMap(({ id, name, instituteId, moduleIds }) => {
      const institute = taxonomy.institute(instituteId);
      const taught = new Set(
        moduleIds.flatMap((moduleId) => taxonomy.module(moduleId)?.skills.map((skill) => skill.id) ?? []),
      );
      const teaches = skills.filter((skill) => taught.has(skill.id));
      return institute && teaches.length > 0 ? [{ id, name, institute, teaches }] : [];
    })
    .toSorted(
      (a, b) =>
        b.teaches.length - a.teaches.length ||
        Number(b.institute.type === 'local') - Number(a.institute.type === 'local') ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, MOST_PROGRAMMES)
    .map(({ id, name, institute, teaches }) => ({
      id,
      title: name,
      institute: institute.name,
      link: institute.site,
      teaches: teaches.map(named),
    }));
}
