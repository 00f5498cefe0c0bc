import { expect, test } from 'vitest';
import type { Line, Run } from '#engines/documents/index.ts';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readLocation } from './location.ts';
import { nameByContent } from './sections-by-content.ts';
import { readWork } from './work.ts';

const jobsOf = (lines: Line[]) =>
  readWork(releaseTaxonomy, { heading: lineOf('Experience'), lines }, null).map(({ value }) => [
    value.title,
    value.organisation,
    value.start,
  ]);

/** A line of runs, of which every other one is bold. */
function mixed(...texts: string[]): Line {
  const line = lineOf(texts.join(' '));
  const [segment] = line.segments;
  const runs = texts.map((text, index): Run => ({ ...segment!.runs[0]!, text, bold: index % 2 === 0 }));
  return { ...line, segments: [{ ...segment!, runs }] };
}

test('an "at" between a title and an employer in bold is neither of them', () => {
  const lines = [
    mixed('Tally Clerk', 'at', 'Coral Palm', ', Sharjah, UAE (Mar 2021 – Present)'),
    mixed('Dock Planner', 'at', 'Kasbah Suites', ', Dubai, UAE (Jun 2018 – Feb 2021)'),
  ];
  expect(jobsOf(lines)).toEqual([
    ['Tally Clerk', 'Coral Palm', '2021-03'],
    ['Dock Planner', 'Kasbah Suites', '2018-06'],
  ]);
});

test('of two columns that may name a title the shorter one does', () => {
  const row = (...cells: string[]): Line => {
    const line = lineOf(cells.join('\t'));
    return { ...line, segments: line.segments.map((segment, index) => ({ ...segment, x: 40 + 90 * index })) };
  };
  const lines = [
    row('Designation', 'Company', 'From', 'To', 'Job Role'),
    row('Tally Clerk', 'Coral Palm', '03/2021', 'Present', 'Counts what is laden; signs the sheets'),
    row('Dock Planner', 'Kasbah Suites', '06/2018', '02/2021', 'Gives every vessel its berth'),
  ];
  expect(jobsOf(lines)).toEqual([
    ['Tally Clerk', 'Coral Palm', '2021-03'],
    ['Dock Planner', 'Kasbah Suites', '2018-06'],
  ]);
});

test('a company form that ends in a dot ends no sentence', () => {
  const lines = [
    lineOf('20-Jan-2022 to 01-Jan-2025'),
    lineOf('Construction Manager – Hafit Roads'),
    lineOf('• Kept the works free of accidents'),
    lineOf('15-Sep-2018 to 28-Mar-2022'),
    lineOf('Project Engineer – Al Noor Piling Co. W.L.L.'),
    lineOf('• Wrote the statements for excavation'),
  ];
  expect(jobsOf(lines)).toEqual([
    ['Construction Manager', 'Hafit Roads', '2022-01'],
    ['Project Engineer', 'Al Noor Piling Co. W.L.L.', '2018-09'],
  ]);
});

test('a department on a line of its own is no employer, and a name that sounds like one is', () => {
  const lines = [
    lineOf('Senior Accountant\t2023 – 2025'),
    lineOf('Oasis Pharma Distribution'),
    lineOf('Finance Department'),
    lineOf('• Closes the books each month'),
    lineOf('Accountant\t2019 – 2022'),
    lineOf('Quay Nine Logistics'),
    lineOf('• Pays what is due'),
  ];
  expect(jobsOf(lines)).toEqual([
    ['Senior Accountant', 'Oasis Pharma Distribution', '2023'],
    ['Accountant', 'Quay Nine Logistics', '2019'],
  ]);
});

test('a profile of nothing but labels and values is the data of the person', () => {
  const kindOf = (...texts: string[]): string | undefined =>
    nameByContent(releaseTaxonomy, [
      { kind: 'summary', heading: lineOf('Personal Profile'), lines: texts.map((text) => lineOf(text)) },
    ])[0]?.kind;
  expect(kindOf('Date of Birth\t: 10 April 1990', 'Marital Status: Single')).toBe('personal');
  expect(kindOf('Marital Status: Single', 'Welder with nine years in shipyards.')).toBe('summary');
});

test('a town before a known country goes before a country in a sentence', () => {
  const texts = [
    'Zara Musa',
    '+234 75 555 0153 | zara@example.com | Kaduna, Nigeria',
    'Pharmacist living in Jordan.',
  ];
  const lines = texts.map((text) => lineOf(text));
  expect(readLocation(releaseTaxonomy, [{ kind: 'top', heading: null, lines }])?.value).toBe(
    'Kaduna, Nigeria',
  );
});

test('the head of the first job stays whole where a section is named by its jobs', () => {
  const head = ['Tally Clerk', 'at Coral Palm', 'Location: Sharjah, UAE', 'Oct 2024 to date'];
  const lines = [
    ...head,
    '• Counts what is laden',
    'Dock Planner',
    'at Kasbah Suites',
    'Jan 2023 to Jul 2024',
  ];
  const section = {
    kind: 'summary' as const,
    heading: lineOf('Career Summary'),
    lines: lines.map((text) => lineOf(text)),
  };
  const [work, ...others] = nameByContent(releaseTaxonomy, [section]);
  expect([work?.kind, work?.lines.length, others.length]).toEqual(['work', 8, 0]);
});

test('between commas a second title goes with the first, and not with the employer', () => {
  const lines = [
    lineOf('2021 – 2023'),
    lineOf('Storekeeper, Purchasing Officer, Coral Palm Trading'),
    lineOf('• Counts what comes in'),
    lineOf('2018 – 2020'),
    lineOf('Tally Clerk, Kasbah Suites'),
    lineOf('• Signs the sheets'),
  ];
  expect(jobsOf(lines)).toEqual([
    ['Storekeeper, Purchasing Officer', 'Coral Palm Trading', '2021'],
    ['Tally Clerk', 'Kasbah Suites', '2018'],
  ]);
});
