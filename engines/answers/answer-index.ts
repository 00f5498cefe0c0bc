import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { bilingualNames } from './bilingual-names.ts';
import { confidenceOf, LEAST_CONFIDENCE_OF_ANSWER, worthOf } from './confidence.ts';
import { conflictsWith } from './conflicts.ts';
import { denialsOf, ownOpposites } from './denials.ts';
import { type Candidate, candidatesOf, saysTheSame } from './evidence.ts';
import { inFull } from './follow-up.ts';
import { ownParaphrases } from './paraphrases.ts';
import { type AnswerDocument, createPassageIndex, type FoundPassage } from './passage-index.ts';
import { questionOf } from './question.ts';
import type { Span } from './sentences.ts';
import { type ShortAnswer, shortAnswerOf } from './short-answer.ts';
import { soughtOf, withoutName } from './sought.ts';
import { ownWords, wordTableOf } from './word-table.ts';

/** A place in a document; offsets are UTF-16 units of its text. */
export type Place = { documentId: string; start: number; end: number };

/** A sentence as it stands in a document, and where nearly the same stands again. */
export type Quotation = Quoted & { copies: Quoted[] };
/** `worth` compares the quotations of one answer: the higher the better. */
type Quoted = Place & { text: string; worth: number };

/** A paragraph or rows of a document, with the headings above it. */
export type PassagePlace = Place & { headings: readonly string[] };

/** What the documents say to a question: their own sentences, each with its place. */
export type Answer = {
  /** The question as it was understood: in full, where it went on from the thread. */
  question: string;
  /** Nothing in the documents answers with enough certainty: what is given is only the nearest. */
  refused: boolean;
  /** 0 to 1: how likely the first sentences answer. */
  confidence: number;
  /** The answer in a word or two, where the question asks for that; never with a refusal. */
  short: ShortAnswer | null;
  /** Best first; none stands in two places. With a refusal those that come near, which may be none. */
  sentences: Quotation[];
  /** Sentences of other documents that give another number or date. Empty with a refusal. */
  conflicts: Quotation[];
  passages: PassagePlace[];
};

/** Who asks, in which language, and after which questions. */
type AskOptions = {
  lang: 'en' | 'ar';
  /** Ids of the documents that the asker may read; without it, all. Nothing of any other is quoted. */
  allowed?: ReadonlySet<string> | undefined;
  /** Questions asked before in the same thread, the last one last. */
  thread?: readonly string[];
  /** The name of whose documents they are: in a question it says who is asked, not what. */
  whose?: string | undefined;
};

/** Documents that can be asked. They are held in memory alone, by whoever made the index. */
export type AnswerIndex = {
  /** How many passages there are. */
  readonly size: number;
  has(documentId: string): boolean;
  /** Adds a document, or replaces the one of its id. */
  add(document: AnswerDocument): void;
  /** Whether there was such a document. It answers nothing from then on. */
  remove(documentId: string): boolean;
  /** The same documents, question and options give the same answer. */
  answer(question: string, options: AskOptions): Answer;
};

const PASSAGES_READ = 10;
const SENTENCES_GIVEN = 3;
/** What a passage in the other language than the question's counts: its own language goes first. */
const FOREIGN = 0.6;

/**
 * An index of documents that answers questions from them, and from nothing else: what stands in a document is only ever
 * quoted, whatever it says. Names of the taxonomy carry questions from one language to the other.
 */
export function createAnswerIndex(taxonomy: Taxonomy): AnswerIndex {
  const index = createPassageIndex();
  const wordings = {
    words: wordTableOf(ownWords(), bilingualNames(taxonomy)),
    paraphrases: ownParaphrases(),
  };
  const denies = denialsOf(ownOpposites());
  return {
    get size() {
      return index.size;
    },
    has: (documentId) => index.has(documentId),
    add: (document) => index.add(document),
    remove: (documentId) => index.remove(documentId),
    answer(asked, { lang, allowed, thread = [], whose }) {
      const full = inFull(taxonomy, asked, thread);
      const text = withoutName(full, whose);
      const question = questionOf(text);
      const sought = soughtOf(text, index, wordings);
      const found = index.find(sought, PASSAGES_READ, { allowed, lang, foreign: FOREIGN });
      const ranked = candidatesOf(found, sought, question)
        .map((candidate) => ({ candidate, worth: worthOf(candidate.features, question) }))
        .sort(byWorth);
      const candidates = ranked.map(({ candidate }) => candidate);
      const passages = inOrder(found, ranked).map(placeOfPassage);
      const sentences = quotationsOf(ranked);
      const best = candidates[0];
      if (!best) return { question: full, ...nothingFound, passages };
      const isDenied = denies(text, textOf(best));
      const isAllForeign = found.every((passage) => passage.lang !== lang);
      const confidence = confidenceOf({ best, sought, isDenied, lang, isAllForeign });
      if (confidence < LEAST_CONFIDENCE_OF_ANSWER) {
        const near = quotationsOf(ranked.filter(({ candidate }) => comesNear(candidate, lang)));
        return { question: full, ...nothingFound, confidence, sentences: near, passages };
      }
      const others = new Set(conflictsWith(best, candidates, question, sought));
      return {
        question: full,
        refused: false,
        confidence,
        short: shortAnswerOf(best, question, sought, isDenied),
        sentences,
        conflicts: quotationsOf(ranked.filter(({ candidate }) => others.has(candidate))),
        passages,
      };
    },
  };
}

const nothingFound = { refused: true, confidence: 0, short: null, sentences: [], conflicts: [] };

/** So much of a question is said by what comes near to it: one word of it in common, "work" or "day", is no nearness. */
const NEAR = 1 / 3;
/** From one language to the other fewer of its words are known, so that less means as much, a heading included. */
const NEAR_ACROSS = 1 / 5;

const comesNear = ({ features: { reach, context }, passage }: Candidate, lang: 'en' | 'ar'): boolean =>
  passage.lang === lang ? reach >= NEAR : Math.max(reach, context) >= NEAR_ACROSS;

type RankedCandidate = { candidate: Candidate; worth: number };

function byWorth(a: RankedCandidate, b: RankedCandidate): number {
  return (
    b.worth - a.worth ||
    a.candidate.passageRank - b.candidate.passageRank ||
    a.candidate.start - b.candidate.start
  );
}

/** Passages by their best sentence and, at less weight, by their own score. */
function inOrder(found: readonly FoundPassage[], ranked: readonly RankedCandidate[]): FoundPassage[] {
  const worths = new Map<FoundPassage, number>();
  for (const { candidate, worth } of ranked)
    if (!worths.has(candidate.passage))
      worths.set(candidate.passage, worth + PASSAGE_ITSELF * candidate.features.passage);
  return [...found].sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
}

const PASSAGE_ITSELF = 6;

/** The first sentences of a ranking, copies of each beside it. */
function quotationsOf(ranked: readonly RankedCandidate[]): Quotation[] {
  const given: { first: RankedCandidate; copies: RankedCandidate[] }[] = [];
  for (const one of ranked) {
    const known = given.find(({ first }) => saysTheSame(first.candidate.stems, one.candidate.stems));
    if (known) known.copies.push(one);
    else if (given.length < SENTENCES_GIVEN && !given.some(({ first }) => holds(first, one)))
      given.push({ first: one, copies: [] });
  }
  return given.map(({ first, copies }) => ({ ...quoted(first), copies: copies.map(quoted) }));
}

/** Whether what is quoted of one holds the other. */
function holds({ candidate: one }: RankedCandidate, { candidate: other }: RankedCandidate): boolean {
  const { start, end } = spanOf(one);
  return one.passage.document === other.passage.document && start <= other.start && other.end <= end;
}

function quoted({ candidate, worth }: RankedCandidate): Quoted {
  const { document } = candidate.passage;
  const { start, end } = spanOf(candidate);
  return { documentId: document.id, start, end, text: document.text.slice(start, end), worth };
}

const MOST_UNDER_HEADING = 400;
const ITEMS_BELOW = /^:?[^\S\n]*(?:\n[^\S\n]*[•●○▪■◆*–—-]\s[^\n]*)+/u;

/** A heading says nothing without the list below it: "What we offer" is answered with what that is. */
function spanOf({ passage, start, end }: Candidate): Span {
  const { text } = passage.document;
  if (/^[•●○▪■◆*–—-]|[.!?؟…]$/u.test(text.slice(start, end))) return { start, end };
  const items = ITEMS_BELOW.exec(text.slice(end, Math.min(passage.end, end + MOST_UNDER_HEADING)));
  return { start, end: end + (items?.[0].trimEnd().length ?? 0) };
}

function placeOfPassage({ document, start, end, headings }: FoundPassage): PassagePlace {
  return { documentId: document.id, start, end, headings };
}

function textOf({ passage: { document }, start, end }: Candidate): string {
  return document.text.slice(start, end);
}
