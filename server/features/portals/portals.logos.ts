import { Readable } from 'node:stream';
import type { LogoAddresses, LogoIds } from '#contract/features/portals.contract.ts';
import type { PortalLogos } from '#server/db/tables/index.ts';
import { ownFile, readFile } from '#server/features/files/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';

/**
 * Logos belong to their portal, not to the admin who uploaded them and may leave: the bytes are copied under the portal's
 * name. Former ones stay, since mails show them and a change may be undone.
 */
const keyOf = (portal: string, id: string) => `portal-logos/${portal}/${id}`;

const SIDES = [
  ['light', 'en'],
  ['light', 'ar'],
  ['dark', 'en'],
  ['dark', 'ar'],
] as const;

/** The logos that an admin wishes, once each of them is the portal's. */
export async function keepLogos(
  ctx: SignedInCtx & Uses<'storage'>,
  portal: string,
  wished: LogoIds,
): Promise<PortalLogos> {
  const kept: PortalLogos = {};
  for (const [scheme, language] of SIDES) {
    const id = wished[scheme][language];
    if (!id) continue;
    if (!(await readLogo(ctx, portal, id))) await copyUpload(ctx, portal, id);
    kept[scheme] = { ...kept[scheme], [language]: id };
  }
  return kept;
}

async function copyUpload(ctx: SignedInCtx & Uses<'storage'>, portal: string, id: string): Promise<void> {
  await ownFile(ctx, id, 'logo');
  const file = await readFile(ctx, id);
  if (!file) throw new Refusal('portals.logo_not_found');
  await ctx.storage.write(keyOf(portal, id), file.bytes);
}

/** The bytes of a logo that a portal has or had; null where it never had it. */
export async function readLogo(
  ctx: Ctx & Uses<'storage'>,
  portal: string,
  id: string,
): Promise<Uint8Array | null> {
  try {
    return await ctx.storage.read(keyOf(portal, id));
  } catch {
    return null;
  }
}

export async function openLogo(
  ctx: Ctx & Uses<'storage'>,
  portal: string,
  id: string,
): Promise<OutgoingFile> {
  const bytes = await readLogo(ctx, portal, id);
  if (!bytes) throw new Refusal('portals.logo_not_found');
  return {
    name: 'logo.png',
    mediaType: 'image/png',
    bytes: bytes.length,
    isPublic: true,
    open: async (range) =>
      Readable.from([bytes.subarray(range?.start ?? 0, (range?.end ?? bytes.length) + 1)]),
  };
}

export function logoAddresses(portal: string, logos: PortalLogos): LogoAddresses {
  const address = (id: string | undefined) => (id ? `/portals/${portal}/logos/${id}` : null);
  return eachOf(logos, address);
}

export const logoIds = (logos: PortalLogos): LogoIds => eachOf(logos, (id) => id ?? null);

function eachOf<T>(logos: PortalLogos, make: (id: string | undefined) => T) {
  const inScheme = (scheme: 'light' | 'dark') => ({
    en: make(logos[scheme]?.en),
    ar: make(logos[scheme]?.ar),
  });
  return { light: inScheme('light'), dark: inScheme('dark') };
}
