import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { Language } from '#contract/kernel/fields.ts';
import { presentPortal, readLogo } from '#server/features/portals/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { addressOfJob } from './jobs.address.ts';
import type { PreviewLook, PreviewWords } from './jobs.preview-picture.ts';
import { getPublicJob } from './jobs.public.ts';

/** Counts up with every change of how the picture is drawn. */
const DRAWING = 1;

/** A link is looked at by many at once, in one or two languages: so many pictures are kept, each some 50 kB. */
const kept = new LRUCache<string, Promise<Uint8Array>>({ max: 100 });

/** The picture of a job that is open; it is drawn when the asker does not have it yet. */
export async function openPreview(
  ctx: Ctx & Uses<'config' | 'storage' | 'taxonomy'>,
  key: string,
  lang: Language,
): Promise<OutgoingFile> {
  const asked = await getPublicJob(ctx, key);
  if (!asked.is_open) throw new Refusal('jobs.not_found');
  const { words, logo, etag } = factsOf(ctx, asked.job, lang);
  return {
    name: 'preview.png',
    mediaType: 'image/png',
    bytes: null,
    etag,
    open: async () => {
      const { key: mark, accent } = presentPortal(ctx.portal, ctx.config);
      const look = { key: mark, accent, lang };
      return Readable.from([await pictureOf(ctx, etag, words, look, logo)]);
    },
  };
}

interface Shown {
  job_title: string;
  location: string | null;
  company: { company_name: string };
}

/** What the picture shows, and a word that changes with any of it. */
function factsOf({ portal }: Pick<Ctx, 'portal'>, job: Shown, lang: Language) {
  const logos = portal.logos.light;
  const logo = logos?.[lang] ?? logos?.[lang === 'ar' ? 'en' : 'ar'] ?? null;
  const words: PreviewWords = {
    title: job.job_title,
    company: job.company.company_name,
    place: job.location,
    portal: portal.name[lang],
  };
  const all = JSON.stringify([DRAWING, portal.key, portal.accent, logo, lang, words]);
  return { words, logo, etag: createHash('sha256').update(all).digest('base64url').slice(0, 20) };
}

function pictureOf(
  ctx: Ctx & Uses<'storage'>,
  etag: string,
  words: PreviewWords,
  look: Omit<PreviewLook, 'logo'>,
  logo: string | null,
): Promise<Uint8Array> {
  const drawn = kept.get(etag) ?? drawnWith(logo ? readLogo(ctx, ctx.portal.key, logo) : null);
  kept.set(etag, drawn);
  drawn.catch(() => kept.delete(etag));
  return drawn;

  async function drawnWith(reading: Promise<Uint8Array | null> | null): Promise<Uint8Array> {
    // What draws is large, and few links are looked at: it is loaded with the first picture.
    const { drawPreview } = await import('./jobs.preview-picture.ts');
    return drawPreview(words, { ...look, logo: await reading });
  }
}

/** The address of the picture, another one whenever the picture is: those who show links keep what they fetched. */
export function addressOfPreview(ctx: Ctx, key: string, job: Shown, lang: Language): string {
  const page = new URL(addressOfJob(ctx, key));
  page.pathname = `/api${page.pathname}/preview.png`;
  page.searchParams.set('lang', lang);
  page.searchParams.set('v', factsOf(ctx, job, lang).etag);
  return page.href;
}
