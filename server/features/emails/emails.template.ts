import type { Language } from '#contract/kernel/fields.ts';
import type { PortalSettings } from '#server/platform/context.ts';

export interface EmailContent {
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  /** A code, large and alone. */
  code?: string;
  button?: { label: string; link: string };
}

/** A mail as HTML and as plain text, in the direction of its language and in the portal's colour. */
export function renderEmail(content: EmailContent, lang: Language, portal: PortalSettings) {
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  const block = (inner: string, style = '') => `<p style="margin:0 0 16px;${style}">${inner}</p>`;
  const code = content.code
    ? block(`<bdi>${escapeHtml(content.code)}</bdi>`, 'font-size:28px;letter-spacing:6px;font-weight:600')
    : '';
  const button = content.button
    ? block(
        `<a href="${escapeHtml(content.button.link)}" style="background:${portal.accent};color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(content.button.label)}</a>`,
      )
    : '';
  const html = `<!doctype html><html lang="${lang}" dir="${dir}"><body style="margin:0;background:#f6f3ee">
<div dir="${dir}" style="max-width:520px;margin:0 auto;padding:32px 24px;font:16px/1.6 'IBM Plex Sans','IBM Plex Sans Arabic',Tahoma,Arial,sans-serif;color:#26231f">
<p style="margin:0 0 24px;font-weight:600;color:${portal.accent}">${escapeHtml(portal.name[lang])}</p>
${content.paragraphs.map((text) => block(escapeHtml(text))).join('\n')}
${code}${button}
</div></body></html>`;
  const text = [
    ...content.paragraphs,
    ...(content.code ? [content.code] : []),
    ...(content.button ? [`${content.button.label}: ${content.button.link}`] : []),
  ].join('\n\n');
  return { html, text };
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
