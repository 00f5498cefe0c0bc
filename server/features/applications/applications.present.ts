import type {
  Applicant,
  Application,
  ApplicationDetails,
  ApplicationStage,
  ApplicationStep,
  Shortlisting,
} from '#contract/features/applications.contract.ts';
import type { Disclosure } from '#server/features/blind-review/index.ts';
import { presentCompanyBrief } from '#server/features/companies/index.ts';
import { statusOfJob } from '#server/features/jobs/index.ts';
import type { Database } from '#server/platform/database.ts';
import { stageAfter } from './applications.policy.ts';
import { type ApplicantRow, nameOfFile, type OwnRow, type ShortlistedRow } from './applications.reads.ts';
import type { ApplicationRow, StepRow } from './applications.store.ts';

export const presentOwn = (row: OwnRow): Application => ({
  id: row.id,
  job: presentJob(row),
  stage: row.stage,
  reason: row.reason,
  applied_at: row.appliedAt.toISOString(),
  moved_at: row.movedAt.toISOString(),
  can: rightsAt(row.stage, row.job.status),
});

const presentJob = (row: Pick<OwnRow, 'job' | 'company'>): Application['job'] => ({
  jid: row.job.id,
  job_title: row.job.title,
  company: presentCompanyBrief(row.company),
  location: row.job.location,
  work_place: row.job.workPlace,
  status: statusOfJob(row.job),
});

export const presentShortlisting = (row: ShortlistedRow): Shortlisting => ({
  job: presentJob(row),
  shortlisted_at: row.at.toISOString(),
});

/** As the company sees them: in a blind review without who they are. */
export const presentApplicant = (row: ApplicantRow, disclosure: Disclosure): Applicant => ({
  application_id: row.id,
  candidate_id: disclosure.idOf(row.userId),
  name: disclosure.nameOf(row.userId, row.profile.name),
  headline: disclosure.textOf(row.userId, row.profile.headline ?? null),
  location: disclosure.unlessHidden(row.userId, row.profile.location ?? null),
  stage: row.stage,
  applied_at: row.appliedAt.toISOString(),
  moved_at: row.movedAt.toISOString(),
  score: row.score,
  proposed_by: row.proposedBy,
});

/** First to last; of the company nobody is named. */
export const presentSteps = (steps: readonly StepRow[], applicantId: string): ApplicationStep[] =>
  steps.toReversed().map(({ stage, reason, actorId, createdAt }) => ({
    stage,
    reason,
    by: actorId === applicantId ? 'applicant' : 'company',
    at: createdAt.toISOString(),
  }));

/** What went out with an application. */
export async function presentSent(db: Database, row: ApplicationRow): Promise<ApplicationDetails['sent']> {
  const name = await nameOfFile(db, row.resumeFileId);
  return { profile_version: row.profileVersion, profile: row.profile, resume: name ? { name } : null };
}

/** An application as the company sees it. */
export async function presentSentTo(
  db: Database,
  row: ApplicationRow,
  disclosure: Disclosure,
): Promise<ApplicationDetails['sent']> {
  const sent = await presentSent(db, row);
  const { userId } = row;
  if (!sent || !disclosure.hides(userId)) return sent;
  const { name, headline, summary, work, ...rest } = sent.profile;
  return {
    ...sent,
    profile: {
      ...rest,
      name: disclosure.nameOf(userId, name),
      headline: disclosure.textOf(userId, headline),
      summary: disclosure.textOf(userId, summary),
      work: work.map((one) => ({
        ...one,
        job_title: disclosure.textOf(userId, one.job_title),
        organisation: disclosure.employerOf(userId, one.organisation),
      })),
      location: null,
      email: null,
      phone: null,
    },
    resume: null,
  };
}

const rightsAt = (stage: ApplicationStage, job: OwnRow['job']['status']): Application['can'] => ({
  withdraw: stageAfter(stage, 'withdraw') !== null,
  apply_again: job === 'published' && stageAfter(stage, 'apply') !== null,
});
