/** What an answer is held against; all of it may be missing. */
export interface Rubric {
  /** A full answer. */
  reference?: string;
  /** What a good answer says, each in a phrase; or what it does: "gives the result". */
  keyPoints?: readonly string[];
  /** Further references, each enough by itself. */
  alternatives?: readonly string[];
}

/** What one part of the judgement adds to a score, and why. */
export interface JudgedPart {
  /** What it adds to the score, 0 to 1; below 0 where it takes away. */
  points: number;
  /** The sentence of the answer that earned or lost most of it; `null` where none did. */
  sentence: string | null;
}

/** The score of an answer, 0 to 1: the sum of the points of its parts. */
export interface Judgement {
  score: number;
  /** By name: of a rubric with key points, `keyPoint1` and so on in their order. */
  parts: Record<string, JudgedPart>;
}

/**
 * Sums up parts. What takes away never takes more than there is. A `lift` below 1 raises the middle of the scale: the score
 * becomes its power, and the parts grow with it.
 */
export function judged(parts: Record<string, JudgedPart>, lift = 1): Judgement {
  const given = Object.entries(parts);
  const earned = given.reduce((sum, [, { points }]) => sum + Math.max(0, points), 0);
  const lost = given.reduce((sum, [, { points }]) => sum - Math.min(0, points), 0);
  const share = lost > earned ? earned / lost : 1;
  const plain = Math.max(0, earned - lost * share);
  const scale = plain > 0 ? plain ** (lift - 1) : 1;
  const kept = given.map(([name, part]) => [
    name,
    { ...part, points: part.points * scale * (part.points < 0 ? share : 1) },
  ]);
  return { score: plain * scale, parts: Object.fromEntries(kept) };
}
