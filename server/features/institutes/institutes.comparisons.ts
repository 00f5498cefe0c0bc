import type { z } from 'zod';
import {
  type CoverageCell,
  type compareInstitutes,
  type compareWithJobs,
  LIKELIEST_JOBS,
  type ProgrammeComparison,
} from '#contract/features/institutes.contract.ts';
import type { Programme, ProgrammeBrief, ProgrammeCourse } from '#contract/features/programmes.contract.ts';
import {
  degreeSkills,
  type ReadingCtx,
  readTriedCourses,
  seenProgramme,
} from '#server/features/programmes/index.ts';
import { jobsThenAndNow } from '#server/features/skill-maps/index.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import {
  type AskedSkill,
  type Compared,
  compared,
  crediting,
  scoreOf,
  taughtIn,
} from './institutes.comparing.ts';
import { type Demand, demandFor, demandOf, demandOfAll } from './institutes.demand.ts';
import { type JobsMoved, movesOf } from './institutes.moves.ts';
import { findOpening, skillsAsked } from './institutes.reads.ts';

type JobsWish = z.output<typeof compareWithJobs.body>;
type ProgrammesWish = z.output<typeof compareInstitutes.body>;
/** Which programme is meant: one that was uploaded, or one of an institute. */
export type ProgrammeRef = Pick<JobsWish, 'response_id' | 'ref_institute_id' | 'ref_program_id'>;
type Tried = Pick<JobsWish, 'drop' | 'add'>;

/** Openings of the occupations in question that are looked at, the newest. */
export const MOST_OPENINGS = 2_000;

/** The programme that a call means. */
export async function meantProgramme(ctx: ReadingCtx, ref: ProgrammeRef): Promise<Programme> {
  const id = ref.response_id ?? ref.ref_program_id;
  if (!id) throw new Refusal('institutes.degree_skills_failed');
  const programme = await seenProgramme(ctx, id);
  if (ref.ref_institute_id && programme.institute?.id !== ref.ref_institute_id)
    throw new Refusal('programmes.not_found');
  return programme;
}

/** A programme with what is tried of it. */
export interface TriedProgramme {
  programme: Programme;
  /** Those of the document and those that are tried. */
  courses: ProgrammeCourse[];
  /** Without those that are left out. */
  active: ProgrammeCourse[];
  isTried: boolean;
}

export async function tried(
  ctx: ReadingCtx,
  programme: Programme,
  { drop, add }: Tried,
): Promise<TriedProgramme> {
  const last = programme.courses.at(-1)?.order ?? 0;
  const courses = [...programme.courses, ...(await readTriedCourses(ctx, add, last))];
  return {
    programme,
    courses,
    active: courses.filter(({ order }) => !drop.includes(order)),
    isTried: drop.length > 0 || add.length > 0,
  };
}

/** A programme against a job, an occupation, or the likeliest occupations of its graduates. */
export async function compareJobs(ctx: ReadingCtx, wish: JobsWish): Promise<ProgrammeComparison> {
  const side = await tried(ctx, await meantProgramme(ctx, wish), wish);
  const [{ demand, against }, jobs] = await Promise.all([
    demandMeant(ctx, side.programme, wish),
    jobsThenAndNow(ctx.db, ctx.portal.key, ctx.now),
  ]);
  return presented(ctx, side, {
    asked: demand.asked,
    unread: demand.unread,
    against: { ...against, openings: demand.openings, basis: demand.basis },
    jobs,
  });
}

async function demandMeant(
  { db, portal, taxonomy }: ReadingCtx,
  programme: Programme,
  wish: Pick<JobsWish, 'job_id' | 'occupation_id'>,
): Promise<{ demand: Demand; against: Pick<ProgrammeComparison['against'], 'kind' | 'id' | 'name'> }> {
  if (wish.job_id) {
    const job = found(await findOpening(db, portal.key, wish.job_id), 'jobs.not_found');
    const name = { en: job.title, ar: job.title };
    return { demand: demandOf(taxonomy, [job]), against: { kind: 'job', id: job.id, name } };
  }
  if (wish.occupation_id) {
    const { id, name } = found(taxonomy.occupation(wish.occupation_id), 'institutes.occupation_unknown');
    const openings = await skillsAsked(db, portal.key, [id], MOST_OPENINGS);
    return { demand: demandFor(taxonomy, openings, [id]), against: { kind: 'occupation', id, name } };
  }
  const ids = programme.occupations.slice(0, LIKELIEST_JOBS).map(({ id }) => id);
  const demands = await Promise.all(
    ids.map(async (id) => demandFor(taxonomy, await skillsAsked(db, portal.key, [id], MOST_OPENINGS), [id])),
  );
  return {
    demand: demandOfAll(demands),
    against: { kind: 'occupations', id: null, name: null },
  };
}

/** A national programme against a global one. */
export async function compareProgrammes(ctx: ReadingCtx, wish: ProgrammesWish): Promise<ProgrammeComparison> {
  const side = await tried(ctx, await meantProgramme(ctx, wish.national), wish);
  const [there, jobs] = await Promise.all([
    meantProgramme(ctx, wish.global),
    jobsThenAndNow(ctx.db, ctx.portal.key, ctx.now),
  ]);
  const coursesOf = taughtIn(there.courses);
  const asked = degreeSkills(there.courses).map(({ id, weight }) => ({
    id,
    weight,
    openings: null,
    coursesThere: coursesOf.get(id)?.courses ?? [],
  }));
  return presented(ctx, side, {
    asked,
    unread: [],
    against: { kind: 'programme', id: there.id, name: there.title, openings: 0, basis: 'programme' },
    there,
    jobs,
  });
}

function presented(
  { taxonomy, now }: ReadingCtx,
  side: TriedProgramme,
  it: {
    asked: AskedSkill[];
    unread: string[];
    against: ProgrammeComparison['against'];
    jobs: JobsMoved | null;
    there?: Programme;
  },
): ProgrammeComparison {
  const after = compared(taxonomy, crediting(taxonomy, side.active), it.asked);
  const before = side.isTried ? scoreOf(crediting(taxonomy, side.programme.courses), it.asked) : null;
  const other = otherSkills(side.active, after, it.asked);
  return {
    programme: briefOf(side.programme),
    against: it.against,
    score: after.score,
    score_before: before,
    shared: after.shared,
    missing: after.missing,
    other,
    moves: it.jobs && movesOf({ ...after, other }, it.jobs),
    unread: it.unread,
    courses: side.courses.map((course) => ({
      ...courseBrief(course),
      is_dropped: !side.active.includes(course),
      is_tried: !side.programme.courses.includes(course),
    })),
    courses_there: (it.there?.courses ?? []).map(courseBrief),
    coverage: coverageOf(side.active, after),
    compared_at: now.toISOString(),
  };
}

/** What is taught and neither asked for nor near to what is. */
function otherSkills(
  courses: readonly ProgrammeCourse[],
  { shared }: Compared,
  asked: readonly AskedSkill[],
) {
  const used = new Set([...asked.map(({ id }) => id), ...shared.flatMap(({ through }) => through?.id ?? [])]);
  const taught = taughtIn(courses);
  return degreeSkills(courses)
    .filter(({ id }) => !used.has(id))
    .map((skill) => ({ ...skill, courses: taught.get(skill.id)?.courses ?? [] }));
}

/** Where the skills that are asked for, or what stands in for them, are taught. */
function coverageOf(courses: readonly ProgrammeCourse[], { shared }: Compared): CoverageCell[] {
  const places = new Map<string, Omit<CoverageCell, 'skill_id'>[]>();
  for (const { order, skills } of courses)
    for (const { id, role, level, kind, sentence, words, page } of skills) {
      const known = places.get(id) ?? [];
      known.push({ order, role, level, kind, sentence, words, page });
      places.set(id, known);
    }
  return shared.flatMap(({ id, through }) =>
    (places.get(through?.id ?? id) ?? []).map((place) => ({ ...place, skill_id: id })),
  );
}

const courseBrief = ({ order, code, title, credit_hours, statements }: ProgrammeCourse) => ({
  order,
  code,
  title,
  credit_hours,
  is_dropped: false,
  is_tried: false,
  statements,
});

export const briefOf = ({ id, title, institute, courses }: Programme): ProgrammeBrief => ({
  id,
  title,
  institute,
  courses: courses.length,
});
