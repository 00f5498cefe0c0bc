import type { z } from 'zod';
import type {
  addLearningItem,
  changeLearningItem,
  LearningItem,
  layOutPlan as layOutPlanEndpoint,
  savePlan as savePlanEndpoint,
} from '#contract/features/learning-items.contract.ts';
import type { Profile } from '#contract/features/profiles.contract.ts';
import type { Course, Taxonomy } from '#engines/taxonomy/index.ts';
import {
  hoursGiven,
  hoursLeftOf,
  presentCourse,
  readerOf,
  skillNamed,
} from '#server/features/courses/index.ts';
import { declareSkills, findProfile, takeBackDeclared } from '#server/features/profiles/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { onlyRow } from '#server/platform/database.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { layOut } from './learning-items.plan.ts';
import {
  deleteItem,
  insertItem,
  type LearningItemRow,
  listItems,
  lockItems,
  saveItem,
} from './learning-items.store.ts';

/** More is no plan. */
const MOST_ITEMS = 200;

/** The courses of one's plan, in one's order. */
export async function listLearning(ctx: SignedInCtx & Uses<'taxonomy'>) {
  const rows = await listItems(ctx.db, ctx.actor.id);
  const results = await presented(ctx, rows);
  const left = results.reduce((sum, { hours_left }) => sum + hours_left, 0);
  const all = results.reduce((sum, { course }) => sum + course.hours, 0);
  return { results, hours_left: left, hours_done: all - left };
}

/** Takes a course into one's plan, or puts one back as it was. */
export async function addToPlan(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  input: z.output<typeof addLearningItem.body>,
): Promise<LearningItem> {
  const course = found(ctx.taxonomy.course(input.course_id), 'courses.not_found');
  const skillIds = knownSkills(ctx.taxonomy, input.skills);
  inOrder(input.start_on, input.due_on);
  const row = await ctx.transaction(async ({ db, now }) => {
    const items = await lockItems(db, ctx.actor.id);
    const before = items.find(({ courseId }) => courseId === course.id);
    if (before)
      return saveItem(db, ctx.actor.id, course.id, {
        skillIds: [...new Set([...before.skillIds, ...skillIds])],
      });
    if (items.length >= MOST_ITEMS) throw new Refusal('learning_items.too_many');
    const position = Math.min(input.position ?? items.length, items.length);
    const placed = [...items.slice(0, position), null, ...items.slice(position)];
    for (const [at, item] of placed.entries())
      if (item && item.position !== at) await saveItem(db, ctx.actor.id, item.courseId, { position: at });
    return insertItem(db, {
      userId: ctx.actor.id,
      courseId: course.id,
      skillIds,
      status: input.status,
      position,
      startOn: input.start_on ?? null,
      dueOn: input.due_on ?? null,
      startedAt: input.status === 'saved' ? null : past(input.started_at, now),
      doneAt: input.status === 'done' ? past(input.done_at, now) : null,
      createdAt: now,
    });
  });
  return onlyRow(await presented(ctx, [row]));
}

/** Starts or finishes a course, or plans its days. */
export async function changeItem(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  courseId: string,
  input: z.output<typeof changeLearningItem.body>,
): Promise<LearningItem> {
  const row = await ctx.transaction(async (tx) => {
    const items = await lockItems(tx.db, ctx.actor.id);
    const item = found(
      items.find((one) => one.courseId === courseId),
      'learning_items.not_found',
    );
    const days = daysAfter(item, input);
    const status = input.status ?? item.status;
    if (item.status === 'done' && status !== 'done') await takeBack(tx, courseId);
    if (status === 'done' && input.declares?.length)
      await declareSkills(tx, courseId, taughtBy(ctx.taxonomy, courseId, input.declares));
    return saveItem(tx.db, ctx.actor.id, courseId, {
      ...days,
      status,
      startedAt: status === 'saved' ? null : (item.startedAt ?? tx.now),
      doneAt: status === 'done' ? (item.doneAt ?? tx.now) : null,
    });
  });
  return onlyRow(await presented(ctx, [row]));
}

export async function removeFromPlan(ctx: SignedInCtx, courseId: string): Promise<{ course_id: string }> {
  if (!(await deleteItem(ctx.db, ctx.actor.id, courseId))) throw new Refusal('learning_items.not_found');
  return { course_id: courseId };
}

/** The days that what is left of one's plan would take. */
export async function layOutPlan(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  query: z.output<typeof layOutPlanEndpoint.query>,
) {
  const rows = await listItems(ctx.db, ctx.actor.id);
  const given = await hoursGiven(ctx.db, ctx.actor.id);
  const left = rows
    .filter(({ status }) => status !== 'done')
    .flatMap(({ courseId, status }) => {
      const course = ctx.taxonomy.course(courseId);
      return course ? [{ courseId, hours: hoursLeftOf(course, status, given) }] : [];
    });
  const days = layOut(left, { hoursAWeek: query.hours_a_week, startOn: query.start_on });
  return {
    items: days.map(({ courseId, startOn, dueOn }) => ({
      course_id: courseId,
      start_on: startOn,
      due_on: dueOn,
    })),
    ends_on: days.at(-1)?.dueOn ?? null,
    hours: left.reduce((sum, { hours }) => sum + hours, 0),
  };
}

/** Puts one's plan into an order, with days; what is not named keeps its place behind. */
export async function savePlan(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  { items: wanted }: z.output<typeof savePlanEndpoint.body>,
) {
  for (const { start_on, due_on } of wanted) inOrder(start_on, due_on);
  await ctx.transaction(async ({ db }) => {
    const items = await lockItems(db, ctx.actor.id);
    const inPlan = new Set(items.map(({ courseId }) => courseId));
    const named = [...new Set(wanted.map(({ course_id }) => course_id))];
    if (named.some((courseId) => !inPlan.has(courseId))) throw new Refusal('learning_items.not_found');
    const rest = items.map(({ courseId }) => courseId).filter((courseId) => !named.includes(courseId));
    const days = new Map(wanted.map((one) => [one.course_id, one]));
    for (const [position, courseId] of [...named, ...rest].entries()) {
      const { start_on: startOn, due_on: dueOn } = days.get(courseId) ?? {};
      await saveItem(db, ctx.actor.id, courseId, {
        position,
        ...(startOn === undefined ? {} : { startOn }),
        ...(dueOn === undefined ? {} : { dueOn }),
      });
    }
  });
  return { results: (await listLearning(ctx)).results };
}

async function presented(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  rows: readonly LearningItemRow[],
): Promise<LearningItem[]> {
  const reader = await readerOf(ctx);
  const skills = (await findProfile(ctx.db, ctx.actor.id))?.skills ?? [];
  const given = await hoursGiven(ctx.db, ctx.actor.id);
  return rows.flatMap((row): LearningItem[] => {
    const course = ctx.taxonomy.course(row.courseId);
    // A course may leave the catalogue with a release; the plan keeps it, should it come back.
    if (!course) return [];
    const shown = present(ctx.taxonomy, row, presentCourse(ctx.taxonomy, course, reader), skills);
    return [{ ...shown, hours_left: hoursLeftOf(course, row.status, given) }];
  });
}

const present = (
  taxonomy: Taxonomy,
  row: LearningItemRow,
  course: LearningItem['course'],
  skills: Profile['skills'],
): Omit<LearningItem, 'hours_left'> => ({
  course: { ...course, status: row.status },
  skills: row.skillIds.map((id) => skillNamed(taxonomy, id)),
  status: row.status,
  start_on: row.startOn,
  due_on: row.dueOn,
  started_at: row.startedAt?.toISOString() ?? null,
  done_at: row.doneAt?.toISOString() ?? null,
  declared: skills
    .filter(({ declared_after }) => declared_after === row.courseId)
    .map(({ ref_skill, name }) =>
      ref_skill ? skillNamed(taxonomy, ref_skill) : { id: name, name: { en: name, ar: name } },
    ),
});

/** The days as they would be; refused where the end lies before the beginning. */
function daysAfter(
  item: LearningItemRow,
  input: Pick<z.output<typeof changeLearningItem.body>, 'start_on' | 'due_on'>,
) {
  const startOn = input.start_on === undefined ? item.startOn : input.start_on;
  const dueOn = input.due_on === undefined ? item.dueOn : input.due_on;
  inOrder(startOn, dueOn);
  return { startOn, dueOn };
}

function inOrder(start: string | null | undefined, due: string | null | undefined): void {
  if (start && due && due < start)
    throw new Refusal('learning_items.due_before_start', {}, [{ path: 'due_on', code: 'end_before_start' }]);
}

/** Whoever has no profile any more has nothing to take back. */
async function takeBack(ctx: SignedInCtx, courseId: string): Promise<void> {
  if (await findProfile(ctx.db, ctx.actor.id)) await takeBackDeclared(ctx, courseId);
}

const knownSkills = (taxonomy: Taxonomy, ids: readonly string[]) => [
  ...new Set(ids.flatMap((id) => taxonomy.skill(id)?.id ?? [])),
];

/** Of the skills those that the course teaches: after it nobody declares others. */
function taughtBy(taxonomy: Taxonomy, courseId: string, ids: readonly string[]): string[] {
  const taught: Course['skills'] = taxonomy.course(courseId)?.skills ?? [];
  return knownSkills(taxonomy, ids).filter((id) => taught.some((skill) => skill.id === id));
}

/** A moment that was; now, where none is named or it lies ahead. */
function past(moment: string | null | undefined, now: Date): Date {
  const then = moment ? new Date(moment) : now;
  return then > now ? now : then;
}
