import { describe, expect, it, test } from 'vitest';
import type { Line } from '#engines/documents/index.ts';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { partGluedHeaders } from './glued-headers.ts';
import { readResume } from './index.ts';
import type { ParsedResume } from './resume.ts';
import { findSections } from './sections.ts';
import { withoutTranslations } from './translations.ts';
import { resumeOf } from './whole-resume.ts';
import { joinWraps } from './wraps.ts';

async function read(text: string, fileName = 'cv.txt'): Promise<ParsedResume> {
  const bytes = new TextEncoder().encode(text);
  const result = await readResume(releaseTaxonomy, bytes, { fileName, now: new Date('2026-11-20') });
  if (!result.ok) throw new Error(result.reason);
  return result.resume;
}

const HEAD = 'Mona Rashed\nmona.rashed@example.com | +971 52 555 0177\n\n';
const POST = 'Dock Planner, Quay Nine Logistics\nMarch 2021 to date\n- Berths for forty vessels a week\n';

describe('headings in words of their own', () => {
  it.each(['The story so far', 'Assignments', 'Experience – الخبرات', 'رحلتي المهنية / My journey'])(
    '"%s" opens work',
    async (heading) => {
      const { work } = await read(`${HEAD}${heading}\n\n${POST}\nSkills\n\nExcel, Cargo planning`);
      expect(work.map(({ title, organisation }) => [title, organisation])).toEqual([
        ['Dock Planner', 'Quay Nine Logistics'],
      ]);
    },
  );

  it('an item of a list is none, whatever it is called', async () => {
    const { skills } = await read(
      `# Mona Rashed\n\nmona@example.com\n\n## Experience\n\n${POST}\n## Skills\n\n- Photoshop\n- Social media\n- Training\n- Excel\n`,
      'cv.md',
    );
    expect(skills).toEqual(['Photoshop', 'Social media', 'Training', 'Excel']);
  });
});

test('a ship is no visa, and its jobs are read', async () => {
  const { work } = await read(
    `${HEAD}Experience\n\nSecond Engineer, MT Visaria (from May 2020 until June 2022)\n- Boilers\nEngine Cadet, MT Visaria (from May 2018 until June 2019)\n- Watches`,
  );
  expect(work.map(({ title, start }) => [title, start])).toEqual([
    ['Second Engineer', '2020-05'],
    ['Engine Cadet', '2018-05'],
  ]);
});

test('a colon stands between dates as a dash does', async () => {
  const { work } = await read(
    `${HEAD}Experience\n\nDock Planner\nQuay Nine Logistics | Apr, 2020 : Current\n\nTally Clerk\nHarbour Stores LLC | Jan, 2016 : Mar, 2020`,
  );
  expect(work.map(({ start, end, current }) => [start, end, current])).toEqual([
    ['2020-04', null, true],
    ['2016-01', '2020-03', false],
  ]);
});

test('a town or a number beside contacts is no headline, and half an address is no link', async () => {
  const one = await read(
    `Mona Rashed\nKirkwhistle upon Lune   01632 960 112   mona@rashed-example.co.za\n\nExperience\n\n${POST}`,
  );
  expect([one.headline, one.links]).toEqual([null, []]);
});

test.each([
  ['National Senior Certificate, 2010', 'National Senior Certificate'],
  ['S.S.C., Pune Board, 2004', 'S.S.C.'],
  ['BSc Agric in Horticulture, University of Pretoria, 2014', 'BSc Agric'],
  ['OND in Building Technology, Yaba College of Technology, 2012', 'OND'],
])('"%s" names its degree', async (line, degree) => {
  const { education } = await read(`${HEAD}Experience\n\n${POST}\nEducation\n\n${line}`);
  expect(education[0]?.degree).toBe(degree);
});

test('"Near-native" is a level, and isiZulu a language', async () => {
  const { languages } = await read(
    `${HEAD}Experience\n\n${POST}\nLanguages\n\nisiZulu – Native\nFrench – Near-native\nEnglish – Fluent`,
  );
  expect(languages.map(({ language }) => language)).toEqual(['isiZulu', 'French', 'English']);
});

describe('a header glued to the bullet above it', () => {
  const run = (text: string, bold: boolean): Line['segments'][number]['runs'][number] => ({
    ...lineOf(text, { bold }).segments[0]!.runs[0]!,
  });
  const glued = (text: string, header: string): Line => {
    const line = lineOf(`• ${text} ${header}`);
    return {
      ...line,
      segments: [{ ...line.segments[0]!, runs: [run(`• ${text}`, false), run(header, true)] }],
    };
  };
  const employer = lineOf('Quay Nine, Jeddah', { bold: true });

  it('is parted from it where dates follow', () => {
    const lines = [
      employer,
      glued('Berths for forty vessels', 'Harbour Stores, Yanbu'),
      lineOf('Clerk, 2016 - 2020'),
    ];
    expect(partGluedHeaders(lines).map(({ text, isBullet }) => [text, isBullet])).toEqual([
      ['Quay Nine, Jeddah', false],
      ['• Berths for forty vessels', true],
      ['Harbour Stores, Yanbu', false],
      ['Clerk, 2016 - 2020', false],
    ]);
  });

  it('words in bold stay where they are', () => {
    const lines = [employer, glued('Berths for', 'Harbour Stores'), lineOf('• Crane plans')];
    expect(partGluedHeaders(lines)).toEqual(lines);
  });
});

const reading = (blocks: Line[][]): Parameters<typeof findSections>[1] => ({
  blocks: blocks.map((lines, at) => ({
    page: 1,
    column: at + 1,
    x: at * 300,
    width: 250,
    lines: lines.map((line) => ({ ...line, column: at + 1 })),
  })),
  pages: 1,
  format: 'pdf',
  isRtl: false,
  links: [],
});

it('a heading that breaks over two rows takes what stands beside its first', () => {
  const style = { bold: true, size: 12, room: 200 };
  const lines = [lineOf('SKILLS', style), lineOf('Excel'), lineOf('TICKETS AND', style)];
  const sections = findSections(
    releaseTaxonomy,
    reading([
      [...lines, lineOf('• Forklift ticket, 2021'), lineOf('COURSES', style), lineOf('• First aid, 2022')],
    ]),
  );
  expect(sections.map(({ kind, lines: own }) => `${kind} ${own.length}`)).toEqual([
    'skills 1',
    'certifications 2',
  ]);
});

it('a heading in the margin, set a little lower, takes the line beside it', () => {
  const body = { x: 140, room: 200 };
  const lines = [
    lineOf('Nora Aziz', { y: 50, size: 20 }),
    lineOf('Nurse with nine years in intensive care,', { ...body, y: 116 }),
    lineOf('Profile', { bold: true, y: 120, gap: 0.4 }),
    lineOf('four of them in Kuwait.', { ...body, y: 130 }),
  ];
  const [top, summary] = findSections(releaseTaxonomy, reading([lines]));
  expect(top?.lines.map(({ text }) => text)).toEqual(['Nora Aziz']);
  expect(summary).toMatchObject({ kind: 'summary' });
  expect(summary?.lines.map(({ text }) => text).join(' ')).toBe(
    'Nurse with nine years in intensive care, four of them in Kuwait.',
  );
});

it('a row of a form with two labels tells two things', async () => {
  const form = 'PERSONAL PARTICULARS\n\nName\tNora B. Aziz\tProfession\tRegistered Nurse\n';
  const arabic = 'المعلومات الشخصية\n\nالاسم\tنورة عزيز الحربي\tالجوال\t0551230144\n';
  const rest = '\nEXPERIENCE\n\nNurse, Bay Clinic\nMarch 2021 to date\n';
  expect((await read(`${form}Mobile\t+966 55 123 0144\n${rest}`)).name).toBe('Nora B. Aziz');
  expect((await read(`${arabic}${rest}`)).name).toBe('نورة عزيز الحربي');
});

it('a firm keeps what it calls itself behind its name', async () => {
  const { work } = await read(
    `${HEAD}Experience\n\nArticle Assistant\tMay 2001 - July 2004\nSen & Roy, Chartered Accountants, Pune\n`,
  );
  expect(work[0]).toMatchObject({
    title: 'Article Assistant',
    organisation: 'Sen & Roy, Chartered Accountants',
  });
});

it.each(['Fellowships and Prizes', 'Awards and Commendations'])('"%s" ends the jobs', async (heading) => {
  const { work } = await read(
    `${HEAD}Experience\n\n${POST}\n${heading}\n\nYoung Reef Prize, Gulf Society, 2023\n`,
  );
  expect(work).toHaveLength(1);
});

it('a word that breaks beside its dates is whole', () => {
  const first = lineOf('2010 - 2015\tDiploma, School of Applied Tech-');
  const next = lineOf('nologies, Sfax', { x: first.segments[1]!.x });
  expect(joinWraps(releaseTaxonomy, [first, next]).map(({ text }) => text)).toEqual([
    '2010 - 2015\tDiploma, School of Applied Technologies, Sfax',
  ]);
});

describe('a column', () => {
  const jobs = [
    lineOf('EXPERIENCE', { bold: true, size: 12 }),
    lineOf('Dock Planner', { room: 200 }),
    lineOf('Quay Nine'),
  ];
  const skills = [lineOf('SKILLS', { bold: true, size: 12 }), lineOf('Excel')];
  const kindsOf = (rest: string): string[] =>
    findSections(releaseTaxonomy, reading([jobs, [lineOf(rest), ...skills]])).map(
      ({ kind, lines }) => `${kind} ${lines.length}`,
    );

  it('goes on with the job that the one before broke off', () => {
    expect(kindsOf('May 2018 to June 2020')).toEqual(['work 3', 'skills 1']);
  });

  it('that begins with contacts opens anew', () => {
    expect(kindsOf('+971 52 555 0177')).toEqual(['work 2', 'top 1', 'skills 1']);
  });
});

describe('what stands beside its translation', () => {
  const rows = [
    'Dock Planner\tمخططة أرصفة',
    'Quay Nine Logistics\tشركة الرصيف التاسع',
    'Led cargo plans for container ships',
  ];
  const textsUnder = (...headings: string[]): string[] => {
    const lines = [...headings, ...rows].map((row) => lineOf(row));
    const texts = withoutTranslations(reading([lines])).blocks.flatMap((block) =>
      block.lines.map(({ text }) => text),
    );
    return texts.slice(headings.length);
  };

  it('is read in the language of the page, where its headings are in both', () => {
    expect(textsUnder('Experience – الخبرات', 'Skills – المهارات')).toEqual([
      'Dock Planner',
      'Quay Nine Logistics',
      'Led cargo plans for container ships',
    ]);
  });

  it('is no translation under headings of one language', () => {
    expect(textsUnder('Experience', 'Skills')).toEqual(rows);
  });
});

describe('what a page says again in another language', () => {
  const english = [
    'Profile',
    'Experience',
    'Dock Planner, 2016',
    'Education',
    'Diploma, 2014',
    'Skills',
    'Berths',
  ];
  const arabic = ['نبذة', 'الخبرات', 'مخطط أرصفة', '2016', 'التعليم', 'دبلوم 2014', 'المهارات', 'الأرصفة'];
  const kept = (...columns: string[][]): string[] =>
    withoutTranslations(reading(columns.map((column) => column.map((text) => lineOf(text))))).blocks.flatMap(
      (block) => block.lines.map(({ text }) => text),
    );

  it('is read once', () => {
    expect(kept(english, arabic)).toEqual(english);
  });

  it('has the name of its own page', () => {
    const page = (at: number, name: string, texts: string[]): Line[] => [
      lineOf(name, { page: at, size: 20 }),
      ...texts.map((text) => lineOf(text, { page: at })),
    ];
    const pages = reading([
      page(1, 'منى راشد', arabic),
      page(2, 'Mona Rashed', [...english, 'Led cargo plans for container ships and their crews']),
    ]);
    const sections = findSections(releaseTaxonomy, pages);
    expect(resumeOf(releaseTaxonomy, sections, pages, new Date('2026-11-20')).name).toBe('Mona Rashed');
  });

  it('is kept where it tells of another year, or has few of the sections', () => {
    expect(kept(english, [...arabic, 'جائزة 2019'])).toHaveLength(english.length + arabic.length + 1);
    expect(kept(english, arabic.slice(4))).toHaveLength(english.length + arabic.length - 4);
  });
});

test('a town that recurs behind employers is none of them', async () => {
  const { work } = await read(
    `${HEAD}Experience\n\nMechanic, Talleres Obispado, Monteluna   2008 - 2012\n- Pumps\n\nForeman, Cementos del Regio, Monteluna   2012 - 2019\n- Kilns\n\nWelder, Vidriera Norte, Lunaria   2005 - 2008\n- Frames`,
  );
  expect(work.map(({ organisation }) => organisation)).toEqual([
    'Talleres Obispado',
    'Cementos del Regio',
    'Vidriera Norte',
  ]);
});

test('a town behind a dash is none of the employer, where another job names its own', async () => {
  const { work } = await read(
    `${HEAD}Experience\n\nHARBOUR STORES LLC – Jeddah\nClerk   2016 - 2020\n- Stock counts\n\nQUAY NINE LOGISTICS – Kafr Lune\nDock Planner   2020 - 2022\n- Berths`,
  );
  expect(work.map(({ organisation }) => organisation)).toEqual(['HARBOUR STORES LLC', 'QUAY NINE LOGISTICS']);
});

test('a school that is named after a foundation is no degree', async () => {
  const { education } = await read(
    `${HEAD}Experience\n\n${POST}\nEducation\n\nLuz B. Mabini Foundation University\nBS in Accountancy, 2015 - 2019`,
  );
  expect(education.map(({ institution }) => institution)).toEqual(['Luz B. Mabini Foundation University']);
});
