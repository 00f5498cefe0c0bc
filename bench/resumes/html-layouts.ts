/** Whole pages in HTML, printed to PDF by a browser. The families of one half never appear in the other. */

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

type Parts = ReturnType<typeof partsFor>;

/** Looks that every layout draws for itself. */
function looksOf({ wording }: Sheet): string {
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

function section(sheet: Sheet, key: HeadingKey, body: string, tag = 'section'): string {
  return body === ''
    ? ''
    : `<${tag}><h2>${markup(sheet.wording.heading(key))}</h2>${tag === 'section' ? body : `<div>${body}</div>`}</${tag}>`;
}

function nameOf(sheet: Sheet, share = 0.75): string {
  const { person, wording, shown } = sheet;
  shown.headline = wording.random.chance(share);
  const isSplit = !wording.isArabic && wording.random.chance(0.12);
  const words = person.name.split(' ');
  const name = isSplit ? `${markup(words[0]!)}<br>${markup(words.slice(1).join(' '))}` : markup(person.name);
  return `<h1>${name}</h1>${shown.headline ? `<p class="headline">${markup(person.headline)}</p>` : ''}`;
}

const keyOf = (key: string): HeadingKey => key.replace('Aside', '') as HeadingKey;

/** Sections in order; a list in the order stands for any order of its members. */
function flow(sheet: Sheet, parts: Parts, keys: (keyof Parts)[], tag = 'section'): string {
  return keys.map((key) => section(sheet, keyOf(key), parts[key](), tag)).join('');
}

function ordered(sheet: Sheet): (keyof Parts)[] {
  const { random } = sheet.wording;
  const first: (keyof Parts)[] = random.one([
    ['summary', 'work', 'education'],
    ['summary', 'skills', 'work', 'education'],
    ['education', 'work'],
    ['summary', 'education', 'work'],
    ['work', 'education', 'skills'],
  ] as (keyof Parts)[][]);
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

const page = (margin: string): string => `@page { size: A4; margin: ${margin} }`;

function one(
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

function sidebar(
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
      const inside: (keyof Parts)[] =
        options.aside ??
        random.one([
          ['skills', 'languages', 'certificationsAside', 'personal'],
          ['languages', 'skills', 'personal', 'hobbies'],
          ['certificationsAside', 'skills', 'awards', 'languages', 'personal'],
        ] as (keyof Parts)[][]);
      const aside: (keyof Parts)[] = options.educationIn === 'side' ? ['educationAside', ...inside] : inside;
      const taken = new Set(aside.map((key) => keyOf(key as string) as string));
      const main = (
        [
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
        ] as (keyof Parts)[]
      ).filter((key) => !taken.has(key));
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

const DARK =
  'aside { background: #22313f; color: #fff } aside h2, aside h1, aside p, aside b { color: #fff !important }';
const PALE = 'aside { background: #eef1f5 }';

export const HTML_LAYOUTS: HtmlLayout[] = [
  // For work on the engine.
  one('plain', 'dev', {}),
  one('harvard', 'dev', {
    jobs: 'org-row',
    studies: 'school-row',
    contact: ['line'],
    css: 'header { text-align: center }',
  }),
  one('jake', 'dev', {
    jobs: 'title-row',
    studies: 'school-row',
    contact: ['line'],
    css: 'header { text-align: center } h2 { border-bottom: 1px solid; font-variant: small-caps }',
  }),
  one('docs', 'dev', { jobs: 'docs-line', contact: ['stack'] }),
  one('gutter', 'dev', { jobs: 'gutter', studies: 'gutter', family: 'date-gutter' }),
  one('timeline', 'dev', { jobs: 'timeline', family: 'timeline' }),
  one('biodata', 'dev', { jobs: 'form', studies: 'table', contact: ['labels', 'table'], family: 'form' }),
  one('employment-table', 'dev', { jobs: 'table', studies: 'table', family: 'table' }),
  one('at', 'dev', { jobs: 'title-at', contact: ['icons', 'line'] }),
  one('bars', 'dev', { jobs: 'bar', studies: 'bar', contact: ['two-lines'] }),
  {
    id: 'margin-headings',
    half: 'dev',
    family: 'heading-margin',
    draw: (sheet) => {
      const parts = partsFor(sheet, 'dev', { isNarrow: true });
      return {
        body: `<header>${nameOf(sheet)}${contactOf(sheet, 'line')}</header>${flow(sheet, parts, ordered(sheet), 'article')}`,
        css: `${page('14mm')}${looksOf(sheet)} article { display: grid; grid-template-columns: 128pt 1fr; column-gap: 12pt; margin-top: 8pt } h2 { border: 0; letter-spacing: 0; margin: 0; font-size: 1em; background: none }`,
      };
    },
  },
  sidebar('dark-start', 'dev', {
    side: 'start',
    width: '175pt',
    css: DARK,
    nameIn: 'main',
    contact: ['stack', 'icons'],
  }),
  sidebar('pale-end', 'dev', {
    side: 'end',
    width: '165pt',
    css: PALE,
    nameIn: 'main',
    contact: ['labels', 'stack'],
  }),
  sidebar('profile-export', 'dev', {
    side: 'start',
    width: '160pt',
    css: PALE,
    nameIn: 'main',
    contact: ['stack'],
    family: 'export',
    aside: ['skills', 'languages', 'certificationsAside'],
  }),
  sidebar('band-start', 'dev', {
    side: 'start',
    width: '180pt',
    nameIn: 'band',
    educationIn: 'side',
    contact: ['stack'],
    family: 'band-sidebar',
  }),
  {
    id: 'halves',
    half: 'dev',
    family: 'two-equal',
    draw: (sheet) => {
      const parts = partsFor(sheet, 'dev', { isNarrow: true });
      const contact = contactOf(sheet, 'line');
      return {
        body: `<header>${nameOf(sheet)}${contact}</header>${flow(sheet, parts, ['summary'])}<div class="cols"><div>${flow(sheet, parts, ['work', 'projects', 'volunteering'])}</div><div>${flow(sheet, parts, ['skills', 'educationAside', 'certificationsAside', 'languages', 'awards', 'personal'])}</div></div>`,
        css: `${page('12mm')}${looksOf(sheet)} .cols { display: grid; grid-template-columns: 1.15fr 1fr; column-gap: 22pt }`,
      };
    },
  },
  // Only to look at.
  one('crisp', 'more', { contact: ['line', 'labels', 'two-lines'] }),
  one('stacked-right', 'more', {
    jobs: 'right-stack',
    studies: 'caption-row',
    contact: ['icons', 'line'],
    css: 'header { border-bottom: 3px solid #444 }',
  }),
  one('thin-gutter', 'more', { jobs: 'gutter-wrapped', studies: 'right-gutter', family: 'date-gutter-thin' }),
  one('right-dates', 'more', { jobs: 'right-gutter', studies: 'right-gutter', family: 'right-gutter' }),
  one('numbered', 'more', {
    jobs: 'numbered',
    studies: 'wide-table',
    contact: ['table', 'labels'],
    family: 'numbered',
  }),
  one('gulf-form', 'more', {
    jobs: 'label-table',
    studies: 'wide-table',
    contact: ['table'],
    family: 'label-table',
    css: 'header { text-align: start }',
  }),
  one('from-to', 'more', {
    jobs: 'from-to-table',
    studies: 'wide-table',
    contact: ['labels'],
    family: 'from-to-table',
  }),
  one('told', 'more', { jobs: 'told', studies: 'from-line', contact: ['labels'], family: 'told' }),
  one('academic', 'more', {
    jobs: 'date-colon',
    studies: 'date-first',
    contact: ['stack'],
    family: 'academic',
  }),
  one('captions', 'more', {
    jobs: 'caption',
    studies: 'caption-row',
    contact: ['line'],
    css: 'h2 { text-align: center }',
    family: 'captions',
  }),
  one('grouped-line', 'more', { jobs: 'groups-timeline', family: 'grouped-timeline' }),
  sidebar('dark-end', 'more', {
    side: 'end',
    width: '185pt',
    css: DARK,
    nameIn: 'band',
    contact: ['icons', 'stack'],
    family: 'dark-end',
  }),
  sidebar('photo-start', 'more', {
    side: 'start',
    width: '150pt',
    css: `${PALE} aside h2 { text-align: center; border: 0 } aside { font-size: .92em; text-align: center }`,
    nameIn: 'side',
    contact: ['stack'],
    family: 'centred-sidebar',
  }),
  sidebar('education-side', 'more', {
    side: 'start',
    width: '200pt',
    nameIn: 'band',
    educationIn: 'side',
    contact: ['icons'],
    css: 'aside { border-inline-end: 2px solid #ccc }',
    family: 'education-side',
  }),
  {
    id: 'functional',
    half: 'more',
    family: 'functional',
    draw: (sheet) => {
      const parts = partsFor(sheet, 'more', { jobs: sheet.wording.random.one(['dash-below', 'org-caps']) });
      const skills = section(sheet, 'skills', parts.skills());
      return {
        body: `<header>${nameOf(sheet)}${contactOf(sheet, 'line')}</header>${flow(sheet, parts, ['summary'])}${skills}${flow(sheet, parts, ['certifications', 'work', 'education', 'languages', 'awards', 'projects', 'personal', 'references'])}`,
        css: `${page('18mm 20mm')}${looksOf(sheet)} header { text-align: end }`,
      };
    },
  },
  {
    id: 'columns-below',
    half: 'more',
    family: 'columns-below',
    draw: (sheet) => {
      const parts = partsFor(sheet, 'more', {});
      const name = nameOf(sheet);
      const contact = contactOf(sheet, 'stack');
      return {
        body: `<header class="split"><div>${name}</div><div class="end">${contact}</div></header>${flow(sheet, parts, ['summary', 'work', 'projects'])}<div class="cols">${(
          [
            'educationAside',
            'skills',
            'languages',
            'certificationsAside',
            'awards',
            'personal',
          ] as (keyof Parts)[]
        )
          .map((key) => {
            const html = section(sheet, keyOf(key), parts[key]());
            return html && `<div>${html}</div>`;
          })
          .join('')}</div>`,
        css: `${page('13mm')}${looksOf(sheet)} .split { display: flex; justify-content: space-between; align-items: center } .cols { display: grid; grid-template-columns: 1fr 1fr; column-gap: 24pt }`,
      };
    },
  },
  {
    id: 'running-head',
    half: 'more',
    family: 'running-head',
    draw: (sheet) => {
      const parts = partsFor(sheet, 'more', {});
      const { person } = sheet;
      return {
        body: `<table class="paper"><thead><tr><td><div class="head">${markup(person.name)} · ${sheet.wording.isArabic ? 'السيرة الذاتية' : 'Curriculum Vitae'}</div></td></tr></thead><tbody><tr><td>${nameOf(sheet)}${contactOf(sheet, 'labels')}${flow(sheet, parts, ordered(sheet))}</td></tr></tbody></table>`,
        css: `${page('12mm 15mm')}${looksOf(sheet)} .paper, .paper > * > tr > td { border: 0; padding: 0 } .head { font-size: .8em; color: #777; border-bottom: 1px solid #ccc; margin-bottom: 8pt } body { font-size: 13pt; line-height: 1.8 }`,
      };
    },
  },
  // Only to look at.
  one('quiet', 'look', { contact: ['line', 'stack', 'two-lines'] }),
  one('rows', 'look', {
    jobs: 'two-rows',
    studies: 'place-row',
    contact: ['line'],
    css: 'header { text-align: center } h1 { letter-spacing: .12em }',
    family: 'rows',
  }),
  one('slashes', 'look', {
    jobs: 'slash-line',
    studies: 'paren-year',
    contact: ['icons'],
    family: 'slashes',
  }),
  one('place-gutter', 'more', { jobs: 'place-first', contact: ['labels'], family: 'place-gutter' }),
  one('period-table', 'look', {
    jobs: 'wide-table',
    studies: 'year-table',
    contact: ['table'],
    family: 'period-table',
  }),
  one('commas', 'more', {
    jobs: 'comma-line',
    contact: ['two-lines'],
    family: 'comma-line',
    css: 'h2 { text-align: end }',
  }),
  one('nested', 'more', { jobs: 'org-groups', contact: ['line'], family: 'nested-groups' }),
  one('typewriter', 'more', {
    jobs: 'plain-lines',
    studies: 'date-first',
    contact: ['stack'],
    family: 'typewriter',
    css: "body { font-family: 'DejaVu Sans Mono', 'Plex Arabic', monospace; font-size: 8.5pt } h1, h2, b { font-weight: 400; font-size: 1em } h2 { text-transform: uppercase; border: 0; background: none }",
  }),
  sidebar('narrow-end', 'look', {
    side: 'end',
    width: '140pt',
    css: 'aside { background: #fdf3e4; font-size: .88em } main { padding-inline-end: 12pt }',
    nameIn: 'main',
    contact: ['stack'],
    family: 'narrow-end',
  }),
  sidebar('green-start', 'more', {
    side: 'start',
    width: '190pt',
    css: 'aside { background: #14532d; color: #fff } aside * { color: #fff !important }',
    nameIn: 'side',
    educationIn: 'side',
    contact: ['icons', 'labels'],
    family: 'green-start',
  }),
  {
    id: 'three-columns',
    half: 'more',
    family: 'three-columns',
    draw: (sheet) => {
      const parts = partsFor(sheet, 'more', { jobs: sheet.wording.random.one(['pipe-type', 'title-colon']) });
      const name = nameOf(sheet);
      const contact = contactOf(sheet, 'line');
      return {
        body: `<header>${name}${contact}</header>${flow(sheet, parts, ['summary'])}<div class="thirds">${(['skills', 'languages', 'educationAside'] as (keyof Parts)[]).map((key) => `<div>${section(sheet, keyOf(key), parts[key]())}</div>`).join('')}</div>${flow(sheet, parts, ['work', 'projects', 'certifications', 'awards', 'publications', 'personal', 'references'])}`,
        css: `${page('14mm')}${looksOf(sheet)} .thirds { display: grid; grid-template-columns: 1fr 1fr 1fr; column-gap: 16pt }`,
      };
    },
  },
  {
    id: 'cards',
    half: 'look',
    family: 'cards',
    draw: (sheet) => {
      const parts = partsFor(sheet, 'look', { isNarrow: true });
      const name = nameOf(sheet);
      const contact = contactOf(sheet, 'stack');
      const card = (keys: (keyof Parts)[]): string =>
        flow(sheet, parts, keys).replaceAll('<section>', '<section class="card">');
      return {
        body: `<div class="cols"><div><section class="card">${name}${contact}</section>${card(['summary', 'skills', 'languages', 'personal'])}</div><div>${card(['work', 'education', 'certifications', 'projects', 'awards', 'volunteering'])}</div></div>`,
        css: `${page('10mm')}${looksOf(sheet)} .cols { display: grid; grid-template-columns: 1fr 1.7fr; column-gap: 10pt } .card { border: 1px solid #ccc; border-radius: 6pt; padding: 8pt; margin-bottom: 8pt } h2 { margin-top: 0 }`,
      };
    },
  },
];
