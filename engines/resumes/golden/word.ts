/** Resumes as Word documents and plain text. */
import { strToU8, zipSync } from 'fflate';
import { type Frame, NOW } from './layouts.ts';
import type { Person } from './people.ts';
import { type HeadingKey, styleFor, type Truth, truthOf } from './variety.ts';

export interface RenderedFile {
  bytes: Uint8Array;
  truth: Truth;
}

const markup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

interface RunShape {
  bold?: boolean;
  italic?: boolean;
  size?: number;
}

function run(text: string, shape: RunShape = {}): string {
  const inside = text
    .split('\t')
    .map((piece) => `<w:t xml:space="preserve">${markup(piece)}</w:t>`)
    .join('<w:tab/>');
  return `<w:r><w:rPr>${shape.bold ? '<w:b/><w:bCs/>' : ''}${shape.italic ? '<w:i/>' : ''}${shape.size ? `<w:sz w:val="${shape.size * 2}"/>` : ''}</w:rPr>${inside}</w:r>`;
}

function paragraph(runs: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
}

const listItem = (text: string): string =>
  paragraph(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');

function table(rows: string[][]): string {
  return `<w:tbl><w:tblPr/>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
}

export function renderDocx(person: Person, frame: Frame, seed: number): RenderedFile {
  const style = styleFor(person, seed);
  const { draw, isArabic } = style;
  const comma = isArabic ? '،' : ',';
  const headingKind = draw(['style', 'bold', 'bold']);
  const heading = (key: HeadingKey): string =>
    headingKind === 'style'
      ? paragraph(run(style.heading(key)), '<w:pStyle w:val="Heading1"/>')
      : paragraph(run(style.heading(key), { bold: true, size: draw([12, 13]) }));
  const jobTemplate =
    frame === 'form' ? draw(['form', 'table']) : draw(['tab', 'stack', 'org-first', 'dash']);
  const work = person.work.flatMap((job) => {
    const when = style.range(job.start, job.end);
    const details = job.details.map(listItem);
    const p = (text: string): string => paragraph(run(text));
    switch (jobTemplate) {
      case 'table': {
        const labels = isArabic ? ['الشركة', 'المسمى الوظيفي', 'الفترة'] : ['Company', 'Position', 'Period'];
        return [
          table([
            [p(labels[0]!), p(job.organisation)],
            [p(labels[1]!), p(job.title)],
            [p(labels[2]!), p(when)],
          ]),
          ...details,
        ];
      }
      case 'form': {
        const labels = isArabic ? ['جهة العمل', 'المنصب', 'المدة'] : ['Employer', 'Designation', 'Duration'];
        return [
          p(`${labels[0]}: ${job.organisation}`),
          p(`${labels[1]}: ${job.title}`),
          p(`${labels[2]}: ${when}`),
          ...details,
        ];
      }
      case 'tab':
        return [
          paragraph(run(job.title, { bold: true }) + run(`\t${when}`)),
          p(`${job.organisation}${comma} ${job.place}`),
          ...details,
        ];
      case 'org-first':
        return [
          paragraph(run(job.organisation, { bold: true }) + run(`${comma} ${job.place}`)),
          paragraph(run(`${job.title} (${when})`, { italic: true })),
          ...details,
        ];
      case 'dash':
        return [paragraph(run(`${job.title} – ${job.organisation} – ${when}`, { bold: true })), ...details];
      default:
        return [paragraph(run(job.title, { bold: true })), p(job.organisation), p(when), ...details];
    }
  });
  const studies = person.education.flatMap((study) => {
    const degree = study.field
      ? `${study.degree}${isArabic ? ' - ' : draw([' in ', ', '])}${study.field}`
      : study.degree;
    return [
      paragraph(run(degree, { bold: true })),
      paragraph(run(`${study.institution}\t${style.range(study.start, study.end)}`)),
    ];
  });
  const certificates = person.certifications.map((item) => {
    const words = isArabic ? ['تاريخ الإصدار', 'صالحة حتى', 'رقم الشهادة'] : ['Issued', 'Valid until', 'ID'];
    const facts = [
      `${words[0]}: ${style.date(item.issued)}`,
      item.expires ? `${words[1]}: ${style.date(item.expires)}` : '',
      item.id ? `${words[2]}: ${item.id}` : '',
    ]
      .filter(Boolean)
      .join(' | ');
    return paragraph(run(item.name, { bold: true }) + run(` – ${item.issuer}`)) + paragraph(run(facts));
  });
  const inHeader = draw([true, false]);
  const namePart = [
    paragraph(run(person.name, { bold: true, size: draw([16, 20, 24]) })),
    paragraph(run(person.headline)),
  ];
  const contact = [
    paragraph(run(`${person.email} | ${person.phone}`)),
    paragraph(run(`${person.city}${comma} ${person.country}`)),
    ...person.links.map((link) => paragraph(run(link))),
  ];
  const skills = draw([true, false])
    ? person.skills.map(listItem)
    : [paragraph(run(person.skills.join(`${comma} `)))];
  const languages = person.languages.map(([name, level]) => paragraph(run(`${name} (${level})`)));
  const awards =
    person.awards.length > 0
      ? [
          heading('awards'),
          ...person.awards.map(([title, date]) => listItem(`${title}${comma} ${style.date(date)}`)),
        ]
      : [];
  const projects =
    person.projects.length > 0
      ? [
          heading('projects'),
          ...person.projects.flatMap(([name, text]) => [
            paragraph(run(name, { bold: true })),
            paragraph(run(text)),
          ]),
        ]
      : [];
  const certified = certificates.length > 0 ? [heading('certifications'), ...certificates] : [];
  const main = [
    heading('summary'),
    paragraph(run(person.summary)),
    heading('work'),
    ...work,
    heading('education'),
    ...studies,
    ...projects,
    ...awards,
  ];
  const side = [heading('skills'), ...skills, heading('languages'), ...languages, ...certified];
  const top = inHeader ? [] : [...namePart, ...contact];
  const body = frame.includes('sidebar')
    ? [...top, table([[side.join(''), main.join('')]])]
    : [...top, ...main, ...side];
  const space =
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  const files: Record<string, string> = {
    '[Content_Types].xml':
      '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/_rels/document.xml.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId6" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>',
    'word/styles.xml': `<?xml version="1.0" encoding="UTF-8"?><w:styles ${space}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr><w:sz w:val="21"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="26"/></w:rPr></w:style></w:styles>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${space}><w:body>${body.join('')}<w:sectPr>${inHeader ? '<w:headerReference w:type="default" r:id="rId6"/>' : ''}</w:sectPr></w:body></w:document>`,
  };
  if (inHeader)
    files['word/header1.xml'] =
      `<?xml version="1.0" encoding="UTF-8"?><w:hdr ${space}>${[...namePart, ...contact].join('')}</w:hdr>`;
  const zipped: Record<string, [Uint8Array, { mtime: Date }]> = {};
  for (const [name, text] of Object.entries(files))
    zipped[name] = [strToU8(text), { mtime: new Date('2026-01-01T00:00:00Z') }];
  return {
    bytes: zipSync(zipped),
    truth: truthOf(person, style, { personal: false, summary: true, headline: true }, NOW),
  };
}

export function renderText(person: Person, seed: number): RenderedFile {
  const style = styleFor(person, seed);
  const { draw, isArabic } = style;
  const comma = isArabic ? '،' : ',';
  const kind = draw(['plain', 'colon', 'ruled']);
  const heading = (key: HeadingKey): string[] => {
    const text = isArabic ? style.heading(key) : style.heading(key).toUpperCase();
    return kind === 'ruled'
      ? ['', text, '-'.repeat(text.length)]
      : ['', kind === 'colon' ? `${text}:` : text];
  };
  const template = draw(['stack', 'line', 'date-last']);
  const lines: string[] = [
    person.name,
    person.headline,
    `${person.email} | ${person.phone} | ${person.city}${comma} ${person.country}`,
    ...person.links,
  ];
  lines.push(...heading('summary'), person.summary, ...heading('work'));
  for (const job of person.work) {
    const when = style.range(job.start, job.end);
    if (template === 'line') lines.push(`${job.title}${comma} ${job.organisation} (${when})`);
    else if (template === 'stack') lines.push(job.organisation, job.title, when);
    else lines.push(`${job.title} | ${job.organisation} | ${when}`);
    lines.push(...job.details.map((detail) => `${draw(['-', '*'])} ${detail}`), '');
  }
  lines.push(...heading('education'));
  for (const study of person.education)
    lines.push(
      `${study.degree}${study.field ? `${comma} ${study.field}` : ''}`,
      `${study.institution}${comma} ${style.range(study.start, study.end)}`,
      '',
    );
  if (person.certifications.length > 0) {
    lines.push(...heading('certifications'));
    for (const item of person.certifications)
      lines.push(
        `${item.name} – ${item.issuer} (${style.date(item.issued)}${item.expires ? ` – ${style.date(item.expires)}` : ''})${item.id ? ` ${isArabic ? 'رقم الشهادة' : 'ID'}: ${item.id}` : ''}`,
      );
  }
  lines.push(
    ...heading('skills'),
    person.skills.join(`${comma} `),
    ...heading('languages'),
    person.languages.map(([name, level]) => `${name} (${level})`).join(`${comma} `),
  );
  if (person.awards.length > 0)
    lines.push(
      ...heading('awards'),
      ...person.awards.map(([title, date]) => `- ${title}${comma} ${style.date(date)}`),
    );
  if (person.projects.length > 0)
    lines.push(...heading('projects'), ...person.projects.map(([name, text]) => `- ${name}: ${text}`));
  return {
    bytes: new TextEncoder().encode(`${lines.join('\n')}\n`),
    truth: truthOf(person, style, { personal: false, summary: true, headline: true }, NOW),
  };
}
