import * as contract from '#contract/features/talent-managers.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind, bindPublic, bindUpload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import {
  addOwn,
  getOwnAddition,
  listOwnAdditions,
  mendOwnRow,
  readPeopleOf,
} from './talent-managers.adding.ts';
import {
  acceptInvitation,
  answerManager,
  declineInvitation,
  leaveManager,
  lookAtInvitation,
  ownManagers,
} from './talent-managers.consent.ts';
import { getOwnJob, listOwnJobs } from './talent-managers.fitting.ts';
import { answer, listOwnProposed, ownProposals, propose } from './talent-managers.proposals.ts';
import { letGo, listOwnPeople, resend, stats } from './talent-managers.service.ts';

type FittingCtx = SignedInCtx & Uses<'models' | 'ranking' | 'taxonomy'>;
type ApplyingCtx = FittingCtx & Uses<'aliases'>;

const ofManagers = [
  bind(contract.getTalentStats, (ctx) => stats(ctx)),
  bind(contract.listManagedPeople, (ctx, { query }) => listOwnPeople(ctx, query)),
  bind(contract.resendTalentInvitation, (ctx, { params }) => resend(ctx, params.id)),
  bind(contract.endManagedPerson, (ctx, { params }) => letGo(ctx, params.id)),
  bind(contract.listManagedJobs, (ctx: FittingCtx, { query }) => listOwnJobs(ctx, query)),
  bind(contract.getManagedJob, (ctx: FittingCtx, { params, query }) => getOwnJob(ctx, params.id, query)),
  bind(contract.proposePeople, (ctx, { params, body }) => propose(ctx, params.id, body)),
  bind(contract.listProposals, (ctx, { query }) => listOwnProposed(ctx, query)),
];

const ofAdditions = [
  bindUpload(contract.readPeopleList, (_, { file }) => readPeopleOf(file)),
  bind(contract.addPeople, (ctx, { body }) => addOwn(ctx, body)),
  bind(contract.listAdditions, (ctx, { query }) => listOwnAdditions(ctx, query)),
  bind(contract.getAddition, (ctx, { params, query }) => getOwnAddition(ctx, params.id, query)),
  bind(contract.mendAdditionRow, (ctx, { params, body }) => mendOwnRow(ctx, params, body.email)),
];

const ofPeople = [
  bind(contract.listOwnTalentManagers, (ctx) => ownManagers(ctx)),
  bind(contract.answerTalentManager, (ctx, { params, body }) => answerManager(ctx, params.id, body.answer)),
  bind(contract.leaveTalentManager, (ctx, { params }) => leaveManager(ctx, params.id)),
  bindPublic(contract.getTalentInvitation, (ctx, { params }) => lookAtInvitation(ctx, params.token)),
  bind(contract.acceptTalentInvitation, (ctx, { params }) => acceptInvitation(ctx, params.token)),
  bindPublic(contract.declineTalentInvitation, (ctx, { params }) => declineInvitation(ctx, params.token)),
  bind(contract.listOwnProposals, (ctx) => ownProposals(ctx)),
  bind(contract.answerProposal, (ctx: ApplyingCtx, { params, body }) => answer(ctx, params.id, body)),
];

export const talentManagerRoutes = [...ofManagers, ...ofAdditions, ...ofPeople];
