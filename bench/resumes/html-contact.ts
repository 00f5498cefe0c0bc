/** Ways of saying where a person can be reached. */
import { b, markup, p } from './html-marks.ts';
import type { Half } from './person.ts';
import type { Sheet } from './sheet.ts';

const LABELS: Record<Half | 'ar', Record<'place' | 'phone' | 'email' | 'site', string>> = {
  ar: { place: 'العنوان', phone: 'الهاتف', email: 'البريد الإلكتروني', site: 'الموقع' },
  dev: { place: 'Address', phone: 'Phone', email: 'Email', site: 'Web' },
  more: { place: 'Location', phone: 'Mobile No', email: 'E-mail', site: 'Web' },
  look: { place: 'Location', phone: 'Mobile No', email: 'E-mail', site: 'Web' },
};

const ICONS = ['\uf0e0', '\uf095', '\uf3c5', '\uf08c', '\uf0ac'];

/** Where the person can be reached, in the way of the document. */
export function contactOf(
  sheet: Sheet,
  way: 'line' | 'stack' | 'labels' | 'icons' | 'two-lines' | 'table',
): string {
  const { person, wording, shown } = sheet;
  Object.assign(shown, { phone: true, location: true, links: true });
  const place = [person.district, person.city, person.region, person.country]
    .filter(Boolean)
    .join(wording.comma);
  const phone = `<span dir="ltr">${markup(person.phone)}</span>`;
  const values = [markup(place), phone, markup(person.email), ...person.links.map(markup)];
  if (wording.random.chance(0.5)) values.unshift(...values.splice(1, 2));
  const labels = LABELS[wording.isArabic ? 'ar' : wording.half];
  const siteOf = (link: string) =>
    /linkedin/.test(link) ? 'LinkedIn' : /github/.test(link) ? 'GitHub' : labels.site;
  const labelled: [string, string][] = [
    [labels.email, markup(person.email)],
    [labels.phone, phone],
    [labels.place, markup(place)],
    ...person.links.map((link): [string, string] => [siteOf(link), markup(link)]),
  ];
  switch (way) {
    case 'line':
      return p(values.join(wording.random.one([' | ', ' • ', ' · ', ' &nbsp; '])), 'contact');
    case 'two-lines':
      return p(values.slice(0, 2).join(' | '), 'contact') + p(values.slice(2).join(' | '), 'contact');
    case 'stack':
      return values.map((value) => p(value)).join('');
    case 'icons':
      return values
        .map((value, index) => p(`<span class="icon">${ICONS[index % ICONS.length]}</span> ${value}`))
        .join('');
    case 'table':
      return `<table class="bare">${labelled.map(([label, value]) => `<tr><td>${label}</td><td>: ${value}</td></tr>`).join('')}</table>`;
    default:
      return labelled.map(([label, value]) => p(`${b(`${label}:`)} ${value}`)).join('');
  }
}
