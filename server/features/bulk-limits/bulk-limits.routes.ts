import { getBulkLimits } from '#contract/features/bulk-limits.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { limitsOfOwn } from './bulk-limits.service.ts';

export const bulkLimitRoutes = [bind(getBulkLimits, (ctx) => limitsOfOwn(ctx))];
