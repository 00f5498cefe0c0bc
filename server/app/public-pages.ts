import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublicJob } from '#contract/features/jobs.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { listed } from '#engines/text/index.ts';
import {
  addressOfFeed,
  addressOfJob,
  addressOfPreview,
  countPublicJobs,
  getPublicJob,
  listPublicJobs,
  PREVIEW,
} from '#server/features/jobs/index.ts';
import type { Ctx, PortalSettings } from '#server/platform/context.ts';
import { escapeHtml } from '#server/platform/html.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';

/**
 * What programs read that run no script: search engines, and those that show a preview of a shared link. A browser gets the
 * same pages and draws the screen over them.
 */

export type ContextFor = (request: FastifyRequest) => Promise<Ctx & Uses<'taxonomy'>>;

/** Each takes one or a few queries and no sign-in. */
const PER_MINUTE = { rateLimit: { max: 120, timeWindow: 60_000 } };

/** https://www.sitemaps.org/protocol.html: at most so many addresses a file. */
const ADDRESSES_PER_SITEMAP = 50_000;

/** The page of a job, with its words, previews and JobPosting in the head. `pageFor` gives the portal's page. */
export function serveJobPages(
  app: FastifyInstance,
  contextFor: ContextFor,
  pageFor: (portal: PortalSettings) => string,
): void {
  app.get<{ Params: { key: string }; Querystring: { lang?: string } }>(
    '/public/job/:key',
    { config: PER_MINUTE },
    async (request, reply) => {
      const ctx = await contextFor(request);
      const { status, html } = await jobPage(
        ctx,
        pageFor(ctx.portal),
        request.params.key,
        request.query.lang,
      );
      return reply.code(status).type('text/html').header('cache-control', 'no-cache').send(html);
    },
  );
}

/** The sitemap of a portal's published jobs, in pieces where there are many, and where robots find it. */
export function serveSitemap(app: FastifyInstance, contextFor: ContextFor): void {
  app.get('/robots.txt', { config: PER_MINUTE }, async (request, reply) => {
    const { portal } = await contextFor(request);
    return reply.type('text/plain').send(robots(portal.url));
  });
  app.get('/sitemap.xml', { config: PER_MINUTE }, async (request, reply) => {
    const ctx = await contextFor(request);
    const pages = Math.ceil((await countPublicJobs(ctx.db, ctx.portal.key)) / ADDRESSES_PER_SITEMAP);
    const xml = pages > 1 ? sitemapIndex(ctx.portal.url, pages) : await sitemap(ctx, 1);
    return reply.type('application/xml').send(xml);
  });
  app.get<{ Params: { page: string } }>(
    '/sitemap-:page(^[1-9]\\d{0,3}).xml',
    { config: PER_MINUTE },
    async (request, reply) => {
      const ctx = await contextFor(request);
      return reply.type('application/xml').send(await sitemap(ctx, Number(request.params.page)));
    },
  );
}

/** A job's page for everyone: 200, 410 where the job was closed, 404 where there is none to be read. */
export async function jobPage(
  ctx: Ctx & Uses<'taxonomy'>,
  page: string,
  key: string,
  wished: string | undefined,
): Promise<{ status: 200 | 404 | 410; html: string }> {
  const lang: Language = wished === 'ar' || wished === 'en' ? wished : (ctx.portal.languages[0] ?? 'en');
  const portal = ctx.portal.name[lang];
  const inLanguage = page.replace('<html lang="en" dir="ltr">', () =>
    lang === 'ar' ? '<html lang="ar" dir="rtl">' : '<html lang="en" dir="ltr">',
  );
  const asked = await getPublicJob(ctx, key).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  });
  if (!asked) {
    const title = say(lang, 'jobs.page.missing', { portal });
    return { status: 404, html: withHead(inLanguage, title, NOT_TO_BE_FOUND) };
  }
  if (!asked.is_open) {
    const names = { job: asked.job_title, company: asked.company_name, portal };
    return {
      status: 410,
      html: withHead(inLanguage, say(lang, 'jobs.page.closed', names), NOT_TO_BE_FOUND),
    };
  }
  const { job, posting } = asked;
  const names = { job: job.job_title, company: job.company.company_name, portal };
  const plain = addressOfJob(ctx, key);
  const addressIn = inLanguages(ctx, plain);
  const head = headOf({
    title: say(lang, 'jobs.page.title', names),
    about: aboutOf(lang, job),
    address: addressIn[lang],
    alternates: [...Object.entries(addressIn), ['x-default', plain]],
    feeds: {
      xml: addressOfFeed(ctx, job.company.id, 'xml'),
      json: addressOfFeed(ctx, job.company.id, 'json'),
    },
    site: portal,
    picture: addressOfPreview(ctx, key, job, lang),
    lang,
  });
  const data = JSON.stringify(posting).replaceAll('<', '\\u003c');
  const block = `<script type="application/ld+json">${data}</script>`;
  const html = withHead(inLanguage, say(lang, 'jobs.page.title', names), `${head}\n    ${block}`).replace(
    /<noscript>[\s\S]*?<\/noscript>/,
    () => `<noscript>${article(job)}</noscript>`,
  );
  return { status: 200, html };
}

const NOT_TO_BE_FOUND = '<meta name="robots" content="noindex" />';

/** A page with another title, without the description of every page, and with more in its head. */
const withHead = (page: string, title: string, more: string) =>
  page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `    ${more}\n  </head>`);

/** The one address of a page in each language: in the portal's first it is the plain one. */
function inLanguages({ portal }: Pick<Ctx, 'portal'>, plain: string): Record<Language, string> {
  const first = portal.languages[0] ?? 'en';
  const addressIn = (lang: Language) =>
    lang === first ? plain : `${plain}${plain.includes('?') ? '&' : '?'}lang=${lang}`;
  return { en: addressIn('en'), ar: addressIn('ar') };
}

interface Head {
  title: string;
  about: string;
  address: string;
  alternates: readonly (readonly [language: string, address: string])[];
  /** Where programs read all open jobs of the company. */
  feeds: { xml: string; json: string };
  site: string;
  /** Address of the picture that stands beside a shared link. */
  picture: string;
  lang: Language;
}

/** Title, description, previews by Open Graph (https://ogp.me) and Twitter, and the page's own address. */
function headOf({ title, about, address, alternates, feeds, site, picture, lang }: Head): string {
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}" />`;
  return [
    named('description', about),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...alternates.map(
      ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}" />`,
    ),
    `<link rel="alternate" type="application/xml" title="${escapeHtml(site)}" href="${escapeHtml(feeds.xml)}" />`,
    `<link rel="alternate" type="application/feed+json" title="${escapeHtml(site)}" href="${escapeHtml(feeds.json)}" />`,
    property('og:type', 'website'),
    property('og:site_name', site),
    property('og:title', title),
    property('og:description', about),
    property('og:url', address),
    property('og:locale', lang === 'ar' ? 'ar_AE' : 'en_GB'),
    property('og:locale:alternate', lang === 'ar' ? 'en_GB' : 'ar_AE'),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PREVIEW.width)),
    property('og:image:height', String(PREVIEW.height)),
    property('og:image:alt', title),
    named('twitter:card', 'summary_large_image'),
    named('twitter:image', picture),
    named('twitter:title', title),
    named('twitter:description', about),
  ].join('\n    ');
}

/** What a search engine shows of a description. */
const ABOUT_LENGTH = 200;

function aboutOf(lang: Language, job: PublicJob): string {
  const facts = { company: job.company.company_name, job: job.job_title, text: job.description };
  const whole = job.location
    ? say(lang, 'jobs.page.about', { ...facts, place: job.location })
    : say(lang, 'jobs.page.about_anywhere', facts);
  const line = whole.replace(/\s+/g, ' ');
  return line.length <= ABOUT_LENGTH ? line : `${line.slice(0, ABOUT_LENGTH - 1).trimEnd()}…`;
}

/** The job to read where no script runs. */
function article(job: PublicJob): string {
  const list = (lines: readonly string[]) =>
    lines.length > 0 ? `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : '';
  const place = listed([job.company.company_name, job.location ?? '']);
  return `<article dir="auto"><h1>${escapeHtml(job.job_title)}</h1><p>${escapeHtml(place)}</p><p>${escapeHtml(job.description)}</p>${list(job.responsibilities)}${list(job.requirements)}</article>`;
}

async function sitemap(ctx: Ctx, page: number): Promise<string> {
  const jobs = await listPublicJobs(ctx.db, ctx.portal.key, page, ADDRESSES_PER_SITEMAP);
  const urls = jobs.map(({ key, updatedAt }) => {
    const plain = addressOfJob(ctx, key);
    const others = Object.entries(inLanguages(ctx, plain)).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    );
    return `  <url><loc>${escapeHtml(plain)}</loc><lastmod>${updatedAt.toISOString()}</lastmod>${others.join('')}</url>\n`;
  });
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

function sitemapIndex(publicUrl: string, pages: number): string {
  const maps = Array.from(
    { length: pages },
    (_, at) => `  <sitemap><loc>${escapeHtml(`${publicUrl}/sitemap-${at + 1}.xml`)}</loc></sitemap>\n`,
  );
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('')}</sitemapindex>\n`;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Jobs are for everyone; what they are drawn with as well. All else is behind a sign-in. */
const robots = (publicUrl: string) => `User-agent: *
Allow: /public/job/
Allow: /api/public/
Allow: /api/portal
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`;
