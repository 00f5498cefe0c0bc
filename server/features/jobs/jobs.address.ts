import { DEFAULT_PORTAL } from '#server/features/portals/index.ts';
import type { Ctx } from '#server/platform/context.ts';

/** Where everyone reads a job. A portal without a host name of its own is named in the address. */
export function addressOfJob({ publicUrl, portal }: Pick<Ctx, 'publicUrl' | 'portal'>, key: string): string {
  const isNamed = portal.hostNames.length === 0 && portal.key !== DEFAULT_PORTAL;
  return `${publicUrl}/public/job/${key}${isNamed ? `?domain=${portal.key}` : ''}`;
}
