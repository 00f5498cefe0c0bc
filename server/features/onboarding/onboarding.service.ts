import type { z } from 'zod';
import type { User } from '#contract/features/accounts.contract.ts';
import type { Company } from '#contract/features/companies.contract.ts';
import type {
  CandidateOnboarding,
  getOnboarding,
  onboardRecruiter,
} from '#contract/features/onboarding.contract.ts';
import { completeOnboarding, updateUser } from '#server/features/accounts/index.ts';
import { askForApproval, canStartOver, settle } from '#server/features/approvals/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import {
  companyHere,
  createCompany,
  findCompany,
  findMembership,
  saveCompany,
  similarTo,
} from '#server/features/companies/index.ts';
import { ownFile, presentFile } from '#server/features/files/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { beginProfile, findProfile } from '#server/features/profiles/index.ts';
import { expectResume, latestResumeFile, startReading } from '#server/features/resumes/index.ts';
import { loadUser } from '#server/features/sessions/index.ts';
import { askWhoArrived, offeredResume, takeOffered } from '#server/features/talent-managers/index.ts';
import { askToJoin, forgetJoinRequest } from '#server/features/teams/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { findOwnDecision, holdInOnboarding } from './onboarding.reads.ts';

export async function onboardAsRecruiter(
  ctx: SignedInCtx,
  input: z.output<typeof onboardRecruiter.body>,
): Promise<{ user: User; company: Company }> {
  const { even_if_similar: evenIfSimilar, ...said } = input;
  return ctx.transaction(async (tx) => {
    await begin(tx, 'recruiter');
    const mine = await ownCompany(tx);
    // The picture of a company that goes through onboarding again may stay as it is.
    if (said.company_avatar && said.company_avatar !== mine?.company_avatar)
      await ownFile(tx, said.company_avatar, 'avatar');
    if (!evenIfSimilar && (await similarTo(tx, said)).some(({ id }) => id !== mine?.id))
      throw new Refusal('companies.similar_exists');
    await forgetJoinRequest(tx, tx.actor.id);
    const company = mine ? await saveCompany(tx, mine.id, said) : await createCompany(tx, said);
    const isLetIn = await askForApproval(tx, { id: tx.actor.id, role: 'recruiter' });
    await completeOnboarding(tx, { role: 'recruiter', company: { id: company.id, role: 'owner' }, isLetIn });
    return { user: await welcomed(tx, isLetIn), company };
  });
}

/** The company that somebody owns who goes through onboarding again. */
async function ownCompany(tx: SignedInCtx): Promise<Company | null> {
  const membership = await findMembership(tx.db, tx.actor.id);
  return membership?.role === 'owner' ? findCompany(tx.db, membership.companyId) : null;
}

/** Makes the account a recruiter's who waits until the company lets them in. */
export async function onboardByJoining(ctx: SignedInCtx, companyId: string): Promise<User> {
  return ctx.transaction(async (tx) => {
    await begin(tx, 'recruiter');
    const company = await companyHere(tx, companyId);
    await askForApproval(tx, { id: tx.actor.id, role: 'recruiter' });
    await completeOnboarding(tx, { role: 'recruiter', company: null, isLetIn: false });
    await askToJoin(tx, company.id);
    return welcomed(tx, false);
  });
}

export async function onboardAsCandidate(
  ctx: SignedInCtx,
  input: z.output<typeof CandidateOnboarding>,
): Promise<User> {
  return ctx.transaction(async (tx) => {
    await begin(tx, 'individual');
    await takeOffered(tx, input.candidate_resume);
    const resume = await ownFile(tx, input.candidate_resume, 'resume');
    if (input.candidate_avatar) await ownFile(tx, input.candidate_avatar, 'avatar');
    const isLetIn = await askForApproval(tx, { id: tx.actor.id, role: 'individual' });
    await completeOnboarding(tx, {
      role: 'individual',
      isLetIn,
      avatarFileId: input.candidate_avatar ?? null,
    });
    await beginProfile(tx, {
      userId: tx.actor.id,
      name: `${tx.actor.firstName} ${tx.actor.lastName}`.trim(),
      email: tx.actor.email,
      socialLinks: input.candidate_social_links,
      availability: input.candidate_availability,
      isDiscoverable: isLetIn,
    });
    const present = await latestResumeFile(tx.db, tx.actor.id);
    if (present?.id !== resume.id) await startReading(tx, tx.actor.id, resume.id);
    await askWhoArrived(tx, tx.actor.id);
    return welcomed(tx, isLetIn);
  });
}

/** Goes back into onboarding, with everything that was filled in. */
export async function startOver(ctx: SignedInCtx): Promise<User> {
  return ctx.transaction(async (tx) => {
    if (!(await canStartOver(tx, tx.actor.id))) throw new Refusal('onboarding.cannot_start_over');
    await forgetJoinRequest(tx, tx.actor.id);
    const { wasAsked } = await findOwnDecision(tx.db, tx.actor.id);
    // Who only asked a company to let them in has nothing yet that binds them to a role.
    await updateUser(tx.db, tx.actor.id, {
      isOnboardingCompleted: false,
      ...(wasAsked ? {} : { role: null }),
    });
    await record(tx, 'onboarding.started_over', { subjectId: tx.actor.id });
    await settle(tx, tx.actor.id);
    return found(await loadUser(tx.db, tx.actor.id), 'session.required');
  });
}

/** What somebody filled in before who goes through onboarding again. */
export async function filledBefore(
  ctx: SignedInCtx & Uses<'reader'>,
): Promise<z.input<typeof getOnboarding.response>> {
  const { actor, db } = ctx;
  const role = actor.role === 'recruiter' || actor.role === 'individual' ? actor.role : null;
  const { reason, avatar } = await findOwnDecision(db, actor.id);
  const profile = role === 'individual' ? await findProfile(db, actor.id) : null;
  const resume = await latestResumeFile(db, actor.id);
  const mayUpload = role !== 'recruiter' && !resume;
  if (mayUpload) expectResume(ctx);
  const offered = mayUpload ? await offeredResume(ctx) : null;
  return {
    role_name: role,
    reason,
    company: role === 'recruiter' ? await ownCompany(ctx) : null,
    candidate: profile && {
      avatar: avatar && presentFile(avatar),
      resume: resume && presentFile(resume),
      social_links: profile.socialLinks,
      availability: profile.availability,
    },
    offered_resume: offered && presentFile(offered),
  };
}

/** A role is chosen once, in one tab: with the other one, what belongs to the first would be left behind. */
async function begin({ db, actor }: SignedInCtx, role: 'recruiter' | 'individual'): Promise<void> {
  if (!(await holdInOnboarding(db, actor.id))) throw new Refusal('access.denied');
  if (actor.role !== null && actor.role !== role) throw new Refusal('onboarding.role_stays');
}

async function welcomed(tx: SignedInCtx, isLetIn: boolean): Promise<User> {
  if (isLetIn) await notify(tx, tx.actor.id, 'welcome', {});
  return found(await loadUser(tx.db, tx.actor.id), 'session.required');
}
