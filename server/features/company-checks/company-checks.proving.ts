import crypto from 'node:crypto';
import { COMPANY_CHECK_LIMITS, type CompanyCheck } from '#contract/features/company-checks.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { record } from '#server/features/audit-entries/index.ts';
import {
  allowedInTeam,
  companyDomain,
  findCompany,
  isFreeMail,
  mailDomain,
} from '#server/features/companies/index.ts';
import { sendEmail } from '#server/features/emails/index.ts';
import { forgetTries, guessed, takeTry } from '#server/features/sessions/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { DAY_MS, MINUTE_MS } from '#server/platform/days.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { hashToken, sameHash } from '#server/platform/tokens.ts';
import { say } from '#server/platform/words.ts';
import { checkCompany } from './company-checks.checking.ts';
import { ownCheck } from './company-checks.service.ts';
import {
  countTry,
  findCheck,
  findProof,
  holdCompany,
  saveProof,
  spendProof,
} from './company-checks.store.ts';

/** Wrong codes for one company before the waits begin, however many are mailed. */
const FREE_CODES = 10;

/**
 * Mails a code to an address of the company’s domain. The owner’s own confirmed address of that domain proves it at once.
 */
export async function mailCode(ctx: SignedInCtx, address: string): Promise<CompanyCheck> {
  const { companyId, role } = await allowedInTeam(ctx, { deed: 'edit' });
  const company = found(await findCompany(ctx.db, companyId), 'companies.not_found');
  const domain = companyDomain(company.company_website);
  if (domain === null) throw new Refusal('company_checks.no_domain');
  if (isFreeMail(address)) throw besideAddress('company_checks.free_mail', domain);
  if (mailDomain(address) !== domain) throw besideAddress('company_checks.other_domain', domain);
  const state = (await findCheck(ctx.db, companyId))?.state;
  if (state === 'verified' || state === 'refused') throw new Refusal('company_checks.nothing_to_prove');
  if (role === 'owner' && address === ctx.actor.email) {
    await ctx.transaction((tx) => checkCompany(tx, companyId, { proven: { domain, address } }));
    return ownCheck(ctx);
  }
  await ctx.transaction(async (tx) => {
    await holdCompany(tx.db, tx.portal.key, companyId);
    const code = await issueCode(tx, companyId, address);
    await sendCode(tx, { address, code, company: company.company_name });
    await record(tx, 'company.proof_mailed', { details: { companyId, address } });
  });
  return ownCheck(ctx);
}

const besideAddress = (code: 'company_checks.free_mail' | 'company_checks.other_domain', domain: string) =>
  new Refusal(code, { domain });

/** A new code takes the place of the one before. */
async function issueCode(tx: SignedInCtx, companyId: string, address: string): Promise<string> {
  const last = await findProof(tx.db, companyId);
  const sinceMs = last ? tx.now.getTime() - last.sentAt.getTime() : Number.POSITIVE_INFINITY;
  const seconds = Math.ceil(COMPANY_CHECK_LIMITS.resendSeconds - sinceMs / 1000);
  if (seconds > 0) throw new Refusal('company_checks.resend_too_soon', { seconds });
  const isSameDay = last !== null && tx.now.getTime() - last.firstSentAt.getTime() < DAY_MS;
  const mails = isSameDay ? last.mails : 0;
  if (mails >= COMPANY_CHECK_LIMITS.mailsPerDay)
    throw new Refusal('company_checks.too_many_mails', { limit: COMPANY_CHECK_LIMITS.mailsPerDay });
  const code = String(crypto.randomInt(0, 1_000_000)).padStart(6, '0');
  await saveProof(tx.db, {
    companyId,
    address,
    codeHash: hashCode(companyId, code),
    sentAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + LIMITS.verificationCodeMinutes * MINUTE_MS),
    mails: mails + 1,
    firstSentAt: isSameDay ? last.firstSentAt : tx.now,
  });
  return code;
}

/** Its reader may never have heard of us: it says who asks, for which company, and what the code does. */
async function sendCode(
  tx: SignedInCtx,
  { address, code, company }: { address: string; code: string; company: string },
): Promise<void> {
  const language = tx.actor.language;
  const params = {
    code,
    company,
    address,
    name: `${tx.actor.firstName} ${tx.actor.lastName}`.trim(),
    portal: tx.portal.name[language],
    minutes: LIMITS.verificationCodeMinutes,
  };
  const words = (part: string) => say(language, `company_checks.mail.${part}`, params);
  await sendEmail(
    tx,
    { userId: tx.actor.id, address, language },
    {
      kind: 'prove-company',
      subject: words('subject'),
      heading: words('heading'),
      paragraphs: [words('text')],
      code,
      closing: [words('otherwise')],
    },
  );
}

/** Proves the domain by the mailed code. Tries are counted before anything is compared, and outside any transaction. */
export async function proveByCode(ctx: SignedInCtx, code: string): Promise<CompanyCheck> {
  const { companyId } = await allowedInTeam(ctx, { deed: 'edit' });
  const guesses = guessed(FREE_CODES, 'company code', companyId);
  await takeTry(ctx, [guesses], 'accounts.too_many_tries');
  const proof = found(await countTry(ctx.db, companyId), 'company_checks.code_wrong');
  if (proof.tries > LIMITS.verificationTries || proof.expiresAt <= ctx.now)
    throw new Refusal('company_checks.code_expired');
  if (!sameHash(proof.codeHash, hashCode(companyId, code))) throw new Refusal('company_checks.code_wrong');
  await forgetTries(ctx.db, guesses);
  await ctx.transaction(async (tx) => {
    // Held first: the company may say another website by now, of which the code proves nothing.
    await holdCompany(tx.db, tx.portal.key, companyId);
    const domain = mailDomain(proof.address);
    if (!domain || !(await spendProof(tx.db, proof, tx.now)))
      throw new Refusal('company_checks.code_expired');
    await checkCompany(tx, companyId, { proven: { domain, address: proof.address } });
  });
  return ownCheck(ctx);
}

/** A code alone is guessed from its hash in no time, so each hash holds the company too. */
const hashCode = (companyId: string, code: string) => hashToken(`${companyId}:${code}`);
