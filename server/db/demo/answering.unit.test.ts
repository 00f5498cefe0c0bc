import { describe, expect, it } from 'vitest';
import {
  INTERESTS,
  type Instrument,
  openInstruments,
  PRINCIPLES,
  scoreInterests,
} from '#engines/assessments/index.ts';
import { expected } from '#server/platform/expected.ts';
import { answering, createPersona, type Persona } from './answering.ts';
import { createChance } from './random.ts';

const instruments = openInstruments();
const chance = createChance(5);
const PEOPLE = 400;
const DOMAINS = ['N', 'E', 'O', 'A', 'C'] as const;

function of<K extends Instrument['kind']>(id: string, kind: K) {
  const instrument = expected(
    instruments.find((one) => one.id === id),
    id,
  );
  if (instrument.kind !== kind) throw new Error(id);
  return instrument as Extract<Instrument, { kind: K }>;
}
const personality = of(PRINCIPLES, 'principles');
const interests = of(INTERESTS, 'interests');

/** Sums of the domains as somebody answers, the reversed statements turned. */
function domainsOf(persona: Persona): Record<(typeof DOMAINS)[number], number> {
  const sums = { N: 0, E: 0, O: 0, A: 0, C: 0 };
  const choose = answering(personality, persona, chance);
  for (const { statement } of personality.principles.questions) {
    const value = choose(statement.id, []);
    sums[statement.domain] += statement.isReversed ? 6 - value : value;
  }
  return sums;
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const deviation = (values: readonly number[]) =>
  Math.sqrt(mean(values.map((one) => (one - mean(values)) ** 2)));
const correlation = (a: readonly number[], b: readonly number[]) =>
  mean(a.map((one, at) => (one - mean(a)) * ((b[at] ?? 0) - mean(b)))) / (deviation(a) * deviation(b));

describe('people who answer the personality assessment', () => {
  const personas = Array.from({ length: PEOPLE }, createPersona);
  const first = personas.map(domainsOf);
  const of = (domain: (typeof DOMAINS)[number]) => first.map((one) => one[domain]);

  it.each(DOMAINS)('differ in %s as people do', (domain) => {
    // Twenty statements; published for twenty-four: 12 to 16.
    expect(deviation(of(domain))).toBeGreaterThan(8);
    expect(deviation(of(domain))).toBeLessThan(15);
  });

  it('are calm where they are orderly, and sociable where they are open, more often than not', () => {
    expect(correlation(of('N'), of('C'))).toBeLessThan(-0.2);
    expect(correlation(of('E'), of('O'))).toBeGreaterThan(0.1);
    expect(correlation(of('O'), of('C'))).toBeLessThan(0.5);
  });

  it('answer a second time as the same people', () => {
    const second = personas.map(domainsOf);
    for (const domain of DOMAINS)
      expect(
        correlation(
          of(domain),
          second.map((one) => one[domain]),
        ),
        domain,
      ).toBeGreaterThan(0.75);
  });
});

it('people like neighbouring interests together, and hardly anybody all of them alike', () => {
  const results = Array.from({ length: PEOPLE }, () => {
    const choose = answering(interests, createPersona(), chance);
    const answers = new Map(interests.interests.activities.map(({ id, number }) => [number, choose(id, [])]));
    return scoreInterests(interests.interests, answers);
  });
  const flat = results.filter(({ isFlat }) => isFlat).length;
  expect(flat).toBeLessThan(PEOPLE / 20);
  const scores = (area: string) =>
    results.map(({ areas }) => areas.find((one) => one.area === area)?.score ?? 0);
  expect(correlation(scores('R'), scores('I'))).toBeGreaterThan(0.2);
  expect(correlation(scores('R'), scores('S'))).toBeLessThan(-0.3);
});
