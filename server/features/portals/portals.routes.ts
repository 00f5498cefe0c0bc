import {
  getAdminPortal,
  getPortal,
  getPortalLogo,
  patchAdminPortal,
} from '#contract/features/portals.contract.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { bind, bindDownload, bindPublic } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { openLogo } from './portals.logos.ts';
import { changeOwnPortal, presentPortal, showAdminPortal } from './portals.service.ts';

export const portalRoutes = [
  bindPublic(getPortal, async ({ portal, config }: Ctx & Uses<'config'>) => presentPortal(portal, config)),
  bindDownload(getPortalLogo, (ctx: SignedInCtx & Uses<'storage'>, { params }) =>
    openLogo(ctx, params.key, params.id),
  ),
  bind(getAdminPortal, (ctx: SignedInCtx & Uses<'config'>) => showAdminPortal(ctx)),
  bind(patchAdminPortal, (ctx: SignedInCtx & Uses<'config' | 'storage'>, { body }) =>
    changeOwnPortal(ctx, body),
  ),
];
