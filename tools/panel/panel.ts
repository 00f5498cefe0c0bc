import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readInputs } from './inputs.ts';
import { readJudgements } from './judgements.ts';
import { startPanelProduct } from './product.ts';
import { askAll, type PanelList } from './questions.ts';
import { notJudged, readable, shownEvidence, tableOfFloors, tableOfShares } from './report.ts';
import { settleIn } from './settling-in.ts';

/**
 * `npm run panel [-- FOLDER]`: asks the product what people ask it, about the panel's resumes and postings, and says
 * how much of what it answers experts would show. See `docs/guides/panel.md`. With a folder of an earlier run it asks
 * nothing and only counts anew, after more was judged.
 */

const earlier = process.argv[2];
const folder = earlier ?? fs.mkdtempSync(path.join(os.tmpdir(), 'masar-panel-answers-'));
const lists = earlier ? answersIn(earlier) : await ask();
const judgements = readJudgements();
fs.writeFileSync(
  path.join(folder, 'answers.jsonl'),
  lists.map((list) => `${JSON.stringify(list)}\n`).join(''),
);
fs.writeFileSync(path.join(folder, 'answers.txt'), readable(judgements, lists));
fs.writeFileSync(
  path.join(folder, 'evidence.jsonl'),
  shownEvidence(lists)
    .map((it) => `${JSON.stringify(it)}\n`)
    .join(''),
);
fs.writeFileSync(path.join(folder, 'not-judged.tsv'), notJudged(judgements, lists));
console.log(
  `${tableOfShares(judgements, lists)}\n\n${tableOfFloors(judgements, lists)}\n\n${folder}: answers.txt, answers.jsonl, not-judged.tsv`,
);

async function ask(): Promise<PanelList[]> {
  const inputs = readInputs();
  const product = await startPanelProduct();
  try {
    console.log(`${inputs.people.size} people and ${inputs.jobs.size} jobs settle in`);
    const settled = await settleIn(product, inputs);
    fs.writeFileSync(path.join(folder, 'readings.txt'), settled.readings.join('\n\n'));
    for (const fault of settled.unread) console.log(`not read: ${fault}`);
    return await askAll(product, inputs, settled);
  } finally {
    await product.stop();
  }
}

function answersIn(at: string): PanelList[] {
  const lines = fs.readFileSync(path.join(at, 'answers.jsonl'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line): PanelList => JSON.parse(line));
}
