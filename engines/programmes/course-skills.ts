import { skillsShownIn, type Taxonomy } from '#engines/taxonomy/index.ts';
import { isHigher, mannerIn, withoutLearners } from './learning-levels.ts';
import type { CourseSkill, CourseStatement, ReadCourse, StatementKind } from './programme.ts';
import { sentencesOf } from './statements.ts';
import { toldSkills } from './told-skills.ts';

const kindsByWorth: readonly StatementKind[] = ['description', 'topic', 'outcome'];
const rolesByWorth: readonly CourseSkill['role'][] = ['named', 'used', 'taught'];

/**
 * The skills of a course, each once, with the sentence that says most of it: taught before used before named, a
 * name before work that shows it, an outcome before a topic and a description, a higher level before a lower. A title
 * stands for a skill only where nothing below it shows the skill as well.
 */
export function skillsOfCourse(taxonomy: Taxonomy, course: ReadCourse): CourseSkill[] {
  const best = new Map<string, CourseSkill>();
  for (const statement of course.statements) {
    for (const skill of skillsOfStatement(taxonomy, statement)) {
      const known = best.get(skill.skillId);
      if (!known || isBetter(skill, known)) best.set(skill.skillId, skill);
    }
  }
  const title: CourseStatement = { kind: 'title', text: course.title, page: course.page, line: course.line };
  for (const skill of skillsOfStatement(taxonomy, title)) {
    const below = best.get(skill.skillId);
    const isShownBelow = below !== undefined && (below.isNamed || !skill.isNamed);
    best.set(skill.skillId, isShownBelow ? { ...below, role: skill.role } : skill);
  }
  return [...best.values()];
}

function skillsOfStatement(taxonomy: Taxonomy, { kind, text, page, line }: CourseStatement): CourseSkill[] {
  return sentencesOf(text).flatMap((sentence) => {
    const shown = withoutEchoes(skillsShownIn(taxonomy, withoutLearners(sentence)));
    const ids = new Set(shown.map(({ skillId }) => skillId));
    const told = toldSkills(taxonomy, sentence).filter(({ skillId }) => !ids.has(skillId));
    const manner = mannerIn(sentence);
    const unnamed = told.map((skill) => ({ ...skill, isNamed: false }));
    return [...shown, ...unnamed].map(({ skillId, start, end, isNamed }) => {
      const { level, role } =
        kind === 'title'
          ? { level: null, role: 'taught' as const }
          : manner(start, taxonomy.skill(skillId)?.kind === 'tool');
      return { skillId, sentence, kind, start, end, isNamed, role, level, page, line };
    });
  });
}

/** Words that name one skill do not tell of the work of another besides: "colour theory" is no colouring of hair. */
function withoutEchoes<Shown extends { start: number; end: number; isNamed: boolean }>(
  shown: Shown[],
): Shown[] {
  const named = shown.filter(({ isNamed }) => isNamed);
  return shown.filter(
    (one) => one.isNamed || named.every(({ start, end }) => end <= one.start || one.end <= start),
  );
}

function isBetter(a: CourseSkill, b: CourseSkill): boolean {
  const byRole = rolesByWorth.indexOf(a.role) - rolesByWorth.indexOf(b.role);
  if (byRole !== 0) return byRole > 0;
  if (a.isNamed !== b.isNamed) return a.isNamed;
  const byKind = kindsByWorth.indexOf(a.kind) - kindsByWorth.indexOf(b.kind);
  return byKind !== 0 ? byKind > 0 : isHigher(a.level, b.level);
}
