import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentAnswer, listDocuments } from '#contract/features/documents.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import type { Benchmark, Measurement } from './measurement.ts';
import { callApi, initialisedFolder, type Product, signIn, startProduct } from './product.ts';

const KILLS = Number(process.env.LOSSES ?? 50);
/** Documents given in before each kill, so that several are at different steps. */
const EACH = 2;
/** From queued to done a small document takes about as long: kills fall into every step. */
const MOST_DELAY_MS = 1_500;
const SETTLED_WITHIN_MS = 300_000;
const OWNER = 'recruiter@masar.demo';

/**
 * The program is killed again and again while documents are taken in: none that was confirmed is lost, doubled or stuck,
 * and each answers about its last line.
 */
export const documentLossesBenchmark: Benchmark = {
  name: 'document-losses',
  isOnlyWhenNamed: true,
  async run(say) {
    const { dataDir } = await initialisedFolder();
    let product = await startProduct(dataDir);
    const confirmed: number[] = [];
    for (let kill = 1; kill <= KILLS; kill++) {
      const token = await signIn(product, OWNER);
      for (let at = 0; at < EACH; at++) {
        const number = kill * EACH + at;
        if (await isTakenIn(product, token, number)) confirmed.push(number);
      }
      // Spread evenly over the time that taking in needs.
      await wait((MOST_DELAY_MS * (kill % 10)) / 10);
      process.kill(product.pid, 'SIGKILL');
      product = await startProduct(dataDir);
      if (kill % 10 === 0) say(`${kill} kills, ${confirmed.length} documents`);
    }
    const found = await settled(product);
    const token = await signIn(product, OWNER);
    let silent = 0;
    for (const number of confirmed) if (!(await answers(product, token, number))) silent++;
    await product.stop();
    const times = confirmed.map(
      (number) => found.filter(({ filename }) => filename === nameOf(number)).length,
    );
    return measurementsOf({
      lost: times.filter((count) => count === 0).length,
      doubled: times.filter((count) => count > 1).length,
      stuck: found.filter(({ info }) => info.flag !== 'Processed').length,
      silent,
    });
  },
};

const nameOf = (number: number) => `losses-${number}.txt`;
/** A word of its own for each document, which its last line alone says. */
const lockerOf = (number: number) => `Q${number}Z`;

async function isTakenIn(product: Product, token: string, number: number): Promise<boolean> {
  const rules = Array.from(
    { length: 40 },
    (_, at) => `Rule ${at + 1} of site ${number} is about helmets and boots.`,
  );
  const text = [...rules, `The key of site ${number} lies in locker ${lockerOf(number)}.`].join('\n\n');
  const form = new FormData();
  form.append('purpose', 'document');
  form.append('file', new Blob([text]), nameOf(number));
  try {
    const { id } = await callApi<{ id: string }>(product, token, '/upload-file', form);
    await callApi(product, token, '/recruiter/knowledge-base', { filename: id });
    return true;
  } catch {
    return false;
  }
}

type Listed = Reply<typeof listDocuments>['data'];

/** All documents of the runs, once none of them is under way or waiting has been in vain. */
async function settled(product: Product): Promise<Listed> {
  const began = performance.now();
  for (;;) {
    const all = await everyDocument(product);
    const isOver = all.every(({ info }) => info.flag !== 'Processing');
    if (isOver || performance.now() - began > SETTLED_WITHIN_MS) return all;
    await wait(1_000);
  }
}

async function everyDocument(product: Product): Promise<Listed> {
  const token = await signIn(product, OWNER);
  const all: Listed = [];
  for (let page = 0; ; page++) {
    const { data, total } = await callApi<Reply<typeof listDocuments>>(
      product,
      token,
      `/recruiter/knowledge-base?page=${page}&limit=100`,
    );
    all.push(...data);
    if (data.length === 0 || all.length >= total) break;
  }
  return all.filter(({ filename }) => filename.startsWith('losses-'));
}

async function answers(product: Product, token: string, number: number): Promise<boolean> {
  const question = `In which locker does the key of site ${number} lie?`;
  const { sentences } = await callApi<DocumentAnswer>(product, token, '/knowledge-base/v2', { question });
  return sentences.some(({ text }) => text.includes(lockerOf(number)));
}

function measurementsOf(counted: Record<'lost' | 'doubled' | 'stuck' | 'silent', number>): Measurement[] {
  return Object.entries(counted).map(([what, measured]) => ({
    what: `document losses: ${what}, of ${KILLS} kills`,
    budget: 0,
    measured,
    unit: '',
  }));
}
