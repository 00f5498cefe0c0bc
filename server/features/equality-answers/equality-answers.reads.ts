import { and, countDistinct, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { FairnessStage } from '#contract/features/equality-answers.contract.ts';
import { applicationEvents, applications, equalityAnswers, jobs } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

interface Span {
  companyId: string;
  from: Date;
  /** Not itself in the span. */
  before: Date;
}

/** How far an applicant has come: 0 has applied, and each step counts one more. */
const REACHED = sql<number>`coalesce(max(case ${applicationEvents.stage}
  when 'SHORTLISTED' then 1 when 'INTERVIEW' then 2 when 'OFFERED' then 3 when 'HIRED' then 4 else 0 end), 0)::int`;

export const STEP_OF: Record<FairnessStage, number> = { shortlisted: 1, interview: 2, offered: 3, hired: 4 };

const inSpan = ({ companyId, from, before }: Span) =>
  and(eq(jobs.companyId, companyId), gte(applications.createdAt, from), lt(applications.createdAt, before));

export async function countApplicants(db: Database, span: Span): Promise<number> {
  const [row] = await db
    .select({ people: countDistinct(applications.userId) })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(inSpan(span));
  return row?.people ?? 0;
}

/** What each applicant who consented said, and how far they came with any job of the company. Without who they are. */
export const answersOfApplicants = (db: Database, span: Span) =>
  db
    .select({
      gender: equalityAnswers.gender,
      age_band: equalityAnswers.ageBand,
      disability: equalityAnswers.disability,
      nationality: equalityAnswers.nationality,
      reached: REACHED,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(equalityAnswers, eq(equalityAnswers.userId, applications.userId))
    .leftJoin(
      applicationEvents,
      and(
        eq(applicationEvents.applicationId, applications.id),
        inArray(applicationEvents.stage, ['SHORTLISTED', 'INTERVIEW', 'OFFERED', 'HIRED']),
      ),
    )
    .where(inSpan(span))
    .groupBy(equalityAnswers.userId);
