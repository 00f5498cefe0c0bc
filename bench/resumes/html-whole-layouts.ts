/** Pages in HTML that are of no frame: each is drawn as a whole. */
import { contactOf } from './html-contact.ts';
import {
  flow,
  type HtmlLayout,
  headingOf,
  looksOf,
  nameOf,
  ordered,
  type Parts,
  page,
  section,
} from './html-frames.ts';
import { markup } from './html-marks.ts';
import { partsFor } from './html-parts.ts';

export const marginHeadings: HtmlLayout = {
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
};

export const halves: HtmlLayout = {
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
};

export const functional: HtmlLayout = {
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
};

const BELOW: (keyof Parts)[] = [
  'educationAside',
  'skills',
  'languages',
  'certificationsAside',
  'awards',
  'personal',
];

export const columnsBelow: HtmlLayout = {
  id: 'columns-below',
  half: 'more',
  family: 'columns-below',
  draw: (sheet) => {
    const parts = partsFor(sheet, 'more', {});
    const name = nameOf(sheet);
    const contact = contactOf(sheet, 'stack');
    const top = flow(sheet, parts, ['summary', 'work', 'projects']);
    const columns = BELOW.map((key) => {
      const html = section(sheet, headingOf(key), parts[key]());
      return html && `<div>${html}</div>`;
    }).join('');
    return {
      body: `<header class="split"><div>${name}</div><div class="end">${contact}</div></header>${top}<div class="cols">${columns}</div>`,
      css: `${page('13mm')}${looksOf(sheet)} .split { display: flex; justify-content: space-between; align-items: center } .cols { display: grid; grid-template-columns: 1fr 1fr; column-gap: 24pt }`,
    };
  },
};

export const runningHead: HtmlLayout = {
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
};

const THIRDS: (keyof Parts)[] = ['skills', 'languages', 'educationAside'];

export const threeColumns: HtmlLayout = {
  id: 'three-columns',
  half: 'more',
  family: 'three-columns',
  draw: (sheet) => {
    const parts = partsFor(sheet, 'more', { jobs: sheet.wording.random.one(['pipe-type', 'title-colon']) });
    const name = nameOf(sheet);
    const contact = contactOf(sheet, 'line');
    return {
      body: `<header>${name}${contact}</header>${flow(sheet, parts, ['summary'])}<div class="thirds">${THIRDS.map((key) => `<div>${section(sheet, headingOf(key), parts[key]())}</div>`).join('')}</div>${flow(sheet, parts, ['work', 'projects', 'certifications', 'awards', 'publications', 'personal', 'references'])}`,
      css: `${page('14mm')}${looksOf(sheet)} .thirds { display: grid; grid-template-columns: 1fr 1fr 1fr; column-gap: 16pt }`,
    };
  },
};

export const cards: HtmlLayout = {
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
};
