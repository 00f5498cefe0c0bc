import type { Explanation } from '#contract/features/matches.contract.ts';

export type MatchGate = Explanation['gates'][number];
export type GateKey = MatchGate['key'];
/** Who reads: the person the profile is of, or someone who hires. */
export type MatchReader = 'candidate' | 'recruiter';

type MatchSkill = Pick<Explanation['missing'][number], 'importance'>;

/** A requirement that takes less than this of the points is not worth a word on a card. */
const WORTH_NAMING = 0.03;

/** What a gate leaves of the points, 0 to 1. The formula of the contract's `Explanation`. */
export const gateFactor = ({ weight, value }: Pick<MatchGate, 'weight' | 'value'>): number =>
  1 - weight + weight * value;

/** As it is shown: what is not all is never 100 %. A skill that leaves the figure as it is would add nothing. */
const shownPercent = (share: number): number => (share < 1 ? Math.min(99, Math.round(share * 100)) : 100);

export interface MatchReason {
  /** Skills of the job that are there: all `must` ones where it has any, else all it names. */
  skills: { kind: 'must' | 'any'; matched: number; partly: number; of: number } | null;
  /** What holds the match back most, a requirement before a skill; `null` where nothing does. */
  obstacle: { kind: 'gate'; key: GateKey } | { kind: 'skill'; name: string } | null;
}

/** The one line about a match that a card has room for. */
export function reasonOf({ matched, partial, missing, gates, score }: Explanation): MatchReason {
  const named = [...matched, ...partial, ...missing];
  const kind = named.some((skill) => skill.importance === 'must') ? 'must' : 'any';
  const [costliest] = gates
    .filter((gate) => gate.status === 'short' && 1 - gateFactor(gate) >= WORTH_NAMING)
    .sort((a, b) => gateFactor(a) - gateFactor(b));
  // In the order of the explanation, in which every screen names them.
  const wanted = missing.find(({ lift }) => shownPercent(score + lift) > shownPercent(score));
  const countIn = (skills: readonly MatchSkill[]) =>
    skills.filter((skill) => kind === 'any' || skill.importance === 'must').length;
  return {
    skills: named.length
      ? { kind, matched: countIn(matched), partly: countIn(partial), of: countIn(named) }
      : null,
    obstacle: costliest
      ? { kind: 'gate', key: costliest.key }
      : wanted
        ? { kind: 'skill', name: wanted.name }
        : null,
  };
}

export type Step = Explanation['steps'][number];

/**
 * The steps in whole points of 100 that add up to the percentage shown: each is rounded down, and those that lost most by
 * it get one more (largest remainder).
 */
export function wholeSteps({ steps, score }: Pick<Explanation, 'steps' | 'score'>): Step[] {
  const whole = steps.map((step) => ({ ...step, points: Math.floor(step.points * 100 + 1e-9) }));
  const missing = Math.round(score * 100) - whole.reduce((sum, { points }) => sum + points, 0);
  const lost = steps
    .map(({ points }, at) => ({ at, rest: points * 100 - (whole[at]?.points ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, Math.max(0, missing));
  const raised = new Set(lost.map(({ at }) => at));
  return whole.map((step, at) => (raised.has(at) ? { ...step, points: step.points + 1 } : step));
}

/** A sentence of the profile with all the skills that it shows. */
export interface ShownSentence {
  sentence: string;
  /** `through` names the related skill that the sentence shows in place of the one asked for. */
  skills: { name: string; through: string | null }[];
}

/** The sentences of the profile that show skills of the job, each once, in the order of what weighs most. */
export function evidenceIn({ matched, partial }: Explanation): ShownSentence[] {
  const shown = new Map<string, ShownSentence>();
  const all = [
    ...matched.map(({ name, evidence }) => ({ name, evidence, through: null })),
    ...partial.map(({ name, evidence, through }) => ({ name, evidence, through: through.name })),
  ];
  for (const { name, evidence, through } of all) {
    if (!evidence) continue;
    const own = shown.get(evidence) ?? { sentence: evidence, skills: [] };
    own.skills.push({ name, through });
    shown.set(evidence, own);
  }
  return [...shown.values()];
}
