import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { confidenceOf, LEAST_CONFIDENCE_OF_ANSWER, worthOf } from './confidence.ts';
import { denialsOf, ownOpposites } from './denials.ts';
import { type Candidate, candidatesOf } from './evidence.ts';
import { type AnswerDocument, createPassageIndex } from './passage-index.ts';
import { questionOf } from './question.ts';
import { soughtOf } from './sought.ts';
import { ownWords, wordTableOf } from './word-table.ts';

/** A piece of a document, as it stands there; offsets are UTF-16 units of the document's text. */
export type Quotation = { documentId: string; start: number; end: number; text: string };
export type PassagePlace = { documentId: string; start: number; end: number; headings: readonly string[] };

export type Answer = {
  /** Nothing in the documents answers with enough certainty: what is given is only the nearest. */
  refused: boolean;
  /** 0 to 1: how likely the first sentences answer. */
  confidence: number;
  sentences: Quotation[];
  passages: PassagePlace[];
};

export type AskOptions = {
  lang: 'en' | 'ar';
  /** Ids of the documents that the asker may read; without it, all. */
  allowed?: ReadonlySet<string>;
};

export type AnswerIndex = {
  /** How many passages there are. */
  readonly size: number;
  /** Adds a document, or replaces the one of its id. */
  add(document: AnswerDocument): void;
  remove(id: string): boolean;
  answer(question: string, options: AskOptions): Answer;
};

const PASSAGES_READ = 10;
const FOREIGN = 0.6;

/** An index of documents that answers questions from them, and from nothing else. */
export function createAnswerIndex(_taxonomy: Taxonomy): AnswerIndex {
  const index = createPassageIndex();
  const words = wordTableOf(ownWords());
  const denies = denialsOf(ownOpposites());
  return {
    get size() {
      return index.size;
    },
    add: (document) => index.add(document),
    remove: (id) => index.remove(id),
    answer(question, { lang, allowed }) {
      const sought = soughtOf(question, index, words);
      const asked = questionOf(question);
      const found = index.find(sought, PASSAGES_READ, { allowed, lang, foreign: FOREIGN });
      const ranked = candidatesOf(found, sought, asked)
        .map((candidate) => ({ candidate, worth: worthOf(candidate.features, asked) }))
        .sort(
          (a, b) =>
            b.worth - a.worth ||
            a.candidate.passageRank - b.candidate.passageRank ||
            a.candidate.start - b.candidate.start,
        );
      const best = ranked[0]?.candidate;
      const confidence = best ? confidenceOf({ best, sought, isDenied: denies(question, textOf(best)) }) : 0;
      return {
        refused: confidence < LEAST_CONFIDENCE_OF_ANSWER,
        confidence,
        sentences: ranked.slice(0, 3).map(({ candidate }) => quotationOf(candidate)),
        passages: found.map(({ document, start, end, headings }) => ({
          documentId: document.id,
          start,
          end,
          headings,
        })),
      };
    },
  };
}

function quotationOf(candidate: Candidate): Quotation {
  const { passage, start, end } = candidate;
  return { documentId: passage.document.id, start, end, text: textOf(candidate) };
}

function textOf({ passage: { document }, start, end }: Candidate): string {
  return document.text.slice(start, end);
}
