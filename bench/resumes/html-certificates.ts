/** Ways of drawing certificates. */
import { b, entry, markup, p, type Render, row, small } from './html-marks.ts';
import type { Certificate, Half } from './person.ts';
import type { Sheet } from './sheet.ts';

export const CERTIFICATES: Record<Half, Record<string, Render<Certificate>>> = {
  dev: {
    two: (items, sheet) =>
      dated(
        sheet,
        ({ facts, item }) => entry(p(`${b(item.name)} – ${markup(item.issuer)}`), small(facts.join(' | '))),
        items,
      ),
    line: (items, sheet) =>
      dated(
        sheet,
        ({ facts, item }) =>
          p(
            `${b(item.name)}${sheet.wording.comma}${markup(item.issuer)} (${facts.join(sheet.wording.comma)})`,
          ),
        items,
      ),
    row: (items, sheet) => {
      sheet.shown.certificateDates = true;
      return items
        .map((item) => entry(row(b(item.name), sheet.wording.date(item.issued)), p(markup(item.issuer))))
        .join('');
    },
    bullets: (items, sheet) => {
      sheet.shown.certificateDates = true;
      return items
        .map((item) =>
          p(
            `${sheet.wording.bullet} ${markup(item.name)} – ${markup(item.issuer)}${sheet.wording.comma}${sheet.wording.date(item.issued)}`,
          ),
        )
        .join('');
    },
    names: (items, sheet) => items.map((item) => p(`${sheet.wording.bullet} ${markup(item.name)}`)).join(''),
  },
  more: {
    three: (items, sheet) =>
      dated(
        sheet,
        ({ facts, item }) => entry(p(b(item.name)), p(markup(item.issuer)), ...facts.map(small)),
        items,
      ),
    table: (items, sheet) => {
      Object.assign(sheet.shown, { certificateDates: true, expiries: true, numbers: true });
      const heads = sheet.wording.isArabic
        ? ['الشهادة', 'الجهة المانحة', 'تاريخ الإصدار', 'تاريخ الانتهاء', 'الرقم']
        : ['Certificate', 'Issued by', 'Issue date', 'Expiry', 'Number'];
      return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${items.map((item) => `<tr><td>${markup(item.name)}</td><td>${markup(item.issuer)}</td><td>${sheet.wording.date(item.issued)}</td><td>${item.expires ? sheet.wording.date(item.expires) : '–'}</td><td>${item.id ?? '–'}</td></tr>`).join('')}</table>`;
    },
    paren: (items, sheet) => {
      sheet.shown.certificateDates = true;
      return items
        .map((item) => p(`${markup(item.name)} (${markup(item.issuer)}, ${sheet.wording.date(item.issued)})`))
        .join('');
    },
    'date-front': (items, sheet) => {
      sheet.shown.certificateDates = true;
      return items
        .map(
          (item) =>
            `<div class="gutter"><div class="when">${sheet.wording.date(item.issued)}</div><div>${p(b(item.name))}${small(markup(item.issuer))}</div></div>`,
        )
        .join('');
    },
  },
  look: {
    'dash-row': (items, sheet) => {
      sheet.shown.certificateDates = true;
      return items
        .map((item) => row(`${b(item.name)} – ${markup(item.issuer)}`, sheet.wording.date(item.issued)))
        .join('');
    },
    'by-line': (items, sheet) =>
      dated(
        sheet,
        ({ item, facts }) => entry(p(b(item.name)), small(`${markup(item.issuer)} · ${facts.join(' · ')}`)),
        items,
      ),
    sentence: (items, sheet) => {
      sheet.shown.certificateDates = true;
      return items
        .map((item) =>
          p(
            `${sheet.wording.bullet} ${sheet.wording.date(item.issued)} – ${markup(item.name)}${sheet.wording.comma}${markup(item.issuer)}`,
          ),
        )
        .join('');
    },
  },
};

function dated(
  sheet: Sheet,
  draw: (it: { item: Certificate; facts: string[] }) => string,
  items: Certificate[],
): string {
  const { random, isArabic, half, date } = sheet.wording;
  Object.assign(sheet.shown, { certificateDates: true, expiries: true, numbers: true });
  const words = isArabic
    ? random.one([
        ['تاريخ الإصدار', 'صالحة حتى', 'رقم الشهادة'],
        ['صدرت في', 'تنتهي في', 'رقم'],
      ])
    : half === 'dev'
      ? random.one([
          ['Issued', 'Expires', 'Credential ID'],
          ['Issued', 'Valid until', 'Licence No.'],
        ])
      : random.one([
          ['Date of issue', 'Expiry date', 'ID'],
          ['Obtained', 'Valid through', 'Certificate No.'],
          ['Issued on', 'Expiration', 'No.'],
        ]);
  return items
    .map((item) =>
      draw({
        item,
        facts: [
          `${words[0]}: ${date(item.issued)}`,
          item.expires ? `${words[1]}: ${date(item.expires)}` : '',
          item.id ? `${words[2]}: ${item.id}` : '',
        ].filter(Boolean),
      }),
    )
    .join('');
}
