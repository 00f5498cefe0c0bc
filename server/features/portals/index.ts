export { DEFAULT_PORTAL } from './portals.data.ts';
export { portalRoutes } from './portals.routes.ts';
export { addFirstPortals, createPortalFinder, type FindPortal } from './portals.service.ts';
