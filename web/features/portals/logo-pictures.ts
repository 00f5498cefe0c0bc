import { useQueries } from '@tanstack/react-query';
import { getFile } from '#contract/features/files.contract.ts';
import type { AdminPortal, LogoAddresses, LogoIds } from '#contract/features/portals.contract.ts';
import { callForFile } from '#web/platform/call.ts';
import { publicPicture } from '#web/platform/portal.ts';

export const LOGO_SIDES = [
  ['light', 'en'],
  ['light', 'ar'],
  ['dark', 'en'],
  ['dark', 'ar'],
] as const;
export type LogoSide = (typeof LOGO_SIDES)[number];

/** Addresses that an `<img>` can show. */
export type LogoPictures = LogoAddresses;

/** Pictures of the logos in the form: those of the portal by their address, those just uploaded through the session. */
export function useLogoPictures(portal: AdminPortal, ids: LogoIds): LogoPictures {
  const saved = new Map<string, string>();
  for (const [scheme, language] of LOGO_SIDES) {
    const id = portal.logo_ids[scheme][language];
    const address = portal.logos[scheme][language];
    if (id && address) saved.set(id, publicPicture(address));
  }
  const uploaded = [
    ...new Set(LOGO_SIDES.flatMap(([scheme, language]) => ids[scheme][language] ?? [])),
  ].filter((id) => !saved.has(id));
  const pictures = useQueries({
    queries: uploaded.map((id) => ({
      queryKey: ['logo', id],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        URL.createObjectURL(await callForFile(getFile, { params: { id }, signal })),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const address = (id: string | null) =>
    id === null ? null : (saved.get(id) ?? pictures[uploaded.indexOf(id)]?.data ?? null);
  const inScheme = (scheme: 'light' | 'dark') => ({
    en: address(ids[scheme].en),
    ar: address(ids[scheme].ar),
  });
  return { light: inScheme('light'), dark: inScheme('dark') };
}
