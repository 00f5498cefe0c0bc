import * as contract from '#contract/features/audit-entries.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind, bindDownload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { exportOfPortal, listOfPortal, listOwn } from './audit-entries.lists.ts';

export const auditRoutes = [
  bind(contract.listOwnAuditEntries, (ctx: SignedInCtx & Uses<'aliases'>, { query }) => listOwn(ctx, query)),
  bind(contract.listAuditEntries, (ctx: SignedInCtx & Uses<'aliases'>, { query }) =>
    listOfPortal(ctx, query),
  ),
  bindDownload(contract.exportAuditEntries, (ctx: SignedInCtx & Uses<'aliases'>, { query }) =>
    exportOfPortal(ctx, query),
  ),
];
