export { DEFAULT_PORTAL } from './portals.data.ts';
export {
  addressOfPortal,
  createPortalFinder,
  type FindPortal,
  hostNameOf,
  isOwnOrigin,
} from './portals.finding.ts';
export { readLogo } from './portals.logos.ts';
export { changePortal, presentPortal } from './portals.service.ts';
export { addFirstPortals, readPortal } from './portals.store.ts';
