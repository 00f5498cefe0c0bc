import {
  changeAward as changeAwardEndpoint,
  deleteAward as deleteAwardEndpoint,
  getAwardMedia,
  postAward,
  replaceAwardMedia,
} from '#contract/features/awards.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind, bindDownload, bindUpload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { addAward, changeAward, deleteAward, openMedia, replaceMedia } from './awards.service.ts';

export const awardRoutes = [
  bindUpload(postAward, (ctx: SignedInCtx & Uses<'storage'>, { fields, file }) =>
    addAward(ctx, fields, file),
  ),
  bind(changeAwardEndpoint, (ctx, { params, body }) => changeAward(ctx, params.id, body)),
  bindUpload(replaceAwardMedia, (ctx: SignedInCtx & Uses<'storage'>, { fields, file }) =>
    replaceMedia(ctx, fields.award_id, file),
  ),
  bind(deleteAwardEndpoint, (ctx, { query }) => deleteAward(ctx, query)),
  bindDownload(getAwardMedia, (ctx: SignedInCtx & Uses<'storage'>, { params }) => openMedia(ctx, params.id)),
];
