import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './sources.ts';

/**
 * `node tools/told-steps.ts`: counts what counsellors told the people of `tools/panel/tellings/tellings.jsonl` to go on to, and
 * writes it for each occupation where somebody stood, what was told first and most often first, to the taxonomy's
 * `told-steps.txt`.
 */

interface Telling {
  start: string;
  next: string[];
}

const TELLINGS = path.join(ROOT, 'tools/panel/tellings/tellings.jsonl');
const STEPS = path.join(ROOT, 'engines/taxonomy/data/told-steps.txt');
const HEAD = `# What counsellors told people to go on to: occupation | occupations, those first that were told most often.
# Written by tools/told-steps.ts.
`;

/** How much less each later step of a telling counts. */
const costOfPlace = 0.5;

const worth = new Map<string, Map<string, number>>();
for (const line of fs.readFileSync(TELLINGS, 'utf8').trim().split('\n')) {
  const { start, next }: Telling = JSON.parse(line);
  const steps = worth.get(start) ?? new Map<string, number>();
  for (const [place, id] of next.entries())
    if (id !== start) steps.set(id, (steps.get(id) ?? 0) + 1 / (1 + costOfPlace * place));
  worth.set(start, steps);
}
const lines = [...worth]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([start, steps]) => {
    const ids = [...steps].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([id]) => id);
    return `${start} | ${ids.join(' ')}\n`;
  });
fs.writeFileSync(STEPS, HEAD + lines.join(''));
console.log(`${lines.length} occupations`);
