import fs from 'node:fs';
import path from 'node:path';
import { findSkills, openTaxonomy } from '#engines/taxonomy/index.ts';
import {
  BEGIN,
  type ChainModel,
  expectedTransitions,
  INSIDE,
  LABELS,
  labelProbabilities,
  OUTSIDE,
  scoresOf,
  sumsOf,
} from '#engines/taxonomy/tagger/chain.ts';
import { FEATURES_PER_TOKEN, featuresOf, ROW_BITS } from '#engines/taxonomy/tagger/features.ts';
import { sentencesOf } from '#engines/taxonomy/tagger/tokens.ts';
import { encodeWeights } from '#engines/taxonomy/tagger/weights.ts';

/**
 * Learns the skill tagger's weights: `node tools/train-tagger.ts FILE OUT`. FILE holds one JSON object a line with
 * `tokens`, `tags_skill` and `tags_knowledge` (B, I, O a token); both kinds of tags become one. Same file, same
 * weights, as long as the dictionary stays the same.
 */

/** One line of the file. */
export type TaggedLine = { tokens: string[]; tags_skill: string[]; tags_knowledge: string[] };

export type Marked = { start: number; end: number };

const TAXONOMY = openTaxonomy();
const EPOCHS = 4;
/** Of AdaGrad. */
const LEARNING_RATE = 0.025;
/** Chosen on documents held out, where precision and recall meet for spans that overlap by half. */
const EAGERNESS = 0.6;

const ABOUT = [
  'Weights of the skill tagger of this product (engines/taxonomy/tagger), written by tools/train-tagger.ts.',
  'Learned from the training split of SkillSpan: Mike Zhang, Kristian Norgaard Jensen, Sif Dam Sonniks and Barbara Plank,',
  '"SkillSpan: Hard and Soft Skill Extraction from English Job Postings", NAACL 2022. MIT licence, copyright its authors.',
];

/** The model learned from these lines. Log-linear, by stochastic gradients with a step of its own for each weight. */
export function trainTagger(lines: readonly TaggedLine[]): ChainModel {
  // Names of companies are masked in the data ("<ORGANIZATION>"), but not in what people upload, and the skills worth
  // finding are those never seen before: every other round reads names that stand for nothing.
  const random = randomFrom(7);
  const rounds = [lines.flatMap(examplesOf), withStrangers(lines, random).flatMap(examplesOf)];
  const model: ChainModel = {
    weights: new Float32Array(2 << ROW_BITS),
    scale: 1,
    transitions: new Float32Array((LABELS + 1) * LABELS),
    eagerness: EAGERNESS,
  };
  const squares = {
    weights: new Float32Array(model.weights.length),
    transitions: new Float32Array(model.transitions.length),
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const example of shuffled(rounds[epoch % 2]!, random)) learn(model, squares, example);
  }
  return model;
}

/** The text of a line, its tokens with spaces between, and where in it skills are marked. */
export function textOf(line: TaggedLine): { text: string; marked: Marked[] } {
  let text = '';
  const marked: Marked[] = [];
  let open: Marked | null = null;
  line.tokens.forEach((token, at) => {
    const start = text.length;
    text += `${token} `;
    const tag = line.tags_knowledge[at] !== 'O' ? line.tags_knowledge[at] : line.tags_skill[at];
    if (tag === 'O') open = null;
    else if (tag === 'I' && open) open.end = start + token.length;
    else if (tag === 'B') {
      open = { start, end: start + token.length };
      marked.push(open);
    }
  });
  return { text, marked };
}

type Example = { rows: Int32Array; labels: Uint8Array };

function examplesOf(line: TaggedLine): Example[] {
  const { text, marked } = textOf(line);
  const hits = findSkills(TAXONOMY, text);
  return sentencesOf(text).map((tokens) => {
    let before: Marked | undefined;
    const labels = Uint8Array.from(tokens, (token) => {
      const span = marked.find((other) => other.start < token.end && token.start < other.end);
      const label = !span ? OUTSIDE : span === before ? INSIDE : BEGIN;
      before = span;
      return label;
    });
    return { rows: featuresOf(TAXONOMY, tokens, hits), labels };
  });
}

/**
 * The lines with a made-up name, each time another, for every masked one and for many capitalised words, all the rare
 * ones among them: what is left to learn from are the neighbours and the shape.
 */
function withStrangers(lines: readonly TaggedLine[], random: () => number): TaggedLine[] {
  const counts = new Map<string, number>();
  for (const token of lines.flatMap((line) => line.tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const isStranger = (token: string): boolean =>
    /^<[A-Z]+>/.test(token) ||
    (/^\p{Lu}\p{Ll}+$/u.test(token) && (counts.get(token)! <= 2 || random() < 0.4));
  return lines.map((line) => ({
    ...line,
    tokens: line.tokens.map((token) => (isStranger(token) ? madeUpName(random) : token)),
  }));
}

function madeUpName(random: () => number): string {
  const pick = (letters: string): string => letters[Math.floor(random() * letters.length)]!;
  let name = pick('BCDFGHKLMNPRSTVZ');
  for (let syllable = 0; syllable < 2 + Math.floor(random() * 2); syllable++)
    name += pick('aeiou') + pick('bdfglmnprstxz');
  return name;
}

type Squares = { weights: Float32Array; transitions: Float32Array };

function learn(model: ChainModel, squares: Squares, { rows, labels }: Example): void {
  const sums = sumsOf(model, scoresOf(model, rows, FEATURES_PER_TOKEN));
  const probabilities = labelProbabilities(sums);
  const gradients = expectedTransitions(sums).map((expected) => -expected);
  let before = LABELS;
  labels.forEach((label, at) => {
    gradients[before * LABELS + label]! += 1;
    before = label;
    for (const learned of [BEGIN, INSIDE]) {
      const gradient = (label === learned ? 1 : 0) - probabilities[at * LABELS + learned]!;
      if (Math.abs(gradient) < negligible) continue;
      for (let row = at * FEATURES_PER_TOKEN; row < (at + 1) * FEATURES_PER_TOKEN; row++)
        step(model.weights, squares.weights, rows[row]! * 2 + learned - BEGIN, gradient);
    }
  });
  gradients.forEach((gradient, at) => {
    if (Math.abs(gradient) >= negligible) step(model.transitions, squares.transitions, at, gradient);
  });
}

const negligible = 1e-3;

function step(values: Float32Array | Int8Array, squares: Float32Array, at: number, gradient: number): void {
  squares[at]! += gradient * gradient;
  values[at]! += (LEARNING_RATE * gradient) / Math.sqrt(squares[at]! + 0.01);
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

/** Numbers from 0 to 1, the same every time (a linear congruential generator). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

if (import.meta.main) {
  const [file, out] = process.argv.slice(2);
  if (!file || !out) throw new Error('node tools/train-tagger.ts FILE OUT');
  const lines = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TaggedLine);
  const model = trainTagger(lines);
  fs.mkdirSync(path.dirname(out), { recursive: true });
  fs.writeFileSync(out, encodeWeights(model, ABOUT));
}
