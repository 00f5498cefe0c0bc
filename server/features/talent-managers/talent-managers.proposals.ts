import type { z } from 'zod';
import type {
  answerProposal,
  listProposals,
  PROPOSAL_OUTCOMES,
  proposePeople,
} from '#contract/features/talent-managers.contract.ts';
import { applyToJob } from '#server/features/applications/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { findCompany, presentCompanyBrief } from '#server/features/companies/index.ts';
import { findJob, isPublicJob, type JobRow } from '#server/features/jobs/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { hasApplied, listProposalRows, proposalsTo, standingsFor } from './talent-managers.proposal-reads.ts';
import { joinedAmong } from './talent-managers.reads.ts';
import {
  insertProposal,
  lockProposal,
  type ProposalRow,
  saveProposalAnswer,
} from './talent-managers.store.ts';
import { OWN_MANAGERS_PAGE } from './talent-managers.telling.ts';

type Outcome = (typeof PROPOSAL_OUTCOMES)[number];
type Standing = ReturnType<Awaited<ReturnType<typeof standingsFor>>['get']>;

/** An open job of the caller's portal that is for everyone there. */
export async function openJob(ctx: SignedInCtx, id: string): Promise<JobRow> {
  const job = found(await findJob(ctx.db, id), 'jobs.not_found');
  if (job.portal !== ctx.actor.portal || !isPublicJob(job)) throw new Refusal('jobs.not_found');
  return job;
}

/** Asks people of one's own whether they agree; the company hears of none of it before they do. */
export async function propose(
  ctx: SignedInCtx,
  jobId: string,
  { person_ids: ids, message }: z.output<typeof proposePeople.body>,
) {
  const job = await openJob(ctx, jobId);
  const company = found(await findCompany(ctx.db, job.companyId), 'companies.not_found');
  const results: { person_id: string; outcome: Outcome }[] = [];
  await ctx.transaction(async (tx) => {
    const people = await joinedAmong(tx.db, tx.actor.id, ids);
    const standings = await standingsFor(
      tx.db,
      job_(job),
      people.map(({ userId }) => userId),
    );
    for (const id of new Set(ids)) {
      const { userId } = found(
        people.find((it) => it.id === id),
        'talent_managers.person_not_found',
      );
      const outcome =
        whyNot(standings.get(userId)) ?? (await ask(tx, job, company.company_name, { userId, message }));
      results.push({ person_id: id, outcome });
    }
  });
  return { results, asked: results.filter(({ outcome }) => outcome === 'asked').length };
}

const job_ = ({ id, companyId }: JobRow) => ({ jobId: id, companyId });

function whyNot(standing: Standing): Outcome | null {
  if (!standing || standing.isAway) return 'not_reachable';
  if (standing.applicationStage) return 'has_applied';
  return standing.proposal ? 'asked_before' : null;
}

async function ask(
  tx: SignedInCtx,
  job: JobRow,
  company: string,
  { userId, message }: { userId: string; message: string | null | undefined },
): Promise<Outcome> {
  const proposal = await insertProposal(tx.db, {
    jobId: job.id,
    userId,
    managerId: tx.actor.id,
    message: message || null,
    createdAt: tx.now,
  });
  if (!proposal) return 'asked_before';
  const manager = `${tx.actor.firstName} ${tx.actor.lastName}`.trim();
  await record(tx, 'talent_proposal.asked', { subjectId: userId, details: { jobId: job.id } });
  await notify(
    tx,
    userId,
    'talent_proposal',
    { manager, job: job.title, company },
    { link: OWN_MANAGERS_PAGE, actorId: tx.actor.id },
  );
  return 'asked';
}

export async function listOwnProposed(ctx: SignedInCtx, query: z.output<typeof listProposals.query>) {
  const { list, page, limit } = query;
  const { rows, total } = await listProposalRows(ctx.db, ctx.actor.id, list, { page, limit });
  return {
    results: rows.map(({ proposal, personId, name, job, company }) => ({
      id: proposal.id,
      person_id: personId,
      name,
      job: presentJob(job, company),
      at: proposal.createdAt.toISOString(),
      answer: proposal.answer,
      answered_at: proposal.answeredAt?.toISOString() ?? null,
    })),
    total,
    page,
    limit,
  };
}

type Row = Awaited<ReturnType<typeof proposalsTo>>[number];

const presentJob = (job: Row['job'], company: Row['company']) => ({
  jid: job.id,
  job_title: job.title,
  company: presentCompanyBrief(company),
  location: job.location,
});

/** What the caller is asked, and has been. */
export async function ownProposals(ctx: SignedInCtx) {
  const rows = await proposalsTo(ctx.db, ctx.actor.id);
  return {
    results: rows.map(({ proposal, manager, job, questions, company }) => ({
      id: proposal.id,
      job: presentJob(job, company),
      manager_name: manager,
      message: proposal.message,
      at: proposal.createdAt.toISOString(),
      answer: proposal.answer,
      has_questions: questions.length > 0,
    })),
  };
}

/** Agreeing applies: the one way in which anything of a person goes to a company. */
export async function answer(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  id: string,
  { answer: said, answers }: z.output<typeof answerProposal.body>,
) {
  await ctx.transaction(async (tx) => {
    const row = found(await lockProposal(tx.db, tx.actor.id, { id }), 'talent_managers.proposal_not_found');
    if (row.answer) return;
    if (said === 'declined') return save(tx, row, said);
    // That it was sent is heard below, as of an application that is sent by itself.
    await applyToJob(tx, { job_id: row.jobId, answers, source: 'talent_manager', unblock: false });
  });
  return { id };
}

/** Whoever applies to a job that they were proposed for has agreed by it. */
export async function agreeByApplying(tx: Ctx, { userId, jobId }: { userId: string; jobId: string }) {
  const row = await lockProposal(tx.db, userId, { jobId });
  if (!row || row.answer === 'agreed') return;
  // Whoever takes an application back has said nothing of the proposal.
  if (await hasApplied(tx.db, { userId, jobId })) await save(tx, row, 'agreed');
}

async function save(tx: Ctx, row: ProposalRow, said: NonNullable<ProposalRow['answer']>): Promise<void> {
  await saveProposalAnswer(tx.db, row.id, said, tx.now);
  await record(tx, 'talent_proposal.answered', { details: { jobId: row.jobId, answer: said } });
  const job = await findJob(tx.db, row.jobId);
  await notify(
    tx,
    row.managerId,
    said === 'agreed' ? 'talent_proposal_agreed' : 'talent_proposal_declined',
    { job: job?.title ?? '' },
    { link: `/talent-manager/jobs/${row.jobId}`, actorId: row.userId },
  );
}
