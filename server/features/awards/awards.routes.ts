import {
  changeAward as changeAwardEndpoint,
  deleteAward as deleteAwardEndpoint,
  getAwardMedia,
  postAward,
} from '#contract/features/awards.contract.ts';
import { bind, bindDownload, bindUpload } from '#server/platform/http/bind.ts';
import { addAward, changeAward, deleteAward, openMedia } from './awards.service.ts';

export const awardRoutes = [
  bindUpload(postAward, (ctx, { fields, file }) => addAward(ctx, fields, file)),
  bind(changeAwardEndpoint, (ctx, { params, body }) => changeAward(ctx, params.id, body)),
  bind(deleteAwardEndpoint, (ctx, { query }) => deleteAward(ctx, query)),
  bindDownload(getAwardMedia, (ctx, { params }) => openMedia(ctx, params.id)),
];
