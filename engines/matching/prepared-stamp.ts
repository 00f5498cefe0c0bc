import { derived } from '#engines/taxonomy/index.ts';
import type { MatchModel } from './model.ts';
import { layout } from './prepared-layout.ts';
import { titleModel } from './titles.ts';

const stamps = new WeakMap<MatchModel['idf'], string>();

/**
 * Names all that prepared numbers depend on: the layout and the rules, what was learned, words and their frequencies
 * (the text's version), the order of skills and occupations, and how titles are weighed. Calibrations leave it as it is:
 * they weigh what was prepared.
 */
export function preparedStamp(model: MatchModel): string {
  const known = stamps.get(model.idf);
  if (known !== undefined) return known;
  const parts = [
    model.text.version,
    model.skillIds.join(' '),
    model.occupations.ids.join(' '),
    model.idf.join(' '),
    titleSum(model.taxonomy),
  ];
  const stamp = `${layout}-${model.learned}-${sumOf(parts.join('\n'))}`;
  stamps.set(model.idf, stamp);
  return stamp;
}

/** How a taxonomy weighs titles, by some names of its occupations in both languages. */
const titleSum = derived((taxonomy) => {
  const names = taxonomy.occupations.flatMap(({ name }, i) => (i % 25 === 0 ? [name.en, name.ar] : []));
  return sumOf(JSON.stringify(names.map((name) => titleModel(taxonomy).prepare(name))));
});

/** Two sums over the letters of a text (FNV's step, once on each and once on each with its place). */
function sumOf(text: string): string {
  let [first, second] = [0x811c9dc5, 0x9dc5811c];
  for (let i = 0; i < text.length; i++) {
    first = Math.imul(first ^ text.charCodeAt(i), 0x01000193);
    second = Math.imul(second ^ (text.charCodeAt(i) + i), 0x01000193);
    second ^= second >>> 15;
  }
  return `${(first >>> 0).toString(36)}${(second >>> 0).toString(36)}`;
}
