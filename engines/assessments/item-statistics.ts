import { scoreEnglish } from './adaptive-english.ts';
import { type AttemptFacts, englishAnswers } from './attempts.ts';
import { levelAt } from './english.ts';
import type { EnglishInstrument, Instrument } from './instruments.ts';
import { MOST_LIKING } from './interests.ts';
import { calibrate, type ItemParameters } from './item-response.ts';
import { MOST_POINTS, type Question } from './question-banks.ts';
import { pearson } from './reliability.ts';
import { MOST_ANSWER } from './score-personality.ts';

/** How the items of an instrument behave over many attempts, and which of them need to be looked at. */

/** What one person did with one item. */
export interface ItemResponse {
  id: string;
  /** Items that are summed with it. */
  scale: string;
  /** 0 to 1: the share of the item's points, turned towards the scale. `null` where it earns no points. */
  value: number | null;
  /** Place of the choice among the item's own, from 0; `null` where it was not answered. */
  option: number | null;
  /** Number of its choices. */
  options: number;
  /** Of an adaptive test, whose questions are as hard as the person is able: where both stand. */
  model?: { theta: number; stated: ItemParameters };
}

/** Why an item is to be looked at; `figure` is what was measured: a share, a correlation, or by how many levels it is harder. */
interface ItemFlag {
  reason:
    | 'discriminates-against'
    | 'discriminates-weakly'
    | 'too-hard'
    | 'too-easy'
    | 'option-unused'
    | 'option-overused'
    | 'often-skipped'
    | 'not-as-hard-as-stated';
  figure: number;
  /** The choice it is about, place from 0. */
  option?: number;
}

/** What the answers of many say of one item. */
export interface ItemStatistics {
  id: string;
  shown: number;
  answered: number;
  /** Mean share of its points among those who answered, 0 to 1: the higher, the easier. */
  difficulty: number | null;
  /**
   * Correlation with the mean of the other items of its scale in the same attempt (the corrected point-biserial of right
   * and wrong), of an adaptive test with where the person stands; `null` where either does not vary.
   */
  discrimination: number | null;
  /** How often each choice was taken, of those who answered, 0 to 1. */
  optionUse: readonly number[];
  /** Empty with fewer than `LEAST_ANSWERS` answers, and of a good item. */
  flags: readonly ItemFlag[];
}

/** An item with fewer answers is not flagged: they say too little of it. */
export const LEAST_ANSWERS = 60;

/** An item ought to correlate so much with the others; it is flagged when it is all but sure that it does not. */
const LEAST_DISCRIMINATION = 0.15;
const ONE_SIDED_99 = 2.326;
const HARDEST = 0.2;
const EASIEST = 0.95;
const LEAST_USE = 0.02;
const MOST_USE = 0.85;
const MOST_SKIPPED = 0.1;

/** Statistics of every item that was shown, by id. Attempts are those that were finished; of others the end is missing. */
export function itemStatistics(attempts: readonly (readonly ItemResponse[])[]): ItemStatistics[] {
  const byItem = new Map<string, { own: ItemResponse; rest: number | null }[]>();
  for (const attempt of attempts) {
    const scales = Map.groupBy(attempt, ({ scale }) => scale);
    for (const own of attempt) {
      const others = (scales.get(own.scale) ?? []).flatMap((one) => (one === own ? [] : (one.value ?? [])));
      const mean = others.length === 0 ? null : others.reduce((sum, one) => sum + one, 0) / others.length;
      const rest = own.model?.theta ?? mean;
      const seen = byItem.get(own.id);
      if (seen) seen.push({ own, rest });
      else byItem.set(own.id, [{ own, rest }]);
    }
  }
  return [...byItem].map(([id, seen]) => statisticsOf(id, seen)).sort((a, b) => (a.id < b.id ? -1 : 1));
}

function statisticsOf(
  id: string,
  seen: readonly { own: ItemResponse; rest: number | null }[],
): ItemStatistics {
  const answered = seen.filter(({ own }) => own.option !== null);
  const valued = answered.flatMap(({ own: { value }, rest }) => (value === null ? [] : [{ value, rest }]));
  const compared = valued.flatMap(({ value, rest }) => (rest === null ? [] : [{ value, rest }]));
  const statistics = {
    id,
    shown: seen.length,
    answered: answered.length,
    difficulty:
      valued.length === 0 ? null : valued.reduce((sum, { value }) => sum + value, 0) / valued.length,
    discrimination:
      compared.length < 3
        ? null
        : pearson(
            compared.map(({ value }) => value),
            compared.map(({ rest }) => rest),
          ),
    optionUse: Array.from({ length: seen[0]?.own.options ?? 0 }, (_, option) =>
      answered.length === 0
        ? 0
        : answered.filter(({ own }) => own.option === option).length / answered.length,
    ),
  };
  const isAdaptive = seen.some(({ own }) => own.model);
  return { ...statistics, flags: isAdaptive ? modelFlagsOf(seen, statistics) : flagsOf(statistics) };
}

/** Items of an adaptive test are met by people of their level: their share of right answers says nothing, the model does. */
function modelFlagsOf(
  seen: readonly { own: ItemResponse }[],
  { answered, discrimination }: Omit<ItemStatistics, 'flags'>,
): ItemFlag[] {
  const stated = seen.find(({ own }) => own.model)?.own.model?.stated;
  if (answered < LEAST_ANSWERS || !stated) return [];
  const flags: ItemFlag[] = [];
  if (discrimination !== null && mostOf(discrimination, answered) < 0)
    flags.push({ reason: 'discriminates-against', figure: discrimination });
  const found = calibrate(
    stated,
    seen.flatMap(({ own: { model, value } }) =>
      model && value !== null ? [{ theta: model.theta, isRight: value > 0 }] : [],
    ),
  );
  if (found.contradictsStated)
    flags.push({
      reason: 'not-as-hard-as-stated',
      figure: levelAt(found.difficulty) - levelAt(stated.difficulty),
    });
  return flags;
}

function flagsOf(item: Omit<ItemStatistics, 'flags'>): ItemFlag[] {
  const { shown, answered, difficulty, discrimination, optionUse } = item;
  if (answered < LEAST_ANSWERS) return [];
  const flags: ItemFlag[] = [];
  if (discrimination !== null) {
    const most = mostOf(discrimination, answered);
    if (most < 0) flags.push({ reason: 'discriminates-against', figure: discrimination });
    else if (most < LEAST_DISCRIMINATION)
      flags.push({ reason: 'discriminates-weakly', figure: discrimination });
  }
  if (difficulty !== null && difficulty < HARDEST) flags.push({ reason: 'too-hard', figure: difficulty });
  if (difficulty !== null && difficulty > EASIEST) flags.push({ reason: 'too-easy', figure: difficulty });
  for (const [option, figure] of optionUse.entries()) {
    // Of an easy item nobody takes the wrong choices, which is said already.
    if (figure < LEAST_USE && (difficulty ?? 0) <= EASIEST)
      flags.push({ reason: 'option-unused', figure, option });
    if (difficulty === null && figure > MOST_USE) flags.push({ reason: 'option-overused', figure, option });
  }
  const skipped = 1 - answered / shown;
  if (skipped > MOST_SKIPPED) flags.push({ reason: 'often-skipped', figure: skipped });
  return flags;
}

/** The most that a correlation may be in truth, on 99 of 100 occasions (Fisher's z). */
function mostOf(correlation: number, count: number): number {
  const z = Math.atanh(Math.max(-0.999, Math.min(0.999, correlation)));
  return Math.tanh(z + ONE_SIDED_99 / Math.sqrt(count - 3));
}

/** What an attempt says of the items of its instrument. */
export function itemResponses(instrument: Instrument, { drawn, answers }: AttemptFacts): ItemResponse[] {
  const option = (number: number) => {
    const answer = answers.get(number);
    return answer === undefined ? null : answer - 1;
  };
  switch (instrument.kind) {
    case 'principles':
      return instrument.principles.questions.map(({ number, statement }) => ({
        id: statement.id,
        scale: `${statement.domain}${statement.facet}`,
        ...degreeOf(option(number), MOST_ANSWER, statement.isReversed),
      }));
    case 'interests':
      return instrument.interests.activities.map(({ number, id, area }) => ({
        id,
        scale: area,
        ...degreeOf(option(number), MOST_LIKING, false),
      }));
    // Work screens are no items that are answered alike by many.
    case 'annotation':
      return [];
    case 'english':
      return ofEnglish(instrument, { drawn, answers });
    case 'skill-test': {
      const byId = new Map(instrument.bank.questions.map((question) => [question.id, question]));
      return drawn.flatMap(({ id, order }, index) => {
        const question = byId.get(id);
        const shown = option(index + 1);
        return question
          ? [ofQuestion(question, shown === null ? null : (order[shown] ?? null), instrument.id)]
          : [];
      });
    }
  }
}

function degreeOf(option: number | null, options: number, isReversed: boolean) {
  if (option === null) return { value: null, option, options };
  const share = option / (options - 1);
  return { value: isReversed ? 1 - share : share, option, options };
}

function ofQuestion({ id, kind, choices }: Question, place: number | null, scale: string): ItemResponse {
  const most = MOST_POINTS[kind];
  const earned = place === null ? 0 : (choices[place]?.points ?? 0);
  return { id, scale, value: most === 0 ? null : earned / most, option: place, options: choices.length };
}

function ofEnglish({ id: scale, bank }: EnglishInstrument, attempt: AttemptFacts): ItemResponse[] {
  const answers = englishAnswers(attempt);
  const { theta } = scoreEnglish(bank, answers);
  const byId = new Map(bank.items.map((item) => [item.id, item]));
  return answers.flatMap(({ id, order, option }) => {
    const stated = byId.get(id);
    const place = option === null ? null : (order[option - 1] ?? null);
    const value = place === 0 ? 1 : 0;
    return stated
      ? [{ id, scale, value, option: place, options: order.length, model: { theta, stated } }]
      : [];
  });
}
