import { COMPANY_CHECK_LIMITS, type CompanyCheck } from '#contract/features/company-checks.contract.ts';
import { countOpenedPages } from '#server/features/blind-review/index.ts';
import { companyDomain, findCompany, findMembership, mayInTeam } from '#server/features/companies/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { DAY_MS } from '#server/platform/days.ts';
import { found } from '#server/platform/refusals.ts';
import { nameOfCompany } from './company-checks.reads.ts';
import { findCheck, findProof, type ProofRow } from './company-checks.store.ts';

/** Where the check of one’s own company stands, and what is still needed. */
export async function ownCheck(ctx: SignedInCtx): Promise<CompanyCheck> {
  const { companyId, role } = found(await findMembership(ctx.db, ctx.actor.id), 'companies.not_found');
  const company = found(await findCompany(ctx.db, companyId), 'companies.not_found');
  const check = await findCheck(ctx.db, companyId);
  const proof = await findProof(ctx.db, companyId);
  const state = check?.state ?? 'unverified';
  const domain = companyDomain(company.company_website);
  const isProven = check?.provenDomain != null && check.provenDomain === domain;
  return {
    state,
    way: check?.way ?? null,
    decided_at: check?.decidedAt.toISOString() ?? null,
    reason: state === 'refused' ? (check?.note ?? null) : null,
    must_be_verified: ctx.portal.checksCompanies && state !== 'verified',
    website: company.company_website,
    domain,
    held_for: state === 'held' ? (check?.heldFor ?? []) : [],
    resembles: state === 'held' ? await nameOfCompany(ctx.db, check?.resemblesId ?? null) : null,
    proven_address: isProven ? (check?.provenAddress ?? null) : null,
    ...mailing(ctx, proof),
    pages_left: COMPANY_CHECK_LIMITS.pagesPerDay - (await countOpenedPages(ctx, companyId)),
    contact_email: ctx.portal.contactEmail,
    can: { prove: mayInTeam(role, { deed: 'edit' }) && (state === 'unverified' || state === 'held') },
  };
}

function mailing({ now }: Ctx, proof: ProofRow | null) {
  const none = { mailed: null, wait_seconds: 0, mails_left: COMPANY_CHECK_LIMITS.mailsPerDay };
  if (!proof) return none;
  const sinceMs = now.getTime() - proof.sentAt.getTime();
  const isSameDay = now.getTime() - proof.firstSentAt.getTime() < DAY_MS;
  return {
    mailed:
      proof.expiresAt > now
        ? {
            address: proof.address,
            sent_at: proof.sentAt.toISOString(),
            expires_at: proof.expiresAt.toISOString(),
          }
        : null,
    wait_seconds: Math.max(0, Math.ceil(COMPANY_CHECK_LIMITS.resendSeconds - sinceMs / 1000)),
    mails_left: isSameDay ? COMPANY_CHECK_LIMITS.mailsPerDay - proof.mails : none.mails_left,
  };
}
