import { expect, it } from 'vitest';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { joinSkillLines } from './skill-rows.ts';
import { readSkills } from './skills.ts';

const rowsOf = (...lines: ReturnType<typeof lineOf>[]) =>
  joinSkillLines(releaseTaxonomy, lines).map(({ text }) => text);
const setIn = (text: string) => lineOf(text, { x: 50 });

it('a line set in under a bullet goes on with it', () => {
  expect(rowsOf(lineOf('• Dressing of wounds after surgery'), setIn('Burns of children'))).toEqual([
    '• Dressing of wounds after surgery Burns of children',
  ]);
});

it.each([
  ['the bullet is of a word that had room beside it', lineOf('• SAP'), setIn('Excel')],
  ['it is not set in', lineOf('• Dressing of wounds after surgery'), lineOf('Care of burns')],
  ['it stands apart', lineOf('• Dressing of wounds after surgery'), lineOf('Excel', { x: 50, gap: 1.7 })],
  ['it has a bullet of its own', lineOf('• Dressing of wounds after surgery'), setIn('• Excel')],
])('it is an item of its own where %s', (_, bullet, line) => {
  expect(rowsOf(bullet, line)).toEqual([bullet.text, line.text]);
});

it('what is bold throughout is no label with its skills behind it, but skills side by side', () => {
  const skills = readSkills(releaseTaxonomy, [lineOf('Oracle\tSAP', { bold: true })]);
  expect(skills.map(({ text }) => text)).toEqual(['Oracle', 'SAP']);
});
