import type { ApplicationStage } from '#contract/features/applications.contract.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { NotificationKind } from '#server/platform/notification-kinds.ts';
import type { Uses } from '#server/platform/ports.ts';
import { findJobToTell } from './applications.reads.ts';
import { type ApplicationRow, findApplication, listSteps } from './applications.store.ts';

type ToApplicant = Extract<
  NotificationKind,
  | 'application_viewed'
  | 'application_interview'
  | 'application_offered'
  | 'application_hired'
  | 'application_rejected'
  | 'application_reopened'
  | 'job_closed'
>;
type ToCompany = Extract<NotificationKind, 'application_received' | 'application_withdrawn'>;
type Told = Pick<ApplicationRow, 'id' | 'jobId' | 'userId'>;

export async function tellApplicant(ctx: Ctx, { id, jobId, userId }: Told, kind: ToApplicant): Promise<void> {
  const job = await findJobToTell(ctx.db, jobId);
  if (!job) return;
  await notify(
    ctx,
    userId,
    kind,
    { job: job.title, company: job.company },
    { link: `/candidate/applications/${id}` },
  );
}

/** Tells whoever posted the job, or else the company's team. Those who apply to one job are one entry. */
export async function tellCompany(
  ctx: Ctx & Uses<'aliases'>,
  { jobId, userId }: Told,
  kind: ToCompany,
): Promise<void> {
  const job = await findJobToTell(ctx.db, jobId);
  if (!job) return;
  const disclosure = await disclosureOf(ctx, { jobId, userIds: [userId] });
  await notify(
    ctx,
    job.concerned,
    kind,
    { job: job.title },
    {
      link: `/recruiter/candidates/${disclosure.idOf(userId)}?job_id=${jobId}`,
      ...disclosure.actorOf(userId),
      ...(kind === 'application_received' && { groupKey: jobId, link: `/recruiter/jobs/${jobId}` }),
    },
  );
}

const NEWS_OF_STAGE: Partial<Record<ApplicationStage, ToApplicant>> = {
  VIEWED: 'application_reopened',
  INTERVIEW: 'application_interview',
  OFFERED: 'application_offered',
  HIRED: 'application_hired',
  REJECTED: 'application_rejected',
};

/** The decision that a step was, told once the time to take it back is over; nothing where it was. */
export async function tellApplicantOf(
  ctx: Ctx,
  { applicationId, stepId }: { applicationId: string; stepId: string },
): Promise<void> {
  const row = await findApplication(ctx.db, applicationId);
  const [latest] = await listSteps(ctx.db, applicationId, 1);
  if (!row || latest?.id !== stepId) return;
  const kind = NEWS_OF_STAGE[latest.stage];
  if (kind) await tellApplicant(ctx, row, kind);
}
