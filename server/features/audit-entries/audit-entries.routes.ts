import * as contract from '#contract/features/audit-entries.contract.ts';
import { bind, bindDownload } from '#server/platform/http/bind.ts';
import { exportOfPortal, listOfPortal, listOwn } from './audit-entries.lists.ts';

export const auditRoutes = [
  bind(contract.listOwnAuditEntries, (ctx, { query }) => listOwn(ctx, query)),
  bind(contract.listAuditEntries, (ctx, { query }) => listOfPortal(ctx, query)),
  bindDownload(contract.exportAuditEntries, (ctx, { query }) => exportOfPortal(ctx, query)),
];
