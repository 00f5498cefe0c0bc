/**
 * The door of the answers engine: documents in, a question, and the sentences that answer it out, each with its place, or
 * the word that nothing there answers. No network, no model, no memory beyond the index that its maker holds.
 */
export {
  type Answer,
  type AnswerIndex,
  createAnswerIndex,
  type PassagePlace,
  type Place,
  type Quotation,
} from './answer-index.ts';
export type { AnswerDocument } from './passage-index.ts';
export type { Part } from './passages.ts';
export type { ShortAnswer } from './short-answer.ts';
