import { describe, expect, it } from 'vitest';
import type { Line, Reading } from '#engines/documents/index.ts';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { findSections } from './sections.ts';
import { withoutTranslations } from './translations.ts';
import { resumeOf } from './whole-resume.ts';

/** A block of a page: the number of its column, and its lines. */
type Column = readonly [column: number, ...texts: string[]];

function readingOf(...columns: Column[]): Reading {
  const blocks = columns.map(([column, ...texts]) => {
    const lines = texts.map((text, at): Line => lineOf(text, { column, y: 100 + 15 * at }));
    return { page: 1, column, x: 40, width: 400, lines };
  });
  return { blocks, pages: 1, format: 'pdf', isRtl: false, links: [] };
}

const kept = (...columns: Column[]): string[] =>
  withoutTranslations(readingOf(...columns)).blocks.flatMap(({ lines }) => lines.map(({ text }) => text));

const ENGLISH = ['Dock Planner, Quay Nine Logistics', '2016 - 2019', 'Led cargo plans'];
const ARABIC = ['مخططة أرصفة، شركة الرصيف التاسع', '2016 - 2019', 'قيادة خطط الشحن'];

describe('columns in two languages under one heading', () => {
  it('are read once', () => {
    expect(kept([0, 'Experience / الخبرات'], [1, ...ENGLISH], [2, ...ARABIC])).toEqual([
      'Experience / الخبرات',
      ...ENGLISH,
    ]);
  });

  it('are read both where one tells of another year, has a section of its own, or is much shorter', () => {
    const profile = 'Planner of berths and cargo with ten years in the ports of the Gulf';
    const all = (...arabic: string[]) => kept([0, profile], [1, ...ENGLISH], [2, ...arabic]).length - 4;
    expect(all(...ARABIC, 'جائزة الميناء 2021')).toBe(4);
    expect(all('الجوائز', ...ARABIC)).toBe(4);
    expect(all('مخططة')).toBe(1);
  });

  it('may lack one heading in the lesser language, and no more', () => {
    const english = ['Experience', ...ENGLISH, 'Skills', 'Cargo plans'];
    const more = ['Projects', 'A new berth'];
    const arabic = ['الخبرات', ...ARABIC, 'خطط الشحن', 'رصيف جديد'];
    expect(kept([1, ...english], [2, ...arabic])).toEqual(english);
    expect(kept([1, ...english, ...more], [2, ...arabic])).toEqual([...english, ...more, ...arabic]);
    const whole = [...arabic, 'المهارات', 'المشاريع'];
    expect(kept([1, ...english, ...more], [2, ...whole])).toEqual([...english, ...more]);
  });
});

describe('labels in two languages', () => {
  it('whose value stands in one of them are no section of their own', () => {
    const english = ['Name\tMona Rashed Salem', 'Phone\t+971 50 555 0100', 'Address\tDubai, Emirates'];
    const arabic = ['الاسم\tمنى راشد سالم', 'الهاتف', 'العنوان\tدبي، الإمارات'];
    expect(kept([1, ...english], [2, ...arabic])).toEqual(english);
  });

  it('may stand under headings in both that begin where one of the columns does', () => {
    const headings = ['Experience / الخبرات', 'Education / التعليم', 'Skills / المهارات'];
    const profile = 'Planner of berths and cargo with ten years in the ports of the Gulf';
    const arabic = [...ARABIC, 'مخططة أرصفة وشحن بخبرة عشر سنوات في موانئ الخليج'];
    expect(kept([1, ...headings, ...ENGLISH, profile], [2, ...arabic])).not.toContain(ARABIC[0]);
  });

  it('stand once before their value', () => {
    const rows = ['Company\tQuay Nine Logistics\tالشركة', 'Position\tDock Planner\tالمسمى الوظيفي'];
    expect(kept([0, ...rows])).toEqual(['Company\tQuay Nine Logistics', 'Position\tDock Planner']);
  });

  it('have the value of the language that is read', () => {
    const row = 'الشركة\tشركة الرصيف\tQuay Nine Logistics\tCompany';
    expect(kept([0, 'Led cargo plans for ships', row])).toContain('Company\tQuay Nine Logistics');
  });

  it('head a table once', () => {
    const head = ['Company\tPosition\tFrom\tTo', 'الشركة\tالمسمى الوظيفي\tمن\tإلى'];
    expect(kept([0, ...head, 'Quay Nine\tDock Planner\t2016\t2019'])).not.toContain(head[1]);
  });

  it('and headings at either edge of the page are read once', () => {
    expect(kept([0, 'Work Experience\tالخبرات العملية', 'Dock Planner'])[0]).toBe('Work Experience');
  });
});

describe('texts in two languages behind a sign', () => {
  const lines = ['Dock Planner / مخططة أرصفة', 'شركة الرصيف / Quay Nine', 'Stores Clerk (أمينة مخزن)'];

  it('are read in that of the page, where that is its habit', () => {
    const english = 'Led cargo plans for container ships and their crews';
    expect(kept([0, english, ...lines])).toEqual([english, 'Dock Planner', 'Quay Nine', 'Stores Clerk']);
    expect(kept([0, english, ...lines.slice(1)])).toEqual([english, ...lines.slice(1)]);
  });
});

it('a name in both scripts is read in that of its page', () => {
  const arabic = ['نبذة', 'مخططة أرصفة بخبرة عشر سنوات في الموانئ', 'الخبرات', ...ARABIC, 'التعليم', 'دبلوم'];
  const reading = readingOf([0, 'منى راشد سالم', 'Mona Rashed Salem', 'mona.rashed@example.com', ...arabic]);
  for (const line of reading.blocks[0]!.lines.slice(0, 2)) line.size = 20;
  const sections = findSections(releaseTaxonomy, reading);
  expect(resumeOf(releaseTaxonomy, sections, reading, new Date('2026-11-20')).name).toBe('منى راشد سالم');
});
