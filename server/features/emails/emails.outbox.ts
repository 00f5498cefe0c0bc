import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/database.ts';
import { escapeHtml } from '#server/platform/html.ts';
import { latestEmails } from './emails.service.ts';

/** A page that shows the latest mails, for development: it is there only where no mail server is configured. */
export function serveOutbox(app: FastifyInstance, db: Database): void {
  app.get('/dev/outbox', async (_request, reply) => {
    const rows = await latestEmails(db, 50);
    const items = rows.map(
      (email) => `<article><h2><bdi>${escapeHtml(email.subject)}</bdi></h2>
<p class="to"><bdi>${escapeHtml(email.recipient)}</bdi> · ${escapeHtml(email.portal)} · ${escapeHtml(email.kind)} · ${email.createdAt.toISOString()}</p>
<pre dir="auto">${linked(escapeHtml(email.text))}</pre>
<details><summary>As it looks</summary><iframe sandbox="" loading="lazy" title="The mail as HTML" srcdoc="${escapeHtml(withLogos(email))}"></iframe></details></article>`,
    );
    return reply
      .type('text/html')
      .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox | Masar</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style>
<main><h1>Outbox</h1><p>No mail server is configured (SMTP_URL), so mails end here. Newest first.</p>${items.join('') || '<p>No mails yet.</p>'}</main></html>`);
  });
}

const linked = (text: string) =>
  text.replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);

/** What a mail carries along is fetched here from where it lies. The frame runs nothing and its links lead nowhere. */
const withLogos = ({ html, portal }: { html: string; portal: string }) =>
  html.replace(/cid:logo-([0-9a-f-]{36})/g, (_, id: string) => `/api/portals/${portal}/logos/${id}`);

const STYLE =
  'body{font:16px/1.5 system-ui;background:#f6f3ee;color:#26231f;margin:0}main{max-width:720px;margin:0 auto;padding:24px}article{border-top:1px solid #d9d2c7;padding:16px 0}h2{font-size:18px;margin:0}.to{color:#6b645b;margin:4px 0}pre{white-space:pre-wrap;font:inherit}iframe{width:100%;height:640px;border:1px solid #d9d2c7;border-radius:8px;resize:vertical;background:#faf7f2}summary{cursor:pointer}';
