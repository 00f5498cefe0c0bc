import { setTimeout as wait } from 'node:timers/promises';
import type {
  DocumentAnswer,
  KnowledgeDocument,
  listDocuments,
} from '#contract/features/documents.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { createAnswerIndex } from '#engines/answers/index.ts';
import { openTaxonomy, taxonomyFoldersIn } from '#engines/taxonomy/index.ts';
import { createChance } from '#server/db/demo/random.ts';
import { pdfOfPages } from '#server/features/documents/documents.fixtures.ts';
import { type Benchmark, type Measurement, percentile } from './measurement.ts';
import { callApi, initialisedFolder, signIn, startProduct } from './product.ts';

/** A million takes minutes and gigabytes: `PASSAGES=10000,1000000 npm run bench -- answers`. */
const SIZES = (process.env.PASSAGES ?? '10000').split(',').map(Number);
const PASSAGES_EACH = 50;
const QUESTIONS = 200;
const PAGES = 100;
const OWNER = 'recruiter@masar.demo';

/** How soon documents answer: the first words over many passages, and a long PDF from its upload on. */
export const answersBenchmark: Benchmark = {
  name: 'answers',
  isOnlyWhenNamed: true,
  async run(say) {
    const { dataDir } = await initialisedFolder();
    const measured: Measurement[] = [];
    for (const size of SIZES) {
      say(`${size} passages`);
      measured.push(...measureIndex(dataDir, size));
    }
    return [...measured, await measurePdf(dataDir)];
  },
};

const NOUNS =
  'leave helmet contract visa salary ticket office badge laptop vehicle meeting training invoice budget supplier customer warehouse shift holiday allowance insurance pension bonus grievance transfer uniform parking canteen travel expense';
const VERBS =
  'approve record renew return request cancel extend inspect replace store sign deliver review confirm pay';
const PLACES =
  'Dubai Riyadh Jeddah Doha Muscat Kuwait Manama Amman Cairo Sharjah Ajman Dammam Salalah Irbid Alexandria';

/** An invented rule book: rules of sites, each site and number in few passages, the words of work in many. */
function rulesOf(from: number, count: number): string {
  const chance = createChance(from);
  const [nouns, verbs, places] = [NOUNS, VERBS, PLACES].map((list) => list.split(' '));
  const one = (list: readonly string[] | undefined) => chance.one(list ?? []);
  return Array.from({ length: count }, (_, at) => {
    const number = from + at;
    return `Rule ${number}. The manager in ${one(places)} must ${one(verbs)} the ${one(nouns)} of site S${number} within ${2 + (number % 28)} days. Whoever needs a ${one(nouns)} or a ${one(nouns)} asks the office in ${one(places)} to ${one(verbs)} it.`;
  }).join('\n\n');
}

function measureIndex(dataDir: string, size: number): Measurement[] {
  const before = process.memoryUsage.rss();
  const index = createAnswerIndex(openTaxonomy(taxonomyFoldersIn(dataDir)));
  const began = performance.now();
  for (let from = 0; from < size; from += PASSAGES_EACH)
    index.add({ id: `d${from}`, title: 'Rules of sites', text: rulesOf(from, PASSAGES_EACH), lang: 'en' });
  const addedMs = performance.now() - began;
  let right = 0;
  const times = Array.from({ length: QUESTIONS }, (_, at) => {
    const number = Math.floor((at * size) / QUESTIONS);
    const question = `Within how many days must the manager do what rule ${number} of site S${number} says?`;
    const asked = performance.now();
    const { sentences } = index.answer(question, { lang: 'en' });
    const took = performance.now() - asked;
    if (sentences.some(({ text }) => text.includes(`S${number} `))) right++;
    return took;
  });
  const of = `answers: over ${index.size} passages`;
  const memory = (process.memoryUsage.rss() - before) / 2 ** 20;
  return [
    {
      what: `${of}, first words, median of ${QUESTIONS}`,
      budget: size <= 10_000 ? 150 : 400,
      measured: percentile(times, 0.5),
      unit: 'ms',
    },
    { what: `${of}, first words, p95`, budget: null, measured: percentile(times, 0.95), unit: 'ms' },
    { what: `${of}, questions that found no rule`, budget: 0, measured: QUESTIONS - right, unit: '' },
    { what: `${of}, taken in`, budget: null, measured: addedMs / 1000, unit: 's' },
    { what: `${of}, memory`, budget: null, measured: memory, unit: 'MB' },
  ];
}

async function measurePdf(dataDir: string): Promise<Measurement> {
  const product = await startProduct(dataDir);
  try {
    const token = await signIn(product, OWNER);
    const pages = Array.from({ length: PAGES }, (_, page) => [
      `# Part ${page + 1}`,
      ...Array.from({ length: 40 }, (_, line) => `Rule ${line + 1} of part ${page + 1} is about helmets.`),
      ...(page === PAGES - 1 ? ['The key of the archive lies in locker Q77Z.'] : []),
    ]);
    const form = new FormData();
    form.append('purpose', 'document');
    form.append('file', new Blob([new Uint8Array(pdfOfPages(pages))]), 'rules.pdf');
    const began = performance.now();
    const { id } = await callApi<{ id: string }>(product, token, '/upload-file', form);
    const { uri } = await callApi<KnowledgeDocument>(product, token, '/recruiter/knowledge-base', {
      filename: id,
    });
    for (;;) {
      const { data } = await callApi<Reply<typeof listDocuments>>(
        product,
        token,
        '/recruiter/knowledge-base?limit=100',
      );
      const flag = data.find((it) => it.uri === uri)?.info.flag;
      if (flag === 'Failed') throw new Error('the long document was not taken in');
      if (flag === 'Processed') break;
      await wait(100);
    }
    const question = 'In which locker does the key of the archive lie?';
    const { answer } = await callApi<DocumentAnswer>(product, token, '/knowledge-base/v2', { question });
    if (!answer?.includes('Q77Z')) throw new Error('the last page of the long document does not answer');
    return {
      what: `answers: a PDF of ${PAGES} pages, from its upload until its last page answers`,
      budget: 10,
      measured: (performance.now() - began) / 1000,
      unit: 's',
    };
  } finally {
    await product.stop();
  }
}
