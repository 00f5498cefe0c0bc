import {
  type Aspect,
  aspectsAskedBy,
  emptinessOf,
  isNoAnswer,
  type Shown,
  specificityOf,
  structureOf,
  withoutAsking,
} from './answer-structure.ts';
import { type JudgedPart, type Judgement, judged, type Rubric } from './judgement.ts';
import { meantWords } from './meant-words.ts';
import { type Comparison, compare } from './reference.ts';
import type { Senses } from './senses.ts';
import { mostOf, sentencesIn } from './sentences.ts';

/** An answer and what was asked. */
interface AskedAnswer {
  question: string;
  answer: string;
  rubric: Rubric;
}

/**
 * Judges an answer, in English or Arabic. Against references: how much of one it says (coverage of concepts, the words of
 * the question counting little) and how little else (the F1 of both), less what it turns into its opposite; as is usual for
 * short answers (Mohler and Mihalcea 2009; Dzikovska et al. 2013). Against key points: each by what it says, or by whether
 * what it asks for is there. Without a rubric: whether it is about the question, and whether it tells an experience with
 * situation, own action, result and lesson, in figures and names. Length earns nothing, nor does saying a thing twice.
 */
export function judgeAnswer(senses: Senses, { question, answer, rubric }: AskedAnswer): Judgement {
  if (isNoAnswer(answer) || saysQuestionBack(senses, question, answer))
    return judged({ nothing: { points: 0, sentence: null } });
  const references = [rubric.reference, ...(rubric.alternatives ?? [])].filter((one): one is string =>
    Boolean(one?.trim()),
  );
  if (references.length > 0) return byReferences(senses, question, answer, references);
  const keyPoints = rubric.keyPoints?.filter((point) => point.trim() !== '') ?? [];
  return keyPoints.length > 0
    ? byKeyPoints(senses, question, answer, keyPoints)
    : byItself(senses, question, answer);
}

/** Whether an answer is most of the question said back. A choice among what the question names is an answer. */
function saysQuestionBack(senses: Senses, question: string, answer: string): boolean {
  const asked = new Set(meantWords(senses, question).map(({ stem }) => stem));
  const said = new Set(meantWords(senses, answer).map(({ stem }) => stem));
  const isNew = [...said].some((stem) => !asked.has(stem));
  return said.size === 0 || (!isNew && said.size >= SAID_BACK * asked.size);
}

const SAID_BACK = 0.7;

// Half of the words of a reference is more than half of an answer: people say it in their own.
const LIFT = 0.75;
const COVERAGE = 0.5;
const FOCUS = 0.5;
const CONTRADICTION = 0.35;

/** The best of the references counts: each is enough by itself. */
function byReferences(
  senses: Senses,
  question: string,
  answer: string,
  references: readonly string[],
): Judgement {
  const judgements = references.map((reference) =>
    judged(partsOf(compare(senses, question, answer, reference)), LIFT),
  );
  return judgements.reduce((best, one) => (one.score > best.score ? one : best));
}

function partsOf({
  covered,
  focused,
  contradicted,
  sentence,
  opposed,
}: Comparison): Record<string, JudgedPart> {
  const both = covered + focused > 0 ? (2 * covered * focused) / (covered + focused) : 0;
  return {
    coverage: { points: COVERAGE * covered, sentence },
    focus: { points: FOCUS * both, sentence },
    ...(contradicted > 0
      ? { contradiction: { points: -CONTRADICTION * contradicted, sentence: opposed } }
      : {}),
  };
}

/** What an answer about the question earns for being so, where it is to tell an experience. */
const RELEVANCE = 0.15;
/** What figures and names earn there. */
const SPECIFICITY = 0.15;
/** Claims in every sentence take this share of what was told. */
const EMPTINESS = 0.6;

/** Key points in their order; what an experience is to show counts only as far as the answer is about the question. */
function byKeyPoints(
  senses: Senses,
  question: string,
  answer: string,
  keyPoints: readonly string[],
): Judgement {
  const asked = keyPoints.map(aspectsAskedBy);
  const isTold = asked.some((aspects) => aspects.length > 0);
  const structure = structureOf(answer);
  const about = relevanceOf(senses, question, answer);
  const parts: Record<string, JudgedPart> = {};
  for (const [at, point] of keyPoints.entries()) {
    const aspects = asked[at] ?? [];
    const met =
      aspects.length > 0
        ? aspectsMet(aspects, structure, gateOf(about))
        : pointMet(senses, question, answer, point);
    const worth = (isTold ? 1 - RELEVANCE - SPECIFICITY : 1) / keyPoints.length;
    parts[`keyPoint${at + 1}`] = { points: worth * met.amount, sentence: met.sentence };
  }
  return judged(
    isTold ? withRelevance({ ...parts, specificity: detail(answer, about) }, about, answer) : parts,
  );
}

/** What was told, with what it earns to be about the question, and what claims without substance take of it. */
function withRelevance(
  toldParts: Record<string, JudgedPart>,
  about: Shown,
  answer: string,
): Record<string, JudgedPart> {
  const earned = Object.values(toldParts).reduce((sum, { points }) => sum + points, 0);
  const empty = emptinessOf(answer);
  return {
    relevance: { points: RELEVANCE * about.amount, sentence: about.sentence },
    ...toldParts,
    ...(empty.amount > 0
      ? { emptiness: { points: -EMPTINESS * empty.amount * earned, sentence: empty.sentence } }
      : {}),
  };
}

function detail(answer: string, about: Shown): JudgedPart {
  const { amount, sentence } = specificityOf(answer);
  return { points: SPECIFICITY * amount * gateOf(about), sentence };
}

function aspectsMet(
  asked: readonly Aspect[],
  structure: Readonly<Record<Aspect, Shown>>,
  gate: number,
): Shown {
  const shown = asked.map((aspect) => structure[aspect]);
  const amount = shown.reduce((sum, one) => sum + one.amount, 0) / shown.length;
  return {
    amount: amount * gate,
    sentence: shown.find(({ sentence }) => sentence !== null)?.sentence ?? null,
  };
}

function pointMet(senses: Senses, question: string, answer: string, point: string) {
  const { covered, focused, contradicted, sentence } = compare(senses, question, answer, point);
  const both = covered + focused > 0 ? (2 * covered * focused) / (covered + focused) : 0;
  return { amount: Math.max(0, COVERAGE * covered + FOCUS * both - CONTRADICTION * contradicted), sentence };
}

const told: Readonly<Record<Exclude<Aspect, 'responsibility'>, number>> = {
  situation: 0.2,
  action: 0.2,
  result: 0.2,
  lesson: 0.1,
};

function byItself(senses: Senses, question: string, answer: string): Judgement {
  const about = relevanceOf(senses, question, answer);
  const shown = structureOf(answer);
  const part = (name: keyof typeof told): JudgedPart => ({
    points: told[name] * shown[name].amount * gateOf(about),
    sentence: shown[name].sentence,
  });
  const parts = {
    situation: part('situation'),
    action: part('action'),
    result: part('result'),
    lesson: part('lesson'),
    specificity: detail(answer, about),
  };
  return judged(withRelevance(parts, about, answer));
}

/** An experience that shares no word with the question may still be about it, but is taken for less. */
const LEAST_RELEVANCE = 0.65;
const ENOUGH_SHARED = 0.5;
const gateOf = ({ amount }: Shown): number => Math.max(LEAST_RELEVANCE, amount);

/** How much of what the question is about the answer speaks of, in its words, synonyms or opposites. */
function relevanceOf(senses: Senses, question: string, answer: string): Shown {
  const about = new Set(meantWords(senses, withoutAsking(question)).map(({ concept }) => concept));
  const share = (text: string): number => {
    const said = new Set(meantWords(senses, text).map(({ concept }) => concept));
    return [...about].filter((concept) => said.has(concept)).length / (about.size || 1);
  };
  const sentence = mostOf(sentencesIn(answer), share);
  return { amount: Math.min(1, share(answer) / ENOUGH_SHARED), sentence };
}
