import type { z } from 'zod';
import type { User } from '#contract/features/accounts.contract.ts';
import type { Company, CompanyInput } from '#contract/features/companies.contract.ts';
import type { CandidateOnboarding } from '#contract/features/onboarding.contract.ts';
import { completeOnboarding } from '#server/features/accounts/index.ts';
import { createCompany } from '#server/features/companies/index.ts';
import { ownFile } from '#server/features/files/index.ts';
import { createProfile } from '#server/features/profiles/index.ts';
import { startReading } from '#server/features/resumes/index.ts';
import { loadUser } from '#server/features/sessions/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { found } from '#server/platform/refusals.ts';

export async function onboardAsRecruiter(
  ctx: SignedInCtx,
  input: CompanyInput,
): Promise<{ user: User; company: Company }> {
  if (input.company_avatar) await ownFile(ctx, input.company_avatar, 'avatar');
  return inOne(ctx, async (tx) => {
    const company = await createCompany(tx, input);
    await completeOnboarding(tx, { role: 'recruiter', companyId: company.id });
    await tx.emit('accounts.onboarded', { userId: tx.actor.id });
    return { user: found(await loadUser(tx.db, tx.actor.id), 'session.required'), company };
  });
}

export async function onboardAsCandidate(
  ctx: SignedInCtx,
  input: z.output<typeof CandidateOnboarding>,
): Promise<User> {
  const resume = await ownFile(ctx, input.candidate_resume, 'resume');
  if (input.candidate_avatar) await ownFile(ctx, input.candidate_avatar, 'avatar');
  return inOne(ctx, async (tx) => {
    await completeOnboarding(tx, { role: 'individual', avatarFileId: input.candidate_avatar ?? null });
    await createProfile(tx, {
      userId: tx.actor.id,
      name: `${tx.actor.firstName} ${tx.actor.lastName}`.trim(),
      email: tx.actor.email,
      socialLinks: input.candidate_social_links,
      availability: input.candidate_availability,
    });
    await startReading(tx, tx.actor.id, resume.id);
    await tx.emit('accounts.onboarded', { userId: tx.actor.id });
    return found(await loadUser(tx.db, tx.actor.id), 'session.required');
  });
}

/** A transaction keeps who asks. */
const inOne = <T>(ctx: SignedInCtx, run: (tx: SignedInCtx) => Promise<T>) =>
  ctx.transaction((tx) => run({ ...tx, actor: ctx.actor }));
