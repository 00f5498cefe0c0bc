import * as contract from '#contract/features/conversations.contract.ts';
import { bind, bindDownload, bindStream } from '#server/platform/http/bind.ts';
import { ask } from './conversations.asking.ts';
import type { ChatCtx } from './conversations.said.ts';
import {
  deleteOwnThread,
  exportThread,
  listOwnThreads,
  noteAction,
  readHistory,
  renameOwnThread,
  stopAnswer,
} from './conversations.threads.ts';

export const conversationRoutes = [
  bindStream(contract.askInChat, (ctx: ChatCtx, { body }) => ask(ctx, body)),
  bind(contract.getChatHistory, (ctx, { query }) => readHistory(ctx, query)),
  bind(contract.listChatThreads, (ctx, { query }) => listOwnThreads(ctx, query)),
  bind(contract.renameChatThread, (ctx, { params, body }) => renameOwnThread(ctx, params.id, body.title)),
  bind(contract.deleteChatThread, (ctx, { params }) => deleteOwnThread(ctx, params.id)),
  bindDownload(contract.exportChatThread, (ctx, { params }) => exportThread(ctx, params.id)),
  bind(contract.stopChatAnswer, (ctx, { params, body }) => stopAnswer(ctx, params.id, body.parts)),
  bind(contract.noteChatAction, (ctx, { params, body }) => noteAction(ctx, params.id, body.state)),
];
