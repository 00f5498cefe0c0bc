import type { ReadCourse } from '#engines/programmes/index.ts';
import { foldName } from '#engines/text/index.ts';
import type { ProgrammeCorrection } from '#server/db/tables/index.ts';

interface Corrected {
  courses: readonly ReadCourse[];
  corrections: readonly ProgrammeCorrection[];
}

/**
 * What earlier corrections say of a new reading: a sentence that was said not to teach a skill does not teach it here
 * either, and a course of the same name teaches what was added to it there. The newest word on the same counts; `before`
 * is in the order of the corrections, newest first.
 */
export function learnedCorrections(
  courses: readonly ReadCourse[],
  before: readonly Corrected[],
): ProgrammeCorrection[] {
  const said = new Map<string, Said>();
  for (const one of before)
    for (const { order, skillId, ...correction } of one.corrections) {
      const course = one.courses.find((each) => each.order === order);
      const key = course && keyOf(course, skillId);
      if (key && !said.has(key)) said.set(key, correction);
    }
  const bySkill = new Set([...said.keys()].map((key) => key.slice(key.lastIndexOf(' ') + 1)));
  return courses.flatMap((course) =>
    [...bySkill].flatMap((skillId) => {
      const read = course.skills.find((skill) => skill.skillId === skillId);
      const known = said.get(keyOf(course, skillId));
      const isNew = known && (known.isTaught !== (read !== undefined) || isAnotherLevel(known, read?.level));
      return isNew ? [{ order: course.order, skillId, ...known }] : [];
    }),
  );
}

type Said = Omit<ProgrammeCorrection, 'order' | 'skillId'>;

const isAnotherLevel = ({ isTaught, level }: Said, read: Said['level'] | null) =>
  isTaught && level !== undefined && level !== read;

/** What a correction is about: the sentence that was read to teach the skill, or the course where none was. */
function keyOf(course: ReadCourse, skillId: string): string {
  const sentence = course.skills.find((skill) => skill.skillId === skillId)?.sentence;
  return `${sentence === undefined ? `course ${foldName(course.title)}` : `sentence ${foldName(sentence)}`} ${skillId}`;
}
