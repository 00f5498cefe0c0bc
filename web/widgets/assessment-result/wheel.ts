import type { Scale } from '#contract/features/assessments.fields.ts';

/** The shape of a personality as a wheel: a bar for each facet, those of a domain beside each other. */

/** T scores beyond these are drawn as these. */
const LEAST = 20;
const MOST = 80;
const INNER = 36;
const OUTER = 150;
/** Degrees between two domains, and between two facets. */
const DOMAIN_GAP = 9;
const FACET_GAP = 1.6;

interface Sector {
  /** Degrees clockwise from the top. */
  from: number;
  to: number;
}

export interface Bar extends Sector {
  facet: Scale;
  /** How far it reaches from the middle. */
  radius: number;
  /** The same of an earlier attempt. */
  before: number | null;
}

export interface Group extends Sector {
  domain: Scale;
  bars: Bar[];
}

/** How far a T score reaches from the middle. */
export const radiusOf = (score: number): number =>
  INNER + ((Math.min(MOST, Math.max(LEAST, score)) - LEAST) / (MOST - LEAST)) * (OUTER - INNER);

export const WHEEL = { inner: INNER, outer: OUTER };

/** Where each bar stands; a domain is as wide as it has facets. */
export function wheelOf(
  domains: readonly Scale[],
  facets: readonly Scale[],
  before: ReadonlyMap<string, number>,
): Group[] {
  const own = domains
    .map((domain) => ({
      domain,
      facets: domain.parts.flatMap(({ id }) => facets.find((facet) => facet.id === id) ?? []),
    }))
    .filter((group) => group.facets.length > 0);
  const count = own.reduce((sum, group) => sum + group.facets.length, 0);
  const width = (360 - DOMAIN_GAP * own.length) / Math.max(1, count);
  let at = DOMAIN_GAP / 2;
  return own.map(({ domain, facets: ofDomain }) => {
    const from = at;
    const bars = ofDomain.map((facet, index) => {
      const earlier = before.get(facet.id);
      return {
        facet,
        from: from + index * width + FACET_GAP / 2,
        to: from + (index + 1) * width - FACET_GAP / 2,
        radius: radiusOf(facet.score),
        before: earlier === undefined ? null : radiusOf(earlier),
      };
    });
    const to = from + ofDomain.length * width;
    at = to + DOMAIN_GAP;
    return { domain, bars, from, to };
  });
}

export function pointAt(degrees: number, radius: number): [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

/** The outline of a piece of a ring, for the path of an SVG around its middle. */
export function ringPiece({ from, to }: Sector, inner: number, outer: number): string {
  const [a, b, c, d] = [pointAt(from, inner), pointAt(from, outer), pointAt(to, outer), pointAt(to, inner)];
  const large = to - from > 180 ? 1 : 0;
  return `M${a} L${b} A${outer} ${outer} 0 ${large} 1 ${c} L${d} A${inner} ${inner} 0 ${large} 0 ${a} Z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
