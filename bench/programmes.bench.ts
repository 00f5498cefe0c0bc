import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { readProgramText } from '#contract/features/programmes.contract.ts';
import type { mapDemand } from '#contract/features/skill-maps.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { buildWebIfStale } from '#server/app/web-build.ts';
import { type Benchmark, type Measurement, millisecondsOf, percentile } from './measurement.ts';
import { callApi, emptyDataDir, type Product, signIn, startProduct } from './product.ts';

const DOCUMENTS = Number(process.env.MASAR_BENCH_DOCUMENTS ?? 100_000);
const PAGES = 60;
const CHARACTERS_A_PAGE = 2_600;
const ROUNDS = 20;
/** The maps are told of a change at the latest with the next minute, and take a thousand changes at a time. */
const MOST_WAIT_MS = 30 * 60_000;
const CHANGE_ASKED_MS = 500;

/** Reading a long syllabus, holding it against very many jobs, and the maps of skills over as many documents. */
export const programmesBenchmark: Benchmark = {
  name: 'programmes',
  isOnlyWhenNamed: true,
  async run(say) {
    // A start that builds the web app takes longer than a start may.
    await buildWebIfStale(() => {});
    const dataDir = emptyDataDir();
    const product = await startProduct(dataDir);
    const institute = await signIn(product, 'institute@masar.demo');
    await callApi(product, institute, '/institute/program-text', { text: syllabusOf(2) });
    let programme = '';
    const readMs = await millisecondsOf(async () => {
      const read = await callApi<Reply<typeof readProgramText>>(
        product,
        institute,
        '/institute/program-text',
        {
          text: syllabusOf(PAGES),
        },
      );
      programme = read.response_id;
    });
    say(`copies of the demo data until there are ${DOCUMENTS} jobs and people`);
    await copyInto(dataDir, DOCUMENTS);
    const freshMs = await millisecondsOf(() => untilCounted(product, institute, say));
    const compared = await timesOf(() =>
      callApi(product, institute, '/institute/job/compare', { response_id: programme }),
    );
    // One after the other: all at once they would wait for each other.
    const maps: { name: string; times: number[] }[] = [];
    for (const { name, path: address, body } of MAPS)
      maps.push({ name, times: await timesOf(() => callApi(product, institute, address, body)) });
    const changedMs = await millisecondsOf(async () => {
      const before = await jobsCounted(product, institute);
      await copyInto(dataDir, 1);
      while ((await jobsCounted(product, institute)) === before) await wait(CHANGE_ASKED_MS);
    });
    await product.stop();
    return [
      { what: `reading a syllabus of ${PAGES} pages`, budget: 4_000, measured: readMs, unit: 'ms' },
      {
        what: `a programme against ${DOCUMENTS} jobs, p95 of ${ROUNDS}`,
        budget: 300,
        measured: percentile(compared, 0.95),
        unit: 'ms',
      },
      ...maps.map(
        ({ name, times }): Measurement => ({
          what: `${name}, ${DOCUMENTS} jobs and people, p95 of ${ROUNDS}`,
          budget: 100,
          measured: percentile(times, 0.95),
          unit: 'ms',
        }),
      ),
      {
        what: `a job more until the maps count it, of ${DOCUMENTS}`,
        budget: 60,
        measured: changedMs / 1_000,
        unit: 's',
      },
      {
        what: `counting ${2 * DOCUMENTS} documents anew`,
        budget: null,
        measured: freshMs / 1_000,
        unit: 's',
      },
    ];
  },
};

const MAPS = [
  { name: 'map of demand, a town', path: '/institute/skills/demand', body: {} },
  { name: 'map of demand, everywhere', path: '/institute/skills/demand', body: { state: '' } },
  {
    name: 'map of demand, a title',
    path: '/institute/skills/demand',
    body: { state: '', job_title: 'engineer' },
  },
  { name: 'map of supply, a town', path: '/institute/skills/supply', body: {} },
  {
    name: 'map of supply, a degree',
    path: '/institute/skills/supply',
    body: { state: '', course_title: 'accounting' },
  },
  { name: 'gap, everywhere', path: '/institute/skills/gap', body: { state: '' } },
  { name: 'gap, a town and level', path: '/institute/skills/gap', body: { level: 'senior' } },
] as const;

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  await work();
  for (let round = 0; round < ROUNDS; round++) times.push(await millisecondsOf(work));
  return times;
}

const COURSES = ['Structures', 'Surveying', 'Cost control', 'Contracts', 'Site safety', 'Building services'];
const OUTCOMES = [
  'Prepare bills of quantities and tender documents for civil works.',
  'Apply FIDIC contracts to claims and variations.',
  'Use AutoCAD to produce drawings for construction.',
  'Analyse project risk and draw up a schedule in Primavera P6.',
  'يطبق الطالب مبادئ إدارة المشاريع على مواقع البناء.',
];

/** A syllabus of so many pages as departments write them: courses with hours, outcomes and topics. */
function syllabusOf(pages: number): string {
  const lines = ['Bachelor of Quantity Surveying', 'Study plan', ''];
  for (let at = 1; lines.join('\n').length < pages * CHARACTERS_A_PAGE; at++) {
    lines.push(
      `QS ${100 + at} ${COURSES[at % COURSES.length]} ${Math.ceil(at / COURSES.length)} (3 credit hours)`,
    );
    lines.push('Learning outcomes:');
    for (const outcome of OUTCOMES) lines.push(`- ${outcome}`);
    lines.push('Topics: introduction, methods, cases, review.', '');
  }
  return lines.join('\n');
}

/** Copies so many jobs and people of the demo data within the database, so that triggers and work of the queue see each. */
async function copyInto(dataDir: string, count: number): Promise<void> {
  // As PostgreSQL writes it down: the port in its fourth line, the folder of its socket in the fifth.
  const lines = fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const database = new pg.Client({
    host: lines[4] || '127.0.0.1',
    port: Number(lines[3]),
    user: 'postgres',
    database: 'postgres',
  });
  await database.connect();
  await database.query(`
    create temporary table job_copies as
      select id, gen_random_uuid() as copy
      from (select m.job_id as id, count(*) over () as all_of_them from match_jobs m) as known
      cross join lateral generate_series(1, ceil(${count}::float8 / all_of_them)::int) limit ${count};
    create temporary table user_copies as
      select id, gen_random_uuid() as copy
      from (select m.user_id as id, count(*) over () as all_of_them from match_profiles m) as known
      cross join lateral generate_series(1, ceil(${count}::float8 / all_of_them)::int) limit ${count}`);
  const copy = async (table: string, of: 'job' | 'user', own: Record<string, string>) => {
    const { rows } = await database.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const names = rows.map(({ name }) => `"${name}"`);
    const values = rows.map(({ name }) => own[name] ?? `t."${name}"`);
    const key = table === 'jobs' || table === 'users' ? 'id' : `${of}_id`;
    await database.query(
      `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
       from ${of}_copies c join ${table} t on t.${key} = c.id`,
    );
  };
  await copy('jobs', 'job', { id: 'c.copy', public_key: 'c.copy::text' });
  await copy('match_jobs', 'job', { job_id: 'c.copy' });
  await copy('users', 'user', { id: 'c.copy', email: "c.copy || '@bench.example'" });
  await copy('profiles', 'user', { id: 'gen_random_uuid()', user_id: 'c.copy' });
  await copy('match_profiles', 'user', { user_id: 'c.copy' });
  await database.query('analyze');
  await database.end();
}

async function jobsCounted(product: Product, token: string): Promise<number> {
  const map = await callApi<Reply<typeof mapDemand>>(product, token, '/institute/skills/demand', {
    state: '',
  });
  return map.jobs_counted;
}

/** Waits until the maps have counted them all. */
async function untilCounted(product: Product, token: string, say: (text: string) => void): Promise<void> {
  const began = performance.now();
  for (;;) {
    const map = await callApi<Reply<typeof mapDemand>>(product, token, '/institute/skills/demand', {
      state: '',
    });
    if (map.jobs_counted >= DOCUMENTS * 0.98 && (map.people_counted ?? 0) >= DOCUMENTS * 0.98) return;
    if (performance.now() - began > MOST_WAIT_MS) throw new Error(`The maps count ${map.jobs_counted} jobs.`);
    say(`${map.jobs_counted} jobs and ${map.people_counted ?? 0} people are counted`);
    await wait(10_000);
  }
}
