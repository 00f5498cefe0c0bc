import type { ComparedSkill } from '#contract/features/institutes.contract.ts';
import type { ProgrammeCourse, TaughtSkill } from '#contract/features/programmes.contract.ts';
import { similarity, type Taxonomy } from '#engines/taxonomy/index.ts';
import { skillNamed } from '#server/features/courses/index.ts';

/**
 * What is asked for against what is taught. Pure: each skill that is asked for has a share of the whole (`weight`) and is
 * taught so far (`credit`); the score is the sum of weight times credit, and nothing else.
 */
export interface AskedSkill {
  id: string;
  /** In any unit; they are made shares of the whole here. */
  weight: number;
  openings: number | null;
  /** Courses of the other programme that teach it. */
  coursesThere: number[];
}

export interface Compared {
  score: number;
  shared: ComparedSkill[];
  missing: ComparedSkill[];
}

/** A skill that is near another one helps with it from here on: two strong relations in a row, or one. */
const LEAST_NEARNESS = 0.6;
/** A skill that is only named as being elsewhere is half taught. */
const CREDITS: Readonly<Record<TaughtSkill['role'], number>> = { taught: 1, used: 1, named: 0.5 };

/** How far some courses teach a skill: itself, or one that is near it. Each skill is looked up once. */
export type Crediting = (skillId: string) => { credit: number; through: string | null; courses: number[] };

export function crediting(taxonomy: Taxonomy, courses: readonly ProgrammeCourse[]): Crediting {
  const taught = taughtIn(courses);
  const known = new Map<string, ReturnType<Crediting>>();
  return (id) => {
    const credit = known.get(id) ?? creditFor(taxonomy, taught, id);
    known.set(id, credit);
    return credit;
  };
}

/** Holds what is taught against what is asked for. */
export function compared(taxonomy: Taxonomy, taught: Crediting, asked: readonly AskedSkill[]): Compared {
  const whole = wholeOf(asked);
  const skills = asked.map(({ id, weight, openings, coursesThere }): ComparedSkill => {
    const { credit, through, courses } = taught(id);
    return {
      ...skillNamed(taxonomy, id),
      weight: weight / whole,
      credit,
      through: through === null ? null : skillNamed(taxonomy, through),
      openings,
      courses,
      courses_there: coursesThere,
    };
  });
  skills.sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
  return {
    score: scoreOf(taught, asked),
    shared: skills.filter(({ credit }) => credit > 0),
    missing: skills.filter(({ credit }) => credit === 0),
  };
}

/** The weight of what is asked for and taught, 0 to 1. */
export const scoreOf = (taught: Crediting, asked: readonly AskedSkill[]): number =>
  asked.reduce((sum, { id, weight }) => sum + weight * taught(id).credit, 0) / wholeOf(asked);

const wholeOf = (asked: readonly AskedSkill[]): number =>
  asked.reduce((sum, { weight }) => sum + weight, 0) || 1;

type Taught = ReadonlyMap<string, { credit: number; courses: number[] }>;

/** The skills of courses, each with how far it is taught at best and where. */
export function taughtIn(courses: readonly ProgrammeCourse[]): Taught {
  const taught = new Map<string, { credit: number; courses: number[] }>();
  for (const { order, skills } of courses)
    for (const { id, role } of skills) {
      const known = taught.get(id) ?? { credit: 0, courses: [] };
      known.credit = Math.max(known.credit, CREDITS[role]);
      known.courses.push(order);
      taught.set(id, known);
    }
  return taught;
}

function creditFor(taxonomy: Taxonomy, taught: Taught, id: string): ReturnType<Crediting> {
  const itself = taught.get(id);
  if (itself) return { credit: itself.credit, through: null, courses: itself.courses };
  let best: ReturnType<Crediting> = { credit: 0, through: null, courses: [] };
  for (const [other, { credit, courses }] of taught) {
    const near = similarity(taxonomy, id, other).value;
    if (near >= LEAST_NEARNESS && near * credit > best.credit)
      best = { credit: near * credit, through: other, courses };
  }
  return best;
}
