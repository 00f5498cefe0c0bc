/** Syllabi with what a reader should find in them, and the layouts that they are set in: all made by this code. */
import { docxOf, paragraph, pdfOf } from '#engines/documents/golden/hostile.ts';
import { textFile } from '#engines/taxonomy/index.ts';

export interface GoldenStatement {
  kind: 'description' | 'outcome' | 'topic';
  text: string;
  skills: string[];
}

export interface GoldenCourse {
  code: string;
  title: string;
  otherTitle: string | null;
  hours: number;
  year: number;
  semester: number;
  prerequisites: string[];
  isElective: boolean;
  statements: GoldenStatement[];
}

export interface GoldenProgramme {
  language: 'en' | 'ar' | 'mixed';
  title: string;
  courses: GoldenCourse[];
}

const marks = { '>': 'description', '+': 'outcome', '-': 'topic' } as const;

export function goldenProgrammes(): GoldenProgramme[] {
  const programmes: GoldenProgramme[] = [];
  for (const line of textFile(import.meta.dirname, 'syllabi.txt')
    .text.split('\n')
    .slice(3)) {
    const body = line.slice(2);
    const cells = body.split(' | ').map((cell) => cell.trim());
    if (line.startsWith('# ')) {
      const [language, title = ''] = cells;
      programmes.push({ language: language as GoldenProgramme['language'], title, courses: [] });
    } else if (line.startsWith('@ ')) programmes.at(-1)?.courses.push(courseOf(cells));
    else if (line.trim() !== '') {
      const [, text = '', skills = ''] = /^(.*?)(?:\s*\[([^\]]*)\])?$/.exec(body) ?? [];
      const kind = marks[line[0] as keyof typeof marks];
      const statement = { kind, text: text.trim(), skills: skills.split(', ').filter(Boolean) };
      programmes.at(-1)?.courses.at(-1)?.statements.push(statement);
    }
  }
  return programmes;
}

function courseOf([code = '', names = '', hours, term = '', before = '', kind]: string[]): GoldenCourse {
  const [title = '', otherTitle = null] = names.split(' = ');
  const [year, semester] = term.split('.').map(Number);
  return {
    code,
    title,
    otherTitle,
    hours: Number(hours),
    year: year ?? 0,
    semester: semester ?? 0,
    prerequisites: before === '-' ? [] : before.split(', '),
    isElective: kind === 'elective',
    statements: [],
  };
}

export interface Layout {
  name: string;
  fileName: string;
  /** Whether it holds the statements, or the plan alone. */
  isDetailed: boolean;
  /** Whether it says when each course is taken, and which is elective. */
  isPlan: boolean;
  set: (programme: GoldenProgramme) => Uint8Array;
  fits: (programme: GoldenProgramme) => boolean;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const always = () => true;
const isLatin = ({ language }: GoldenProgramme) => language === 'en';

interface Words {
  heads: string[];
  terms: (year: number, semester: number) => string;
  elective: string;
  core: string;
  total: string;
  labels: { code: string; title: string; hours: string; before: string; kind: string };
  sections: Record<GoldenStatement['kind'], string>;
  intro: string;
  credits: (hours: number) => string;
  assessment: string;
}

const english: Words = {
  heads: ['Course Code', 'Course Title', 'Credit Hours', 'Prerequisites', 'Type'],
  terms: (year, semester) => `Year ${year} – Semester ${semester}`,
  elective: 'Elective',
  core: 'Core',
  total: 'Total',
  labels: {
    code: 'Course Code',
    title: 'Course Title',
    hours: 'Credit Hours',
    before: 'Prerequisite',
    kind: 'Course Type',
  },
  sections: { description: 'Course Description', outcome: 'Learning Outcomes', topic: 'Course Topics' },
  intro: 'By the end of this course, students will be able to:',
  credits: (hours) => `(${hours} credits)`,
  assessment: 'Assessment: written examination 60 %, presentation and teamwork 40 %.',
};

const ordinals = ['', 'الأولى', 'الثانية', 'الثالثة', 'الرابعة'];
const semesters = ['', 'الأول', 'الثاني'];
const arabic: Words = {
  heads: ['رمز المقرر', 'اسم المقرر', 'الساعات المعتمدة', 'المتطلب السابق', 'نوع المقرر'],
  terms: (year, semester) => `السنة ${ordinals[year]} - الفصل الدراسي ${semesters[semester]}`,
  elective: 'اختياري',
  core: 'إجباري',
  total: 'المجموع',
  labels: {
    code: 'رمز المقرر',
    title: 'اسم المقرر',
    hours: 'الساعات المعتمدة',
    before: 'المتطلب السابق',
    kind: 'نوع المقرر',
  },
  sections: { description: 'وصف المقرر', outcome: 'مخرجات التعلم', topic: 'محتوى المقرر' },
  intro: 'في نهاية المقرر يتوقع من الطالب أن:',
  credits: (hours) => `(${hours} ساعات معتمدة)`,
  assessment: 'التقييم: اختبار نهائي 60٪ وعرض تقديمي وعمل جماعي 40٪.',
};

const wordsFor = ({ language }: GoldenProgramme): Words => (language === 'ar' ? arabic : english);

/** Rows of the plan: a term's heading alone, then its head, its courses and their sum. */
function planRows(programme: GoldenProgramme): string[][] {
  const words = wordsFor(programme);
  const terms = new Map<string, GoldenCourse[]>();
  for (const course of programme.courses) {
    const term = words.terms(course.year, course.semester);
    terms.set(term, [...(terms.get(term) ?? []), course]);
  }
  return [...terms].flatMap(([term, courses]) => [
    [term],
    words.heads,
    ...courses.map((course) => [
      course.code,
      course.otherTitle ? `${course.title}` : course.title,
      String(course.hours),
      course.prerequisites.join(', ') || '-',
      course.isElective ? words.elective : words.core,
    ]),
    [words.total, String(courses.reduce((sum, { hours }) => sum + hours, 0))],
  ]);
}

/** A syllabus of each course after the other: labels at the head, then sections. */
function labelledLines(programme: GoldenProgramme): string[] {
  const words = wordsFor(programme);
  return [
    programme.title,
    '',
    ...programme.courses.flatMap((course) => [
      `${words.labels.title}: ${course.title}${course.otherTitle ? ` / ${course.otherTitle}` : ''}`,
      `${words.labels.code}: ${course.code}`,
      `${words.labels.hours}: ${course.hours}`,
      `${words.labels.before}: ${course.prerequisites.join(', ') || '-'}`,
      '',
      ...sectionsOf(course, words).flatMap(({ head, lines }) => [head, ...lines, '']),
      words.assessment,
      '',
    ]),
  ];
}

function sectionsOf(course: GoldenCourse, words: Words): { head: string; lines: string[] }[] {
  return (['description', 'outcome', 'topic'] as const).flatMap((kind) => {
    const texts = course.statements.filter((one) => one.kind === kind).map(({ text }) => text);
    if (texts.length === 0) return [];
    const items =
      kind === 'description'
        ? texts
        : texts.map((text, at) => (kind === 'outcome' ? `${at + 1}. ${text}` : `• ${text}`));
    return [{ head: words.sections[kind], lines: kind === 'outcome' ? [words.intro, ...items] : items }];
  });
}

/** A catalogue: "CODE Title (3 credits)", what it is about, and what it asks for before. */
function catalogueLines(programme: GoldenProgramme): string[] {
  const words = wordsFor(programme);
  return [
    programme.title,
    words === arabic ? 'وصف المقررات' : 'Course Descriptions',
    '',
    ...programme.courses.flatMap((course) => [
      `${course.code} ${course.title} ${words.credits(course.hours)}`,
      `${words.labels.before}: ${course.prerequisites.join(', ') || '-'}`,
      ...sectionsOf(course, words).flatMap(({ head, lines }) => [`${head}:`, ...lines]),
      '',
    ]),
  ];
}

const widths = [14, 44, 16, 20, 10];
const spaced = (row: readonly string[]): string =>
  row.length === 1
    ? (row[0] ?? '')
    : row
        .map((cell, at) => cell.padEnd(widths[at] ?? 10))
        .join('  ')
        .trimEnd();
const barred = (row: readonly string[]): string =>
  row.length === 1 ? (row[0] ?? '') : `| ${row.join(' | ')} |`;

const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`;
const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;

function docxPlan(programme: GoldenProgramme): Uint8Array {
  const parts: string[] = [paragraph(programme.title)];
  let rows: string[][] = [];
  for (const row of planRows(programme)) {
    if (row.length > 1) rows.push(row);
    else {
      if (rows.length > 0) parts.push(table(rows));
      parts.push(paragraph(row[0] ?? ''));
      rows = [];
    }
  }
  return docxOf([...parts, table(rows)].join(''));
}

/** A form in a table, as quality offices ask for: a label in one cell, its value in the next. */
function docxForm(programme: GoldenProgramme): Uint8Array {
  const words = wordsFor(programme);
  const parts = programme.courses.map((course) =>
    [
      table([
        [words.labels.title, course.title],
        [words.labels.code, course.code],
        [words.labels.hours, String(course.hours)],
        [words.labels.before, course.prerequisites.join(', ') || '-'],
      ]),
      ...sectionsOf(course, words).flatMap(({ head, lines }) => [head, ...lines].map(paragraph)),
      paragraph(words.assessment),
    ].join(''),
  );
  return docxOf([paragraph(programme.title), ...parts].join(''));
}

interface Painted {
  text: string;
  x: number;
  size: number;
}

/** Pages of Helvetica, 40 lines each; a line is what is painted at one height. */
function pdfPages(lines: readonly (readonly Painted[])[]): Uint8Array {
  const pages: string[] = [];
  for (let at = 0; at < lines.length; at += LINES_A_PAGE) {
    const operators = lines.slice(at, at + LINES_A_PAGE).flatMap((line, row) =>
      line.map(({ text, x, size }) => {
        const shown = text
          .replace(/–/g, '-')
          .replace(/•/g, '-')
          .replace(/[\\()]/g, '\\$&');
        return `BT /F1 ${size} Tf ${x} ${790 - row * 18} Td (${shown}) Tj ET`;
      }),
    );
    pages.push(operators.join('\n'));
  }
  const first = 4;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((operators, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + at * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      { dictionary: '', stream: utf8(operators) },
    ]),
  ]);
}

const LINES_A_PAGE = 40;
const columns = [50, 120, 330, 400, 500];
const painted = (row: readonly string[]): Painted[] =>
  row.map((text, at) => ({ text, x: columns[at] ?? 50, size: 10 }));

export const layouts: Layout[] = [
  {
    name: 'a plan in columns of spaces',
    fileName: 'plan.txt',
    isDetailed: false,
    isPlan: true,
    set: (programme) => utf8([programme.title, '', ...planRows(programme).map(spaced)].join('\n')),
    fits: always,
  },
  {
    name: 'a plan between bars',
    fileName: 'plan.txt',
    isDetailed: false,
    isPlan: true,
    set: (programme) => utf8([programme.title, '', ...planRows(programme).map(barred)].join('\n')),
    fits: always,
  },
  {
    name: 'a plan in tables of Word',
    fileName: 'plan.docx',
    isDetailed: false,
    isPlan: true,
    set: docxPlan,
    fits: always,
  },
  {
    name: 'a plan on pages',
    fileName: 'plan.pdf',
    isDetailed: false,
    isPlan: true,
    set: (programme) =>
      pdfPages([[{ text: programme.title, x: 50, size: 16 }], [], ...planRows(programme).map(painted)]),
    fits: isLatin,
  },
  {
    name: 'syllabi with labels',
    fileName: 'syllabus.txt',
    isDetailed: true,
    isPlan: false,
    set: (programme) => utf8(labelledLines(programme).join('\n')),
    fits: always,
  },
  {
    name: 'a catalogue',
    fileName: 'catalogue.txt',
    isDetailed: true,
    isPlan: false,
    set: (programme) => utf8(catalogueLines(programme).join('\n')),
    fits: always,
  },
  {
    name: 'forms of Word',
    fileName: 'syllabus.docx',
    isDetailed: true,
    isPlan: false,
    set: docxForm,
    fits: always,
  },
  {
    name: 'syllabi on pages',
    fileName: 'syllabus.pdf',
    isDetailed: true,
    isPlan: false,
    set: (programme) =>
      pdfPages(labelledLines(programme).map((text) => (text === '' ? [] : [{ text, x: 50, size: 11 }]))),
    fits: isLatin,
  },
];
