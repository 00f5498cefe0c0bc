import { describe, expect, it } from 'vitest';
import { measureSource } from './measure-source.ts';

const measure = (text: string, file = 'engines/text/fold.ts') => measureSource({ file, text });

describe('the measure of a file', () => {
  it('counts what is asserted and not proved', () => {
    const { asNever, nonNull } = measure(
      'const a = b! as never;\nconst c = d!.e as string;\n// f! as never\n',
    );
    expect([asNever, nonNull]).toEqual([1, 2]);
  });

  it('names functions by what they are given to, with their lines', () => {
    const { functions } = measure(
      'export const fold = (a: string) => {\n  return [a].map(() => 1);\n};\nfunction stem() {}\n',
    );
    expect(functions).toEqual([
      { name: 'fold', line: 1, lines: 3 },
      { name: 'in map', line: 2, lines: 1 },
      { name: 'stem', line: 4, lines: 1 },
    ]);
  });

  it('finds exports without docstring, functions apart', () => {
    const { undocumentedFunctions, undocumentedValues } = measure(
      `/** Folds. */
export function fold() {}
// Not a docstring.
export const stem = () => 1;
/** Said where it is declared. */
function score() {}
const WEIGHTS = [1];
export { score, WEIGHTS };
export { other } from './other.ts';
export interface Term {}
`,
    );
    expect(undocumentedFunctions).toEqual([{ name: 'stem', line: 4 }]);
    expect(undocumentedValues).toEqual([
      { name: 'WEIGHTS', line: 7 },
      { name: 'Term', line: 10 },
    ]);
  });

  it('takes what an endpoint or a schema says of itself for a docstring', () => {
    const { undocumentedValues } = measure(
      `export const getJob = endpoint({ method: 'GET', summary: 'One job.' });
export const closeJob = endpoint({ method: 'POST' });
export const Job = z.object({});
export type Job = z.infer<typeof Job>;
export type JobStatus = (typeof JOB_STATUSES)[number];
export type Held = z.infer<typeof Job>;
`,
    );
    expect(undocumentedValues.map(({ name }) => name)).toEqual(['closeJob', 'Job', 'Held']);
  });

  it('tells state of a module from state of a function', () => {
    const { moduleLets } = measure('let kept: string | null = null;\nfunction f() {\n  let own = 1;\n}\n');
    expect(moduleLets).toEqual([{ name: 'kept', line: 1 }]);
  });

  it('takes words and tables for data, and whatever computes for code', () => {
    expect(measure('export default { a: "b", c: [1, 2] } as const;\n').isData).toBe(true);
    expect(measure('export const a = z.object({});\n').isData).toBe(false);
    expect(measure('export const a = () => "b";\n').isData).toBe(false);
  });

  it('finds regular expressions that nobody reads', () => {
    const { longRegexes } = measure(`const a = /${'a|'.repeat(70)}b/u;\nconst b = /short/;\n`);
    expect(longRegexes).toEqual([{ line: 1, length: 144 }]);
  });
});
