import type { EnglishSkill } from './english.ts';
import type { Question, QuestionBank } from './question-banks.ts';

/** A question of an attempt, with its choices in the order in which this person sees them. */
export interface DrawnQuestion {
  id: string;
  /** Places in the question's own list of choices. */
  order: readonly number[];
}

/** How often items were shown so far, and in how many attempts. */
export interface ItemExposure {
  attempts: number;
  shown: ReadonlyMap<string, number>;
}

/** What is left out of an attempt as long as there is something else. */
export interface LeftOut {
  /** Items of the person's earlier attempts. */
  seen?: ReadonlySet<string>;
  /** Items that too many others have met rest for a while; only of an adaptive test. */
  exposure?: ItemExposure | null;
  /** Skills that the person takes no questions of at all, whatever else there is; only of a language test. */
  without?: readonly EnglishSkill[];
}

/**
 * Draws the questions of one attempt: as many of each topic as of any other, to within one, without those in `seen` as
 * long as enough others are left. The same seed draws the same, so that an attempt can be rebuilt.
 */
export function drawQuestions(
  { questions }: QuestionBank,
  count: number,
  seed: number,
  seen: ReadonlySet<string> = new Set(),
): DrawnQuestion[] {
  const random = randomFrom(seed);
  const byTopic = [...Map.groupBy(questions, ({ topic }) => topic).values()].map((ofTopic) => {
    const shuffled = shuffle(ofTopic, random);
    return [...shuffled.filter(({ id }) => !seen.has(id)), ...shuffled.filter(({ id }) => seen.has(id))];
  });
  const drawn: Question[] = [];
  const topics = shuffle(byTopic, random);
  const most = Math.min(count, questions.length);
  for (let round = 0; drawn.length < most; round++)
    for (const ofTopic of topics) {
      const next = ofTopic[round];
      if (next && drawn.length < most) drawn.push(next);
    }
  return shuffle(drawn, random).map(({ id, choices }) => ({
    id,
    order: shuffle(
      choices.map((_, place) => place),
      random,
    ),
  }));
}

/** Numbers of 0 to under 1 that follow from a seed (mulberry32, in the public domain). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const left = [...list];
  const shuffled: T[] = [];
  while (left.length > 0) shuffled.push(...left.splice(Math.floor(random() * left.length), 1));
  return shuffled;
}
