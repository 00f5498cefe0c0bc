import type { z } from 'zod';
import type { Connection, HiringSystemState } from '#contract/features/hiring-systems.contract.ts';
import { type AboutSystem, type Mapping, unmappedIn } from '#contract/features/hiring-systems.mapping.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { tellTeam } from '#server/features/companies/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { addressesOf, internetWith } from '#server/platform/outside-addresses.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { connected, lineTo, systemOn } from './hiring-systems.line.ts';
import { proposedMapping, unknownIn } from './hiring-systems.mapping.ts';
import { allowed, allowedWithSystem, rightsOf, scopesIn } from './hiring-systems.policy.ts';
import { LineError, RefusedThere } from './hiring-systems.port.ts';
import { presentSystem } from './hiring-systems.present.ts';
import { grantorsOf } from './hiring-systems.reads.ts';
import { newSigningSecret } from './hiring-systems.signatures.ts';
import {
  deleteSystem,
  erasuresOwed,
  findSystemOf,
  hurry,
  insertSystem,
  NO_FAULT,
  retireSystem,
  type SystemRow,
  touchAll,
  updateSystem,
} from './hiring-systems.store.ts';
import { isFinal, lineBroke, workSoon } from './hiring-systems.working.ts';

type ConnectCtx = SignedInCtx & Uses<'config' | 'secrets'>;
type Given = z.output<typeof Connection>;

export async function ownSystem(ctx: SignedInCtx): Promise<HiringSystemState> {
  const rights = await rightsOf(ctx);
  const row = await findSystemOf(ctx.db, rights.companyId);
  return {
    system: row && (await presentSystem(ctx, row)),
    can: { ...scopesIn(rights), grant: rights.mayGrant },
    granted_by: await grantorsOf(ctx.db, rights.companyId),
  };
}

/** Asks a hiring system who it is; a line that does not work is told with its reason. */
async function ask(
  ctx: Ctx,
  run: () => Promise<AboutSystem>,
): Promise<{ about: AboutSystem; took_ms: number }> {
  const begun = performance.now();
  try {
    const about = await run();
    return { about, took_ms: Math.round(performance.now() - begun) };
  } catch (error) {
    if (error instanceof RefusedThere) throw lineFailed(error.message);
    if (error instanceof LineError) throw lineFailed(say(ctx.lang, `hiring_systems.fault.${error.fault}`));
    throw error;
  }
}

const lineFailed = (reason: string) => new Refusal('hiring_systems.line_failed', { reason });

export async function tryLine(ctx: ConnectCtx, given: Given) {
  await allowed(ctx, 'manage');
  return askGiven(ctx, given);
}

async function askGiven(ctx: ConnectCtx, given: Given) {
  await refusePlainHttp(ctx, given.address);
  return ask(ctx, () => systemOn(lineTo(ctx.config), given).about());
}

/** Keys do not travel in the clear, but within networks that the operator opened. */
async function refusePlainHttp({ config }: Uses<'config'>, address: string): Promise<void> {
  const url = new URL(address);
  if (url.protocol === 'https:') return;
  const outside = internetWith(config.openNetworks);
  const addresses = outside.isOpened ? await addressesOf(url, outside).catch(() => []) : [];
  if (!outside.isOpened || addresses.length === 0 || !addresses.every(outside.isOpened))
    throw new Refusal('hiring_systems.needs_https');
}

/**
 * Connects a system once it has said who it is. The same address again gives it another key and keeps what is known of its
 * records.
 */
export async function connect(ctx: ConnectCtx, given: Given) {
  const { companyId } = await allowed(ctx, 'manage');
  const { about } = await askGiven(ctx, given);
  const sealedSecret = ctx.secrets.seal(given.secret);
  return ctx.transaction(async (tx) => {
    const before = await findSystemOf(tx.db, companyId);
    if (before) return anotherKey(tx, before, given, { about, sealedSecret });
    const signingSecret = given.vendor === 'rest' ? newSigningSecret() : null;
    const row = await insertSystem(tx.db, {
      companyId,
      portal: tx.portal.key,
      vendor: given.vendor,
      address: given.address,
      database: given.database || null,
      login: given.login || null,
      sealedSecret,
      sealedSigningSecret: signingSecret && tx.secrets.seal(signingSecret),
      about,
      mapping: proposedMapping(about),
      connectedBy: tx.actor.id,
      reachedAt: tx.now,
    });
    if (!row) throw new Refusal('hiring_systems.connected_already');
    await record(tx, 'hiring_system.connected', { details: { companyId, name: about.name } });
    await tellTeam(tx, companyId, 'hiring-systems:changed');
    return { id: row.id, signing_secret: signingSecret };
  });
}

async function anotherKey(
  tx: ConnectCtx,
  before: SystemRow,
  given: Given,
  known: Pick<SystemRow, 'about' | 'sealedSecret'>,
) {
  const isSame =
    before.vendor === given.vendor &&
    before.address === given.address &&
    before.database === (given.database || null);
  if (!isSame) throw new Refusal('hiring_systems.connected_already');
  await updateSystem(tx.db, before.id, {
    ...known,
    login: given.login || null,
    ...NO_FAULT,
    reachedAt: tx.now,
  });
  await record(tx, 'hiring_system.connected', {
    details: { companyId: before.companyId, name: known.about.name },
  });
  await tellTeam(tx, before.companyId, 'hiring-systems:changed');
  await workSoon(tx, [before.id]);
  return { id: before.id, signing_secret: null };
}

/** Tests the line as it is connected, and reads fields and stages anew. */
export async function testLine(ctx: ConnectCtx) {
  const { system } = await allowedWithSystem(ctx, 'manage');
  return proveLine(ctx, system);
}

/** Asks a connected system who it is; where it answers, whatever waits is worked on again. */
export async function proveLine(ctx: ConnectCtx, system: SystemRow) {
  const tested = await ask(ctx, async () => connected(system, ctx.secrets, lineTo(ctx.config)).about());
  await ctx.transaction(async (tx) => {
    await updateSystem(tx.db, system.id, {
      about: tested.about,
      ...NO_FAULT,
      reachedAt: tx.now,
    });
    await tellTeam(tx, system.companyId, 'hiring-systems:changed');
    await workSoon(tx, [system.id]);
  });
  return tested;
}

export async function renewSigningSecret(ctx: ConnectCtx): Promise<{ signing_secret: string }> {
  const { system } = await allowedWithSystem(ctx, 'manage');
  const secret = newSigningSecret();
  await updateSystem(ctx.db, system.id, { sealedSigningSecret: ctx.secrets.seal(secret) });
  return { signing_secret: secret };
}

export async function map(ctx: SignedInCtx, mapping: Mapping) {
  const { system } = await allowedWithSystem(ctx, 'manage');
  const [unknown] = unknownIn(system.about, mapping);
  if (unknown !== undefined) throw new Refusal('hiring_systems.unknown_field', { name: unknown });
  await ctx.transaction(async (tx) => {
    await updateSystem(tx.db, system.id, { mapping });
    await touchAll(tx.db, system.id);
    await record(tx, 'hiring_system.mapped', {
      details: { companyId: system.companyId, name: system.about.name },
    });
    await workSoon(tx, [system.id]);
  });
  const { job_fields, candidate_fields } = system.about;
  return {
    mapping,
    missing: {
      job: unmappedIn(job_fields, mapping.job),
      candidate: unmappedIn(candidate_fields, mapping.candidate),
    },
  };
}

/** Ends the connection. Who is still to be deleted there is deleted all the same: for that alone its key is kept. */
export async function disconnect(ctx: SignedInCtx): Promise<{ disconnected: true }> {
  const { system } = await allowedWithSystem(ctx, 'manage');
  await ctx.transaction(async (tx) => {
    if ((await erasuresOwed(tx.db, system.id)) > 0) {
      await retireSystem(tx.db, system.id, tx.now);
      await workSoon(tx, [system.id]);
    } else await deleteSystem(tx.db, system.id);
    await record(tx, 'hiring_system.disconnected', {
      details: { companyId: system.companyId, name: system.about.name },
    });
    await tellTeam(tx, system.companyId, 'hiring-systems:changed');
  });
  return { disconnected: true };
}

/** Asks now, whatever waits for its time. */
export async function followNow(ctx: SignedInCtx): Promise<{ asked: true }> {
  const { system } = await allowedWithSystem(ctx, 'manage');
  await ctx.transaction(async (tx) => {
    await updateSystem(tx.db, system.id, { nextTryAt: null, followedAt: null });
    await hurry(tx.db, system.id);
    await workSoon(tx, [system.id]);
  });
  return { asked: true };
}

/** Where the caller goes on there, as themselves. */
export async function signOn(ctx: ConnectCtx) {
  const { system } = await allowedWithSystem(ctx, 'sign_on');
  const { email, firstName, lastName } = ctx.actor;
  try {
    const there = connected(system, ctx.secrets, lineTo(ctx.config));
    const { url, isSignedOn, expiresAt } = await there.signOn({ email, name: `${firstName} ${lastName}` });
    await record(ctx, 'hiring_system.signed_on', {
      details: { companyId: system.companyId, name: system.about.name },
    });
    return { url, is_signed_on: isSignedOn, expires_at: expiresAt };
  } catch (error) {
    if (error instanceof RefusedThere) throw signOnRefused(error.message);
    if (!(error instanceof LineError)) throw error;
    if (isFinal(error.fault)) await lineBroke(ctx, system, error);
    throw signOnRefused(say(ctx.lang, `hiring_systems.fault.${error.fault}`));
  }
}

const signOnRefused = (reason: string) => new Refusal('hiring_systems.sign_on_refused', { reason });
