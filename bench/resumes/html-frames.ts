/** Pages in HTML: what all have in common, and the two frames that most of them are. */

import type { HeadingKey } from './headings.ts';
import { contactOf } from './html-contact.ts';
import { markup } from './html-marks.ts';
import { partsFor } from './html-parts.ts';
import type { Half } from './person.ts';
import type { Sheet } from './sheet.ts';

export interface HtmlLayout {
  id: string;
  family: string;
  half: Half;
  draw: (sheet: Sheet) => { body: string; css: string };
}

export type Parts = ReturnType<typeof partsFor>;

/** Looks that every layout draws for itself. */
export function looksOf({ wording }: Sheet): string {
  const { random, isArabic, half } = wording;
  const spaced = !isArabic && random.chance(0.2);
  return `
body { font: ${random.one([9.5, 10, 10.5, 11])}pt/${random.one([1.2, 1.35, 1.5])} ${random.one(half !== 'more' ? ["'Plex', 'Plex Arabic', sans-serif", "'DejaVu Serif', 'Plex Arabic', serif"] : ["'DejaVu Sans', 'Plex Arabic', sans-serif", "'Plex', 'Plex Arabic', sans-serif", "'DejaVu Sans Condensed', 'Plex Arabic'"])}; color: #222 }
h1 { font-size: ${random.one([17, 20, 24, 30])}pt; font-weight: ${random.one([700, 700, 400])}; line-height: 1.15 }
h2 { font-size: ${random.one([1, 1.1, 1.25, 1.4])}em; font-weight: ${random.one([700, 700, 600, 400])}; color: ${random.one(['#155e4a', '#1d4ed8', '#9a3412', '#111'])}; margin: ${random.one([7, 11, 15])}pt 0 ${random.one([2, 4])}pt; ${random.one(['border-bottom: 1px solid', 'border-top: 2px solid', '', 'background: #eee; padding: 2pt 4pt'])}; ${!isArabic && random.chance(0.4) ? 'text-transform: uppercase' : ''}; ${spaced ? 'letter-spacing: .22em' : ''} }
.accent { color: #7c2d12; font-weight: 600 }
.gutter { grid-template-columns: ${random.one(['80pt', '104pt', '126pt'])} 1fr }
.entry { margin-bottom: ${random.one([3, 6, 10])}pt }
.disc { padding-inline-start: ${random.one([12, 18, 26])}pt; list-style: ${random.one(['disc', 'square', 'circle', "'– '", "'➢ '"])} }
`;
}

export const BASE_CSS = `
* { box-sizing: border-box; margin: 0; padding: 0 }
.row { display: flex; justify-content: space-between; gap: 12pt }
.row > :last-child { text-align: end }
.gutter { display: grid; column-gap: 10pt }
.gutter.thin { grid-template-columns: 52pt 1fr }
.gutter.last { grid-template-columns: 1fr 110pt } .gutter.last > .when { text-align: end }
.muted { color: #666; font-size: .93em } .tiny { font-size: .8em; color: #777 } .big { font-size: 1.12em }
.chips { display: flex; flex-wrap: wrap; gap: 3pt } .chip { border: 1px solid #999; border-radius: 5pt; padding: 0 5pt }
.typed { padding-inline-start: 12pt; text-indent: -8pt }
.two { columns: 2 } .grid3 { display: grid; grid-template-columns: 1fr 1fr 1fr }
.bar { height: 3pt; background: #ddd } .bar div { width: 70%; height: 3pt; background: #48a }
.timeline { border-inline-start: 2px solid #aac; padding-inline-start: 9pt }
.icon { font-family: monospace } .end { text-align: end }
table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #bbb; padding: 2pt 5pt; text-align: start; vertical-align: top }
.huge { font-size: 1.3em } .pairs { columns: 2; column-gap: 18pt } .box { background: #dfe7ef; padding: 1pt 6pt }
.bare td { border: 0; padding: 0 4pt 0 0 } .bare { width: auto } .label { width: 110pt; font-weight: 700 }
`;

export function section(sheet: Sheet, key: HeadingKey, body: string, tag = 'section'): string {
  return body === ''
    ? ''
    : `<${tag}><h2>${markup(sheet.wording.heading(key))}</h2>${tag === 'section' ? body : `<div>${body}</div>`}</${tag}>`;
}

export function nameOf(sheet: Sheet, share = 0.75): string {
  const { person, wording, shown } = sheet;
  shown.headline = wording.random.chance(share);
  const isSplit = !wording.isArabic && wording.random.chance(0.12);
  const [first = '', ...others] = person.name.split(' ');
  const name = isSplit ? `${markup(first)}<br>${markup(others.join(' '))}` : markup(person.name);
  return `<h1>${name}</h1>${shown.headline ? `<p class="headline">${markup(person.headline)}</p>` : ''}`;
}

/** What heads a part: one for the side has the heading of the other. */
export function headingOf(key: keyof Parts): HeadingKey {
  if (key === 'educationAside') return 'education';
  return key === 'certificationsAside' ? 'certifications' : key;
}

/** Sections in order. */
export function flow(sheet: Sheet, parts: Parts, keys: (keyof Parts)[], tag = 'section'): string {
  return keys.map((key) => section(sheet, headingOf(key), parts[key](), tag)).join('');
}

/** What comes first, one way or another. */
const FIRST: (keyof Parts)[][] = [
  ['summary', 'work', 'education'],
  ['summary', 'skills', 'work', 'education'],
  ['education', 'work'],
  ['summary', 'education', 'work'],
  ['work', 'education', 'skills'],
];

/** All parts in an order that resumes have them in. */
export function ordered(sheet: Sheet): (keyof Parts)[] {
  const { random } = sheet.wording;
  const first = random.one(FIRST);
  const rest: (keyof Parts)[] = [
    'skills',
    'certifications',
    'projects',
    'publications',
    'volunteering',
    'languages',
    'awards',
    'personal',
    'hobbies',
    'references',
  ];
  return [...first, ...rest.filter((key) => !first.includes(key))];
}

export const page = (margin: string): string => `@page { size: A4; margin: ${margin} }`;

/** A page of one column. */
export function one(
  id: string,
  half: Half,
  options: {
    jobs?: string;
    studies?: string;
    contact?: Parameters<typeof contactOf>[1][];
    css?: string;
    margin?: string;
    family?: string;
  },
): HtmlLayout {
  return {
    id,
    half,
    family: options.family ?? 'one-column',
    draw: (sheet) => {
      const parts = partsFor(sheet, half, options);
      const contact = contactOf(
        sheet,
        sheet.wording.random.one(options.contact ?? ['line', 'line', 'two-lines', 'stack', 'labels']),
      );
      return {
        body: `<header>${nameOf(sheet)}${contact}</header>${flow(sheet, parts, ordered(sheet))}`,
        css: page(options.margin ?? '15mm') + looksOf(sheet) + (options.css ?? ''),
      };
    },
  };
}

/** What stands in a narrow column, one way or another. */
const ASIDE: (keyof Parts)[][] = [
  ['skills', 'languages', 'certificationsAside', 'personal'],
  ['languages', 'skills', 'personal', 'hobbies'],
  ['certificationsAside', 'skills', 'awards', 'languages', 'personal'],
];

/** What stands beside it, where it is not in it. */
const BESIDE: (keyof Parts)[] = [
  'summary',
  'work',
  'education',
  'projects',
  'certifications',
  'publications',
  'skills',
  'awards',
  'volunteering',
  'languages',
  'references',
];

/** A page with a narrow column at one side. */
export function sidebar(
  id: string,
  half: Half,
  options: {
    side: 'start' | 'end';
    width: string;
    css?: string;
    nameIn: 'side' | 'main' | 'band';
    family?: string;
    educationIn?: 'side' | 'main';
    contact: Parameters<typeof contactOf>[1][];
    aside?: (keyof Parts)[];
  },
): HtmlLayout {
  return {
    id,
    half,
    family: options.family ?? `sidebar-${options.side}`,
    draw: (sheet) => {
      const parts = partsFor(sheet, half, { isNarrow: true });
      const { random } = sheet.wording;
      const inside = options.aside ?? random.one(ASIDE);
      const aside: (keyof Parts)[] = options.educationIn === 'side' ? ['educationAside', ...inside] : inside;
      const taken = new Set(aside.map(headingOf));
      const main = BESIDE.filter((key) => !taken.has(headingOf(key)));
      const name = nameOf(sheet);
      const contact = section(sheet, 'contact', contactOf(sheet, random.one(options.contact)));
      const asideHtml = `<aside>${options.nameIn === 'side' ? name : ''}${contact}${flow(sheet, parts, aside)}</aside>`;
      const mainHtml = `<main>${options.nameIn === 'main' ? name : ''}${flow(sheet, parts, main)}</main>`;
      const columns = options.side === 'start' ? `${options.width} 1fr` : `1fr ${options.width}`;
      return {
        body: `${options.nameIn === 'band' ? `<header class="band">${name}</header>` : ''}<div class="cols">${options.side === 'start' ? asideHtml + mainHtml : mainHtml + asideHtml}</div>`,
        css: `${page('0')}${looksOf(sheet)} .cols { display: grid; grid-template-columns: ${columns}; min-height: 270mm } aside { padding: 16pt 12pt; overflow-wrap: anywhere } main { padding: 16pt 20pt } .band { padding: 16pt 20pt; background: #e9eef4 } ${options.css ?? ''}`,
      };
    },
  };
}
