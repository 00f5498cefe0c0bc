import { completeUpload, getFile, uploadFile, uploadFileChunk } from '#contract/features/files.contract.ts';
import { bind, bindDownload, bindUpload } from '#server/platform/http/bind.ts';
import { completeChunks, openFile, storeChunk, storeFile } from './files.service.ts';

export const fileRoutes = [
  bindUpload(uploadFile, (ctx, { fields, file }) => storeFile(ctx, fields.purpose, file)),
  bindUpload(uploadFileChunk, (ctx, { fields, file }) => storeChunk(ctx, fields, file)),
  bind(completeUpload, (ctx, { body }) => completeChunks(ctx, body)),
  bindDownload(getFile, (ctx, { params }) => openFile(ctx, params.id)),
];
