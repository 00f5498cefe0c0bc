import { completeUpload, getFile, uploadFile, uploadFileChunk } from '#contract/features/files.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind, bindDownload, bindUpload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { completeChunks, openFile, storeChunk, storeFile } from './files.service.ts';

export const fileRoutes = [
  bindUpload(uploadFile, (ctx: SignedInCtx & Uses<'storage'>, { fields, file }) =>
    storeFile(ctx, fields.purpose, file),
  ),
  bindUpload(uploadFileChunk, (ctx: SignedInCtx & Uses<'storage'>, { fields, file }) =>
    storeChunk(ctx, fields, file),
  ),
  bind(completeUpload, (ctx: SignedInCtx & Uses<'storage'>, { body }) => completeChunks(ctx, body)),
  bindDownload(getFile, (ctx: SignedInCtx & Uses<'storage'>, { params }) => openFile(ctx, params.id)),
];
