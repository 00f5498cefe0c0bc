import * as contract from '#contract/features/notifications.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { act, countOwn, listOwn } from './notifications.service.ts';

export const notificationRoutes = [
  bind(contract.countNotifications, (ctx) => countOwn(ctx)),
  bind(contract.listNotifications, (ctx, { query }) => listOwn(ctx, query)),
  bind(contract.actOnNotification, (ctx, { params, body }) => act(ctx, params.action, body.id)),
];
