import type { AnswerDocument } from '#engines/answers/index.ts';

/** A text that answers: a version of a document, whose text never changes, or what a job says. */
export interface AnsweringText {
  document: AnswerDocument;
  /** Where each of its passages begins, in UTF-16 units of the text. */
  starts: readonly number[];
}

/** Words that stand somewhere: of which text, in which of its passages, from where to where in that. */
export interface FoundWords {
  textId: string;
  passage: number;
  start: number;
  end: number;
}

/** An answer by where its words stand; whoever asked holds the texts. */
export interface FoundAnswer {
  isRefused: boolean;
  confidence: number;
  /** In a word or two, and of which text that is where it is quoted. */
  short: { kind: 'number' | 'date' | 'name'; text: string; textId: string } | { kind: 'yes' | 'no' } | null;
  /** The best first. */
  sentences: FoundWords[];
  /** Words of other texts that give another number or date. */
  conflicts: FoundWords[];
  passages: FoundWords[];
}

/** A question, and the texts that may answer it. */
export interface AskedTexts {
  /** Under which the texts are kept together in memory: those of one company for one kind of readers. */
  key: string;
  /** Ids of all that the asker may read there. What is held beside them is let go of. */
  texts: readonly string[];
  /** Texts of this one question. */
  besides?: readonly AnsweringText[];
  question: string;
  /** What was asked before in the same conversation, the last question last. */
  thread?: readonly string[];
  lang: 'en' | 'ar';
  /** The name of the company whose texts they are, where the question names it. */
  whose?: string | undefined;
  /** A text by its id, when it is not held yet; null where it has gone meanwhile. */
  load(id: string): Promise<AnsweringText | null>;
}

/** Answers questions from texts, in a thread of its own. */
export interface Answering {
  ask(asked: AskedTexts): Promise<FoundAnswer>;
  close(): Promise<void>;
}
