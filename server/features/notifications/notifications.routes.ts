import * as contract from '#contract/features/notifications.contract.ts';
import { bind, bindPublic } from '#server/platform/http/bind.ts';
import { choose, listChoices } from './notifications.choices.ts';
import { act, countOwn, listOwn } from './notifications.service.ts';
import { showLink, useLink } from './notifications.unsubscribing.ts';

export const notificationRoutes = [
  bind(contract.countNotifications, (ctx) => countOwn(ctx)),
  bind(contract.listNotifications, (ctx, { query }) => listOwn(ctx, query)),
  bind(contract.actOnNotification, (ctx, { params, body }) => act(ctx, params.action, body)),
  bind(contract.listNotificationChoices, (ctx) => listChoices(ctx)),
  bind(contract.chooseNotifications, (ctx, { body }) => choose(ctx, body)),
  bindPublic(contract.getUnsubscribing, (ctx, { params }) => showLink(ctx, params.token)),
  bindPublic(contract.unsubscribe, (ctx, { params, body }) => useLink(ctx, params.token, body.undo)),
];
