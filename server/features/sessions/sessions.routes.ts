import {
  deleteSession,
  endOtherSessions,
  getCurrentUser,
  listSessions,
  loginUser,
  logoutUser,
  REFRESH_TOKEN_HEADER,
  refreshToken,
} from '#contract/features/sessions.contract.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { bind, bindPublic } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import {
  currentUser,
  endOthers,
  endOwnSession,
  listOwnSessions,
  login,
  logout,
  refresh,
} from './sessions.service.ts';

export const sessionRoutes = [
  bindPublic(loginUser, (ctx: Ctx & Uses<'tokens'>, { body, userAgent }) => login(ctx, body, userAgent)),
  bindPublic(refreshToken, async (ctx: Ctx & Uses<'sockets' | 'tokens'>, { body, setHeader }) => {
    const renewed = await refresh(ctx, body.refresh_token);
    setHeader(REFRESH_TOKEN_HEADER, renewed.refreshToken);
    return renewed.token;
  }),
  bind(logoutUser, (ctx: SignedInCtx & Uses<'sockets'>, { params }) => logout(ctx, params.user_id)),
  bind(getCurrentUser, (ctx) => currentUser(ctx)),
  bind(listSessions, (ctx) => listOwnSessions(ctx)),
  bind(deleteSession, (ctx: SignedInCtx & Uses<'sockets'>, { params }) => endOwnSession(ctx, params.id)),
  bind(endOtherSessions, (ctx: SignedInCtx & Uses<'sockets'>) => endOthers(ctx)),
];
