import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { Asker } from './intents.ts';
import type { Slots } from './slots.ts';
import type { Understanding, Understood } from './understanding.ts';

/** A question of the test set, with what it wants and what it names. */
export interface Question {
  text: string;
  asker: Asker;
  intent: string;
  /** By the name of the slot, in English; `topic` is that of the intent. */
  named: readonly (readonly [string, string])[];
}

/** How many intents and how many named things were understood. */
export interface Accuracy {
  intents: number;
  slots: number;
  /** What was not, in a line each. */
  wrong: string[];
}

/**
 * Questions of `golden/`: `open` ones, which the lexicon was written beside, and `held` ones, which were written before
 * it and are only scored.
 */
export function questionsOf(half: 'open' | 'held', lang: 'en' | 'ar'): Question[] {
  const source = readFileSync(join(import.meta.dirname, 'golden', `${half}.${lang}.tsv`), 'utf8');
  return source.split('\n').flatMap((line): Question[] => {
    const [asker, intent, slots, text] = line.split('\t');
    if (!intent || slots === undefined || !text) return [];
    const named = slots.split('; ').flatMap((one): [string, string][] => {
      const [name, value] = one.split('=');
      return name && value ? [[name, value]] : [];
    });
    return [{ text, asker: asker === 'R' ? 'recruiter' : 'candidate', intent, named }];
  });
}

/** Shares of 1 of what was understood as the questions say. */
export function accuracyOf(
  understanding: Understanding,
  taxonomy: Taxonomy,
  questions: readonly Question[],
): Accuracy {
  const wrong: string[] = [];
  let [intents, slots, named] = [0, 0, 0];
  for (const question of questions) {
    const understood = understanding.understand(question.text, question.asker);
    const topic = question.named.find(([name]) => name === 'topic')?.[1];
    if (understood.intent === question.intent && (!topic || topic === understood.topic)) intents++;
    else wrong.push(`${question.text}: ${understood.intent} ${understood.topic ?? ''}`);
    for (const [name, value] of question.named.filter(([one]) => one !== 'topic')) {
      named++;
      if (holds(taxonomy, understood, name, value)) slots++;
      else wrong.push(`${question.text}: no ${name} ${value}`);
    }
  }
  return { intents: intents / questions.length, slots: named === 0 ? 1 : slots / named, wrong };
}

function holds(taxonomy: Taxonomy, { slots }: Understood, name: string, value: string): boolean {
  const wanted = value.toLowerCase();
  const found: Readonly<Record<string, () => unknown>> = {
    pct: () => slots.percent === Number(value),
    nth: () => slots.nth === (value === 'last' ? -1 : Number(value)),
    place: () => slots.place?.name.en === value,
    remote: () => slots.isRemote,
    lang: () => slots.language === wanted,
    stage: () => slots.stage === value,
    skill: () => slots.skills?.some((skill) => skill.name.en.toLowerCase().includes(wanted)),
    occ: () => isCalled(taxonomy, slots, wanted),
  };
  return Boolean(found[name]?.());
}

function isCalled(taxonomy: Taxonomy, { work }: Slots, wanted: string): boolean {
  const occupation = work?.occupation ? taxonomy.occupation(work.occupation) : null;
  if (!occupation) return false;
  const names = [occupation.name.en, ...occupation.aliases.en];
  return names.some((name) => name.toLowerCase().includes(wanted));
}
