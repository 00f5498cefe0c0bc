import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type PanelInputs, readInputs, SETS } from './inputs.ts';
import { readEvidenceJudgements, readJudgements } from './judgements.ts';
import { startPanelProduct } from './product.ts';
import { askAll, type PanelList } from './questions.ts';
import { notJudged, readable, shownEvidence, tableOfFloors, tableOfShares } from './report.ts';
import { settleIn } from './settling-in.ts';

/**
 * `npm run panel [-- --set second] [FOLDER]`: asks the product what people ask it, about the panel's resumes and postings, and says
 * how much of what it answers experts would show. See `docs/guides/panel.md`. With a folder of an earlier run it asks
 * nothing and only counts anew, after more was judged.
 */

const { values, positionals } = parseArgs({
  options: { set: { type: 'string', default: 'first' } },
  allowPositionals: true,
});
const set = SETS.find((name) => name === values.set);
if (!set) throw new Error(`There is no set ${values.set}, only ${SETS.join(' and ')}.`);
const [earlier] = positionals;
const folder = earlier ?? fs.mkdtempSync(path.join(os.tmpdir(), 'masar-panel-answers-'));
const lists = earlier ? answersIn(earlier) : await ask(readInputs(set));
const judgements = readJudgements(set);
const shown = shownEvidence(lists, readEvidenceJudgements(set));
fs.writeFileSync(
  path.join(folder, 'answers.jsonl'),
  lists.map((list) => `${JSON.stringify(list)}\n`).join(''),
);
fs.writeFileSync(path.join(folder, 'answers.txt'), readable(judgements, lists));
fs.writeFileSync(path.join(folder, 'evidence.jsonl'), shown.map((it) => `${JSON.stringify(it)}\n`).join(''));
fs.writeFileSync(path.join(folder, 'not-judged.tsv'), notJudged(judgements, lists, shown));
console.log(
  `${tableOfShares(judgements, lists, shown)}\n\n${tableOfFloors(judgements, lists)}\n\n${folder}: answers.txt, answers.jsonl, not-judged.tsv`,
);

async function ask(inputs: PanelInputs): Promise<PanelList[]> {
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
