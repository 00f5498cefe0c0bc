import type { Programme, ProgrammeCourse, TaughtSkill } from '#contract/features/programmes.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import type { CourseSkill, ReadCourse } from '#engines/programmes/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { ProgrammeCorrection } from '#server/db/tables/index.ts';
import { skillNamed } from '#server/features/courses/index.ts';
import type { Actor } from '#server/platform/context.ts';
import { circleOf, mayEdit } from './programmes.policy.ts';
import type { ProgrammeRow } from './programmes.store.ts';

/** Sentences of one language in place of those that were read, where a programme is known in both. */
export type Rendering = (course: ReadCourse, lang: Language) => { title: string; outcome: string } | null;

const UNRENDERED: Rendering = () => null;

/** A kept programme as its reader sees it. */
export function presentKept(taxonomy: Taxonomy, row: ProgrammeRow, actor: Actor, lang: Language): Programme {
  return {
    id: row.id,
    title: { en: row.title, ar: row.title },
    institute: null,
    language: row.language,
    courses: presentCourses(taxonomy, row.courses, { lang, corrections: row.corrections }),
    occupations: presentOccupations(taxonomy, row.occupations),
    document: { file_name: row.fileName, pages: row.pages, unread_pages: row.unreadPages },
    version: row.version,
    is_shared: row.isShared,
    updated_at: row.updatedAt.toISOString(),
    can: { edit: mayEdit(actor, row), share: mayEdit(actor, row) && circleOf(actor) !== null },
  };
}

export function presentCourses(
  taxonomy: Taxonomy,
  courses: readonly ReadCourse[],
  {
    lang,
    corrections = [],
    rendering = UNRENDERED,
  }: { lang: Language; corrections?: readonly ProgrammeCorrection[]; rendering?: Rendering },
): ProgrammeCourse[] {
  return courses.map((course) => {
    const rendered = rendering(course, lang);
    const own = corrections.filter(({ order }) => order === course.order);
    return {
      order: course.order,
      code: course.code,
      title: rendered?.title ?? titleIn(course, lang),
      credit_hours: course.creditHours,
      year: course.term.year,
      semester: course.term.semester,
      prerequisites: course.prerequisites,
      is_elective: course.isElective,
      statements: rendered ? [rendered.outcome] : course.statements.map(({ text }) => text),
      skills: [
        ...course.skills
          .filter(({ skillId }) => !own.some((one) => one.skillId === skillId && !one.isTaught))
          .map((skill) => ({
            ...presentSkill(taxonomy, skill, rendered),
            ...levelSaid(own, skill.skillId),
          })),
        ...own
          .filter(
            ({ isTaught, skillId }) => isTaught && !course.skills.some((skill) => skill.skillId === skillId),
          )
          .map(({ skillId }) => ({ ...correctedSkill(taxonomy, skillId), ...levelSaid(own, skillId) })),
      ],
    };
  });
}

/** The level that somebody corrected a skill to. */
function levelSaid(own: readonly ProgrammeCorrection[], skillId: string): Pick<TaughtSkill, 'level'> | null {
  const level = own.find((one) => one.skillId === skillId)?.level;
  return level === undefined ? null : { level };
}

/** A document in both languages gives the title twice. */
function titleIn({ title, otherTitle }: ReadCourse, lang: Language): string {
  const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
  return otherTitle && isArabic(otherTitle) === (lang === 'ar') ? otherTitle : title;
}

function presentSkill(
  taxonomy: Taxonomy,
  skill: CourseSkill,
  rendered: { title: string; outcome: string } | null,
): TaughtSkill {
  return {
    ...skillNamed(taxonomy, skill.skillId),
    role: skill.role,
    level: skill.level,
    kind: skill.kind,
    sentence: rendered ? (skill.kind === 'title' ? rendered.title : rendered.outcome) : skill.sentence,
    words: rendered ? null : { start: skill.start, end: skill.end },
    page: skill.page,
  };
}

const correctedSkill = (taxonomy: Taxonomy, skillId: string): TaughtSkill => ({
  ...skillNamed(taxonomy, skillId),
  role: 'taught',
  level: null,
  kind: 'correction',
  sentence: '',
  words: null,
  page: null,
});

export const presentOccupations = (taxonomy: Taxonomy, ids: readonly string[]): Programme['occupations'] =>
  ids.flatMap((id) => {
    const name = taxonomy.occupation(id)?.name;
    return name ? [{ id, name }] : [];
  });

const ROLE_WEIGHTS: Readonly<Record<TaughtSkill['role'], number>> = { taught: 1, used: 0.6, named: 0.2 };
/** What a course counts for where its plan does not say. */
const USUAL_HOURS = 3;

/** What a skill takes of a course: its credit hours, less where the skill is only used or named. */
export const weightIn = ({ credit_hours }: ProgrammeCourse, { role }: TaughtSkill): number =>
  (credit_hours ?? USUAL_HOURS) * ROLE_WEIGHTS[role];

/** The skills of a programme, each once with its share of the whole; the shares sum to 1. */
export function degreeSkills(courses: readonly ProgrammeCourse[]) {
  const weights = new Map<string, { id: string; name: TaughtSkill['name']; weight: number }>();
  for (const course of courses)
    for (const skill of course.skills) {
      const known = weights.get(skill.id) ?? { id: skill.id, name: skill.name, weight: 0 };
      known.weight += weightIn(course, skill);
      weights.set(skill.id, known);
    }
  const whole = [...weights.values()].reduce((sum, { weight }) => sum + weight, 0) || 1;
  return [...weights.values()]
    .map((one) => ({ ...one, weight: one.weight / whole }))
    .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
}
