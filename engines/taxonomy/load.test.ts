import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseOccupations, parseSkills, readTaxonomy } from './load.ts';

describe('reading the data files', () => {
  it('reads a skill with all its columns', () => {
    const problems: string[] = [];
    const [skill] = parseSkills(
      {
        name: 'it.txt',
        text: '## it / Programming languages / لغات البرمجة\nr-language | R = RStudio | لغة آر = آر | tool | For statistics. | python:family:.6 | R: statistics data; Ar: x\n',
      },
      problems,
    );
    expect(problems).toEqual([]);
    expect(skill).toMatchObject({
      id: 'r-language',
      name: { en: 'R', ar: 'لغة آر' },
      aliases: { en: ['RStudio'], ar: ['آر'] },
      group: 'it',
      kind: 'tool',
      related: [{ id: 'python', relation: 'family', strength: 0.6 }],
      ambiguous: [{ form: 'R', contexts: ['statistics', 'data'] }, { form: 'Ar' }],
      source: 'it.txt:2',
    });
  });

  it('names file and line of a fault and keeps the rest', () => {
    const problems: string[] = [];
    const text =
      '## it / Tools / أدوات\ngood | Good | جيد | tool | Fine.\nbad | Bad\nodd | Odd | غريب | thing | Odd.';
    expect(parseSkills({ name: 'x.txt', text }, problems).map((skill) => skill.id)).toEqual(['good']);
    expect(problems).toEqual([expect.stringContaining('x.txt:3'), expect.stringContaining('x.txt:4')]);
  });

  it('reads an occupation block and reports what is unknown in it', () => {
    const problems: string[] = [];
    const text = `occupation baker
en: Baker = Bread Baker
ar: خباز
sector: hospitality
industry: bakery
about: Bakes.
about-ar: يخبز.
tasks: Bakes bread | Cleans
tasks-ar: يخبز الخبز | ينظف
skills: baking!3 food-safety?2 wrong
zone: 2
interests: R30 I10 A15 S10 E12 C20
education: secondary
years: 1
next: head-baker "Leads the bakery"
mood: good
salary: 2500 4000`;
    const [occupation] = parseOccupations({ name: 'o.txt', text }, problems);
    expect(occupation).toMatchObject({
      id: 'baker',
      skills: [
        { id: 'baking', importance: 'essential', level: 3 },
        { id: 'food-safety', importance: 'useful', level: 2 },
      ],
      interests: { R: 30, I: 10, A: 15, S: 10, E: 12, C: 20 },
      next: [{ id: 'head-baker', why: 'Leads the bakery' }],
      salaryAed: { min: 2500, max: 4000 },
      growing: false,
    });
    expect(problems).toEqual([expect.stringContaining('"mood"'), expect.stringContaining('"wrong"')]);
  });

  it('drops references that lead nowhere, and says so', () => {
    const folder = mkdtempSync(join(tmpdir(), 'taxonomy-'));
    mkdirSync(join(folder, 'skills'));
    writeFileSync(
      join(folder, 'skills', 'a.txt'),
      '## it / A / أ\na | A | أ | tool | A. | b:family:.5\na | A | أ | tool | Twice.',
    );
    const data = readTaxonomy(folder);
    rmSync(folder, { recursive: true });
    expect(data.skills.map((skill) => [skill.id, skill.related])).toEqual([['a', []]]);
    expect(data.problems).toEqual([
      'a.txt:3: the skill a stands already at a.txt:2',
      'a.txt:2: there is no skill "b"',
    ]);
  });

  it('reads the whole release within 300 ms', () => {
    const began = performance.now();
    readTaxonomy();
    expect(performance.now() - began).toBeLessThan(300);
  });
});
