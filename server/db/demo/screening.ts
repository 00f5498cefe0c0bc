import { and, asc, eq, ne, notExists, sql } from 'drizzle-orm';
import type { ScreeningAnswer, SentProfile } from '#contract/features/applications.contract.ts';
import type { ScreeningQuestion } from '#contract/features/jobs.screening.ts';
import type { ScreeningWay } from '#contract/features/screenings.fields.ts';
import { hasArabic } from '#engines/text/index.ts';
import { applications, jobs, screenings, users } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { daysBefore } from '#server/platform/days.ts';
import { REASONS_TO_APPLY } from './job-questions.ts';
import type { Making } from './making.ts';
import type { Chance } from './random.ts';

/** What applicants of the demo's company answered to the questions of its jobs, and a conversation that is under way. */

/** Share of those who answered in a conversation. */
const TALKED = 0.35;
const WROTE_WHY = 0.6;

export async function addScreenings(
  ctx: Ctx,
  { chance }: Making,
  companyId: string,
  candidate: string,
): Promise<void> {
  const sent = await ctx.db
    .select({ id: applications.id, profile: applications.profile, questions: jobs.screeningQuestions })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.companyId, companyId), sql`jsonb_array_length(${jobs.screeningQuestions}) > 0`))
    .orderBy(asc(applications.userId), asc(applications.createdAt));
  const rows = sent.map(({ id, profile, questions }) => ({
    id,
    way: (chance.happens(TALKED) ? 'conversation' : 'form') satisfies ScreeningWay,
    answers: questions.flatMap((question) => answerTo(chance, question, yearsIn(profile, ctx.now))),
  }));
  await ctx.db.execute(sql`
    update ${applications} set answers = one.answers, screening_way = one.way
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(id uuid, way text, answers jsonb)
    where ${applications.id} = one.id`);
  await beginConversation(ctx, companyId, candidate);
}

function answerTo(chance: Chance, { id, kind, text, choices }: ScreeningQuestion, years: number) {
  const answer = {
    'yes-no': () => (chance.happens(0.85) ? 'yes' : 'no'),
    choice: () => chance.one(choices),
    number: () => `${years}`,
    text: () =>
      chance.happens(WROTE_WHY) ? chance.one(REASONS_TO_APPLY[hasArabic(text) ? 'ar' : 'en']) : '',
  }[kind]();
  return answer === '' ? [] : [{ question_id: id, question: text, answer } satisfies ScreeningAnswer];
}

/** Since somebody began to work. */
function yearsIn({ work }: SentProfile, now: Date): number {
  const years = work.flatMap(({ start_date: start }) => (start ? [Number(start.slice(0, 4))] : []));
  return years.length === 0 ? 0 : Math.max(0, now.getUTCFullYear() - Math.min(...years));
}

/** The demo's candidate has answered two questions of a job that they have not applied for yet. */
async function beginConversation(ctx: Ctx, companyId: string, email: string): Promise<void> {
  const [person] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.portal, ctx.portal.key), eq(users.email, email)));
  if (!person) return;
  const applied = ctx.db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobId, jobs.id), eq(applications.userId, person.id)));
  const [job] = await ctx.db
    .select({ id: jobs.id, questions: jobs.screeningQuestions })
    .from(jobs)
    .where(
      and(
        eq(jobs.portal, ctx.portal.key),
        eq(jobs.status, 'published'),
        ne(jobs.companyId, companyId),
        sql`jsonb_array_length(${jobs.screeningQuestions}) > 2`,
        notExists(applied),
      ),
    )
    .orderBy(asc(jobs.title), asc(jobs.createdAt))
    .limit(1);
  if (!job) return;
  const answers = Object.fromEntries(
    job.questions.flatMap(({ id, kind, choices }) =>
      kind === 'yes-no' ? [[id, 'yes']] : kind === 'choice' ? [[id, choices[1] ?? '']] : [],
    ),
  );
  const at = daysBefore(ctx.now, 1);
  await ctx.db
    .insert(screenings)
    .values({ jobId: job.id, userId: person.id, way: 'conversation', answers, createdAt: at, updatedAt: at });
}
