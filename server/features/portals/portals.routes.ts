import {
  getAdminPortal,
  getPortal,
  getPortalLogo,
  patchAdminPortal,
} from '#contract/features/portals.contract.ts';
import { bind, bindDownload, bindPublic } from '#server/platform/http/bind.ts';
import { openLogo } from './portals.logos.ts';
import { changeOwnPortal, presentPortal, showAdminPortal } from './portals.service.ts';

export const portalRoutes = [
  bindPublic(getPortal, async ({ portal, config }) => presentPortal(portal, config)),
  bindDownload(getPortalLogo, (ctx, { params }) => openLogo(ctx, params.key, params.id)),
  bind(getAdminPortal, (ctx) => showAdminPortal(ctx)),
  bind(patchAdminPortal, (ctx, { body }) => changeOwnPortal(ctx, body)),
];
