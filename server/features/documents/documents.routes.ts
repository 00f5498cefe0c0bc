import * as contract from '#contract/features/documents.contract.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { bind, bindDownload, bindPublic } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { ask, askAsVisitor } from './documents.asking.ts';
import { closeOwn, correctOwn, listOwnOpen, rateOwn } from './documents.questions.ts';
import { openFile, openPage, read } from './documents.reading.ts';
import { addOwn, changeOwn, deleteOwn, listOwn, restoreOwn, retryOwn } from './documents.service.ts';

export const documentRoutes = [
  bind(contract.listDocuments, (ctx, { query }) => listOwn(ctx, query)),
  bind(contract.addDocument, (ctx, { body }) => addOwn(ctx, body)),
  bind(contract.changeDocument, (ctx, { body }) => changeOwn(ctx, body)),
  bind(contract.retryDocument, (ctx, { body }) => retryOwn(ctx, body.uri)),
  bind(contract.deleteDocument, (ctx, { query }) => deleteOwn(ctx, query.uri)),
  bind(contract.restoreDocument, (ctx, { body }) => restoreOwn(ctx, body.uri)),
  bind(contract.askDocuments, (ctx: SignedInCtx & Uses<'answering' | 'taxonomy'>, { body }) =>
    ask(ctx, body),
  ),
  bindPublic(contract.askAboutPublicJob, (ctx: Ctx & Uses<'answering' | 'taxonomy'>, { params, body }) =>
    askAsVisitor(ctx, params.key, body),
  ),
  bind(contract.rateAnswer, (ctx, { params, body }) => rateOwn(ctx, params.id, body.rating)),
  bind(contract.listOpenQuestions, (ctx, { query }) => listOwnOpen(ctx, query)),
  bind(contract.closeOpenQuestion, (ctx, { params }) => closeOwn(ctx, params.id)),
  bind(contract.correctAnswer, (ctx: SignedInCtx & Uses<'storage'>, { body }) => correctOwn(ctx, body)),
  bind(contract.readDocument, (ctx, { params, query }) => read(ctx, params.uri, query)),
  bindDownload(contract.getDocumentPage, (ctx: SignedInCtx & Uses<'reader' | 'storage'>, { params }) =>
    openPage(ctx, params.uri, params.page),
  ),
  bindDownload(contract.getDocumentFile, (ctx: SignedInCtx & Uses<'storage'>, { params }) =>
    openFile(ctx, params.uri),
  ),
];
