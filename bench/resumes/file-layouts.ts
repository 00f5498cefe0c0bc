/** Resumes as Word documents, plain text and Typst sources. */
import { strToU8, zipSync } from 'fflate';
import type { HeadingKey } from './headings.ts';
import type { Sheet } from './html-parts.ts';
import { grouped } from './html-parts.ts';
import type { Half } from './person.ts';

export interface FileLayout {
  id: string;
  family: string;
  half: Half;
  format: 'docx' | 'txt' | 'typst';
  draw: (sheet: Sheet) => string;
}

const markup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

interface Shape {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  size?: number;
}

function run(text: string, { bold, italic, caps, size }: Shape = {}): string {
  const inside = text
    .split('\t')
    .map((piece) => `<w:t xml:space="preserve">${markup(piece)}</w:t>`)
    .join('<w:tab/>');
  return `<w:r><w:rPr>${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}${caps ? '<w:caps/>' : ''}${size ? `<w:sz w:val="${size * 2}"/>` : ''}</w:rPr>${inside}</w:r>`;
}
const para = (runs: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
const bullet = (text: string): string =>
  para(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
const table = (rows: string[][]): string =>
  `<w:tbl><w:tblPr/>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${cell || '<w:p/>'}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
const box = (inside: string): string =>
  `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice></mc:AlternateContent></w:r></w:p>`;

const SPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';

/** The bytes of a Word document of this body, with a page header where there is one. */
export function docxOf(body: string, header = ''): Uint8Array {
  const files: Record<string, string> = {
    '[Content_Types].xml':
      '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/_rels/document.xml.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId6" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>',
    'word/styles.xml': `<?xml version="1.0" encoding="UTF-8"?><w:styles ${SPACES}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr><w:sz w:val="21"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="26"/></w:rPr></w:style></w:styles>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${SPACES}><w:body>${body}<w:sectPr>${header ? '<w:headerReference w:type="default" r:id="rId6"/>' : ''}</w:sectPr></w:body></w:document>`,
  };
  if (header)
    files['word/header1.xml'] = `<?xml version="1.0" encoding="UTF-8"?><w:hdr ${SPACES}>${header}</w:hdr>`;
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        [strToU8(text), { mtime: new Date('2026-01-01T00:00:00Z') }],
      ]),
    ),
  );
}

/** Parts whose header follows, so that one string can carry both. */
export const HEADER_END = '\u0000';

interface Way {
  heading?: 'style' | 'bold' | 'caps';
  job:
    | 'tab'
    | 'stack'
    | 'org-tab'
    | 'one'
    | 'label-table'
    | 'date-left'
    | 'date-line'
    | 'pipes'
    | 'label-lines';
  study: 'tab' | 'stack' | 'line' | 'table';
  frame: 'plain' | 'sidebar' | 'header' | 'box' | 'cells';
}

function word(id: string, half: Half, way: Way): FileLayout {
  return {
    id,
    half,
    format: 'docx',
    family: `docx-${way.frame}`,
    draw: (sheet) => {
      const { person, wording, shown } = sheet;
      const { random, comma, isArabic } = wording;
      Object.assign(shown, {
        headline: true,
        summary: true,
        phone: true,
        location: true,
        links: true,
        details: true,
        fields: true,
        skills: true,
        languages: true,
      });
      const heading = (key: HeadingKey): string =>
        way.heading === 'style'
          ? para(run(wording.heading(key)), '<w:pStyle w:val="Heading1"/>')
          : para(
              run(wording.heading(key), {
                bold: true,
                caps: way.heading === 'caps',
                size: way.heading === 'caps' ? undefined : 13,
              }),
            );
      const p = (text: string, shape?: Shape): string => para(run(text, shape));
      const asProse = random.chance(0.2);
      const labels = isArabic
        ? ['الشركة', 'المسمى الوظيفي', 'الفترة', 'المهام']
        : half === 'dev'
          ? ['Company', 'Position', 'Period', 'Duties']
          : half === 'more'
            ? ['Organization', 'Post Held', 'Dates', 'Job Description']
            : ['Name of Employer', 'Job Role', 'Tenure', 'Key Duties'];
      const jobs = person.work.map((job) => {
        const when = wording.range(job.start, job.end);
        const details =
          asProse && job.details.length > 0 ? [p(`${job.details.join('. ')}.`)] : job.details.map(bullet);
        switch (way.job) {
          case 'tab':
            return [
              para(run(job.title, { bold: true }) + run(`\t${when}`)),
              p(`${job.organisation}${comma}${job.place}`),
              ...details,
            ];
          case 'org-tab':
            return [
              para(run(job.organisation, { bold: true }) + run(`\t${job.place}`)),
              para(run(job.title, { italic: true }) + run(`\t${when}`)),
              ...details,
            ];
          case 'one':
            return [
              para(run(job.title, { bold: true }) + run(`${comma}${job.organisation} (${when})`)),
              ...details,
            ];
          case 'label-table':
            return [
              table([
                [p(labels[0]!, { bold: true }), p(job.organisation)],
                [p(labels[1]!, { bold: true }), p(job.title)],
                [p(labels[2]!, { bold: true }), p(when)],
                ...(job.details.length > 0 ? [[p(labels[3]!, { bold: true }), details.join('')]] : []),
              ]),
              '<w:p/>',
            ];
          case 'date-left':
            return [
              table([
                [
                  p(when),
                  [
                    p(job.title, { bold: true }),
                    p(`${job.organisation}${comma}${job.place}`),
                    ...details,
                  ].join(''),
                ],
              ]),
            ];
          case 'pipes':
            return [p(`${job.organisation} | ${job.title} | ${when}`, { bold: true }), ...details];
          case 'label-lines':
            return [
              ...[
                [labels[0], job.organisation],
                [labels[1], job.title],
                [labels[2], when],
              ].map(([label, value]) => para(run(`${label}\t: `) + run(value!))),
              ...(details.length > 0 ? [p(`${labels[3]}:`), ...details] : []),
              '<w:p/>',
            ];
          case 'date-line':
            return [
              p(`${when} | ${job.organisation}`, { bold: true }),
              p(job.title, { italic: true }),
              ...details,
            ];
          default:
            return [
              p(job.title, { bold: true }),
              p(job.organisation),
              p(`${when} | ${job.place}`),
              ...details,
            ];
        }
      });
      const joint = isArabic ? ' - ' : random.one([' in ', ', ']);
      const studies = person.education.map((study) => {
        const degree = study.field ? `${study.degree}${joint}${study.field}` : study.degree;
        shown.studyStart = way.study === 'stack';
        switch (way.study) {
          case 'tab':
            return [
              para(run(study.institution, { bold: true }) + run(`\t${wording.date(study.end)}`)),
              p(degree),
            ];
          case 'line':
            return [bullet(`${degree}${comma}${study.institution} (${wording.date(study.end)})`)];
          case 'table':
            return [table([[p(degree), p(study.institution), p(wording.date(study.end))]])];
          default:
            return [
              p(degree, { bold: true }),
              p(study.institution),
              p(wording.range(study.start, study.end)),
            ];
        }
      });
      shown.certifications = person.certifications.length > 0;
      shown.certificateDates = true;
      const certificates = person.certifications.map((item) =>
        p(`${item.name}${isArabic ? ' - ' : ' – '}${item.issuer}${comma}${wording.date(item.issued)}`),
      );
      const contact = [
        p(`${person.email} | ${person.phone}`),
        p([person.city, person.country].join(comma)),
        ...person.links.map((link) => p(link)),
      ];
      const top = [p(person.name, { bold: true, size: random.one([16, 20, 26]) }), p(person.headline)];
      const skills = random.chance(0.5) ? person.skills.map(bullet) : [p(person.skills.join(comma))];
      const part = (key: HeadingKey, body: string[]): string =>
        body.length === 0 ? '' : heading(key) + body.join('');
      shown.awards = person.awards.length > 0;
      shown.projects = person.projects.length > 0;
      const main = [
        part('summary', [p(person.summary)]),
        part('work', jobs.flat()),
        part('education', studies.flat()),
        part(
          'projects',
          person.projects.flatMap(([name, text]) => [p(name, { bold: true }), p(text)]),
        ),
        part(
          'awards',
          person.awards.map(([title, date]) => bullet(`${title}${comma}${wording.date(date)}`)),
        ),
      ];
      const side = [
        part('skills', skills),
        part(
          'languages',
          person.languages.map(([name, level]) => p(`${name} (${level})`)),
        ),
        part('certifications', certificates),
      ];
      switch (way.frame) {
        case 'sidebar':
          return [...top, table([[[...contact, ...side].join(''), main.join('')]])].join('');
        case 'header':
          return [...main, ...side].join('') + HEADER_END + [...top, ...contact].join('');
        case 'box':
          return [...top, box(contact.join('')), ...main, ...side].join('');
        case 'cells':
          return [
            ...top,
            ...contact,
            ...[...main, ...side].filter(Boolean).map((part) => {
              const end = part.indexOf('</w:p>') + 6;
              return table([[part.slice(0, end), part.slice(end)]]);
            }),
          ].join('');
        default:
          return [
            ...top,
            ...contact,
            ...(random.chance(0.5) ? [...main, ...side] : [...side.slice(0, 1), ...main, ...side.slice(1)]),
          ].join('');
      }
    },
  };
}

interface Plain {
  heading: 'caps' | 'colon' | 'ruled' | 'marks';
  job: 'line' | 'stack' | 'bars' | 'columns' | 'date-left' | 'at' | 'labels';
}

function text(id: string, half: Half, way: Plain): FileLayout {
  return {
    id,
    half,
    format: 'txt',
    family: 'txt',
    draw: (sheet) => {
      const { person, wording, shown } = sheet;
      const { random, comma, isArabic } = wording;
      Object.assign(shown, {
        headline: true,
        summary: true,
        phone: true,
        location: true,
        links: true,
        details: true,
        fields: true,
        skills: true,
        languages: true,
        certifications: true,
        certificateDates: true,
        awards: true,
        projects: true,
      });
      const lines: string[] = [];
      const wrap = (value: string): string[] =>
        value.match(/.{1,78}(?:\s|$)/g)?.map((line) => line.trim()) ?? [value];
      const heading = (key: HeadingKey): void => {
        const title = wording.heading(key);
        const caps = isArabic ? title : title.toUpperCase();
        lines.push(
          '',
          way.heading === 'marks' ? `== ${title} ==` : way.heading === 'colon' ? `${caps}:` : caps,
        );
        if (way.heading === 'ruled') lines.push('='.repeat(title.length));
      };
      const mark = random.one(['-', '*', '•']);
      lines.push(person.name, person.headline);
      if (random.chance(0.5))
        lines.push(
          `${person.email} | ${person.phone} | ${person.city}${comma}${person.country}`,
          ...person.links,
        );
      else
        lines.push(
          isArabic ? `البريد: ${person.email}` : `Email: ${person.email}`,
          isArabic ? `الهاتف: ${person.phone}` : `Phone: ${person.phone}`,
          `${isArabic ? 'العنوان' : 'Address'}: ${person.city}${comma}${person.country}`,
          ...person.links,
        );
      heading('summary');
      lines.push(...wrap(person.summary));
      heading('work');
      for (const job of person.work) {
        const when = wording.range(job.start, job.end);
        if (way.job === 'line') lines.push(`${job.title}${comma}${job.organisation} (${when})`);
        else if (way.job === 'stack') lines.push(job.title, job.organisation, when);
        else if (way.job === 'bars') lines.push(`${job.organisation} | ${job.title} | ${when}`);
        else if (way.job === 'at')
          lines.push(
            `${job.title}${isArabic ? ' لدى ' : ' at '}${job.organisation}`,
            `[${when}] ${job.place}`,
          );
        else if (way.job === 'labels')
          lines.push(
            `${isArabic ? 'الشركة' : 'Employer'}: ${job.organisation}`,
            `${isArabic ? 'الوظيفة' : 'Role'}: ${job.title}`,
            `${isArabic ? 'المدة' : 'Dates'}: ${when}`,
          );
        else if (way.job === 'columns')
          lines.push(`${job.title.padEnd(52)}${when}`, `${job.organisation}${comma}${job.place}`);
        else lines.push(`${when.padEnd(38)}${job.title}`, `${' '.repeat(38)}${job.organisation}`);
        lines.push(
          ...job.details.map((detail) => `${way.job === 'date-left' ? ' '.repeat(38) : ''}${mark} ${detail}`),
          '',
        );
      }
      heading('education');
      for (const study of person.education) {
        const degree = study.field
          ? `${study.degree}${isArabic ? ' في ' : ' in '}${study.field}`
          : study.degree;
        if (half === 'dev') lines.push(degree, `${study.institution}${comma}${wording.date(study.end)}`, '');
        else lines.push(`${wording.date(study.end)}  ${degree}${comma}${study.institution}`);
      }
      if (person.certifications.length > 0) {
        heading('certifications');
        for (const item of person.certifications)
          lines.push(`${mark} ${item.name} - ${item.issuer} (${wording.date(item.issued)})`);
      }
      heading('skills');
      lines.push(
        ...(random.chance(0.6)
          ? wrap(person.skills.join(comma))
          : person.skills.map((skill) => `${mark} ${skill}`)),
      );
      heading('languages');
      lines.push(person.languages.map(([name, level]) => `${name} (${level})`).join(comma));
      if (person.awards.length > 0) {
        heading('awards');
        lines.push(...person.awards.map(([title, date]) => `${mark} ${title}${comma}${wording.date(date)}`));
      }
      if (person.projects.length > 0) {
        heading('projects');
        lines.push(...person.projects.map(([name, what]) => `${mark} ${name}: ${what}`));
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

/** Text in a Typst source, where marks have meanings. */
const typed = (value: string): string => value.replace(/[\\#$*_@<>[\]`~"'/-]/g, '\\$&');

function typst(
  id: string,
  half: Half,
  way: {
    job: 'row' | 'org' | 'grid' | 'bar' | 'line';
    frame: 'single' | 'sidebar';
    font: string;
    rule: boolean;
  },
): FileLayout {
  return {
    id,
    half,
    format: 'typst',
    family: `typst-${way.frame}`,
    draw: (sheet) => {
      const { person, wording, shown } = sheet;
      const { random, comma } = wording;
      Object.assign(shown, {
        headline: true,
        summary: true,
        phone: true,
        location: true,
        links: true,
        details: true,
        fields: true,
        skills: true,
        languages: true,
        certifications: true,
        certificateDates: true,
        awards: true,
        projects: true,
        studyStart: true,
      });
      const heading = (key: HeadingKey): string => `= ${typed(wording.heading(key))}\n`;
      const row = (left: string, right: string): string =>
        `#grid(columns: (1fr, auto), [${left}], align(right)[${right}])\n`;
      const details = (items: string[]): string =>
        `${items.map((item) => `- ${typed(item)}`).join('\n')}\n\n`;
      const jobs = way.job === 'org' ? grouped(person.work) : person.work.map((job) => [job]);
      const work = jobs
        .map((group) => {
          const first = group[0]!;
          const when = wording.range(first.start, first.end);
          if (way.job === 'org')
            return (
              row(`*${typed(first.organisation)}*`, typed(first.place)) +
              group
                .map(
                  (job) =>
                    row(`_${typed(job.title)}_`, typed(wording.range(job.start, job.end))) +
                    details(job.details),
                )
                .join('')
            );
          if (way.job === 'grid')
            return `#grid(columns: (${random.one([24, 30])}mm, 1fr), column-gutter: 4mm, text(fill: gray)[${typed(when)}], [*${typed(first.title)}*, ${typed(first.organisation)}, #text(fill: gray)[${typed(first.place)}]\n${details(first.details)}])\n\n`;
          if (way.job === 'line')
            return `*${typed(first.title)}*, _${typed(first.organisation)}_, ${typed(first.place)} (${typed(when)})\n${details(first.details)}`;
          if (way.job === 'bar')
            return `*${typed(first.title)}* #h(1fr) ${typed(when)} \\\n${typed(first.organisation)} | ${typed(first.place)}\n${details(first.details)}`;
          return (
            row(`*${typed(first.title)}*`, `*${typed(when)}*`) +
            row(`_${typed(first.organisation)}_`, `_${typed(first.place)}_`) +
            details(first.details)
          );
        })
        .join('\n');
      const education = person.education
        .map(
          (study) =>
            row(`*${typed(study.institution)}*`, typed(wording.range(study.start, study.end))) +
            `${typed(study.field ? `${study.degree} in ${study.field}` : study.degree)}\n\n`,
        )
        .join('');
      const skills = typed(person.skills.join(', '));
      const part = (key: HeadingKey, body: string): string =>
        body.trim() === '' ? '' : `${heading(key)}${body}\n\n`;
      const main = [
        part('summary', typed(person.summary)),
        part('work', work),
        part('education', education),
        part(
          'projects',
          person.projects.map(([name, what]) => `*${typed(name)}* ${typed('—')} ${typed(what)}\n\n`).join(''),
        ),
        part(
          'awards',
          person.awards.map(([title, date]) => row(typed(title), typed(wording.date(date)))).join(''),
        ),
      ].join('');
      const aside = [
        part('skills', skills),
        part(
          'languages',
          person.languages.map(([name, level]) => `${typed(name)} (${typed(level)})`).join(comma),
        ),
        part(
          'certifications',
          person.certifications
            .map((item) =>
              row(`*${typed(item.name)}*, ${typed(item.issuer)}`, typed(wording.date(item.issued))),
            )
            .join(''),
        ),
      ];
      const contact = [
        person.phone,
        person.email,
        [person.city, person.country].join(', '),
        ...person.links,
      ].map(typed);
      const name = `#text(size: ${random.one([18, 22, 26])}pt, weight: "bold")[${typed(person.name)}] \\\n${typed(person.headline)}\n\n`;
      const setup = `#set page(paper: "a4", margin: 16mm)\n#set text(font: "${way.font}", size: 10pt)\n#set par(justify: ${random.chance(0.5)})\n#show heading: it => block(above: 11pt, below: 6pt)[#text(size: 11pt, fill: rgb("#1d3a6e"))[#${random.chance(0.4) ? 'upper(it.body)' : 'it.body'}]${way.rule ? ' #v(-7pt) #line(length: 100%, stroke: .5pt)' : ''}]\n`;
      if (way.frame === 'sidebar')
        return `${setup}#grid(columns: (1fr, 58mm), column-gutter: 8mm, [${name}${main}], [${part('contact', contact.join(' \\\n'))}${aside.join('')}])`;
      return `${setup}#align(center)[${name}${contact.join(random.one([' | ', '  •  ', ' · ']))}]\n\n${main}${aside.join('')}`;
    },
  };
}

export const FILE_LAYOUTS: FileLayout[] = [
  word('word-tab', 'dev', { heading: 'bold', job: 'tab', study: 'tab', frame: 'plain' }),
  word('word-sidebar', 'dev', { heading: 'style', job: 'stack', study: 'stack', frame: 'sidebar' }),
  word('word-header', 'dev', { heading: 'caps', job: 'one', study: 'line', frame: 'header' }),
  word('word-box', 'more', { heading: 'bold', job: 'org-tab', study: 'stack', frame: 'box' }),
  word('word-labels', 'more', { heading: 'caps', job: 'label-table', study: 'table', frame: 'plain' }),
  word('word-cells', 'more', { heading: 'bold', job: 'date-line', study: 'tab', frame: 'cells' }),
  word('word-dates', 'more', { heading: 'style', job: 'date-left', study: 'line', frame: 'plain' }),
  word('word-pipes', 'look', { heading: 'bold', job: 'pipes', study: 'stack', frame: 'sidebar' }),
  word('word-forms', 'look', { heading: 'caps', job: 'label-lines', study: 'line', frame: 'plain' }),
  text('text-at', 'more', { heading: 'caps', job: 'at' }),
  text('text-labels', 'more', { heading: 'ruled', job: 'labels' }),
  typst('type-line', 'look', { job: 'line', frame: 'single', font: 'Libertinus Serif', rule: true }),
  typst('type-aside', 'look', { job: 'row', frame: 'sidebar', font: 'New Computer Modern', rule: true }),
  text('text-line', 'dev', { heading: 'caps', job: 'line' }),
  text('text-stack', 'dev', { heading: 'ruled', job: 'stack' }),
  text('text-bars', 'more', { heading: 'colon', job: 'bars' }),
  text('text-columns', 'more', { heading: 'caps', job: 'columns' }),
  text('text-left', 'more', { heading: 'marks', job: 'date-left' }),
  typst('type-row', 'dev', { job: 'row', frame: 'single', font: 'New Computer Modern', rule: true }),
  typst('type-sidebar', 'dev', { job: 'bar', frame: 'sidebar', font: 'Libertinus Serif', rule: false }),
  typst('type-org', 'more', { job: 'org', frame: 'single', font: 'Libertinus Serif', rule: true }),
  typst('type-grid', 'more', { job: 'grid', frame: 'single', font: 'New Computer Modern', rule: false }),
];
