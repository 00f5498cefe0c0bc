import fs from 'node:fs';
import path from 'node:path';
import { findSkills, openTaxonomy } from '#engines/taxonomy/index.ts';
import { FEATURES_PER_TOKEN, featuresOf, ROW_BITS } from '#engines/taxonomy/tagger/features.ts';
import { sentencesOf } from '#engines/taxonomy/tagger/tokens.ts';
import { BEGIN, type ChainModel, encodeWeights, INSIDE, OUTSIDE } from '#engines/text/index.ts';
import { type Example, type Learning, learnChain, randomFrom } from './chain-learning.ts';

/**
 * Learns the skill tagger's weights: `node tools/train-tagger.ts FILE OUT`. FILE holds one JSON object a line with
 * `tokens`, `tags_skill` and `tags_knowledge` (B, I, O a token); both kinds of tags become one. Same file, same
 * weights, as long as the dictionary stays the same.
 */

/** One line of the file. */
export type TaggedLine = { tokens: string[]; tags_skill: string[]; tags_knowledge: string[] };

export type Marked = { start: number; end: number };

const TAXONOMY = openTaxonomy();
const LEARNING: Learning = {
  rowBits: ROW_BITS,
  featuresPerToken: FEATURES_PER_TOKEN,
  epochs: 4,
  rate: 0.025,
  // Chosen on documents held out, where precision and recall meet for spans that overlap by half.
  eagerness: 0.6,
};

const ABOUT = [
  'Weights of the skill tagger of this product (engines/taxonomy/tagger), written by tools/train-tagger.ts.',
  'Learned from the training split of SkillSpan: Mike Zhang, Kristian Norgaard Jensen, Sif Dam Sonniks and Barbara Plank,',
  '"SkillSpan: Hard and Soft Skill Extraction from English Job Postings", NAACL 2022. MIT licence, copyright its authors.',
];

/** The model learned from these lines. */
export function trainTagger(lines: readonly TaggedLine[]): ChainModel {
  // Names of companies are masked in the data ("<ORGANIZATION>"), but not in what people upload, and the skills worth
  // finding are those never seen before: every other round reads names that stand for nothing.
  const random = randomFrom(7);
  const rounds = [lines.flatMap(examplesOf), withStrangers(lines, random).flatMap(examplesOf)];
  return learnChain(rounds, LEARNING, random);
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
  fs.writeFileSync(out, encodeWeights(model, ROW_BITS, ABOUT));
}
