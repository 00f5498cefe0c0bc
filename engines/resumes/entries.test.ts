import { expect, test } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { isDetailLabel } from './detail-labels.ts';
import { readResume } from './index.ts';

test.each(['Project Manager', 'Project Architect  Ajman', 'Tools Engineer', 'Environment Specialist'])(
  '%s is a title and no label of what was done',
  (title) => expect(isDetailLabel(title)).toBe(false),
);

test.each(['Projects:', 'Key Projects', 'Tools used: Jira', 'Environment: Java, Oracle', 'Responsibilities'])(
  '%s is a label',
  (label) => expect(isDetailLabel(label)).toBe(true),
);

test('a title of projects below its employer is the title of that post', async () => {
  const lines = [
    'Hira Chaudhry',
    'hira@example.com',
    '',
    'Work Experience',
    '',
    'Studio Venter    November 2020 / Till Present',
    'Project Architect',
    '- Detailed 221 m of facade',
    '',
    'Setúbal Municipality    December 2017 / September 2020',
    'Project Manager',
    '- Won 9 competitions',
  ];
  const read = await readResume(releaseTaxonomy, new TextEncoder().encode(lines.join('\n')), {
    fileName: 'cv.txt',
    now: new Date('2026-11-20'),
  });
  expect(read.ok && read.resume.work.map(({ title, start, end }) => [title, start, end])).toEqual([
    ['Project Architect', '2020-11', null],
    ['Project Manager', '2017-12', '2020-09'],
  ]);
});
