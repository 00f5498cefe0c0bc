import { describe, expect, it } from 'vitest';
import { openDocument } from '#engines/documents/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { ProgrammeReading, ReadCourse } from './programme.ts';
import { readProgramme } from './read-programme.ts';

async function readText(text: string): Promise<ProgrammeReading> {
  const opened = await openDocument(releaseTaxonomy, new TextEncoder().encode(text), { fileName: 'a.txt' });
  if (!opened.ok) throw new Error(opened.reason);
  return readProgramme(releaseTaxonomy, opened.reading);
}

async function coursesOf(text: string): Promise<ReadCourse[]> {
  const read = await readText(text);
  if (!read.ok) throw new Error(read.reason);
  return read.courses;
}

describe('a study plan', () => {
  it('may have no codes, and hours of lectures and practice beside the credits', async () => {
    const courses = await coursesOf(`Diploma in Office Administration - Curriculum

SEMESTER I
Course                               L   P   Cr
Business Communication               2   2   3
Office Software                      1   4   2
                                     Total   5
SEMESTER II
Course                               L   P   Cr
Records Management                   2   2   3
`);
    expect(courses.map(({ title, creditHours, term }) => [title, creditHours, term.semester])).toEqual([
      ['Business Communication', 3, 1],
      ['Office Software', 2, 1],
      ['Records Management', 3, 2],
    ]);
  });

  it('goes on with a title on the next line, and with electives below their heading', async () => {
    const courses = await coursesOf(`Study Plan

Code        Course Title                        Hours   Prerequisite
CS210       Data Structures and Algorithm       3       CS102
            Analysis
CS220       Operating Systems                   4       CS102, CS105

Elective Courses
CS440       Machine Learning                    3       CS210
`);
    expect(courses.map(({ title }) => title)).toEqual([
      'Data Structures and Algorithm Analysis',
      'Operating Systems',
      'Machine Learning',
    ]);
    expect(courses.map(({ isElective }) => isElective)).toEqual([null, null, true]);
    expect(courses[1]?.prerequisites).toEqual(['CS102', 'CS105']);
  });

  it('in Arabic names prerequisites where it has no codes', async () => {
    const courses = await coursesOf(`الخطة الدراسية لبرنامج بكالوريوس التسويق
المستوى الأول
م   اسم المقرر            عدد الساعات   متطلب سابق
1   مبادئ التسويق         3             -
المستوى الثاني
م   اسم المقرر            عدد الساعات   متطلب سابق
1   سلوك المستهلك         ٣             مبادئ التسويق
`);
    expect(
      courses.map(({ title, creditHours, term, prerequisites }) => [
        title,
        creditHours,
        term.year,
        prerequisites,
      ]),
    ).toEqual([
      ['مبادئ التسويق', 3, 1, []],
      ['سلوك المستهلك', 3, 2, ['مبادئ التسويق']],
    ]);
  });

  it('and the syllabus of one of its courses in the same file are about one course', async () => {
    const courses = await coursesOf(`Study Plan
Code     Title               Hours
ACC101   Bookkeeping         3
ACC102   Auditing            3

Course Code: ACC 102
Course Title: Auditing
Learning Outcomes
- Plan an external audit.
`);
    expect(courses).toHaveLength(2);
    expect(courses[1]?.statements.map(({ text }) => text)).toEqual(['Plan an external audit.']);
  });
});

describe('a syllabus', () => {
  it('may be no more than a title and one outcome', async () => {
    const courses = await coursesOf(`Course Syllabus

Course Title: Bookkeeping
Learning Outcomes
- Record daily sales in a ledger.
`);
    expect(courses.map(({ title, statements }) => [title, statements.length])).toEqual([['Bookkeeping', 1]]);
  });

  const outline = `COURSE OUTLINE

CIS 2103  Web Development I
Credits: 3     Level: 2     Semester: Spring 2025
Pre-requisites: CIS 1103 or equivalent

Course description:
The course covers HTML and responsive web pages. It prepares students for Back-End Development.

CLO1: Develop semantic HTML for web pages.
CLO2: Compare version control systems using Git.

Week | Topics | Assessment
1 | Introduction to HTML | -
2 | JavaScript fundamentals | Lab

Grading policy
Quizzes 20%  Presentation skills 40%  Final 40%
Required textbook: Learning SQL, Beaulieu
`;

  it('is read with its head, marked outcomes and weeks, and without its grading and books', async () => {
    const [course, ...others] = await coursesOf(outline);
    expect(others).toEqual([]);
    expect(course).toMatchObject({
      code: 'CIS 2103',
      title: 'Web Development I',
      creditHours: 3,
      term: { year: 2, semester: 2 },
      prerequisites: ['CIS 1103'],
    });
    expect(course?.statements.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'description: The course covers HTML and responsive web pages. It prepares students for Back-End Development.',
      'outcome: Develop semantic HTML for web pages.',
      'outcome: Compare version control systems using Git.',
      'topic: Introduction to HTML',
      'topic: JavaScript fundamentals',
    ]);
    expect(course?.skills.map(({ skillId }) => skillId)).not.toContain('sql');
    expect(course?.skills.map(({ skillId }) => skillId)).not.toContain('presentation-skills');
  });

  it('tells what is taught, used and only named, at the level of the verb, on a sentence that stands there', async () => {
    const [course] = await coursesOf(outline);
    const skill = (id: string) => course?.skills.find(({ skillId }) => skillId === id);
    expect(skill('html')).toMatchObject({ role: 'taught', level: 'create', kind: 'outcome' });
    expect(skill('version-control')).toMatchObject({ role: 'taught', level: 'analyse' });
    expect(skill('git')).toMatchObject({ role: 'used' });
    expect(skill('back-end-development')).toMatchObject({ role: 'named' });
    expect(skill('javascript')).toMatchObject({ level: null, kind: 'topic' });
    for (const { sentence, start, end } of course?.skills ?? []) {
      expect(outline).toContain(sentence);
      expect(sentence.slice(start, end).trim()).not.toBe('');
    }
  });

  it('may number its modules, each with its own outcomes', async () => {
    const courses = await coursesOf(`Programme Structure

Module 1: Procurement and Sourcing (15 ECTS)
Learning outcomes
On completion students will be able to:
- evaluate suppliers
- negotiate contracts with suppliers

Module 2: Warehouse Operations (10 ECTS)
Learning outcomes
- plan the layout of a warehouse
`);
    expect(
      courses.map(({ title, creditHours, statements }) => [title, creditHours, statements.length]),
    ).toEqual([
      ['Procurement and Sourcing', 15, 2],
      ['Warehouse Operations', 10, 1],
    ]);
  });
});

describe('a catalogue', () => {
  it('writes what a course is about below its title, without a heading', async () => {
    const courses = await coursesOf(`Course Descriptions

CE 341 Highway Engineering (3-1-4)
Prerequisite: CE 230
Geometric design of roads and of flexible pavements for heavy traffic.

Module HM 1.2: Housekeeping (4 credits)
- Clean a guest room
Students will:
- inspect rooms
`);
    expect(
      courses.map(({ code, title, creditHours, statements }) => [
        code,
        title,
        creditHours,
        statements.map(({ kind, text }) => `${kind}: ${text}`),
      ]),
    ).toEqual([
      [
        'CE 341',
        'Highway Engineering',
        4,
        ['description: Geometric design of roads and of flexible pavements for heavy traffic.'],
      ],
      ['HM 1.2', 'Housekeeping', 4, ['topic: Clean a guest room', 'outcome: inspect rooms']],
    ]);
  });

  it('in two languages has its labels and headings in both', async () => {
    const [course, ...others] = await coursesOf(`Syllabus

Course number and title: SWE 363 Web Engineering
Credit hours / الساعات المعتمدة: 3
Learning outcomes / مخرجات التعلم
- Build pages in HTML
`);
    expect(others).toEqual([]);
    expect(course).toMatchObject({
      code: 'SWE 363',
      title: 'Web Engineering',
      creditHours: 3,
      statements: [{ kind: 'outcome', text: 'Build pages in HTML' }],
    });
  });

  it('is read by a name in a sentence rather than in the title', async () => {
    const [course] = await coursesOf(`Course catalogue

HRM 210 Recruitment (3 credits)
Learning outcomes
- Plan the recruitment of engineers
- Apply colour theory to layout
`);
    const shown = course?.skills.map(({ skillId, sentence, role }) => [skillId, sentence, role]);
    expect(shown).toContainEqual(['recruitment', 'Plan the recruitment of engineers', 'taught']);
    expect(shown?.map(([id]) => id)).not.toContain('hair-colouring');
  });
});

describe('a file that is no syllabus', () => {
  it.each([
    [
      'a resume',
      'Amal Nasser\nNurse\nExperience\nStaff Nurse, City Hospital 2019 - 2023\n- Took vital signs\nEducation\nBSc Nursing 2018\nCourses\nACLS 2020\nBLS 2021',
    ],
    [
      'a job',
      'Accountant needed\nRequirements: 3 years of experience, Excel.\nResponsibilities:\n- Prepare monthly reports\nReference: ACC 2024',
    ],
    ['a letter', 'Dear Sir,\nI am writing about order 1234. Please send it again.'],
    [
      'an invoice',
      'INVOICE INV-2041\nItem        Qty   Price\nPaper A4    10    30\nToner       2     120\nTotal       330',
    ],
    ['سيرة', 'أمل ناصر\nممرضة\nالخبرة\nمستشفى المدينة 2019 - 2023\nالمهارات\nتضميد الجروح'],
  ])('is recognised: %s', async (_, text) => {
    expect((await readText(text)).ok).toBe(false);
  });
});
