import { DEFAULT_PORTAL } from '#server/features/portals/index.ts';
import type { Ctx } from '#server/platform/context.ts';

type Where = Pick<Ctx, 'portal'>;

/** Where everyone reads a job. */
export const addressOfJob = (where: Where, key: string): string =>
  `${where.portal.url}/public/job/${key}${portalIn(where)}`;

/** Where everyone sees the picture of the company of a job. */
export const addressOfLogo = (where: Where, key: string): string =>
  `${where.portal.url}/api/public/job/${key}/logo${portalIn(where)}`;

export type FeedKind = 'xml' | 'json';

/** Where programs read the open jobs of a company. */
export const addressOfFeed = (where: Where, companyId: string, kind: FeedKind): string =>
  `${where.portal.url}/api/public/companies/${companyId}/jobs.${kind}${portalIn(where)}`;

/** A portal without a host name of its own is named in the address. */
function portalIn({ portal }: Where): string {
  const isNamed = portal.hostNames.length === 0 && portal.key !== DEFAULT_PORTAL;
  return isNamed ? `?domain=${portal.key}` : '';
}
