import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTaxonomy } from './load.ts';
import { parseCourses } from './reading/courses.ts';
import { parseInstitutes, parseModules, parseProgrammes } from './reading/institutes.ts';
import { parseOccupations } from './reading/occupations.ts';
import { parseSkills } from './reading/skills.ts';
import { taxonomyOf } from './taxonomy.ts';

describe('reading the data files', () => {
  it('reads a skill with all its columns', () => {
    const problems: string[] = [];
    const [skill] = parseSkills(
      {
        name: 'it.txt',
        text: '## it / Programming languages / لغات البرمجة\nr-language | R = RStudio | لغة آر = آر | tool | For statistics. = للإحصاء. | python:family:.6 | R: statistics data; Ar: x\n',
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
      meaning: { en: 'For statistics.', ar: 'للإحصاء.' },
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
next: head-baker "Leads the bakery" "يقود المخبز"
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
      next: [{ id: 'head-baker', why: { en: 'Leads the bakery', ar: 'يقود المخبز' } }],
      salaryAed: { min: 2500, max: 4000 },
      growing: false,
    });
    expect(problems).toEqual([expect.stringContaining('"mood"'), expect.stringContaining('"wrong"')]);
  });

  it('says of an occupation whether its trade grows, as it did before where an addition is silent', () => {
    const read = (line: string, known?: ReturnType<typeof parseOccupations>[number]) => {
      const text = `occupation a\nen: A\nar: ب\nzone: 2\neducation: none\n${line}`;
      const earlier = new Map(known ? [[known.id, known]] : []);
      return parseOccupations({ name: 'o.txt', text }, [], earlier)[0]!;
    };
    const grown = read('growing: yes');
    expect([grown.growing, read('growing: no').growing, read('').growing]).toEqual([true, false, false]);
    expect([read('', grown).growing, read('growing: no', grown).growing]).toEqual([true, false]);
  });

  it('takes an occupation of no job zone but the five there are', () => {
    const problems: string[] = [];
    const text = [0, 1, 5, 6].map(
      (zone) => `occupation of-${zone}\nen: A\nar: ب\nzone: ${zone}\neducation: none\n`,
    );
    const read = parseOccupations({ name: 'o.txt', text: text.join('\n') }, problems);
    expect(read.map(({ id }) => id)).toEqual(['of-1', 'of-5']);
    expect(problems.filter((problem) => problem.includes('a zone of 1 to 5'))).toHaveLength(2);
  });

  it('reads ways up, and says what is wrong in them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'taxonomy-'));
    for (const name of ['occupations', 'ways']) mkdirSync(join(folder, name));
    const cook = (id: string) =>
      `occupation ${id}\nen: ${id}\nar: طباخ ${id}\nzone: 2\neducation: none\ninterests: R1 I1 A1 S1 E1 C1\n`;
    writeFileSync(join(folder, 'occupations', 'a.txt'), ['a', 'b', 'c'].map(cook).join('\n'));
    const up = (id: string) => `${id} "Leads" "يقود"`;
    const lines = [`a: ${up('b')} ; ${up('x')}`, `b: ${up('a')}`, 'c: none "At the top" "في القمة"'];
    const faults = [`d: ${up('a')}`, 'c: none "Twice" "مرتان"', 'nothing', 'b2: a "Only English" ""'];
    writeFileSync(join(folder, 'ways', 'a.txt'), [...lines, ...faults].join('\n'));
    const data = readTaxonomy([folder]);
    rmSync(folder, { recursive: true });
    const ways = data.occupations.map((occupation) => occupation.ways);
    expect(ways.map((way) => way?.steps.map(({ id }) => id))).toEqual([['b'], [], []]);
    expect(ways[2]?.end).toEqual({ en: 'At the top', ar: 'في القمة' });
    const ofWays = data.problems.filter(
      (problem) => !problem.includes('sector') && !problem.includes('industry'),
    );
    expect(ofWays).toEqual([
      'ways/a.txt:5: the ways up from c stand already',
      'ways/a.txt:6: a way up is an occupation id, a colon, and steps or "none" with a reason',
      'ways/a.txt:7: a needs its reason in both languages',
      'ways/a.txt:4: there is no occupation "d"',
      'ways/a.txt:7: there is no occupation "b2"',
      'occupations/a.txt:1: there is no occupation "x"',
      'ways: a circle: a > b > a',
    ]);
  });

  it('reads what people tell of their work and were told to go on to, and says what of it is not there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'taxonomy-'));
    mkdirSync(join(folder, 'occupations'));
    const cook = (id: string) => `occupation ${id}\nen: ${id}\nar: طباخ\nzone: 2\neducation: none\n`;
    writeFileSync(join(folder, 'occupations', 'a.txt'), ['cook', 'chef'].map(cook).join('\n'));
    mkdirSync(join(folder, 'accounts'));
    const accounts = [
      'cook | baker chef | Rice and grills | at a hotel',
      'cook | chef | Soups',
      'waiter | chef | Tables',
      'cook | chef',
    ];
    writeFileSync(join(folder, 'accounts', 'a.txt'), accounts.join('\n'));
    const { occupations, problems } = readTaxonomy([folder]);
    rmSync(folder, { recursive: true });
    expect(occupations.map(({ id, told, accounts: read }) => [id, told, read])).toEqual([
      ['cook', ['chef'], ['Rice and grills | at a hotel', 'Soups']],
      ['chef', [], []],
    ]);
    expect(problems).toContain('accounts/a.txt:3: there is no occupation "waiter"');
    expect(problems).toContain('accounts/a.txt:4: an account is occupation | next ones | what is told');
    expect(problems.some((problem) => problem.endsWith('there is no occupation "baker"'))).toBe(true);
  });

  it('reads what is advised to learn, follows former ids, and says what is wrong', () => {
    const folder = mkdtempSync(join(tmpdir(), 'taxonomy-'));
    for (const name of ['occupations', 'courses', 'learning']) mkdirSync(join(folder, name));
    const cook = (id: string) => `occupation ${id}\nen: ${id}\nar: طباخ\nzone: 2\neducation: none\n`;
    writeFileSync(join(folder, 'occupations', 'a.txt'), ['cook', 'chef'].map(cook).join('\n'));
    const course = (id: string) =>
      `${id} | ${id} | دورة | course | beginner | 9 | english | free | | | | A = ب`;
    writeFileSync(join(folder, 'courses', 'a.txt'), ['## p', ...['knives', 'menus'].map(course)].join('\n'));
    const lines = ['old-cook | new: old-knives | deeper: menus knives', 'chef | step: menus gone menus'];
    const faults = ['cook | new: menus', 'baker | new: knives', 'chef | soon: menus'];
    writeFileSync(join(folder, 'learning', 'a.txt'), [...lines, ...faults].join('\n'));
    writeFileSync(join(folder, 'former-ids.txt'), 'old-cook | cook\nold-knives | knives\n');
    const data = readTaxonomy([folder]);
    rmSync(folder, { recursive: true });
    expect(data.occupations.map(({ learning }) => learning)).toMatchObject([
      { new: ['knives'], step: [], deeper: ['menus', 'knives'] },
      { new: [], step: ['menus'], deeper: [] },
    ]);
    expect(data.problems.filter((problem) => problem.startsWith('learning/'))).toEqual([
      'learning/a.txt:2: a course stands twice in "step" of chef',
      'learning/a.txt:5: "soon: menus" is not one of "new: course …", "step: course …", "deeper: course …"',
      'learning/a.txt:5: what is advised for chef holds no course',
      'learning/a.txt:3: what is advised for cook stands already',
      'learning/a.txt:4: there is no occupation "baker"',
      'learning/a.txt:2: there is no course "gone"',
    ]);
  });

  it('drops references that lead nowhere, and says so', () => {
    const folder = mkdtempSync(join(tmpdir(), 'taxonomy-'));
    mkdirSync(join(folder, 'skills'));
    writeFileSync(
      join(folder, 'skills', 'a.txt'),
      '## it / A / أ\na | A | أ | tool | A. | b:family:.5\na | A | أ | tool | Twice.',
    );
    const data = readTaxonomy([folder]);
    rmSync(folder, { recursive: true });
    expect(data.skills.map((skill) => [skill.id, skill.related])).toEqual([['a', []]]);
    expect(data.problems).toEqual([
      'skills/a.txt:3: the skill a stands already at skills/a.txt:2',
      'skills/a.txt:2: there is no skill "b"',
    ]);
  });

  it('adds what a later folder says of a known concept, and keeps the rest', () => {
    const [release, added] = [
      mkdtempSync(join(tmpdir(), 'taxonomy-')),
      mkdtempSync(join(tmpdir(), 'taxonomy-')),
    ];
    for (const folder of [release, added]) mkdirSync(join(folder, 'skills'));
    writeFileSync(
      join(release, 'skills', 'a.txt'),
      '## it / A / أ\na | Alpha = Alfa | ألفا | tool | First. = الأول. | b:family:.5\nb | Beta | بيتا | tool | Second.',
    );
    writeFileSync(
      join(added, 'skills', 'b.txt'),
      'a | = The first letter | = الحرف الأول | | | |\nb | Bee | بي | knowledge | Buzzes.\n## it / C / ج\nc | Gamma | غاما | tool | Third.',
    );
    writeFileSync(join(added, 'former-ids.txt'), 'old-a | a');
    const data = readTaxonomy([release, added]);
    for (const folder of [release, added]) rmSync(folder, { recursive: true });
    expect(data.problems).toEqual([]);
    expect(data.skills).toMatchObject([
      {
        id: 'a',
        name: { en: 'Alpha', ar: 'ألفا' },
        aliases: { en: ['Alfa', 'The first letter'], ar: ['الحرف الأول'] },
        meaning: { en: 'First.', ar: 'الأول.' },
        related: [{ id: 'b' }],
      },
      { id: 'b', name: { en: 'Bee', ar: 'بي' }, aliases: { en: ['Beta'] }, kind: 'knowledge', group: 'it' },
      { id: 'c', category: { en: 'C' } },
    ]);
    expect(taxonomyOf(data).skill('old-a')?.id).toBe('a');
  });

  it('reads a course and its provider, and says which address is certain', () => {
    const problems: string[] = [];
    const text = `## academy
first-steps | First Steps | الخطوات الأولى | course | beginner | 12 | english arabic | free | python:2 | | https://example.org/first | Begins. = يبدأ.
second | Second | الثاني | course | advanced | 8 | english | paid | python:4 | python | | Goes on. = يواصل.
third | Third | الثالث | lecture | advanced | 8 | english | paid | python:4`;
    const courses = parseCourses({ name: 'c.txt', text }, problems);
    expect(courses).toMatchObject([
      {
        providerId: 'academy',
        address: 'https://example.org/first',
        languageIds: ['english', 'arabic'],
        skills: [{ id: 'python', level: 2 }],
      },
      { needs: ['python'], address: null, about: { ar: 'يواصل.' } },
    ]);
    expect(problems).toEqual([expect.stringContaining('c.txt:4')]);
  });

  it('reads an institute with its programmes and their modules', () => {
    const problems: string[] = [];
    const institutes = parseInstitutes(
      {
        name: 'i.txt',
        text: 'north | local | AE | North University = NU | جامعة الشمال | Ajman = عجمان | https://example.org\nsouth | local | AE | South',
      },
      problems,
    );
    expect(institutes).toMatchObject([
      { id: 'north', aliases: { en: ['NU'] }, type: 'local', country: 'AE' },
    ]);
    const text = `## north
north-cs | bachelor | Computing = الحوسبة | computer-science | 4 | data-structures
north-odd | wizardry | Odd = غريب | computer-science | 4 | data-structures`;
    expect(parseProgrammes({ name: 'p.txt', text }, problems)).toMatchObject([
      { id: 'north-cs', instituteId: 'north', name: { ar: 'الحوسبة' }, moduleIds: ['data-structures'] },
    ]);
    expect(problems).toEqual([expect.stringContaining('i.txt:2'), expect.stringContaining('p.txt:3')]);
    const modules = parseModules(
      {
        name: 'm.txt',
        text: 'data-structures | Data structures | هياكل البيانات | Builds lists. = يبني القوائم. | python:3',
      },
      problems,
    );
    expect(modules).toMatchObject([
      { outcome: { en: 'Builds lists.' }, skills: [{ id: 'python', level: 3 }] },
    ]);
  });
});
