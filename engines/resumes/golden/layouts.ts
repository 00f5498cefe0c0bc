/** Resumes as HTML in many layouts; each is printed to PDF by a browser. */
import type { Person } from './people.ts';
import { type HeadingKey, type Style, styleFor, type Truth, truthOf } from './variety.ts';

export const NOW = '2026-11';

export const FRAMES = [
  'single',
  'sidebar-start',
  'sidebar-end',
  'band-sidebar',
  'date-gutter',
  'heading-margin',
  'two-equal',
  'form',
  'centred',
] as const;
export type Frame = (typeof FRAMES)[number];

export interface Rendered {
  html: string;
  truth: Truth;
}

const markup = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export function renderHtml(person: Person, frame: Frame, seed: number, fonts: string): Rendered {
  const style = styleFor(person, seed);
  const { draw, isArabic } = style;
  const look = {
    size: draw([9.5, 10, 10.5, 11]),
    accent: draw(['#155e4a', '#1d4ed8', '#9a3412', '#111', '#444']),
    headingSize: draw([1, 1.1, 1.2, 1.35]),
    headingWeight: draw([700, 700, 600]),
    spaced: !isArabic && draw([false, false, false, true]),
    caps: !isArabic && draw([true, true, false]),
    rule: draw([true, true, false]),
    nameSize: draw([18, 22, 26, 30]),
    dark: draw([false, false, true]),
    leading: draw([1.25, 1.4, 1.5]),
  };
  const showPersonal = person.personal.length > 0 && draw([true, true, false]);
  const showHobbies = draw([true, false]);
  const showHeadline = draw([true, true, true, false]);
  const section = (key: HeadingKey, body: string): string =>
    body === '' ? '' : `<section><h2>${markup(style.heading(key))}</h2>${body}</section>`;
  const parts = partsOf(person, style, frame);
  const personal = showPersonal
    ? section(
        'personal',
        person.personal.map(([label, value]) => `<p><b>${markup(label)}:</b> ${markup(value)}</p>`).join(''),
      )
    : '';
  const hobbies = showHobbies
    ? section(
        'hobbies',
        `<p>${isArabic ? 'القراءة، السباحة، التصوير' : 'Reading, swimming, photography'}</p>`,
      )
    : '';
  const summary = section('summary', `<p>${markup(person.summary)}</p>`);
  const work = section('work', parts.work);
  const education = section('education', parts.education);
  const certifications = section('certifications', parts.certifications);
  const skills = section('skills', parts.skills);
  const languages = section('languages', parts.languages);
  const awards = section('awards', parts.awards);
  const projects = section('projects', parts.projects);
  const twoLineName =
    draw([false, false, false, true]) && !isArabic && (frame === 'sidebar-start' || frame === 'sidebar-end');
  const words = person.name.split(' ');
  const nameText = twoLineName
    ? `${markup(words[0]!)}<br>${markup(words.slice(1).join(' '))}`
    : markup(person.name);
  const name = `<h1>${nameText}</h1>${showHeadline ? `<p class="headline">${markup(person.headline)}</p>` : ''}`;
  const contacts = contactLines(person, style);
  const contactInline = `<p class="contact">${contacts.map((line) => markup(line)).join(draw([' | ', ' • ', ' &nbsp;·&nbsp; ']))}</p>`;
  const contactStack = contacts.map((line) => `<p>${markup(line)}</p>`).join('');
  const labels = isArabic
    ? ['البريد الإلكتروني', 'الهاتف', 'العنوان']
    : draw([
        ['Email', 'Mobile', 'Address'],
        ['E-mail', 'Phone', 'Location'],
      ]);
  const contactLabelled = [
    `<p><b>${labels[0]}:</b> ${markup(person.email)}</p>`,
    `<p><b>${labels[1]}:</b> <span dir="ltr">${markup(person.phone)}</span></p>`,
    `<p><b>${labels[2]}:</b> ${markup(placeText(person, style))}</p>`,
    ...person.links.map((link) => `<p>${markup(link)}</p>`),
  ].join('');
  const main = [summary, ...(draw([true, false]) ? [work, education] : [education, work]), projects];
  const rest = [skills, certifications, languages, awards, personal, hobbies];
  let body: string;
  switch (frame) {
    case 'sidebar-start':
    case 'sidebar-end': {
      const side = `<aside>${draw([true, false]) ? name : ''}${section('contact', draw([contactStack, contactLabelled]))}${[skills, languages, certifications, personal, hobbies].join('')}</aside>`;
      const top = side.includes('<h1>') ? '' : name;
      const column = `<main>${top}${main.join('')}${awards}</main>`;
      body = `<div class="cols">${frame === 'sidebar-start' ? side + column : column + side}</div>`;
      break;
    }
    case 'band-sidebar':
      body = `<header>${name}${contactInline}</header><div class="cols"><aside>${[skills, education, languages, personal].join('')}</aside><main>${[summary, work, projects, certifications, awards, hobbies].join('')}</main></div>`;
      break;
    case 'two-equal':
      body = `<header>${name}${contactInline}</header>${summary}${work}<div class="cols half"><main>${education}${languages}${personal}</main><main>${skills}${certifications}</main></div>${projects}${awards}`;
      break;
    case 'form':
      body = `<p class="cv">${isArabic ? 'السيرة الذاتية' : 'CURRICULUM VITAE'}</p>${name}${contactLabelled}${[summary, skills, work, education, certifications, languages, projects, awards, personal].join('')}`;
      break;
    default:
      body = `<header>${name}${draw([contactInline, contactInline, contactStack, contactLabelled])}</header>${[...main, ...rest].join('')}`;
  }
  const css = `
@page { size: A4; margin: ${frame.includes('sidebar') ? '0' : '14mm'} }
${fonts}
* { box-sizing: border-box; margin: 0; padding: 0 }
body { font: ${look.size}pt/${look.leading} 'Plex', 'Plex Arabic', sans-serif; color: #222 }
h1 { font-size: ${look.nameSize}pt; font-weight: ${draw([700, 400])}; line-height: 1.15; ${!isArabic && draw([false, false, true]) ? 'text-transform: uppercase; letter-spacing: .08em;' : ''} }
.headline { font-size: ${draw([1, 1.2, 1.3])}em; color: ${look.accent} }
.contact { margin: 4pt 0; font-size: .95em }
.cv { text-align: center; font-weight: 700; font-size: 1.3em; text-decoration: underline }
h2 { font-size: ${look.headingSize}em; font-weight: ${look.headingWeight}; color: ${look.accent}; margin: ${draw([8, 12, 16])}pt 0 ${draw([2, 4, 6])}pt; ${look.rule ? 'border-bottom: 1px solid currentColor;' : ''} ${look.caps ? 'text-transform: uppercase;' : ''} ${look.spaced ? 'letter-spacing: .2em;' : ''} }
section { break-inside: auto }
ul { list-style: none; padding-inline-start: 4pt }
li { padding-inline-start: 10pt; text-indent: -10pt; margin-bottom: 1pt }
[dir=rtl] li { text-indent: 0; padding-inline-start: 0 }
.entry { margin-bottom: ${draw([4, 7, 10])}pt }
.row { display: flex; justify-content: space-between; gap: 12pt }
.grid { display: grid; grid-template-columns: ${draw(['86pt', '110pt'])} 1fr; column-gap: 10pt }
.grid > .when { color: #666 }
.cols { display: grid; grid-template-columns: ${frame === 'two-equal' ? '1fr 1fr' : frame === 'sidebar-end' ? '1fr 175pt' : '180pt 1fr'}; ${frame === 'two-equal' ? 'column-gap: 24pt;' : 'min-height: 290mm;'} }
.cols > aside { padding: 18pt 12pt; background: ${look.dark ? '#22313f' : '#eef1f5'}; ${look.dark ? 'color: #fff;' : ''} }
.cols > aside h2, .cols > aside h1 { ${look.dark ? 'color: #fff;' : ''} }
.cols:not(.half) > main { padding: 18pt 20pt }
${frame === 'band-sidebar' ? 'header { padding: 18pt 20pt; background: #f2efe9 }' : ''}
${frame === 'centred' ? 'header, h2 { text-align: center }' : ''}
${frame === 'heading-margin' ? 'section { display: grid; grid-template-columns: 110pt 1fr; column-gap: 12pt; margin-top: 8pt } section > h2 { margin: 0; border: 0; font-size: 1em } section > *:not(h2) { grid-column: 2 }' : ''}
table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #bbb; padding: 2pt 5pt; text-align: start; vertical-align: top }
i { font-style: italic } .muted { color: #777 } .chip { display: inline-block; border: 1px solid #999; border-radius: 6pt; padding: 0 5pt; margin: 1pt 2pt }
.two { columns: 2 } .bar { display: inline-block; width: 50pt; height: 4pt; background: #ccc }
`;
  const html = `<!doctype html><html lang="${person.language}" dir="${isArabic ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><style>${css}</style></head><body>${body}</body></html>`;
  return {
    html,
    truth: truthOf(person, style, { personal: showPersonal, summary: true, headline: showHeadline }, NOW),
  };
}

function placeText(person: Person, style: Style): string {
  return style.isArabic ? `${person.city}، ${person.country}` : `${person.city}, ${person.country}`;
}

function contactLines(person: Person, style: Style): string[] {
  const lines = [person.email, person.phone, placeText(person, style), ...person.links];
  return style.draw([true, false])
    ? lines
    : [placeText(person, style), person.phone, person.email, ...person.links];
}

interface Parts {
  work: string;
  education: string;
  certifications: string;
  skills: string;
  languages: string;
  awards: string;
  projects: string;
}

function bullets(items: string[], style: Style): string {
  return items.length === 0
    ? ''
    : `<ul>${items.map((item) => `<li>${style.bullet} ${markup(item)}</li>`).join('')}</ul>`;
}

const row = (left: string, right: string): string =>
  `<div class="row"><span>${left}</span><span>${right}</span></div>`;

function partsOf(person: Person, style: Style, frame: Frame): Parts {
  const { draw, isArabic } = style;
  const comma = isArabic ? '،' : ',';
  const narrow = frame.includes('sidebar');
  const jobTemplate =
    frame === 'date-gutter'
      ? 'gutter'
      : frame === 'form'
        ? draw(['form', 'table'])
        : draw(
            narrow
              ? ['stack', 'stack-org', 'inline-at', 'row-title', 'date-first', 'bar']
              : [
                  'stack',
                  'stack-org',
                  'inline-at',
                  'row-title',
                  'row-org',
                  'date-first',
                  'grouped',
                  'bar',
                  'comma',
                  'dash',
                  'paren',
                ],
          );
  const place = draw([true, true, false]);
  const asParagraph = draw([false, false, false, true]);
  const detail = (job: Person['work'][number]): string =>
    asParagraph ? `<p>${markup(job.details.join('. '))}.</p>` : bullets(job.details, style);
  const b = (text: string): string => `<b>${markup(text)}</b>`;
  const work =
    jobTemplate === 'grouped'
      ? groupedJobs(person, style, detail)
      : jobTemplate === 'table'
        ? `<table><tr>${(isArabic
            ? ['جهة العمل', 'المسمى الوظيفي', 'الفترة']
            : draw([
                ['Company', 'Designation', 'Duration'],
                ['Employer', 'Position', 'Period'],
              ])
          )
            .map((cell) => `<th>${cell}</th>`)
            .join(
              '',
            )}</tr>${person.work.map((job) => `<tr><td>${markup(job.organisation)}</td><td>${markup(job.title)}</td><td>${style.range(job.start, job.end)}</td></tr>${job.details.length > 0 ? `<tr><td colspan="3">${bullets(job.details, style)}</td></tr>` : ''}`).join('')}</table>`
        : person.work
            .map((job) => {
              const when = style.range(job.start, job.end);
              const where = place ? job.place : '';
              switch (jobTemplate) {
                case 'stack':
                  return `<div class="entry"><p>${b(job.title)}</p><p><i>${markup(job.organisation)}</i>${where ? ` | ${markup(where)}` : ''}</p><p class="muted">${when}</p>${detail(job)}</div>`;
                case 'stack-org':
                  return `<div class="entry"><p>${b(job.organisation)}${where ? `${comma} ${markup(where)}` : ''}</p><p>${markup(job.title)}</p><p class="muted">${when}</p>${detail(job)}</div>`;
                case 'inline-at':
                  return `<div class="entry">${row(`${b(job.title)} ${isArabic ? '–' : draw(['at', '@'])} ${markup(job.organisation)}`, when)}${where ? `<p class="muted">${markup(where)}</p>` : ''}${detail(job)}</div>`;
                case 'row-title':
                  return `<div class="entry">${row(b(job.title), when)}${row(`<i>${markup(job.organisation)}</i>`, markup(where))}${detail(job)}</div>`;
                case 'row-org':
                  return `<div class="entry">${row(b(job.organisation), markup(where))}${row(`<i>${markup(job.title)}</i>`, when)}${detail(job)}</div>`;
                case 'date-first':
                  return `<div class="entry"><p class="muted">${when}</p><p>${b(job.title)}</p><p>${markup(job.organisation)}${where ? `${comma} ${markup(where)}` : ''}</p>${detail(job)}</div>`;
                case 'bar':
                  return `<div class="entry"><p>${b(job.title)} | ${markup(job.organisation)}${where ? ` | ${markup(where)}` : ''} | ${when}</p>${detail(job)}</div>`;
                case 'comma':
                  return `<div class="entry"><p>${b(job.organisation)}${where ? `${comma} ${markup(where)}` : ''} — ${markup(job.title)}</p><p class="muted">${when}</p>${detail(job)}</div>`;
                case 'dash':
                  return `<div class="entry"><p>${when}: ${b(job.title)}${comma} ${markup(job.organisation)}</p>${detail(job)}</div>`;
                case 'paren':
                  return `<div class="entry"><p>${b(job.title)} – ${markup(job.organisation)} (${when})</p>${detail(job)}</div>`;
                case 'gutter':
                  return `<div class="grid entry"><div class="when">${when}</div><div><p>${b(job.title)}</p><p>${markup(job.organisation)}${where ? `${comma} ${markup(where)}` : ''}</p>${detail(job)}</div></div>`;
                default: {
                  const labels = isArabic
                    ? ['جهة العمل', 'المسمى الوظيفي', 'الفترة', 'المهام']
                    : ['Company Name', 'Designation', 'Duration', 'Responsibilities'];
                  return `<div class="entry"><p>${b(`${labels[0]}:`)} ${markup(job.organisation)}</p><p>${b(`${labels[1]}:`)} ${markup(job.title)}</p><p>${b(`${labels[2]}:`)} ${when}</p><p>${b(`${labels[3]}:`)}</p>${detail(job)}</div>`;
                }
              }
            })
            .join('');
  const degreeText = (study: Person['education'][number], joint: string): string =>
    study.field
      ? joint === '('
        ? `${study.degree} (${study.field})`
        : `${study.degree}${joint}${study.field}`
      : study.degree;
  const joint = isArabic ? draw([' في ', ' - ', ' ']) : draw([' in ', ', ', '(', ' – ']);
  const studyTemplate =
    frame === 'date-gutter'
      ? 'gutter'
      : frame === 'form'
        ? draw(['table', 'stack'])
        : draw(['stack', 'school-first', 'row', 'line', 'bar']);
  const education =
    studyTemplate === 'table'
      ? `<table><tr>${(isArabic ? ['المؤهل', 'الجامعة', 'السنة'] : ['Qualification', 'Institution', 'Year']).map((cell) => `<th>${cell}</th>`).join('')}</tr>${person.education.map((study) => `<tr><td>${markup(degreeText(study, joint))}</td><td>${markup(study.institution)}</td><td>${style.range(study.start, study.end)}</td></tr>`).join('')}</table>`
      : person.education
          .map((study) => {
            const when = style.range(study.start, study.end);
            const degree = degreeText(study, joint);
            switch (studyTemplate) {
              case 'school-first':
                return `<div class="entry"><p>${b(study.institution)}${place ? `${comma} ${markup(study.place)}` : ''}</p><p>${markup(degree)}</p><p class="muted">${when}</p></div>`;
              case 'row':
                return `<div class="entry">${row(b(degree), when)}<p>${markup(study.institution)}</p></div>`;
              case 'line':
                return `<p>${markup(degree)}${comma} ${markup(study.institution)}${comma} ${when}</p>`;
              case 'bar':
                return `<p>${b(degree)} | ${markup(study.institution)} | ${when}</p>`;
              case 'gutter':
                return `<div class="grid entry"><div class="when">${when}</div><div><p>${b(degree)}</p><p>${markup(study.institution)}</p></div></div>`;
              default:
                return `<div class="entry"><p>${b(degree)}</p><p>${markup(study.institution)}</p><p class="muted">${when}</p></div>`;
            }
          })
          .join('');
  return {
    work,
    education,
    certifications: certificates(person, style),
    skills: skillList(person, style, narrow),
    languages: languageList(person, style),
    awards: awardList(person, style),
    projects: projectList(person, style),
  };
}

function groupedJobs(person: Person, style: Style, detail: (job: Person['work'][number]) => string): string {
  const groups: Person['work'][] = [];
  for (const job of person.work) {
    const group = groups.at(-1);
    if (group && group[0]!.organisation === job.organisation) group.push(job);
    else groups.push([job]);
  }
  return groups
    .map(
      (group) =>
        `<div class="entry"><p><b>${markup(group[0]!.organisation)}</b>${style.isArabic ? '،' : ','} ${markup(group[0]!.place)}</p>${group.map((job) => `${row(`<i>${markup(job.title)}</i>`, style.range(job.start, job.end))}${detail(job)}`).join('')}</div>`,
    )
    .join('');
}

function certificates(person: Person, style: Style): string {
  const { draw, isArabic } = style;
  const words = isArabic
    ? { issued: 'تاريخ الإصدار', expires: draw(['صالحة حتى', 'تاريخ الانتهاء']), id: 'رقم الشهادة' }
    : draw([
        { issued: 'Issued', expires: 'Expires', id: 'Credential ID' },
        { issued: 'Issued', expires: 'Valid until', id: 'Licence No.' },
        { issued: 'Date of issue', expires: 'Expiry', id: 'ID' },
      ]);
  const template = draw(['two-lines', 'line', 'three-lines', 'bullets']);
  return person.certifications
    .map((item) => {
      const facts = [
        `${words.issued}: ${style.date(item.issued)}`,
        item.expires ? `${words.expires}: ${style.date(item.expires)}` : '',
        item.id ? `${words.id}: ${item.id}` : '',
      ].filter(Boolean);
      switch (template) {
        case 'line':
          return `<p><b>${markup(item.name)}</b> – ${markup(item.issuer)} (${markup(facts.join(isArabic ? '، ' : ', '))})</p>`;
        case 'three-lines':
          return `<div class="entry"><p><b>${markup(item.name)}</b></p><p>${markup(item.issuer)}</p><p class="muted">${markup(facts.join(' | '))}</p></div>`;
        case 'bullets':
          return `<ul><li>${style.bullet} ${markup(item.name)}${isArabic ? '،' : ','} ${markup(item.issuer)} – ${markup(facts.join(' – '))}</li></ul>`;
        default:
          return `<div class="entry"><p><b>${markup(item.name)}</b> – ${markup(item.issuer)}</p><p class="muted">${markup(facts.join(' | '))}</p></div>`;
      }
    })
    .join('');
}

function skillList(person: Person, style: Style, narrow: boolean): string {
  const { draw, isArabic } = style;
  const comma = isArabic ? '، ' : ', ';
  switch (draw(['bullets', 'commas', 'dots', 'chips', 'groups', 'lines', narrow ? 'bullets' : 'two'])) {
    case 'commas':
      return `<p>${markup(person.skills.join(comma))}</p>`;
    case 'dots':
      return `<p>${markup(person.skills.join(' · '))}</p>`;
    case 'chips':
      return `<p>${person.skills.map((skill) => `<span class="chip">${markup(skill)}</span>`).join(' ')}</p>`;
    case 'groups': {
      const half = Math.ceil(person.skills.length / 2);
      const labels = isArabic ? ['مهنية', 'أخرى'] : ['Professional', 'Other'];
      return [person.skills.slice(0, half), person.skills.slice(half)]
        .map((group, index) =>
          group.length === 0 ? '' : `<p><b>${labels[index]}:</b> ${markup(group.join(comma))}</p>`,
        )
        .join('');
    }
    case 'lines':
      return person.skills.map((skill) => `<p>${markup(skill)}</p>`).join('');
    case 'two':
      return `<ul class="two">${person.skills.map((skill) => `<li>${style.bullet} ${markup(skill)}</li>`).join('')}</ul>`;
    default:
      return bullets(person.skills, style);
  }
}

function languageList(person: Person, style: Style): string {
  switch (style.draw(['paren', 'dash', 'colon', 'bullets'])) {
    case 'paren':
      return `<p>${person.languages.map(([name, level]) => `${name} (${level})`).join(style.isArabic ? '، ' : ', ')}</p>`;
    case 'dash':
      return person.languages.map(([name, level]) => `<p>${name} – ${level}</p>`).join('');
    case 'colon':
      return person.languages.map(([name, level]) => `<p><b>${name}:</b> ${level}</p>`).join('');
    default:
      return bullets(
        person.languages.map(([name, level]) => `${name} – ${level}`),
        style,
      );
  }
}

function awardList(person: Person, style: Style): string {
  if (person.awards.length === 0) return '';
  const template = style.draw(['line', 'bullets', 'row']);
  return person.awards
    .map(([title, date]) => {
      const when = style.date(date);
      if (template === 'row') return row(`<b>${markup(title)}</b>`, when);
      return template === 'bullets'
        ? bullets([`${title} (${when})`], style)
        : `<p>${markup(title)}${style.isArabic ? '،' : ','} ${when}</p>`;
    })
    .join('');
}

function projectList(person: Person, style: Style): string {
  if (person.projects.length === 0) return '';
  const template = style.draw(['bold', 'colon', 'bullets']);
  return person.projects
    .map(([name, text]) => {
      if (template === 'colon') return `<p><b>${markup(name)}:</b> ${markup(text)}</p>`;
      return template === 'bullets'
        ? `<p><b>${markup(name)}</b></p>${bullets([text], style)}`
        : `<p><b>${markup(name)}</b></p><p>${markup(text)}</p>`;
    })
    .join('');
}
