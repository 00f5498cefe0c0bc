import * as contract from '#contract/features/hiring-systems.contract.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { bind, bindPublic } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import {
  connect,
  disconnect,
  followNow,
  map,
  ownSystem,
  renewSigningSecret,
  signOn,
  testLine,
  tryLine,
} from './hiring-systems.connecting.ts';
import { takeEventOf } from './hiring-systems.events.ts';
import { grant, listGrants } from './hiring-systems.granting.ts';
import { preview } from './hiring-systems.previewing.ts';
import {
  getRecord,
  ownRecords,
  postJob,
  resolve,
  sendAgain,
  syncCandidate,
  systemCandidate,
  systemJob,
} from './hiring-systems.sending.ts';
import { syncCandidates } from './hiring-systems.sending-many.ts';

type Connecting = SignedInCtx & Uses<'config' | 'secrets'>;
type Sending = SignedInCtx & Uses<'aliases'>;

export const hiringSystemRoutes = [
  bind(contract.getHiringSystem, (ctx) => ownSystem(ctx)),
  bind(contract.tryHiringSystem, (ctx: Connecting, { body }) => tryLine(ctx, body)),
  bind(contract.connectHiringSystem, (ctx: Connecting, { body }) => connect(ctx, body)),
  bind(contract.testHiringSystem, (ctx: Connecting) => testLine(ctx)),
  bind(contract.renewSigningSecret, (ctx: Connecting) => renewSigningSecret(ctx)),
  bind(contract.mapHiringSystem, (ctx, { body }) => map(ctx, body)),
  bind(contract.disconnectHiringSystem, (ctx) => disconnect(ctx)),
  bind(contract.followHiringSystem, (ctx) => followNow(ctx)),
  bind(contract.getSignOn, (ctx: Connecting) => signOn(ctx)),
  bind(contract.previewSystemRecord, (ctx, { body }) => preview(ctx, body)),
  bind(contract.postJobToSystem, (ctx: Sending, { body }) => postJob(ctx, body.job_id)),
  bind(contract.syncCandidateToSystem, (ctx: Sending, { params }) =>
    syncCandidate(ctx, params.candidate_id, params.job_id),
  ),
  bind(contract.syncCandidatesToSystem, (ctx: Sending, { body }) => syncCandidates(ctx, body)),
  bind(contract.getSystemJob, (ctx: Sending, { params }) => systemJob(ctx, params.id)),
  bind(contract.getSystemCandidate, (ctx: Sending, { params }) =>
    systemCandidate(ctx, params.candidate_id, params.job_id),
  ),
  bind(contract.listSystemRecords, (ctx: Sending, { query }) => ownRecords(ctx, query)),
  bind(contract.getSystemRecord, (ctx: Sending, { params }) => getRecord(ctx, params.id)),
  bind(contract.sendSystemRecord, (ctx: Sending & Connecting, { params, body }) =>
    sendAgain(ctx, params.id, body.whole),
  ),
  bind(contract.resolveSystemConflict, (ctx: Sending, { params, body }) =>
    resolve(ctx, params.id, body.keep),
  ),
  bind(contract.listSystemGrants, (ctx) => listGrants(ctx)),
  bind(contract.grantSystemScope, (ctx, { body }) => grant(ctx, body)),
  bindPublic(contract.takeSystemEvent, (ctx: Ctx & Uses<'secrets'>, { params, body, signed }) =>
    takeEventOf(ctx, params.id, body.changed.id, signed),
  ),
];
