import { workerData } from 'node:worker_threads';
import { type AnswerIndex, createAnswerIndex } from '#engines/answers/index.ts';
import { openTaxonomy, taxonomyFoldersIn } from '#engines/taxonomy/index.ts';
import type { FoundAnswer, FoundWords } from '#server/platform/answering.ts';
import { answerRequests } from '#server/platform/threads.ts';
import type { AnsweringReply, AnsweringRequest } from './documents.answering.ts';
import { placedIn, withTold } from './documents.told.ts';

/** The thread behind `createAnswering`. */

/** The texts of one company for one kind of readers: nothing else is among them, so that nothing else shows in answers. */
interface Shelf {
  index: AnswerIndex;
  /** Where the passages of each text begin. */
  starts: Map<string, readonly number[]>;
}

/** Passages that are held, of all companies; those of who asked longest ago are let go of first. */
const MOST_PASSAGES = 400_000;

const { dataDir } = workerData as { dataDir: string };
const taxonomy = openTaxonomy(taxonomyFoldersIn(dataDir));
/** The one that was asked last comes last. */
const shelves = new Map<string, Shelf>();

answerRequests<AnsweringRequest>((request) => {
  const shelf = shelfOf(request.key);
  if (request.kind === 'answer') return reply(shelf, request);
  shelf.index.add(request.document);
  shelf.starts.set(request.document.id, request.starts);
  keepWithinBounds();
  return null;
});

function shelfOf(key: string): Shelf {
  const shelf = shelves.get(key) ?? { index: createAnswerIndex(taxonomy), starts: new Map() };
  shelves.delete(key);
  shelves.set(key, shelf);
  return shelf;
}

function keepWithinBounds(): void {
  let held = 0;
  for (const { index } of shelves.values()) held += index.size;
  for (const [key, { index }] of shelves) {
    if (held <= MOST_PASSAGES || shelves.size === 1) return;
    held -= index.size;
    shelves.delete(key);
  }
}

function reply(
  shelf: Shelf,
  { texts, besides = [], question, thread = [], lang, whose }: Extract<AnsweringRequest, { kind: 'answer' }>,
): AnsweringReply {
  const allowed = new Set(texts);
  for (const id of shelf.starts.keys()) if (!allowed.has(id)) letGo(shelf, id);
  const missing = texts.filter((id) => !shelf.starts.has(id));
  if (missing.length > 0) return { missing };
  for (const { document, starts } of besides) {
    shelf.index.add(document);
    shelf.starts.set(document.id, starts);
    allowed.add(document.id);
  }
  try {
    const answer = answerOf(shelf, question, { lang, allowed, thread, whose });
    return { answer: withTold(answer, whose ? question.replaceAll(whose, ' ') : question, besides) };
  } finally {
    for (const { document } of besides) letGo(shelf, document.id);
  }
}

function letGo(shelf: Shelf, id: string): void {
  shelf.index.remove(id);
  shelf.starts.delete(id);
}

function answerOf(
  { index, starts }: Shelf,
  question: string,
  options: Parameters<AnswerIndex['answer']>[1],
): FoundAnswer {
  const { refused, confidence, short, sentences, conflicts, passages } = index.answer(question, options);
  const placed = (words: { documentId: string; start: number; end: number }): FoundWords => {
    return placedIn(starts.get(words.documentId) ?? [], words.documentId, words);
  };
  return {
    isRefused: refused,
    confidence,
    short:
      short && 'documentId' in short
        ? { kind: short.kind, text: short.text, textId: short.documentId }
        : short,
    sentences: sentences.map(placed),
    conflicts: conflicts.map(placed),
    passages: passages.map(placed),
  };
}
