import * as contract from '#contract/features/messages.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { listMessages, preview, send, takeBack } from './messages.sending.ts';
import { addTemplate, changeTemplate, deleteTemplate, listTemplates } from './messages.templates.ts';

export const messageRoutes = [
  bind(contract.listMessageTemplates, (ctx) => listTemplates(ctx)),
  bind(contract.addMessageTemplate, (ctx, { body }) => addTemplate(ctx, body)),
  bind(contract.changeMessageTemplate, (ctx, { params, body }) => changeTemplate(ctx, params.id, body)),
  bind(contract.deleteMessageTemplate, (ctx, { params }) => deleteTemplate(ctx, params.id)),
  bind(contract.previewMessage, (ctx: SignedInCtx & Uses<'aliases'>, { body }) => preview(ctx, body)),
  bind(contract.sendMessage, (ctx: SignedInCtx & Uses<'aliases'>, { body }) => send(ctx, body)),
  bind(contract.takeMessageBack, (ctx, { params }) => takeBack(ctx, params.id)),
  bind(contract.listMessages, (ctx, { query }) => listMessages(ctx, query.job_id ?? null)),
];
