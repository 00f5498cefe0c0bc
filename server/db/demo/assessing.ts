import crypto from 'node:crypto';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import {
  type DrawnQuestion,
  drawAttempt,
  drawNext,
  ENGLISH,
  INTERESTS,
  type Instrument,
  PRINCIPLES,
} from '#engines/assessments/index.ts';
import {
  applications,
  assessmentAnswers,
  assessmentAttempts,
  assessmentInvitations,
  assessmentShares,
  jobs,
  personalityComparisons,
  users,
} from '#server/db/tables/index.ts';
import { scored } from '#server/features/assessments/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { DAY_MS, daysBefore } from '#server/platform/days.ts';
import { expected } from '#server/platform/expected.ts';
import type { Uses } from '#server/platform/ports.ts';
import { answering, createPersona, type Persona } from './answering.ts';
import type { Making } from './making.ts';
import type { Chance } from './random.ts';

/** Assessments of the demo’s candidate and of those who apply to its company: done, under way, shown and asked for. */

type AssessingCtx = Ctx & Uses<'instruments'>;

/** The people who answer, each of whom answers a second time as the same one. */
interface Answerers {
  chance: Chance;
  personaOf(userId: string): Persona;
}

function answerersBy(chance: Chance): Answerers {
  const personas = new Map<string, Persona>();
  return {
    chance,
    personaOf(userId) {
      const persona = personas.get(userId) ?? createPersona();
      personas.set(userId, persona);
      return persona;
    },
  };
}

const MINUTE_MS = 60_000;
const TEST = 'communication-intermediate';
const OTHER_TEST = 'critical-thinking-entry';
/** How many applicants show their personality, and how many were invited to a test. */
const SHOWING = 7;
const INVITED = 9;
const SHOWING_ENGLISH = 4;

export async function addAssessments(
  ctx: AssessingCtx,
  { chance }: Making,
  companyId: string,
  { candidate, recruiter }: { candidate: string; recruiter: string },
): Promise<void> {
  const ids = new Map(
    (
      await ctx.db
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(and(eq(users.portal, ctx.portal.key), inArray(users.email, [candidate, recruiter])))
    ).map(({ id, email }) => [email, id]),
  );
  const [userId, recruiterId] = [ids.get(candidate), ids.get(recruiter)];
  if (!userId || !recruiterId) return;
  const inviting = { companyId, recruiterId };
  const answerers = answerersBy(chance);
  await addOwn(ctx, answerers, userId, inviting);
  const applicants = await applicantsOf(ctx, companyId, userId);
  await addApplicants(ctx, answerers, applicants, inviting);
  await addComparisons(ctx, userId, applicants);
}

/** The demo's candidate compares with one applicant, and a link of theirs waits for whoever gets it. */
async function addComparisons(
  ctx: Ctx,
  askerId: string,
  [first]: readonly { userId: string }[],
): Promise<void> {
  if (!first) return;
  const portal = ctx.portal.key;
  const code = () => crypto.randomBytes(18).toString('base64url');
  await ctx.db.insert(personalityComparisons).values([
    {
      portal,
      askerId,
      otherId: first.userId,
      code: code(),
      state: 'AGREED',
      createdAt: daysBefore(ctx.now, 4),
      answeredAt: daysBefore(ctx.now, 3),
    },
    { portal, askerId, code: code(), createdAt: daysBefore(ctx.now, 1) },
  ]);
}

interface Inviting {
  companyId: string;
  recruiterId: string;
}

/** What the demo’s candidate finds: two results, one shown, one asked for, and the personality begun anew. */
async function addOwn(
  ctx: AssessingCtx,
  answerers: Answerers,
  userId: string,
  inviting: Inviting,
): Promise<void> {
  const first = await addAttempt(ctx, answerers, { userId, instrument: PRINCIPLES, days: 48 });
  await show(ctx, inviting, userId, first, 47);
  await addAttempt(ctx, answerers, { userId, instrument: INTERESTS, days: 20 });
  const test = await addAttempt(ctx, answerers, { userId, instrument: TEST, days: 6 });
  await show(ctx, inviting, userId, test, 6);
  await invite(ctx, inviting, { userId, instrument: TEST, days: 9, state: 'COMPLETED', attemptId: test });
  await show(
    ctx,
    inviting,
    userId,
    await addAttempt(ctx, answerers, { userId, instrument: ENGLISH, days: 4 }),
    4,
  );
  await invite(ctx, inviting, { userId, instrument: OTHER_TEST, days: 1, state: 'INVITED', attemptId: null });
  await addAttempt(ctx, answerers, { userId, instrument: PRINCIPLES, days: 1, answered: 37 });
}

async function addApplicants(
  ctx: AssessingCtx,
  answerers: Answerers,
  people: readonly { userId: string; jobId: string }[],
  inviting: Inviting,
): Promise<void> {
  const { chance } = answerers;
  for (const { userId } of people.slice(0, SHOWING)) {
    const days = chance.between(5, 40);
    await show(
      ctx,
      inviting,
      userId,
      await addAttempt(ctx, answerers, { userId, instrument: PRINCIPLES, days }),
      days,
    );
  }
  for (const { userId } of people.slice(0, SHOWING_ENGLISH)) {
    const days = chance.between(3, 20);
    await show(
      ctx,
      inviting,
      userId,
      await addAttempt(ctx, answerers, { userId, instrument: ENGLISH, days }),
      days,
    );
  }
  for (const [index, { userId, jobId }] of people.slice(0, INVITED).entries()) {
    const asked = { userId, jobId, instrument: TEST, days: chance.between(6, 12) };
    if (index % 3 === 2) {
      const state = index === 2 ? 'DECLINED' : 'INVITED';
      await invite(ctx, inviting, { ...asked, state, attemptId: null });
      continue;
    }
    const attemptId = await addAttempt(ctx, answerers, { userId, instrument: TEST, days: asked.days - 2 });
    await show(ctx, inviting, userId, attemptId, asked.days - 2);
    await invite(ctx, inviting, { ...asked, state: 'COMPLETED', attemptId });
  }
}

/** People who applied to open jobs of the company, each once. */
function applicantsOf(ctx: Ctx, companyId: string, but: string) {
  return ctx.db
    .selectDistinctOn([applications.userId], { userId: applications.userId, jobId: applications.jobId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, 'published'), ne(applications.userId, but)))
    .orderBy(asc(applications.userId), asc(applications.createdAt))
    .limit(Math.max(SHOWING, INVITED));
}

interface Taking {
  userId: string;
  instrument: string;
  days: number;
  /** Only so many questions, and it is still under way. */
  answered?: number;
}

async function addAttempt(ctx: AssessingCtx, answerers: Answerers, taking: Taking): Promise<string> {
  const { userId, days, answered } = taking;
  const { chance, personaOf } = answerers;
  const instrument = expected(ctx.instruments.get(taking.instrument), taking.instrument);
  const startedAt = daysBefore(ctx.now, days);
  const seed = chance.between(1, 1_000_000);
  const minutes = chance.between(Math.ceil(instrument.minutes / 2), instrument.minutes - 1);
  const choose = answering(instrument, personaOf(userId), chance);
  const questions = askedOf(instrument, seed, choose);
  const at = (index: number) =>
    new Date(startedAt.getTime() + ((index + 1) * minutes * MINUTE_MS) / questions.length);
  const answers = questions.slice(0, answered).map(({ id, order }, index) => ({
    questionId: id,
    type: instrument.answerType,
    value: choose(id, order),
    sequence: index + 1,
    answeredAt: at(index),
  }));
  const isDone = answered === undefined;
  const attempt = { questions, form: 'full' as const, respondent: {} };
  const [row] = await ctx.db
    .insert(assessmentAttempts)
    .values({
      ...attempt,
      portal: ctx.portal.key,
      userId,
      instrument: instrument.id,
      instrumentVersion: instrument.version,
      status: isDone ? 'COMPLETED' : 'IN_PROGRESS',
      seed,
      lang: 'en',
      startedAt,
      endsAt: instrument.isTimed ? new Date(startedAt.getTime() + instrument.minutes * MINUTE_MS) : null,
      completedAt: isDone ? at(questions.length) : null,
      result: isDone ? scored(instrument, attempt, answers) : null,
    })
    .returning({ id: assessmentAttempts.id });
  const { id: attemptId } = expected(row, 'attempt');
  await ctx.db.insert(assessmentAnswers).values(answers.map((one) => ({ ...one, attemptId })));
  return attemptId;
}

/** What somebody is asked who answers like that: of an adaptive test one question follows from the other. */
function askedOf(
  instrument: Instrument,
  seed: number,
  choose: (id: string, order: readonly number[]) => number,
): DrawnQuestion[] {
  const drawn = drawAttempt(instrument, seed);
  const answers = new Map<number, number>();
  while (instrument.isAdaptive) {
    const last = drawn.at(-1);
    if (last) answers.set(drawn.length, choose(last.id, last.order));
    const next = drawNext(instrument, { drawn, answers, seed });
    if (next.length === 0) break;
    drawn.push(...next);
  }
  return drawn;
}

async function show(
  ctx: Ctx,
  { companyId }: Inviting,
  userId: string,
  attemptId: string,
  days: number,
): Promise<void> {
  await ctx.db
    .insert(assessmentShares)
    .values({ companyId, userId, attemptId, sharedAt: daysBefore(ctx.now, days) });
}

async function invite(
  ctx: Ctx,
  { companyId, recruiterId }: Inviting,
  asked: {
    userId: string;
    jobId?: string;
    instrument: string;
    days: number;
    state: 'INVITED' | 'COMPLETED' | 'DECLINED';
    attemptId: string | null;
  },
): Promise<void> {
  const { days, ...rest } = asked;
  await ctx.db.insert(assessmentInvitations).values({
    ...rest,
    portal: ctx.portal.key,
    companyId,
    invitedBy: recruiterId,
    createdAt: daysBefore(ctx.now, days),
    deadline: new Date(ctx.now.getTime() + (14 - days) * DAY_MS),
  });
}
