import type { Answering, AnsweringText } from '#server/platform/answering.ts';

/** As many words as somebody would ask with. */
const WORDS = 8;

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
    question: end.question.join(' '),
    lang: /\p{Script=Arabic}/u.test(end.question.join('')) ? 'ar' : 'en',
    load: async () => null,
  });
  // The same words may stand elsewhere too, as a signature does at the end of every form: then none is the right one.
  return found.passages.some(({ passage, start, end: to }) => {
    const from = (text.starts[passage] ?? 0) + start;
    const isThere = from <= end.start + 1 && end.start < (text.starts[passage] ?? 0) + to;
    const others = new Set(wordsAt(text, passage));
    return isThere || end.question.every((word) => others.has(word));
  });
}

/** Where the last passage that says something begins, and the words in it that stand in the fewest others. */
function lastPassage(text: AnsweringText): { start: number; question: string[] } | null {
  for (let at = text.starts.length - 1; at >= 0; at--) {
    const words = [...new Set(wordsAt(text, at))];
    // A page number or a rule at the end is nothing that anybody asks for.
    if (words.length < 4 && (at > 0 || words.length === 0)) continue;
    const frequency = frequenciesOf(text, words);
    const rarest = words.toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0));
    return { start: text.starts[at] ?? 0, question: rarest.slice(0, WORDS) };
  }
  return null;
}

/** In how many passages each of these words stands. */
function frequenciesOf(text: AnsweringText, words: readonly string[]): Map<string, number> {
  const frequency = new Map(words.map((word) => [word, 0]));
  text.starts.forEach((_, at) => {
    for (const word of new Set(wordsAt(text, at))) {
      const known = frequency.get(word);
      if (known !== undefined) frequency.set(word, known + 1);
    }
  });
  return frequency;
}

function wordsAt({ document: { text }, starts }: AnsweringText, passage: number): string[] {
  const piece = text.slice(starts[passage] ?? 0, starts[passage + 1] ?? text.length);
  return piece.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]+/gu) ?? [];
}
