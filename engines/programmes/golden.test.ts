import { describe, expect, it } from 'vitest';
import { openDocument } from '#engines/documents/index.ts';
import { skillsShownIn, textFile } from '#engines/taxonomy/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { codeKey } from './course-code.ts';
import {
  type GoldenCourse,
  type GoldenProgramme,
  goldenProgrammes,
  type Layout,
  layouts,
} from './golden/syllabi.ts';
import type { ReadCourse } from './programme.ts';
import { occupationsOf } from './programme-occupations.ts';
import { readProgramme } from './read-programme.ts';

/** Right answers among all, by what was asked. */
class Tally {
  readonly #counts = new Map<string, [right: number, all: number]>();
  add(what: string, isRight: boolean): void {
    const [right, all] = this.#counts.get(what) ?? [0, 0];
    this.#counts.set(what, [right + Number(isRight), all + 1]);
  }
  share(what: string): number {
    const [right, all] = this.#counts.get(what) ?? [0, 0];
    return right / all;
  }
}

async function readInto(tally: Tally, programme: GoldenProgramme, layout: Layout): Promise<void> {
  const opened = await openDocument(releaseTaxonomy, layout.set(programme), { fileName: layout.fileName });
  const read = opened.ok ? readProgramme(releaseTaxonomy, opened.reading) : null;
  const courses = read?.ok ? read.courses : [];
  tally.add('no course too many', courses.length <= programme.courses.length);
  for (const course of programme.courses) {
    const found = courses.find(({ code }) => code !== null && codeKey(code) === codeKey(course.code));
    tally.add('courses', found?.title === course.title);
    if (found) compare(tally, layout, course, found, courses);
  }
}

function compare(
  tally: Tally,
  layout: Layout,
  course: GoldenCourse,
  found: ReadCourse,
  all: ReadCourse[],
): void {
  const keys = (codes: string[]) => codes.map(codeKey).join();
  tally.add('facts', found.creditHours === course.hours);
  tally.add('facts', keys(found.prerequisites) === keys(course.prerequisites));
  if (layout.isPlan) {
    tally.add('facts', found.term.year === course.year && found.term.semester === course.semester);
    tally.add('facts', found.isElective === course.isElective);
  }
  if (!layout.isDetailed) return;
  const wanted = new Set(course.statements.flatMap(({ skills }) => skills));
  for (const { text, skills } of course.statements)
    for (const id of skills) {
      const skill = found.skills.find(({ skillId }) => skillId === id);
      tally.add('skills', skill !== undefined);
      if (all.some((one) => one.skills.some(({ skillId }) => skillId === id)))
        tally.add('right course', skill !== undefined);
      const sentences = course.statements.filter((one) => one.skills.includes(id)).map((one) => one.text);
      if (skill && skill.kind !== 'title')
        tally.add('sentence', sentences.includes(skill.sentence) || skill.sentence === text);
    }
  for (const { skillId, kind } of found.skills)
    if (kind !== 'title') tally.add('precision', wanted.has(skillId));
}

describe.each([
  ['that were tuned on', 0],
  ['that are only scored', 1],
])('golden syllabi %s', (_, half) => {
  it('give their courses, facts and skills in plans, syllabi, catalogues and forms', async () => {
    const tally = new Tally();
    for (const [at, programme] of goldenProgrammes().entries())
      if (at % 2 === half)
        for (const layout of layouts.filter(({ fits }, place) => fits(programme) && (at + place) % 3 !== 0))
          await readInto(tally, programme, layout);
    expect(tally.share('courses')).toBeGreaterThanOrEqual(0.98);
    expect(tally.share('no course too many')).toBe(1);
    expect(tally.share('facts')).toBeGreaterThanOrEqual(0.98);
    expect(tally.share('right course')).toBeGreaterThanOrEqual(0.95);
    expect(tally.share('sentence')).toBeGreaterThanOrEqual(0.95);
    const [recall, precision] = [tally.share('skills'), tally.share('precision')];
    expect((2 * recall * precision) / (recall + precision)).toBeGreaterThanOrEqual(0.8);
  });

  it('lead to the occupations that a counsellor would name', () => {
    const lines = textFile(`${import.meta.dirname}/golden`, 'occupations.txt')
      .text.split('\n')
      .filter((line) => line.includes(' | ') && !line.startsWith('#'))
      .filter((__, at) => at % 2 === half);
    const right = lines.filter((line) => {
      const [ids = '', text = ''] = line.split(' | ');
      const skills = skillsShownIn(releaseTaxonomy, text).map(({ skillId, start, end, isNamed }) => ({
        skillId,
        start,
        end,
        isNamed,
        sentence: text,
        page: 1,
        line: 0,
        kind: 'description' as const,
        role: 'taught' as const,
        level: null,
      }));
      const programme = { title: null, courses: [{ title: '', statements: [], skills }], text };
      const top = occupationsOf(releaseTaxonomy, programme, 3).map(({ id }) => id);
      return ids.split(' or ').some((id) => top.includes(id));
    });
    expect(right.length / lines.length).toBeGreaterThanOrEqual(0.8);
  });
});
