import type { Name } from '#engines/taxonomy/index.ts';
import { type Labels, labelOf } from './labels.ts';
import {
  correlationOfDomains,
  correlationOfFacets,
  type DomainNorms,
  normsOfAdults,
  normsOfAge,
} from './norm-groups.ts';
import { shareBelow } from './normal-curve.ts';
import type { PersonalityDomain, Sex } from './personality-inventory.ts';
import {
  type Band,
  type InstrumentForm,
  type PrincipleFacet,
  type PrincipleScale,
  type Principles,
  SHORT_SCALE,
} from './principles.ts';
import { cronbachAlpha, itemCorrelation, reliabilityOf } from './reliability.ts';
import { LEAST_ANSWER, MOST_ANSWER } from './score-personality.ts';

/** Scores the answers to the principles as facets, domains and traits. */

/** Who answered, as far as they said: it only chooses the norms. */
export interface PrinciplesRespondent {
  sex?: Sex | undefined;
  /** Years. */
  age?: number | undefined;
}

/** A scale with somebody's score on it. */
export interface PrincipleScore extends PrincipleScale {
  /** Sum of the answers, each turned towards the scale; `null` for a trait, which is made of facets. */
  raw: number | null;
  /** 50 + 10 standard deviations from the mean of the norms. */
  t: number;
  /** Share of the norm group with a lower score, 0 to 100, as the normal curve has it. */
  percentile: number;
  band: Band;
  bandName: Name;
  /** 0 to 1: the share of the differences between people that is not chance. */
  reliability: number;
  /** In points of T: two thirds of people would score within this of their own if asked again. */
  standardError: number;
}

/** A facet with somebody's score on it. */
interface FacetScore extends PrincipleScore {
  domain: PersonalityDomain;
}

/** A trait with somebody's score on it, and the facets that it is made of; a sign of -1 turns one round. */
interface TraitScore extends PrincipleScore {
  facets: readonly { id: string; sign: 1 | -1 }[];
  /** What the band says, to the person. */
  says: Name;
}

/** What the answers to the principles say, in one form. */
export interface PrinciplesResult {
  form: InstrumentForm;
  /** How many questions of the form were answered; the others count as the middle. */
  answered: number;
  /** Whether nearly all answers are the same, whichever way a statement points: then the scores say nothing. */
  isUniform: boolean;
  domains: PrincipleScore[];
  facets: FacetScore[];
  traits: TraitScore[];
  /** Whose norms these are and what was worked out, in sentences to be shown beside the percentiles. */
  norms: Name[];
}

/** The mean alpha of facets of four items in the source of the published ones; for facets whose own we do not hold. */
const MEAN_ALPHA = 0.68;
const ITEMS_OF_FACET = 4;
/** T scores from which the published reports call a score low, average and high (J. A. Johnson). */
const AVERAGE_FROM = 45;
const AVERAGE_TO = 55;
const UNIFORM_SHARE = 0.9;

/** A facet as it enters sums of facets: its z score and what is known of its scatter. */
interface FacetZ {
  domain: PersonalityDomain;
  z: number;
  reliability: number;
  /** By how much less it correlates with others than with all its items. */
  loss: number;
  raw: number;
  deviation: number;
}

/**
 * Scores by question number from answers of 1 to 5. The short form takes the first 50 questions.
 *
 * Facets of the full form are held against their published norms. What has none is derived: a domain of five facets has
 * their means' sum, and a variance with the mean correlation of facets that the published deviation of the six implies. A
 * facet of two items has half the mean, and the variance that alpha implies. A trait is the mean of its facets' z scores;
 * facets of different domains are taken to correlate as far as their domains do, which is less than those within one do.
 */
export function scorePrinciples(
  principles: Principles,
  labels: Labels,
  answers: ReadonlyMap<number, number>,
  respondent: PrinciplesRespondent,
  form: InstrumentForm,
): PrinciplesResult {
  const { inventory, facets, domains, traits } = principles;
  const { sex, age } = respondent;
  const norms =
    age === undefined ? normsOfAdults(inventory.norms, sex) : normsOfAge(inventory.norms, sex, age);
  const measure = { form, norms, within: correlationsOf(norms) };
  const sums = sumsOf(principles, answers, form);
  const byId = new Map(facets.map((facet) => [facet.id, facetZ(facet, sums, measure)]));
  const given = (scale: PrincipleScale, z: number, reliability: number, raw: number | null) =>
    scoreOf(labels, scale, z, reliability, raw);
  return {
    form,
    ...evenness(principles, answers, form),
    domains: domains.map((scale) => {
      const own = [...byId.values()].filter(({ domain }) => domain === scale.domain);
      const { z, reliability } = sumOfFacets(own, measure);
      return given(
        scale,
        z,
        reliability,
        own.reduce((sum, { raw }) => sum + raw, 0),
      );
    }),
    facets: facets.map((facet) => {
      const { z, reliability, raw } = byId.get(facet.id) ?? missing(facet.id);
      return { ...given(facet, z, reliability, raw), domain: facet.domain };
    }),
    traits: traits.map((trait) => {
      const own = trait.facets.map(({ id, sign }) => ({ ...(byId.get(id) ?? missing(id)), sign }));
      const { z, reliability } = meanOfFacets(own, measure);
      const score = given(trait, z, reliability, null);
      return { ...score, facets: trait.facets, says: trait.says[score.band] };
    }),
    norms: [
      'source',
      'derived',
      ...(age === undefined ? ['adults'] : []),
      ...(sex === undefined ? ['sexes'] : []),
    ].map((id) => labelOf(labels, 'norms', id)),
  };
}

/**
 * Cronbach's alpha of each facet among the people of this installation, from attempts that answered all its questions; to
 * hold beside the published one. `null` with too few of them.
 */
export function facetAlphas(
  { facets, questions }: Principles,
  attempts: readonly ReadonlyMap<number, number>[],
): Map<string, number | null> {
  return new Map(
    facets.map(({ id, domain, facet }) => {
      const own = questions.filter(
        ({ statement }) => statement.domain === domain && statement.facet === facet,
      );
      const rows = attempts
        .map((answers) =>
          own.flatMap(({ number, statement }) => towards(answers.get(number), statement.isReversed) ?? []),
        )
        .filter((row) => row.length === own.length);
      return [id, cronbachAlpha(rows)];
    }),
  );
}

/** An answer, turned towards the scale. */
function towards(answer: number | undefined, isReversed: boolean): number | undefined {
  return answer !== undefined && isReversed ? LEAST_ANSWER + MOST_ANSWER - answer : answer;
}

function sumsOf(
  { questions }: Principles,
  answers: ReadonlyMap<number, number>,
  form: InstrumentForm,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { number, statement } of questions.slice(0, lengthOf(form))) {
    const id = `${statement.domain}${statement.facet}`;
    const answer = towards(answers.get(number), statement.isReversed) ?? (LEAST_ANSWER + MOST_ANSWER) / 2;
    sums.set(id, (sums.get(id) ?? 0) + answer);
  }
  return sums;
}

function evenness({ questions }: Principles, answers: ReadonlyMap<number, number>, form: InstrumentForm) {
  const given = questions.slice(0, lengthOf(form)).flatMap(({ number }) => answers.get(number) ?? []);
  const most = Math.max(
    0,
    ...[...Map.groupBy(given, (answer) => answer).values()].map(({ length }) => length),
  );
  return { answered: given.length, isUniform: given.length > 0 && most / given.length >= UNIFORM_SHARE };
}

/** The number of questions of a form. */
function lengthOf(form: InstrumentForm): number {
  return form === 'short' ? SHORT_SCALE : 2 * SHORT_SCALE;
}

function itemsOf(form: InstrumentForm): number {
  return form === 'short' ? ITEMS_OF_FACET / 2 : ITEMS_OF_FACET;
}

/** What sums are held against. */
interface Measure {
  form: InstrumentForm;
  norms: DomainNorms;
  /** What two facets of a domain correlate. */
  within: Readonly<Record<PersonalityDomain, number>>;
}

function correlationsOf(norms: DomainNorms): Measure['within'] {
  const of = (domain: PersonalityDomain) => correlationOfFacets(norms[domain]);
  return { N: of('N'), E: of('E'), O: of('O'), A: of('A'), C: of('C') };
}

function facetZ(
  { id, domain, facet, publishedAlpha }: PrincipleFacet,
  sums: ReadonlyMap<string, number>,
  { form, norms }: Measure,
): FacetZ {
  const norm = norms[domain].facets[facet - 1] ?? missing(id);
  const items = itemsOf(form);
  const between = itemCorrelation(publishedAlpha ?? MEAN_ALPHA, ITEMS_OF_FACET);
  const varianceOf = (count: number) => count * (1 + (count - 1) * between);
  const deviation = norm.deviation * Math.sqrt(varianceOf(items) / varianceOf(ITEMS_OF_FACET));
  const mean = (norm.mean * items) / ITEMS_OF_FACET;
  const raw = sums.get(id) ?? 0;
  const [reliability, full] = [reliabilityOf(between, items), reliabilityOf(between, ITEMS_OF_FACET)];
  return {
    domain,
    raw,
    deviation,
    z: (raw - mean) / deviation,
    reliability,
    loss: Math.sqrt(reliability / full),
  };
}

/** The z score of a sum of facets, as a domain is. */
function sumOfFacets(facets: readonly FacetZ[], measure: Measure) {
  return composite(
    facets.map((facet) => ({ ...facet, weight: facet.deviation })),
    measure,
  );
}

/** The z score of a mean of z scores, as a trait is. */
function meanOfFacets(facets: readonly (FacetZ & { sign: 1 | -1 })[], measure: Measure) {
  return composite(
    facets.map((facet) => ({ ...facet, weight: facet.sign })),
    measure,
  );
}

/**
 * Stands for a composite of weighted z scores, with the reliability that a composite of such parts has (Mosier, 1943); a
 * weight below 0 turns a part round.
 */
function composite(
  parts: readonly (FacetZ & { weight: number })[],
  { within }: Measure,
): { z: number; reliability: number } {
  let [variance, chance] = [0, 0];
  for (const [index, one] of parts.entries()) {
    variance += one.weight ** 2;
    chance += one.weight ** 2 * (1 - one.reliability);
    for (const other of parts.slice(index + 1)) {
      const share = Math.sqrt(within[one.domain] * within[other.domain]);
      const correlation = share * correlationOfDomains(one.domain, other.domain);
      variance += 2 * one.weight * other.weight * correlation * one.loss * other.loss;
    }
  }
  return {
    z: parts.reduce((sum, { weight, z }) => sum + weight * z, 0) / Math.sqrt(variance),
    reliability: 1 - chance / variance,
  };
}

function scoreOf(
  labels: Labels,
  { id, name, about }: PrincipleScale,
  z: number,
  reliability: number,
  raw: number | null,
): PrincipleScore {
  const t = 50 + 10 * z;
  const band = t < AVERAGE_FROM ? 'low' : t > AVERAGE_TO ? 'high' : 'average';
  return {
    id,
    name,
    about,
    raw,
    t,
    percentile: 100 * shareBelow(z),
    band,
    bandName: labelOf(labels, 'bands', band),
    reliability,
    standardError: 10 * Math.sqrt(1 - reliability),
  };
}

function missing(id: string): never {
  throw new Error(`there is no facet ${id}`);
}
