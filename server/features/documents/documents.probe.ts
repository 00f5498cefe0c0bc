import type { Answering, AnsweringText } from '#server/platform/answering.ts';

/** As many words as somebody would ask with. */
const WORDS = 12;
/** Where a passage must be found to count as found. */
const FIRST = 3;

/**
 * Whether a question in the words of a text's last passage finds it, by the same way as every question: what was cut off
 * on its way into the index is not there to be found.
 */
export async function answersAboutItsEnd(answering: Answering, text: AnsweringText): Promise<boolean> {
  const end = lastPassage(text);
  if (!end) return false;
  const found = await answering.ask({
    key: 'probe',
    texts: [],
    besides: [text],
    question: end.question,
    lang: /\p{Script=Arabic}/u.test(end.question) ? 'ar' : 'en',
    load: async () => null,
  });
  // The same words may stand elsewhere too, as a signature does at the end of every form.
  return found.passages
    .slice(0, FIRST)
    .some(
      ({ passage, start, end: to }) =>
        covers(text, end.start, passage, start, to) || saysTheSame(text, passage, end.words),
    );
}

function lastPassage({ document: { text }, starts }: AnsweringText) {
  for (let at = starts.length - 1; at >= 0; at--) {
    const start = starts[at] ?? 0;
    const words =
      text.slice(start, starts[at + 1] ?? text.length).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? [];
    // A page number or a rule at the end is nothing that anybody asks for.
    if (words.length >= 4 || (at === 0 && words.length > 0))
      return { start, words, question: words.slice(0, WORDS).join(' ') };
  }
  return null;
}

/** Passages of the engine may hold several of ours, and begin with the heading above. */
function covers(
  { starts }: AnsweringText,
  wanted: number,
  passage: number,
  start: number,
  end: number,
): boolean {
  const from = (starts[passage] ?? 0) + start;
  const to = (starts[passage] ?? 0) + end;
  return from <= wanted + 1 && wanted < to;
}

function saysTheSame(
  { document: { text }, starts }: AnsweringText,
  passage: number,
  words: readonly string[],
): boolean {
  const other = new Set(
    text
      .slice(starts[passage] ?? 0, starts[passage + 1] ?? text.length)
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu),
  );
  return words.every((word) => other.has(word));
}
