import { join } from 'node:path';
import { columns, linesOf, type Name, type TextFile, textFile } from '#engines/taxonomy/index.ts';

/** Reads the personality inventory: statements with their keys, and the norms that results are held against. */

const DATA = join(import.meta.dirname, 'data', 'personality');

/** Neuroticism, extraversion, openness, agreeableness, conscientiousness; each has six facets. */
export const personalityDomains = ['N', 'E', 'O', 'A', 'C'] as const;
export type PersonalityDomain = (typeof personalityDomains)[number];

/** Facets of a domain in the inventory; the principles use five of them. */
export const FACETS_PER_DOMAIN = 6;

/** A statement about oneself that is rated from 1 (very inaccurate) to 5 (very accurate). */
export interface Statement {
  id: string;
  domain: PersonalityDomain;
  /** 1 to 6. */
  facet: number;
  /** Whether agreeing counts against the facet. */
  isReversed: boolean;
  text: Name;
}

/** Mean and standard deviation of raw sums. */
export interface Norm {
  mean: number;
  deviation: number;
}

/** The sexes that the published norms tell apart. */
export type Sex = 'M' | 'F';

/** The norms of one sex and age. */
export interface NormGroup {
  sex: Sex;
  /** Years of age, both inclusive. */
  from: number;
  to: number;
  domains: Record<PersonalityDomain, { whole: Norm; facets: Norm[] }>;
}

/** Statements with their keys, and the norms of all groups. */
export interface PersonalityInventory {
  statements: readonly Statement[];
  norms: readonly NormGroup[];
}

/**
 * The IPIP-NEO-120 with its published norms (J. A. Johnson, 2014, Journal of Research in Personality 51, 78-89).
 * Throws where the data is not whole: it is shipped with the product.
 */
export function openPersonalityInventory(): PersonalityInventory {
  return {
    statements: readStatements(textFile(DATA, 'statements.txt')),
    norms: readNorms(textFile(DATA, 'norms.txt')),
  };
}

function readStatements(file: TextFile): Statement[] {
  return linesOf(file).flatMap(({ text, place }) => {
    if (text === '') return [];
    const [id, scale, key, en, ar] = columns(text);
    const domain = personalityDomains.find((one) => one === scale?.[0]);
    const facet = Number(scale?.slice(1));
    if (
      !id ||
      !domain ||
      !(facet >= 1 && facet <= FACETS_PER_DOMAIN) ||
      !/^[+-]$/.test(key ?? '') ||
      !en ||
      !ar
    )
      throw new Error(`${place}: a statement is id | facet | + or - | English | Arabic`);
    return [{ id, domain, facet, isReversed: key === '-', text: { en, ar } }];
  });
}

function readNorms(file: TextFile): NormGroup[] {
  const groups: NormGroup[] = [];
  for (const { text, place } of linesOf(file)) {
    if (text === '') continue;
    const [, sex, from, to] = /^group ([MF]) (\d+) (\d+)$/.exec(text) ?? [];
    if (sex === 'M' || sex === 'F') {
      groups.push({ sex, from: Number(from), to: Number(to), domains: noDomains() });
      continue;
    }
    const domain = personalityDomains.find((one) => text.startsWith(`${one}: `));
    const [whole, ...facets] = text.slice(3).split(', ').map(normOf);
    const group = groups.at(-1);
    if (!group || !domain || !whole || facets.length !== FACETS_PER_DOMAIN)
      throw new Error(`${place}: a line of norms is a domain with seven means and deviations`);
    group.domains[domain] = { whole, facets };
  }
  return groups;
}

function noDomains(): NormGroup['domains'] {
  const none = () => ({ whole: { mean: 0, deviation: 1 }, facets: [] });
  return { N: none(), E: none(), O: none(), A: none(), C: none() };
}

function normOf(text: string): Norm {
  const [mean = 0, deviation = 1] = text.split(' ').map(Number);
  return { mean, deviation };
}
