import {
  type Norm,
  type NormGroup,
  type PersonalityDomain,
  personalityDomains,
  type Sex,
} from './personality-inventory.ts';

/** Chooses the norms that somebody's sums are held against. */

export type DomainNorms = NormGroup['domains'];

/** The norms of one sex and age; without a sex those of both are averaged, as their source does. Throws where there are none. */
export function normsOfAge(norms: readonly NormGroup[], sex: Sex | undefined, age: number): DomainNorms {
  const groups = norms.filter((group) => (!sex || group.sex === sex) && age >= group.from && age <= group.to);
  const [first, ...others] = groups.map(({ domains }) => domains);
  if (!first) throw new Error(`there are no norms for somebody of ${age}`);
  return others.reduce((all, one) => joined(all, one, averageOf), first);
}

/** Adults begin at the age at which the second age group of the norms does. */
const ADULT_AGE = 21;

/**
 * The norms of all adults: the age groups mixed, each counting alike since the size of none is published, so that the
 * differences between ages are part of the spread.
 */
export function normsOfAdults(norms: readonly NormGroup[], sex: Sex | undefined): DomainNorms {
  const ages = [...new Set(norms.map(({ from }) => from))].filter((from) => from >= ADULT_AGE);
  const groups = ages.map((age) => normsOfAge(norms, sex, age));
  const mix = (of: (group: DomainNorms) => Norm | undefined) => mixOf(groups.flatMap((one) => of(one) ?? []));
  const domain = (key: PersonalityDomain) => ({
    whole: mix((group) => group[key].whole),
    facets: (groups[0]?.[key].facets ?? []).map((_, index) => mix((group) => group[key].facets[index])),
  });
  return { N: domain('N'), E: domain('E'), O: domain('O'), A: domain('A'), C: domain('C') };
}

function joined(a: DomainNorms, b: DomainNorms, join: (one: Norm, other: Norm) => Norm): DomainNorms {
  const domain = (key: PersonalityDomain) => ({
    whole: join(a[key].whole, b[key].whole),
    facets: a[key].facets.map((facet, index) => join(facet, b[key].facets[index] ?? facet)),
  });
  return { N: domain('N'), E: domain('E'), O: domain('O'), A: domain('A'), C: domain('C') };
}

function averageOf(one: Norm, other: Norm): Norm {
  return { mean: (one.mean + other.mean) / 2, deviation: (one.deviation + other.deviation) / 2 };
}

function mixOf(groups: readonly Norm[]): Norm {
  const average = (of: (norm: Norm) => number) =>
    groups.reduce((sum, norm) => sum + of(norm), 0) / groups.length;
  const mean = average((norm) => norm.mean);
  return {
    mean,
    deviation: Math.sqrt(average((norm) => norm.deviation ** 2 + (norm.mean - mean) ** 2)),
  };
}

/**
 * What the facets of a domain correlate on average, so far as its deviation tells: a sum varies by its parts' variances and
 * twice their covariances.
 */
export function correlationOfFacets({ whole, facets }: DomainNorms[PersonalityDomain]): number {
  const squares = facets.reduce((sum, { deviation }) => sum + deviation ** 2, 0);
  const square = facets.reduce((sum, { deviation }) => sum + deviation, 0) ** 2;
  return (whole.deviation ** 2 - squares) / (square - squares);
}

/** What domains correlate, in the order N E O A C (van der Linden, te Nijenhuis, Bakker, 2010). */
const BETWEEN_DOMAINS = [
  [1, -0.36, -0.17, -0.36, -0.43],
  [-0.36, 1, 0.43, 0.26, 0.29],
  [-0.17, 0.43, 1, 0.21, 0.2],
  [-0.36, 0.26, 0.21, 1, 0.43],
  [-0.43, 0.29, 0.2, 0.43, 1],
];

/** What two domains correlate; 1 for a domain with itself. */
export function correlationOfDomains(one: PersonalityDomain, other: PersonalityDomain): number {
  return BETWEEN_DOMAINS[personalityDomains.indexOf(one)]?.[personalityDomains.indexOf(other)] ?? 0;
}
