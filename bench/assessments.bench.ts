import type {
  completeAssessment,
  saveAnswers,
  startAssessment,
} from '#contract/features/assessments.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { demoAccounts } from '#server/db/demo/people.ts';
import { type Benchmark, type Measurement, millisecondsOf, percentile } from './measurement.ts';
import { initialisedFolder, type Product, signIn, startProduct } from './product.ts';

const TEST = 'problem-solving-advanced';
const PERSONALITY = 'principles';
const TIMES = 30;

/**
 * Somebody takes a test and a personality over HTTP, one after the other as a person does: how long they wait until an
 * answer is stored, until their report of 25 facets is there, and for a page of its PDF.
 */
export const assessmentsBenchmark: Benchmark = {
  name: 'assessments',
  async run() {
    const { dataDir } = await initialisedFolder();
    const product = await startProduct(dataDir);
    try {
      const account = demoAccounts.find(({ role }) => role === 'individual');
      if (!account) throw new Error('the demo has a candidate');
      const caller = callerOf(product, await signIn(product, account.email));
      return [
        ...(await measureAnswers(caller)),
        ...(await measureReport(caller, await caller.get<{ user_id: string }>('/profile'))),
      ];
    } finally {
      await product.stop();
    }
  },
};

type Caller = ReturnType<typeof callerOf>;

function callerOf({ url }: Product, token: string) {
  const send = async (path: string, body?: unknown) => {
    const response = await fetch(`${url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { token, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    bytes: async (path: string) => new Uint8Array(await (await send(path)).arrayBuffer()),
    get: async <T>(path: string) => ((await (await send(path)).json()) as { data: T }).data,
    post: async <T>(path: string, body: unknown) =>
      ((await (await send(path, body)).json()) as { data: T }).data,
  };
}

/** Each question of a timed test is answered several times over, as by somebody who changes their mind. */
async function measureAnswers(caller: Caller): Promise<Measurement[]> {
  const at = `/assessments/${TEST}`;
  const { questions } = await caller.post<Reply<typeof startAssessment>>(`${at}/questionnaire`, {
    limit: 200,
  });
  const samples: number[] = [];
  for (let round = 0; round < TIMES; round++)
    for (const { id, type } of questions)
      samples.push(
        await millisecondsOf(() =>
          caller.post(`${at}/answers`, {
            question_id: id,
            answer_type: type,
            value: (round % 4) + 1,
            sequence: Date.now(),
          }),
        ),
      );
  await caller.post(`${at}/cancel`, {});
  const what = `assessments: an answer is stored, ${samples.length} one after the other`;
  return [
    { what: `${what}, median`, budget: 20, measured: percentile(samples, 0.5), unit: 'ms' },
    { what: `${what}, p95`, budget: null, measured: percentile(samples, 0.95), unit: 'ms' },
  ];
}

async function measureReport(caller: Caller, { user_id }: { user_id: string }): Promise<Measurement[]> {
  const at = `/assessments/${PERSONALITY}`;
  const { questions } = await caller.post<Reply<typeof startAssessment>>(`${at}/questionnaire`, {
    limit: 200,
  });
  const answers = questions.map(({ id, type, number }) => ({
    question_id: id,
    answer_type: type,
    value: ((number * 7) % 5) + 1,
    sequence: Date.now(),
  }));
  await caller.post<Reply<typeof saveAnswers>>(`${at}/answers/bulk`, { answers });
  const { attempt_id } = await caller.post<Reply<typeof completeAssessment>>(`${at}/result/${user_id}`, {});
  const reports: number[] = [];
  for (let round = 0; round < TIMES; round++)
    reports.push(await millisecondsOf(() => caller.get(`${at}/result?attempt_id=${attempt_id}`)));
  const pages: number[] = [];
  for (let round = 0; round < TIMES; round++) {
    let bytes = new Uint8Array();
    const took = await millisecondsOf(async () => {
      bytes = await caller.bytes(`${at}/result/${user_id}/pdf?attempt_id=${attempt_id}`);
    });
    pages.push(took / pagesIn(bytes));
  }
  return [
    {
      what: 'assessments: the report of 25 facets, p95',
      budget: 300,
      measured: percentile(reports, 0.95),
      unit: 'ms',
    },
    {
      what: 'assessments: its PDF, a page, median',
      budget: 100,
      measured: percentile(pages, 0.5),
      unit: 'ms',
    },
  ];
}

/** The pages that a PDF says it has. Throws where it says nothing. */
function pagesIn(pdf: Uint8Array): number {
  const count = /\/Type\s*\/Pages[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages/.exec(
    Buffer.from(pdf).toString('latin1'),
  );
  const pages = Number(count?.[1] ?? count?.[2]);
  if (!(pages > 0)) throw new Error('the PDF does not say how many pages it has');
  return pages;
}
