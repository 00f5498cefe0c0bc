import { record } from '#server/features/audit-entries/index.ts';
import { mailDomain, soughtName } from '#server/features/companies/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type Standing, standingBy } from './company-checks.policy.ts';
import { leadersOf, verifiedBeside } from './company-checks.reads.ts';
import { type Known, resemblancesTo } from './company-checks.resemblance.ts';
import { type CheckRow, findCheck, holdCompany, saveCheck } from './company-checks.store.ts';
import { tellOfStanding } from './company-checks.telling.ts';

interface Proven {
  domain: string;
  address: string;
}

/**
 * Looks at a company by what is known of it now: when it is new, when it says another name or website (`before`: what it
 * said), and when its domain was proved. Writes down where its check stands then, and tells whom it concerns.
 */
export async function checkCompany(
  ctx: Ctx,
  companyId: string,
  { before = null, proven = null }: { before?: Known | null; proven?: Proven | null } = {},
): Promise<void> {
  const company = await holdCompany(ctx.db, ctx.portal.key, companyId);
  if (!company) return;
  const { name, domain } = company;
  const former = await findCheck(ctx.db, companyId);
  if (!former && !ctx.actor) return void (await takeAsVerified(ctx, companyId));
  const found = await mostLike(ctx, companyId, { name, domain });
  const owner = await ownerDomain(ctx, companyId);
  const standing = standingBy({
    before: former,
    isRenamed: before !== null && soughtName(before.name) !== soughtName(name),
    isMoved: before !== null && before.domain !== domain,
    domain,
    provenDomain: proven?.domain ?? former?.provenDomain ?? null,
    ownerDomain: owner,
    resemblances: found?.resemblances ?? [],
  });
  const isSame = isAsBefore(former, standing);
  await saveCheck(ctx.db, {
    ...(former ?? { companyId, portal: ctx.portal.key }),
    ...(proven && { provenDomain: proven.domain, provenAddress: proven.address, provenAt: ctx.now }),
    ...(isSame
      ? { decidedAt: former?.decidedAt ?? ctx.now }
      : { note: null, decidedBy: null, decidedAt: ctx.now, former: null }),
    state: standing.state,
    way: standing.way,
    heldFor: [...standing.heldFor],
    resemblesId: standing.state === 'held' ? (found?.id ?? null) : null,
  });
  if (isSame) return;
  await recordStanding(ctx, companyId, standing, former);
  await tellOfStanding(ctx, { id: companyId, name }, standing.state, former?.state ?? null);
}

const isAsBefore = (former: CheckRow | null, { state, way }: Standing): boolean =>
  former?.state === state && former.way === way;

/** The verified company that one resembles most. */
async function mostLike(ctx: Ctx, companyId: string, company: Known) {
  const likely = (await verifiedBeside(ctx.db, ctx.portal.key, companyId)).flatMap((other) => {
    const resemblances = resemblancesTo(company, other);
    return resemblances.length > 0 ? [{ id: other.id, resemblances }] : [];
  });
  return likely.toSorted((a, b) => b.resemblances.length - a.resemblances.length)[0] ?? null;
}

/** Of the owner’s address where it is confirmed. Whoever describes a new company becomes its owner next. */
async function ownerDomain(ctx: Ctx, companyId: string): Promise<string | null> {
  const [owner] = await leadersOf(ctx.db, companyId);
  if (owner) return owner.role === 'owner' && owner.isConfirmed ? mailDomain(owner.email) : null;
  return ctx.actor && ctx.actor.state !== 'EMAIL_VERIFICATION_PENDING' ? mailDomain(ctx.actor.email) : null;
}

async function recordStanding(
  ctx: Ctx,
  companyId: string,
  { state, way }: Standing,
  former: CheckRow | null,
): Promise<void> {
  // Of a new company that nothing is known of there is nothing to write down.
  if (state === 'refused' || (state === 'unverified' && !former)) return;
  const action = {
    verified: 'company.verified',
    held: 'company.held',
    unverified: 'company.unverified',
  } as const;
  await record(ctx, action[state], { details: { companyId, ...(way && { way }) } });
}

/** What the installation itself brings, the demo data, needs no proof. */
const takeAsVerified = (ctx: Ctx, companyId: string) =>
  saveCheck(ctx.db, {
    companyId,
    portal: ctx.portal.key,
    state: 'verified',
    way: 'demo',
    decidedAt: ctx.now,
  });
