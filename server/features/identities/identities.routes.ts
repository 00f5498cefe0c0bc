import {
  type IdentityProvider,
  landSignIn,
  linkIdentity,
  listIdentities,
  registerIdentity,
  removeIdentity,
  returnFromGoogle,
  returnFromLinkedin,
  startGoogle,
  startLinkedin,
} from '#contract/features/identities.contract.ts';
import type { Ctx } from '#server/platform/context.ts';
import { bind, bindPublic, bindRedirect } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { begin, comeBack } from './identities.at-provider.ts';
import { land, linkByPassword, listOwn, register, remove } from './identities.service.ts';

const doorsOf = (
  provider: IdentityProvider,
  start: typeof startGoogle,
  callback: typeof returnFromGoogle,
) => [
  bindRedirect(start, (ctx: Ctx & Uses<'config'>, { query }) => begin(ctx, provider, query)),
  bindRedirect(callback, (ctx: Ctx & Uses<'config'>, { query, cookies }) =>
    comeBack(ctx, provider, query, cookies),
  ),
];

export const identityRoutes = [
  ...doorsOf('google', startGoogle, returnFromGoogle),
  ...doorsOf('linkedin', startLinkedin, returnFromLinkedin),
  bindPublic(landSignIn, (ctx: Ctx & Uses<'sockets' | 'tokens'>, { body, cookies, userAgent }) =>
    land(ctx, body.token, cookies, userAgent),
  ),
  bindPublic(registerIdentity, (ctx: Ctx & Uses<'tokens'>, { body, cookies, userAgent }) =>
    register(ctx, body, cookies, userAgent),
  ),
  bindPublic(linkIdentity, (ctx: Ctx & Uses<'tokens'>, { body, cookies, userAgent }) =>
    linkByPassword(ctx, body, cookies, userAgent),
  ),
  bind(listIdentities, (ctx) => listOwn(ctx)),
  bind(removeIdentity, (ctx, { params }) => remove(ctx, params.id)),
];
