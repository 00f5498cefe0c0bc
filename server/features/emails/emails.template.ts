import { accentFor, GROUNDS } from '#contract/kernel/accent.ts';
import type { Language } from '#contract/kernel/fields.ts';
import type { PortalSettings } from '#server/platform/context.ts';
import { EMAIL_KINDS, type EmailKind } from '#server/platform/email-kinds.ts';
import { escapeHtml } from '#server/platform/html.ts';
import { say } from '#server/platform/words.ts';

export interface EmailContent {
  kind: EmailKind;
  subject: string;
  /** The large line at the head; the subject without it. */
  heading?: string;
  /** What a list of mails shows behind the subject; the first paragraph without it. */
  preview?: string;
  /** Paragraphs of plain text. */
  paragraphs: readonly string[];
  /** Words that a person wrote, set apart: the reason of a decision, a message. */
  quote?: { text: string; from?: string };
  /** A code, large and alone. */
  code?: string;
  button?: { label: string; link: string };
  /** Lists with their headings, as a digest has them. */
  sections?: readonly EmailSection[];
  /** Paragraphs below button and lists. */
  closing?: readonly string[];
  /** The page on which these mails end: `…/unsubscribe/…`, whose call stands under `/api`. */
  unsubscribeUrl?: string;
}

export interface EmailSection {
  title?: string;
  items: readonly { title: string; text?: string; link?: string }[];
}

/** What surrounds the content of a mail. */
export interface EmailFrame {
  language: Language;
  portal: Pick<PortalSettings, 'key' | 'name' | 'accent' | 'logos' | 'contactEmail'>;
  /** Where the portal is reached. */
  publicUrl: string;
}

/** A mail as HTML and as plain text, in the direction of its language and in the portal's brand. */
export function renderEmail(content: EmailContent, frame: EmailFrame): { html: string; text: string } {
  return { html: asHtml(content, frame), text: asText(content, frame) };
}

/** Logos come with the mail, since most readers do not fetch pictures: `emails.worker.ts` attaches what is named here. */
export const logoReference = (logoId: string) => `cid:logo-${logoId}`;

/** Tables, since Outlook lays out nothing else; widths in attributes, colours for dark readers in the style. */
function asHtml(content: EmailContent, frame: EmailFrame): string {
  const { language, portal } = frame;
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  const start = language === 'ar' ? 'right' : 'left';
  const heading = content.heading ?? content.subject;
  const rows = [
    `<h1 class="ink" style="margin:0 0 20px;font-size:22px;line-height:1.35;font-weight:600;color:${INK}">${lines(heading)}</h1>`,
    ...content.paragraphs.map(paragraph),
    content.quote ? quote(content.quote, start) : '',
    content.code ? code(content.code) : '',
    content.button ? button(content.button, portal.accent, start, dir) : '',
    ...(content.sections ?? []).map(section),
    ...(content.closing ?? []).map(paragraph),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(content.subject)}</title>
<style>${darkStyle(portal.accent)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${PAPER};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${PAPER}">${escapeHtml(content.preview ?? content.paragraphs[0] ?? '')}${'&#847; '.repeat(40)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${dir}" bgcolor="${PAPER}" style="background:${PAPER}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" dir="${dir}" style="width:100%;max-width:600px;font-family:${FONT};text-align:${start}">
<tr><td align="${start}" style="padding:0 8px 20px">${brand(frame)}</td></tr>
<tr><td class="sheet" align="${start}" bgcolor="#ffffff" style="background:#ffffff;border-radius:12px;padding:32px 32px 20px;font-size:16px;line-height:1.65;color:${INK}">
${rows.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="dim" align="${start}" style="padding:20px 8px 0;font-size:13px;line-height:1.6;color:${DIM}">${footer(content, frame)}</td></tr>
</table>
</td></tr></table>
</body></html>`;
}

const PAPER = GROUNDS.light[0];
const INK = '#211e19';
const DIM = '#6b6356';
const HAIRLINE = '#e9e3d8';
const FONT = "'IBM Plex Sans','IBM Plex Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif";

/** Readers that know dark keep to these; the others show light, as it is in the attributes. */
function darkStyle(accent: string): string {
  const { light, dark } = accentFor(accent);
  const [ground, sheet] = GROUNDS.dark;
  const rules = (of: (selector: string) => string) =>
    [
      `${of('.ground')}{background:${ground}!important;color:#efebe3!important}`,
      `${of('.sheet')}{background:${sheet}!important;color:#efebe3!important}`,
      `${of('.ink')}{color:#efebe3!important}`,
      `${of('.dim')}{color:#b0a99c!important}`,
      `${of('.line')}{border-color:#3a362f!important}`,
      `${of('.accent')}{color:${dark.ink}!important}`,
      `${of('.fill')}{background:${dark.button}!important}`,
      `${of('.fill a')}{color:${dark.onButton}!important}`,
      `${of('.code')}{background:${ground}!important}`,
      `${of('.by-day')}{display:none!important}`,
      `${of('.by-night')}{display:inline-block!important;max-height:none!important}`,
    ].join('');
  return `.accent{color:${light.ink}}a.accent{text-decoration:underline}.by-night{display:none;max-height:0;mso-hide:all}@media (max-width:480px){.sheet{padding:24px 20px 12px!important}}@media (prefers-color-scheme:dark){${rules((it) => it)}}${rules((it) => `[data-ogsc] ${it}`)}`;
}

/** The logo, or the name where the portal has none, always readable as text. */
function brand({ portal, language, publicUrl }: EmailFrame): string {
  const name = escapeHtml(portal.name[language]);
  const { light } = accentFor(portal.accent);
  const other = language === 'ar' ? 'en' : 'ar';
  const byDay = portal.logos.light?.[language] ?? portal.logos.light?.[other];
  const byNight = portal.logos.dark?.[language] ?? portal.logos.dark?.[other];
  const picture = (id: string, className: string, style: string) =>
    `<img class="${className}" src="${logoReference(id)}" height="32" alt="${name}" style="height:32px;width:auto;max-width:240px;border:0;${style}">`;
  const word = `<span class="accent" style="font-size:19px;font-weight:600;color:${light.ink}">${name}</span>`;
  // A logo for light grounds keeps its light ground where there is none for dark.
  const onPlate = 'background:#ffffff;padding:4px 8px;border-radius:6px;';
  const inside = !byDay
    ? word
    : byNight
      ? `${picture(byDay, 'by-day', '')}<!--[if !mso]><!-->${picture(byNight, 'by-night', 'display:none;max-height:0;')}<!--<![endif]-->`
      : picture(byDay, '', onPlate);
  return `<a href="${escapeHtml(publicUrl)}" style="text-decoration:none;color:${light.ink}">${inside}</a>`;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${lines(text)}</p>`;

/** Line breaks stay, the rest is plain text. */
const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

const quote = ({ text, from }: { text: string; from?: string }, start: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td class="line" dir="auto" align="${start}" style="border-${start}:3px solid ${HAIRLINE};padding:4px 14px">${lines(text)}${
    from
      ? `<br><span class="dim" style="font-size:14px;color:${DIM}"><bdi>${escapeHtml(from)}</bdi></span>`
      : ''
  }</td></tr></table>`;

const code = (digits: string) =>
  `<p class="code" dir="ltr" style="margin:8px 0 24px;padding:16px;background:${GROUNDS.light[2]};border-radius:8px;text-align:center;font-size:30px;line-height:1.2;letter-spacing:8px;font-weight:600;font-variant-numeric:tabular-nums">${escapeHtml(digits)}</p>`;

const button = (
  { label, link }: { label: string; link: string },
  accent: string,
  start: string,
  dir: string,
) => {
  const { button: fill, onButton, buttonEdge } = accentFor(accent).light;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="${start}" dir="${dir}" style="margin:8px 0 24px"><tr><td class="fill" bgcolor="${fill}" style="background:${fill};border:1px solid ${buttonEdge};border-radius:8px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:13px 24px;color:${onButton};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table><div style="clear:both;font-size:0;line-height:0">&nbsp;</div>`;
};

const section = ({ title, items }: EmailSection) =>
  `${title ? `<h2 class="ink" style="margin:24px 0 4px;font-size:17px;line-height:1.4;font-weight:600;color:${INK}">${escapeHtml(title)}</h2>` : ''}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${items
    .map(
      (item) =>
        `<tr><td class="line" style="border-bottom:1px solid ${HAIRLINE};padding:12px 0">${
          item.link
            ? `<a class="accent" href="${escapeHtml(item.link)}" style="font-weight:600"><bdi>${escapeHtml(item.title)}</bdi></a>`
            : `<strong style="font-weight:600"><bdi>${escapeHtml(item.title)}</bdi></strong>`
        }${item.text ? `<br><span class="dim" style="font-size:14px;color:${DIM}">${lines(item.text)}</span>` : ''}</td></tr>`,
    )
    .join('')}</table>`;

function footer(content: EmailContent, { language, portal }: EmailFrame): string {
  const contact = `<a class="dim" href="mailto:${escapeHtml(portal.contactEmail)}" style="color:${DIM}"><bdi dir="ltr">${escapeHtml(portal.contactEmail)}</bdi></a>`;
  const rows = [
    escapeHtml(whyOf(content, language, portal)),
    content.unsubscribeUrl
      ? `<a class="dim" href="${escapeHtml(content.unsubscribeUrl)}" style="color:${DIM}">${escapeHtml(say(language, 'emails.unsubscribe'))}</a>`
      : '',
    escapeHtml(say(language, 'emails.contact', { address: '\u0000' })).replace('\u0000', contact),
  ];
  return rows
    .filter(Boolean)
    .map((row) => `<p style="margin:0 0 6px">${row}</p>`)
    .join('');
}

const whyOf = ({ kind }: EmailContent, language: Language, portal: EmailFrame['portal']) =>
  say(language, `emails.why_${EMAIL_KINDS[kind].why}`, { portal: portal.name[language] });

function asText(content: EmailContent, frame: EmailFrame): string {
  const { language, portal } = frame;
  const blocks = [
    content.heading ?? '',
    ...content.paragraphs,
    content.quote
      ? [
          ...content.quote.text.split(/\r?\n/).map((line) => `> ${line}`),
          ...(content.quote.from ? [`– ${content.quote.from}`] : []),
        ].join('\n')
      : '',
    content.code ?? '',
    content.button ? `${content.button.label}: ${content.button.link}` : '',
    ...(content.sections ?? []).map(({ title, items }) =>
      [
        ...(title ? [title] : []),
        ...items.map((item) => [`- ${item.title}`, item.text, item.link].filter(Boolean).join('\n  ')),
      ].join('\n'),
    ),
    ...(content.closing ?? []),
    [
      '-- ',
      portal.name[language],
      whyOf(content, language, portal),
      ...(content.unsubscribeUrl
        ? [`${say(language, 'emails.unsubscribe')}: ${content.unsubscribeUrl}`]
        : []),
      say(language, 'emails.contact', { address: portal.contactEmail }),
    ].join('\n'),
  ];
  return blocks.filter(Boolean).join('\n\n');
}
