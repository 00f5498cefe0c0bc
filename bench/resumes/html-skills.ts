/** Ways of drawing skills and languages. */
import { b, markup, p, type Render, row, small } from './html-marks.ts';
import type { Half } from './person.ts';
import type { Sheet } from './sheet.ts';

export const SKILLS: Record<Half, Record<string, Render<string>>> = {
  dev: {
    commas: (skills, { wording }) => p(markup(skills.join(wording.comma))),
    dots: (skills) => p(markup(skills.join(' · '))),
    list: (skills) => `<ul class="disc">${skills.map((skill) => `<li>${markup(skill)}</li>`).join('')}</ul>`,
    typed: (skills, { wording }) => skills.map((skill) => p(`${wording.bullet} ${markup(skill)}`)).join(''),
    chips: (skills) =>
      `<div class="chips">${skills.map((skill) => `<span class="chip">${markup(skill)}</span>`).join(' ')}</div>`,
    groups: (skills, sheet) =>
      groups(skills, sheet, (label, part) =>
        p(`${b(`${label}:`)} ${markup(part.join(sheet.wording.comma))}`),
      ),
    columns: (skills) =>
      `<ul class="disc two">${skills.map((skill) => `<li>${markup(skill)}</li>`).join('')}</ul>`,
  },
  more: {
    pipes: (skills) => p(markup(skills.join(' | '))),
    lines: (skills) => skills.map((skill) => p(markup(skill))).join(''),
    bars: (skills) => skills.map((skill) => `${p(markup(skill))}<div class="bar"><div></div></div>`).join(''),
    ratings: (skills) =>
      skills
        .map((skill, index) => row(markup(skill), '●●●●○'.slice(index % 2) + '○'.repeat(index % 2)))
        .join(''),
    'named-groups': (skills, sheet) =>
      groups(skills, sheet, (label, part) => `${p(b(label))}${p(markup(part.join(' · ')))}`),
    grid: (skills) =>
      `<div class="grid3">${skills.map((skill) => `<span>${markup(skill)}</span>`).join('')}</div>`,
    levels: (skills, { wording }) =>
      skills
        .map((skill) =>
          p(`${wording.bullet} ${markup(skill)}${wording.isArabic ? ' (متقدم)' : ' (Advanced)'}`),
        )
        .join(''),
    percent: (skills) => skills.map((skill, index) => row(markup(skill), `${95 - index * 5}%`)).join(''),
  },
  look: {
    semicolons: (skills, { wording }) => p(markup(skills.join(wording.isArabic ? '؛ ' : '; '))),
    slashes: (skills) => p(markup(skills.join(' / '))),
    pairs: (skills) =>
      `<div class="pairs">${skills.map((skill) => `<div>${markup(skill)}</div>`).join('')}</div>`,
    table: (skills, { wording }) =>
      `<table>${skills.map((skill, index) => `<tr><td>${markup(skill)}</td><td>${wording.isArabic ? 'ممتاز' : ['Expert', 'Good', 'Intermediate'][index % 3]}</td></tr>`).join('')}</table>`,
    stars: (skills) =>
      skills.map((skill, index) => p(`${markup(skill)} ${'★★★★★'.slice(index % 3)}`)).join(''),
    boxes: (skills) =>
      `<div class="chips">${skills.map((skill) => `<span class="box">${markup(skill)}</span>`).join('')}</div>`,
  },
};

function groups(skills: string[], sheet: Sheet, draw: (label: string, part: string[]) => string): string {
  const labels = sheet.wording.isArabic
    ? ['مهارات مهنية', 'مهارات عامة']
    : { dev: ['Professional', 'Tools'], more: ['Core', 'Also'], look: ['Main', 'Further'] }[
        sheet.wording.half
      ];
  sheet.shown.skillGroups = labels;
  const half = Math.ceil(skills.length / 2);
  const parts = [skills.slice(0, half), skills.slice(half)];
  return labels
    .map((label, index) => {
      const part = parts[index] ?? [];
      return part.length === 0 ? '' : draw(label, part);
    })
    .join('');
}

export const LANGUAGES: Record<Half, Record<string, Render<[string, string]>>> = {
  dev: {
    paren: (items, { wording }) => p(items.map(([name, level]) => `${name} (${level})`).join(wording.comma)),
    dash: (items) => items.map(([name, level]) => p(`${name} – ${level}`)).join(''),
    colon: (items) => items.map(([name, level]) => p(`${b(`${name}:`)} ${level}`)).join(''),
    plain: (items, { wording }) => p(items.map(([name]) => name).join(wording.comma)),
  },
  more: {
    row: (items) => items.map(([name, level]) => row(name, level)).join(''),
    below: (items) =>
      `<div class="grid3">${items.map(([name, level]) => `<div>${p(b(name))}${small(level)}</div>`).join('')}</div>`,
    dots: (items) => items.map(([name]) => row(name, '★★★★☆')).join(''),
    list: (items, { wording }) =>
      items.map(([name, level]) => p(`${wording.bullet} ${name} | ${level}`)).join(''),
  },
  look: {
    colonline: (items) => p(items.map(([name, level]) => `${name}: ${level}`).join(' | ')),
    bars: (items) => items.map(([name]) => `${p(name)}<div class="bar"><div></div></div>`).join(''),
    table: (items) =>
      `<table>${items.map(([name, level]) => `<tr><td>${name}</td><td>${level}</td></tr>`).join('')}</table>`,
  },
};
