import * as contract from '#contract/features/approvals.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { getOne, listOfPortal } from './approvals.lists.ts';
import { decide, ownApproval } from './approvals.service.ts';

export const approvalRoutes = [
  bind(contract.listApprovals, (ctx, { query }) => listOfPortal(ctx, query)),
  bind(contract.getApproval, (ctx, { params }) => getOne(ctx, params.id)),
  bind(contract.actOnApprovals, (ctx, { body }) => decide(ctx, body)),
  bind(contract.getOwnApproval, (ctx) => ownApproval(ctx)),
];
