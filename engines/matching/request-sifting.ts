import type { MatchModel } from './model.ts';
import { choiceOf } from './request-answers.ts';
import { type Judgement, judgeByConditions, type RequestFacts } from './request-judging.ts';
import type { Condition, ConditionKind } from './requests.ts';
import type { RequirementVerdict } from './requirements.ts';

/** What silence is told of, and may be let pass: facts that people state about themselves. */
export const TOLD_SILENCES = [
  'title',
  'years',
  'education',
  'language',
  'place',
  'salary',
  'notice',
  'nationality',
] as const satisfies readonly ConditionKind[];
export type ToldSilence = (typeof TOLD_SILENCES)[number];

/** Who of some people meets a request, and what keeps others out. */
interface Sifted<P> {
  met: { person: P; judgements: Judgement[] }[];
  /** For each condition how many more there would be if it were no condition but a wish; 0 for wishes. */
  loosened: number[];
  /** For each kind of fact how many more there would be with those who do not say theirs. */
  silent: { kind: ToldSilence; people: number }[];
}

/**
 * Who of some people meets a request. Titles are choices of one another, and so are places and what is joined by
 * "either"; everything else is asked together. Who does not say is left out unless `letPass` names the kind.
 */
export function siftByConditions<P extends { facts: RequestFacts }>(
  people: readonly P[],
  conditions: readonly Condition[],
  model: MatchModel,
  letPass: ReadonlySet<ToldSilence>,
): Sifted<P> {
  const judge = judgedOnce(judgeByConditions(conditions, model));
  const groups = groupsOf(conditions);
  const met: Sifted<P>['met'] = [];
  const loosened = conditions.map(() => 0);
  const silent = new Map<ToldSilence, number>();
  for (const person of people) {
    const judgements = judge(person.facts);
    const failed = groups.filter((group) => stateOf(group, conditions, judgements, letPass) !== 'met');
    if (failed.length === 0) met.push({ person, judgements });
    const [only, ...others] = failed;
    if (only && others.length === 0) for (const at of only) loosened[at] = (loosened[at] ?? 0) + 1;
    // All that is missing is that they say one kind of thing.
    const kinds = new Set(failed.flatMap(([at = -1]) => conditions[at]?.kind ?? []));
    const [kind] = kinds;
    const isSilence = failed.every((group) => stateOf(group, conditions, judgements, letPass) === 'silent');
    if (kind && kinds.size === 1 && isToldKind(kind) && isSilence)
      silent.set(kind, (silent.get(kind) ?? 0) + 1);
  }
  return { met, loosened, silent: [...silent].map(([kind, count]) => ({ kind, people: count })) };
}

/** Of thousands of people many share the very facts: those are judged once. */
function judgedOnce(judge: (facts: RequestFacts) => Judgement[]): typeof judge {
  const judged = new Map<RequestFacts, Judgement[]>();
  return (facts) => {
    const judgements = judged.get(facts) ?? judge(facts);
    judged.set(facts, judgements);
    return judgements;
  };
}

/** Conditions by their places in the list, those together of which one will do. */
export function groupsOf(conditions: readonly Condition[]): number[][] {
  const groups = new Map<string, number[]>();
  conditions.forEach((condition, at) => {
    if (condition.wish === 'nice') return;
    const key = condition.wish === 'not' ? `not ${at}` : choiceOf(condition, at);
    groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  return [...groups.values()];
}

function stateOf(
  group: readonly number[],
  conditions: readonly Condition[],
  judgements: readonly Judgement[],
  letPass: ReadonlySet<ToldSilence>,
): RequirementVerdict {
  const verdicts = group.flatMap((at): RequirementVerdict | [] => {
    const [condition, judgement] = [conditions[at], judgements[at]];
    if (!condition || !judgement) return [];
    const { wish, kind } = condition;
    const { verdict } = judgement;
    if (verdict === 'silent') {
      if (isToldKind(kind) && letPass.has(kind)) return 'met';
      // Nobody writes down what they have not: a skill or a word that is not named is not there.
      return wish === 'not' && (kind === 'skill' || kind === 'word' || kind === 'title') ? 'met' : 'silent';
    }
    if (wish !== 'not') return verdict;
    return verdict === 'met' ? 'short' : 'met';
  });
  if (verdicts.includes('met')) return 'met';
  return verdicts.includes('silent') ? 'silent' : 'short';
}

const isToldKind = (kind: ConditionKind): kind is ToldSilence => TOLD_SILENCES.some((told) => told === kind);
