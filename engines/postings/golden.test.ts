import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { f1, type Golden, goldensIn, judged, tallies } from './golden/golden.ts';
import { readPosting } from './read-posting.ts';

const SETS = ['a', 'b', 'c', 'd', 'e'];
const english = SETS.flatMap((set) => goldensIn(`english-${set}.txt`));
const arabic = SETS.flatMap((set) => goldensIn(`arabic-${set}.txt`));

describe.each([
  ['English', english],
  ['Arabic', arabic],
])('postings in %s', (_, goldens) => {
  it('are read field by field as a person reads them', () => {
    expect(goldens.length).toBeGreaterThanOrEqual(30);
    const all = tallies(releaseTaxonomy, goldens);
    for (const [field, tally] of Object.entries(all))
      expect(f1(tally), `${field}: ${JSON.stringify(tally)}`).toBeGreaterThan(0.95);
    // A wrong value costs more than an open field: what a posting does not say is not made up.
    expect(Object.values(all).flatMap(({ wrong }) => wrong).length).toBeLessThanOrEqual(2);
  });

  it.each(goldens)('hold together: $name', ({ text }) => {
    const posting = readPosting(releaseTaxonomy, text);
    for (const { field, start, end } of posting.places) {
      expect(start, field).toBeGreaterThanOrEqual(0);
      expect(end, field).toBeGreaterThan(start);
      expect(end, field).toBeLessThanOrEqual(text.length);
    }
    expect(posting.summary.length).toBeLessThanOrEqual(700);
    // Extractive: every sentence of the summary stands in the text, or names what was read where the text is too short.
    const plain = (words: string) => words.replace(/[\s.…]+/g, '');
    for (const sentence of posting.summary.split(/(?<=[.!?؟])\s+/)) {
      const isComposed = sentence.startsWith(posting.title) || COMPOSED.test(sentence);
      if (!isComposed) expect(plain(text)).toContain(plain(sentence));
    }
    const told = new Set(posting.skills.map(({ id }) => id));
    expect(told.size).toBe(posting.skills.length);
    for (const line of [...posting.responsibilities, ...posting.requirements])
      expect(line.length).toBeLessThanOrEqual(600);
    expect(
      posting.salaryMin === null || posting.salaryMax === null || posting.salaryMin <= posting.salaryMax,
    ).toBe(true);
    expect(readPosting(releaseTaxonomy, text)).toEqual(posting);
  });
});

const COMPOSED = /^The work asks for|^يتطلب العمل|similar work\.$|عمل مماثل\.$/u;

/**
 * All that is read of a posting, a line each. A change that means to read differently writes them anew
 * (`npx vitest run --project unit engines/postings/golden -u`), and its reader sees what became of every posting.
 */
function readingInLines({ text }: Golden): string {
  const { places, ...values } = readPosting(releaseTaxonomy, text);
  const lines = Object.entries(values).flatMap(([field, value]) => {
    if (field === 'fullText') return [];
    if (!Array.isArray(value)) return [`${field}: ${inShort(value)}`];
    const all = value.map(inShort);
    return value.some((one) => typeof one === 'string' && one.length > 20)
      ? all.map((one) => `${field}: ${one}`)
      : [`${field}: ${all.join('; ')}`];
  });
  const read = places.map(({ field, start, end }) => `${field} @${start} ${text.slice(start, end)}`);
  return [...lines, read.join('; ').replace(/\n/g, ' ')].join('\n');
}

/** Of a thing only what it says, without the names of its fields; shares of one to the hundredth. */
function inShort(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toFixed(2)));
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(inShort).join(' ');
}

it.each(['english', 'arabic'].flatMap((language) => SETS.map((set) => `${language}-${set}`)))(
  'what is read of %s is what was read before',
  async (set) => {
    const readings = goldensIn(`${set}.txt`).map(
      (golden) => `## ${golden.name}\n${readingInLines(golden)}\n`,
    );
    await expect(readings.join('\n')).toMatchFileSnapshot(`golden/readings/${set}.txt`);
  },
);

describe('a golden posting', () => {
  it('has every field that is judged', () => {
    expect(Object.keys(judged(releaseTaxonomy, english[0]!))).toContain('salary');
  });
});
