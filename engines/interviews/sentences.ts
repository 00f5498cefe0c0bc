/** The sentences of an answer, each once however often it is said. */
export function sentencesIn(answer: string): string[] {
  const sentences = answer
    .split(/(?<=[.!?؟])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  return [...new Set(sentences)];
}

/** The sentence worth most; `null` where none is worth anything. */
export function mostOf(sentences: readonly string[], worth: (sentence: string) => number): string | null {
  let found: string | null = null;
  let most = 0;
  for (const sentence of sentences) {
    const here = worth(sentence);
    if (here <= most) continue;
    [found, most] = [sentence, here];
  }
  return found;
}
