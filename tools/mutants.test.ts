import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { type Mutant, mutantsOf, pickMutants } from './mutants.ts';

const apply = (text: string, { start, end, after }: Mutant) => text.slice(0, start) + after + text.slice(end);
const textsOf = (text: string) =>
  mutantsOf({ file: 'a.ts', text }).map((mutant) => apply(text, mutant).trim());

describe('the mutants of a file', () => {
  it('turn comparisons and conditions round', () => {
    expect(textsOf('if (a < b) c();')).toEqual(['if (!(a < b)) c();', 'if ((a <= b)) c();']);
    expect(textsOf('const x = a ? b : c;')).toEqual(['const x = !(a) ? b : c;']);
    expect(textsOf('x(!a && b);')).toEqual(['x((!a || b));', 'x(a && b);']);
  });

  it('take early exits away, and nothing that has another branch', () => {
    expect(textsOf('function f() { if (a) return; b(); }')).toContain('function f() { ; b(); }');
    expect(textsOf('function f() { if (a) { b(); throw c; } }')).toContain('function f() { ; }');
    expect(textsOf('if (a) b(); else c();')).toEqual(['if (!(a)) b(); else c();']);
  });

  it('change constants and what is asked of all', () => {
    expect(textsOf('f(2, 0.5, 40, true);')).toEqual([
      'f(3, 0.5, 40, true);',
      'f(2, 1, 40, true);',
      'f(2, 0.5, 80, true);',
      'f(2, 0.5, 40, false);',
    ]);
    expect(textsOf('a.some(b); some(c);')).toEqual(['a.every(b); some(c);']);
    expect(textsOf('a.toString(); a.constructor();')).toEqual([]);
  });

  it('leave out what changes nothing: the size of a sign to sort by, a limit met, what is behind an index', () => {
    expect(textsOf('a.sort((b, c) => (b.id < c.id ? -1 : 1));')).toEqual([
      'a.sort((b, c) => (!(b.id < c.id) ? -1 : 1));',
    ]);
    expect(textsOf('f(a < b ? 2 : 1);')).toHaveLength(4);
    expect(textsOf('c(a > 0.4);')).toEqual(['c(a > 0.8);']);
    expect(textsOf('a[b] ?? 0;')).toEqual([]);
    expect(textsOf('a.get(b) ?? 0;')).toEqual(['a.get(b) ?? 1;']);
  });

  it('leave types alone', () => {
    expect(textsOf('type A = 1 | true; interface B { c: 2 } const d = e as 3;')).toEqual([]);
    expect(textsOf('const d = (e > f) as boolean;')).toEqual(['const d = ((e >= f)) as boolean;']);
  });

  it('are all code', () => {
    const text = 'const f = (a?: number) => (a ?? 1) === 2 || (a! < 3 && !(a! > 4)) ? a! * 2 - 1 : null;';
    const texts = textsOf(text);
    expect(texts.length).toBeGreaterThan(10);
    for (const one of texts) expect(parseSync('a.ts', one).errors, one).toEqual([]);
  });
});

describe('the mutants that are picked', () => {
  const many = (file: string, count: number): Mutant[] =>
    Array.from({ length: count }, (_, at) => ({
      file,
      line: Math.floor(at / 2) + 1,
      start: at,
      end: at + 1,
      before: String(at),
      after: '',
    }));

  it('are the same for the same seed, others for another, and evenly from all groups', () => {
    const groups = [many('a.ts', 200), many('b.ts', 40)];
    const first = pickMutants(groups, 20, 1);
    expect(pickMutants(groups, 20, 1)).toEqual(first);
    expect(pickMutants(groups, 20, 2)).not.toEqual(first);
    expect(first.filter(({ file }) => file === 'b.ts').length).toBeGreaterThan(5);
    expect(new Set(first.map(({ file, line }) => `${file}:${line}`)).size).toBe(20);
  });

  it('stay the same where code is added beside them, but for the few that come in between', () => {
    const [first, second] = [many('a.ts', 200), many('b.ts', 40)];
    const before = pickMutants([first, second], 40, 1);
    const moved = first.map((mutant) => ({ ...mutant, line: mutant.line + 3, start: mutant.start + 90 }));
    const after = pickMutants([[...many('new.ts', 10), ...moved], second], 40, 1);
    const told = (list: readonly Mutant[]) => list.map((it) => `${it.file} ${it.before} ${it.after}`);
    const stayed = told(before).filter((it) => told(after).includes(it));
    expect(stayed.length).toBeGreaterThan(35);
  });

  it('are as many as there are, where more are asked for', () => {
    expect(pickMutants([many('a.ts', 6)], 20, 1)).toHaveLength(3);
  });
});
