import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a person may want of a conversation; `help.…` are the subjects of the help passages. */
export const INTENTS = [
  'score.why',
  'learn.first',
  'gap',
  'courses',
  'plan',
  'jobs.find',
  'jobs.count',
  'saved',
  'applications',
  'views',
  'path',
  'profile',
  'tests',
  'pay',
  'ask',
  'help',
  'do.save',
  'do.course',
  'do.goal',
  'do.withdraw',
  'do.apply',
  'people.best',
  'people.count',
  'people.find',
  'applicants',
  'jobs.own',
  'greet',
  'thanks',
  'can',
  'who',
  'yes',
  'no',
  'beyond',
  'unknown',
] as const;
export type Intent = (typeof INTENTS)[number];

/** Who asks: their questions are understood by what is theirs to ask. */
export type Asker = 'candidate' | 'recruiter';

/** An intent with the sum of its signs. `topic` is the part behind the dot of `help.…` and `beyond.…`. */
export interface Scored {
  intent: Intent;
  topic: string | null;
  score: number;
}

interface Rule {
  intent: Intent;
  topic: string | null;
  asker: Asker | null;
  signs: { needs: readonly string[]; without: readonly string[]; weight: number }[];
}

/** What each further sign of an intent adds, as a share of its own weight. */
const FURTHER = 0.2;

/** Scores intents by the concepts of a question, the best first. */
export interface IntentScorer {
  score(concepts: ReadonlySet<string>, asker: Asker): Scored[];
}

/** Reads the signs of the release. */
export function openIntents(): IntentScorer {
  const source = readFileSync(join(import.meta.dirname, 'data', 'intents.txt'), 'utf8');
  const rules = source.split('\n').flatMap((line) => ruleOf(line) ?? []);
  return {
    score: (concepts, asker) =>
      rules
        .filter((rule) => rule.asker === null || rule.asker === asker)
        .map((rule) => ({ intent: rule.intent, topic: rule.topic, score: scoreOf(rule, concepts) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score),
  };
}

function scoreOf({ signs }: Rule, concepts: ReadonlySet<string>): number {
  const weights = signs
    .filter(
      ({ needs, without }) =>
        needs.every((one) => concepts.has(one)) && !without.some((one) => concepts.has(one)),
    )
    .map(({ weight }) => weight);
  const most = Math.max(0, ...weights);
  return most + (weights.reduce((sum, weight) => sum + weight, 0) - most) * FURTHER;
}

function ruleOf(line: string): Rule | null {
  const [, name, asker, signs] = /^([a-z.]+(?:_[a-z]+)*)(?: ([CR]))?: (.+)$/.exec(line) ?? [];
  if (!name || !signs) return null;
  const intent = INTENTS.find((one) => one === name || name.startsWith(`${one}.`));
  if (!intent) throw new Error(`no intent is called ${name}`);
  return {
    intent,
    topic: name === intent ? null : name.slice(intent.length + 1),
    asker: asker === 'C' ? 'candidate' : asker === 'R' ? 'recruiter' : null,
    signs: signs.split(', ').map(signOf),
  };
}

function signOf(text: string): Rule['signs'][number] {
  const [signs = '', weight] = text.split('=');
  const [needs = '', ...without] = signs.split('-');
  return { needs: needs.split('+'), without, weight: Number(weight) };
}
