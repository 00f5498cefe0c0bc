import type { Name } from '#engines/taxonomy/index.ts';
import type { DrawnQuestion } from './draw-questions.ts';
import { type Labels, labelOf } from './labels.ts';
import {
  MOST_POINTS,
  type Question,
  type QuestionBank,
  type QuestionKind,
  type Topic,
} from './question-banks.ts';

/** Scores attempts at the tests that are drawn from question banks. An answer is the place of the chosen choice as shown, from 1. */

/** Questions of one attempt, drawn from the bank of its test and level. */
export const QUESTIONS_PER_TEST = 10;

/** From which share on a word is used, best first. */
const SHARE_WORDS = [
  ['strong', 0.8],
  ['solid', 0.6],
  ['partial', 0.4],
  ['developing', 0],
] as const;
type ShareWord = (typeof SHARE_WORDS)[number][0];

/** Points earned in the questions of one topic, and the most that they give. */
interface TopicScore {
  topic: Topic;
  questions: number;
  points: number;
  most: number;
}

/** What somebody brings: how often they chose what shows it, of the questions that offered it. */
interface StrengthCount {
  strength: Topic;
  chosen: number;
  offered: number;
}

/** A share of points with what ten questions allow to be said of it. All 0 to 1. */
interface ShareScore {
  share: number;
  /** Wilson's interval (1927), which holds the true share in 95 of 100 attempts. */
  from: number;
  to: number;
  standardError: number;
  word: ShareWord;
  wordName: Name;
}

/** What an attempt at a drawn test shows: a share of points, or for culture add strengths. */
export interface SkillTestResult {
  answered: number;
  questions: number;
  /** `null` for culture add, where no answer is better than another. */
  score: ShareScore | null;
  /** In the order of topics.txt, those without a question left out; empty for culture add. */
  topics: TopicScore[];
  /** Most often chosen first; empty for the other tests. */
  strengths: StrengthCount[];
}

/** A question after completion, with what each choice earns and why, in the order in which the person saw them. */
interface ReviewedQuestion {
  number: number;
  id: string;
  topic: Topic;
  kind: QuestionKind;
  text: Name;
  choices: {
    text: Name;
    points: number;
    most: number;
    strength: Topic | null;
    why: Name;
    isChosen: boolean;
  }[];
}

/** A question that was shown, with the choice that was taken. */
interface Taken {
  number: number;
  question: Question;
  order: readonly number[];
  /** Place in the bank's own list of choices. */
  place: number | null;
}

/**
 * Scores an attempt. What is not answered earns nothing and brings nothing. A question that the bank no longer holds is left
 * out, so that old attempts can be scored again.
 */
export function scoreSkillTest(
  bank: QuestionBank,
  topics: ReadonlyMap<string, Topic>,
  labels: Labels,
  drawn: readonly DrawnQuestion[],
  answers: ReadonlyMap<number, number>,
): SkillTestResult {
  const taken = takenOf(bank, drawn, answers);
  const isOfStrengths = taken.some(({ question }) => question.kind === 'strength');
  return {
    answered: taken.filter(({ place }) => place !== null).length,
    questions: taken.length,
    score: isOfStrengths || taken.length === 0 ? null : shareOf(taken, labels),
    topics: isOfStrengths ? [] : topicsOf(taken, topics),
    strengths: isOfStrengths ? strengthsOf(taken, topics) : [],
  };
}

/** The questions of an attempt with their answers explained; only for who has completed it. */
export function reviewSkillTest(
  bank: QuestionBank,
  topics: ReadonlyMap<string, Topic>,
  drawn: readonly DrawnQuestion[],
  answers: ReadonlyMap<number, number>,
): ReviewedQuestion[] {
  return takenOf(bank, drawn, answers).map(({ number, question, order, place }) => ({
    number,
    id: question.id,
    topic: topicOf(topics, question.topic),
    kind: question.kind,
    text: question.text,
    choices: order.flatMap((one) => {
      const choice = question.choices[one];
      if (!choice) return [];
      const { text, points, brings, why } = choice;
      const strength = brings === null ? null : topicOf(topics, brings);
      return [{ text, points, most: MOST_POINTS[question.kind], strength, why, isChosen: one === place }];
    }),
  }));
}

function takenOf(
  { questions }: QuestionBank,
  drawn: readonly DrawnQuestion[],
  answers: ReadonlyMap<number, number>,
): Taken[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return drawn.flatMap(({ id, order }, index) => {
    const question = byId.get(id);
    const answer = answers.get(index + 1);
    const place = answer === undefined ? null : (order[answer - 1] ?? null);
    return question ? [{ number: index + 1, question, order, place }] : [];
  });
}

function pointsOf({ question, place }: Taken): number {
  return place === null ? 0 : (question.choices[place]?.points ?? 0);
}

function shareOf(taken: readonly Taken[], labels: Labels): ShareScore {
  const shares = taken.map((one) => pointsOf(one) / MOST_POINTS[one.question.kind]);
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
  const word = SHARE_WORDS.find(([, from]) => share >= from - 1e-9)?.[0] ?? 'developing';
  return { share, ...intervalOf(share, shares.length), word, wordName: labelOf(labels, 'shares', word) };
}

/**
 * The interval and standard error of a share of so many questions. Points by degree vary less than right and wrong with the
 * same mean, so that for them both are wider than need be. The standard error adds two right and two wrong answers (Agresti
 * and Coull, 1998), since the plain one says 0 when all are right.
 */
function intervalOf(share: number, count: number): { from: number; to: number; standardError: number } {
  const z = 1.96;
  const middle = (share + z ** 2 / (2 * count)) / (1 + z ** 2 / count);
  const half =
    (z / (1 + z ** 2 / count)) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  const adjusted = (share * count + 2) / (count + 4);
  return {
    from: Math.max(0, middle - half),
    to: Math.min(1, middle + half),
    standardError: Math.sqrt((adjusted * (1 - adjusted)) / (count + 4)),
  };
}

function topicsOf(taken: readonly Taken[], topics: ReadonlyMap<string, Topic>): TopicScore[] {
  const byTopic = Map.groupBy(taken, ({ question }) => question.topic);
  return [...topics.values()].flatMap((topic) => {
    const own = byTopic.get(topic.id) ?? [];
    if (own.length === 0) return [];
    const points = own.reduce((sum, one) => sum + pointsOf(one), 0);
    const most = own.reduce((sum, { question }) => sum + MOST_POINTS[question.kind], 0);
    return [{ topic, questions: own.length, points, most }];
  });
}

function strengthsOf(taken: readonly Taken[], topics: ReadonlyMap<string, Topic>): StrengthCount[] {
  const counts = new Map<string, { chosen: number; offered: number }>();
  for (const { question, place } of taken)
    for (const [index, { brings }] of question.choices.entries()) {
      if (brings === null) continue;
      const count = counts.get(brings) ?? { chosen: 0, offered: 0 };
      count.offered += 1;
      if (index === place) count.chosen += 1;
      counts.set(brings, count);
    }
  return [...counts]
    .map(([id, count]) => ({ strength: topicOf(topics, id), ...count }))
    .sort((a, b) => b.chosen - a.chosen || a.offered - b.offered);
}

function topicOf(topics: ReadonlyMap<string, Topic>, id: string): Topic {
  const topic = topics.get(id);
  if (!topic) throw new Error(`there is no topic ${id}`);
  return topic;
}
