import * as contract from '#contract/features/profile-views.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { listOwn } from './profile-views.service.ts';

export const profileViewRoutes = [bind(contract.listProfileViews, (ctx, { query }) => listOwn(ctx, query))];
