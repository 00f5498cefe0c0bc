import type { z } from 'zod';
import type { changeProgramme, Programme, ProgrammeCourse } from '#contract/features/programmes.contract.ts';
import { Id } from '#contract/kernel/fields.ts';
import type { ProgrammeCorrection } from '#server/db/tables/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { circleOf, mayEdit, maySee } from './programmes.policy.ts';
import { presentCourses, presentKept } from './programmes.present.ts';
import { shippedProgramme } from './programmes.shipped.ts';
import {
  deleteProgramme,
  findProgramme,
  findVersion,
  listSeen,
  listVersionRows,
  lockProgramme,
  type ProgrammeRow,
  saveProgramme,
} from './programmes.store.ts';

/** What a use case needs that shows programmes. */
export type ReadingCtx = SignedInCtx & Uses<'reader' | 'taxonomy'>;

const MOST_LISTED = 200;
const MOST_VERSIONS = 100;

/** A programme that the caller may see: one that comes with the product, their own, or one that a colleague shares. */
export async function seenProgramme(ctx: ReadingCtx, id: string): Promise<Programme> {
  if (!Id.safeParse(id).success)
    return found(await shippedProgramme(ctx, id, ctx.lang), 'programmes.not_found');
  return presentKept(ctx.taxonomy, await seenRow(ctx, id), ctx.actor, ctx.lang);
}

async function seenRow({ db, actor }: SignedInCtx, id: string): Promise<ProgrammeRow> {
  const row = await findProgramme(db, id);
  if (!row || !maySee(actor, row)) throw new Refusal('programmes.not_found');
  return row;
}

/** A programme of the caller's own, which nobody else changes before the transaction has ended. */
async function ownRow({ db, actor }: SignedInCtx, id: string): Promise<ProgrammeRow> {
  const row = await lockProgramme(db, id);
  if (!row || !mayEdit(actor, row)) throw new Refusal('programmes.not_found');
  return row;
}

/** What the caller keeps and what colleagues share, last changed first. */
export async function listKept({ db, actor }: SignedInCtx) {
  const reader = { id: actor.id, portal: actor.portal, circle: circleOf(actor) };
  const rows = await listSeen(db, reader, MOST_LISTED);
  return {
    results: rows.map(({ id, title, ownerId, isShared, updatedAt, courses }) => ({
      id,
      title: { en: title, ar: title },
      institute: null,
      courses,
      is_shared: isShared,
      is_own: ownerId === actor.id,
      updated_at: updatedAt.toISOString(),
    })),
  };
}

/** Saves what was changed of a programme as its next version. */
export async function change(
  ctx: ReadingCtx,
  id: string,
  { version, title, is_shared: isShared, corrections }: z.output<typeof changeProgramme.body>,
): Promise<Programme> {
  if (isShared && circleOf(ctx.actor) === null) throw new Refusal('programmes.no_colleagues');
  const row = await ctx.transaction(async (tx) => {
    const before = await ownRow(tx, id);
    if (before.version !== version) throw new Refusal('programmes.changed_elsewhere');
    return saveProgramme(
      tx.db,
      before,
      {
        ...(title === undefined ? {} : { title }),
        ...(isShared === undefined ? {} : { isShared }),
        ...(corrections === undefined ? {} : { corrections: correctedBy(tx, before, corrections) }),
      },
      tx.now,
    );
  });
  return presentKept(ctx.taxonomy, row, ctx.actor, ctx.lang);
}

type Corrections = NonNullable<z.output<typeof changeProgramme.body>['corrections']>;

/** The corrections of a programme with some more; one that says what was read anyway is none. */
function correctedBy(
  { taxonomy }: Uses<'taxonomy'>,
  { courses, corrections: before }: ProgrammeRow,
  given: Corrections,
): ProgrammeCorrection[] {
  const after = new Map(before.map((one) => [`${one.order} ${one.skillId}`, one]));
  for (const { order, skill_id: skillId, is_taught: isTaught, level } of given) {
    const course = courses.find((one) => one.order === order);
    if (!course || !taxonomy.skill(skillId)) throw new Refusal('programmes.skill_unknown');
    const read = course.skills.find((skill) => skill.skillId === skillId);
    const isAsRead = isTaught
      ? read !== undefined && (level ?? read.level) === read.level
      : read === undefined;
    if (isAsRead) after.delete(`${order} ${skillId}`);
    else after.set(`${order} ${skillId}`, { order, skillId, isTaught, ...(isTaught && level && { level }) });
  }
  return [...after.values()];
}

/** What a programme was before, newest first. */
export async function listVersions(ctx: SignedInCtx, id: string) {
  const row = await seenRow(ctx, id);
  const rows = await listVersionRows(ctx.db, row.id, MOST_VERSIONS);
  return {
    results: rows.map(({ version, title, corrections, createdAt }) => ({
      version,
      title,
      corrections: corrections.length,
      saved_at: createdAt.toISOString(),
    })),
  };
}

/** Makes a programme again what it was, as a version of its own. */
export async function restore(ctx: ReadingCtx, id: string, version: number): Promise<Programme> {
  const row = await ctx.transaction(async (tx) => {
    const before = await ownRow(tx, id);
    const { title, corrections } = found(
      await findVersion(tx.db, id, version),
      'programmes.version_not_found',
    );
    return saveProgramme(tx.db, before, { title, corrections }, tx.now);
  });
  return presentKept(ctx.taxonomy, row, ctx.actor, ctx.lang);
}

/** Deletes a programme with its versions. */
export async function remove(ctx: SignedInCtx, id: string): Promise<Record<string, never>> {
  await ctx.transaction(async (tx) => {
    await ownRow(tx, id);
    await deleteProgramme(tx.db, id);
  });
  return {};
}

/** A course that somebody tries in a programme: its title and outcomes, as they type them. */
export interface TriedCourse {
  title: string;
  outcomes: string;
}

/** What courses that are only tried would teach, numbered after those that are there. */
export async function readTriedCourses(
  { reader, taxonomy, lang }: Ctx & Uses<'reader' | 'taxonomy'>,
  tried: readonly TriedCourse[],
  after: number,
): Promise<ProgrammeCourse[]> {
  const courses: ProgrammeCourse[] = [];
  for (const { title, outcomes } of tried) {
    const name = title.replace(/\s+/g, ' ').trim();
    const lines = outcomes
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const text = [
      'Study plan',
      `TRY 101 ${name} (3 credit hours)`,
      'Learning outcomes:',
      ...lines.map((line) => `- ${line}`),
    ].join('\n');
    const read = await reader.readSyllabus(new TextEncoder().encode(text), 'tried.txt');
    const order = after + courses.length + 1;
    const [course] = read.ok ? presentCourses(taxonomy, read.courses.slice(0, 1), { lang }) : [];
    courses.push(course ? { ...course, order, title: name, code: null } : emptyCourse(order, name));
  }
  return courses;
}

const emptyCourse = (order: number, title: string): ProgrammeCourse => ({
  order,
  code: null,
  title,
  credit_hours: null,
  year: null,
  semester: null,
  prerequisites: [],
  is_elective: null,
  statements: [],
  skills: [],
});
