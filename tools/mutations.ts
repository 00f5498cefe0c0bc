import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { roomOf } from './check-rooms.ts';
import { importsOf } from './imports.ts';
import { type Mutant, mutantsOf, pickMutants } from './mutants.ts';
import { inOwnPlace } from './mutation-place.ts';
import { MutationSuite } from './mutation-suite.ts';
import { isTest, sourcesOf } from './sources.ts';

/**
 * `npm run mutations -- [--count 300] [--seed 1] [--only FILES] [--tests FILES] [--rings 4] [--skip 0] [--workers 2] [--list]`:
 * proves the suite.
 * Small random changes of server services, policies and engines, one after the other, in a copy of the tree; each should
 * make a test fail. Prints what every mutant came to, and in the end those that nobody noticed. Fewer rings ask only the
 * tests nearest to a change (two: those of its own room), and take a tenth of the time. Patterns narrow down what is changed
 * (`--only "/cosine.ts"`, `--only "/cosine.ts:12$"`) and which tests are asked (`--tests`); `--skip` goes on with a list
 * that was left.
 */

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
    skip: { type: 'string', default: '0' },
    rings: { type: 'string', default: '4' },
    list: { type: 'boolean', default: false },
  },
});

const SERVER = /^server\/features\/[\w-]+\/[\w.-]+\.(service|policy)\.ts$/;
const ENGINES = /^engines\/.*\.ts$/;
/** Made for tests, or data in the dress of code. */
const NOT_MEANT = /\.fixtures\.ts$|\.golden\.ts$|\.d\.ts$/;

const sources = sourcesOf(['contract', 'engines', 'server', 'tools']);
const only = new RegExp(values.only);
function groupOf(pattern: RegExp): Mutant[] {
  return sources
    .filter(({ file }) => pattern.test(file) && !isTest(file) && !NOT_MEANT.test(file))
    .flatMap(mutantsOf)
    .filter(({ file, line }) => only.test(`${file}:${line}`));
}

async function proveSuite(mutants: readonly Mutant[]): Promise<void> {
  const tally = { caught: [] as Mutant[], SURVIVED: [] as Mutant[], unreached: [] as Mutant[] };
  await inOwnPlace({ workers: Number(values.workers) }, async (root, runner) => {
    const suite = new MutationSuite(runner);
    for (const [at, mutant] of mutants.entries()) {
      const began = performance.now();
      const { verdict, by } = await tryMutant(root, suite, mutant);
      tally[verdict].push(mutant);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`${at + 1}/${mutants.length} ${SAID[verdict]} ${tell(mutant)}`);
      console.log(`    ${by ? `by ${by}, ` : ''}in ${seconds} s`);
    }
  });
  const caught = tally.caught.length;
  console.log(`\n${caught} of ${mutants.length} caught (${((100 * caught) / mutants.length).toFixed(1)} %)`);
  for (const verdict of ['unreached', 'SURVIVED'] as const)
    for (const mutant of tally[verdict]) console.log(`${SAID[verdict]} ${tell(mutant)}`);
  process.exit(0);
}

const SAID = { caught: 'caught', SURVIVED: 'SURVIVED', unreached: 'NO TEST REACHES' };
interface Verdict {
  verdict: keyof typeof SAID;
  /** The test that noticed, counted with its ring. */
  by?: string;
}

/** Asks the tests that know the mutant's file, the nearest first, and says which of them caught it. */
async function tryMutant(root: string, suite: MutationSuite, mutant: Mutant): Promise<Verdict> {
  const { file } = mutant;
  const at = path.join(root, file);
  const text = fs.readFileSync(at, 'utf8');
  const changed = text.slice(0, mutant.start) + mutant.after + text.slice(mutant.end);
  const rings = ringsAround(file).slice(0, Number(values.rings));
  for (const [index, ring] of rings.entries()) {
    const by = await suite.whoNotices(ring, {
      file,
      change: () => fs.writeFileSync(at, changed),
      undo: () => fs.writeFileSync(at, text),
    });
    if (by) return { verdict: 'caught', by: `${by}, ring ${index + 1}` };
  }
  return { verdict: rings.some((ring) => ring.length > 0) ? 'SURVIVED' : 'unreached' };
}

/**
 * Tests that know a file, in four rings, nearest first: the unit tests of its room, its room's slow tests and those of the
 * server (or, where it has none, those that call its endpoints), unit tests of other rooms that use the file, and what takes
 * long: slow tests of other rooms, and those of the server of features that call it or that walk all endpoints. Any of them
 * may be empty.
 */
function ringsAround(file: string): string[][] {
  const room = roomOf(file);
  const asked = new RegExp(values.tests);
  const users = usersOf(file);
  const callers = callersOf(room);
  const files = sources
    .map((source) => source.file)
    .filter((it) => it.endsWith('.test.ts') && asked.test(it));
  const hasOwn = files.some((it) => kindOf(it) === 'server' && roomOf(it) === room);
  const speakers = new Set(hasOwn ? [] : importers().get(contractOf(room)));
  const tests = files
    .map((it) => ({ file: it, kind: kindOf(it), isOwn: roomOf(it) === room || speakers.has(it) }))
    .filter(({ file: it, kind, isOwn }) =>
      kind === 'server' ? isOwn || callers.has(roomOf(it)) || WALKERS.test(it) : users.has(it),
    );
  const isSameName = (test: string) => test.startsWith(file.replace(/ts$/, ''));
  return [
    tests.filter(({ kind, isOwn }) => kind === 'unit' && isOwn),
    tests.filter(({ kind, isOwn }) => kind !== 'unit' && isOwn),
    tests.filter(({ kind, isOwn }) => kind === 'unit' && !isOwn),
    tests.filter(({ kind, isOwn }) => kind !== 'unit' && !isOwn),
  ]
    .map((ring) => ring.map((test) => test.file))
    .map((ring) => [...ring.filter(isSameName), ...ring.filter((test) => !isSameName(test))]);
}

function kindOf(test: string): 'unit' | 'slow' | 'server' {
  if (test.endsWith('.slow.test.ts')) return 'slow';
  return test.startsWith('server/') && !test.endsWith('.unit.test.ts') ? 'server' : 'unit';
}

/** Where the endpoints of a feature of the server are named. */
const contractOf = (room: string): string =>
  `${room.replace('server/features/', 'contract/features/')}.contract.ts`;

const WALKERS = /^server\/testing\/(ownership|every-endpoint)\.test\.ts$/;

/** The rooms whose files import this one's. */
function callersOf(room: string): Set<string> {
  const callers = [...importers()].flatMap(([file, by]) => (roomOf(file) === room ? by.map(roomOf) : []));
  return new Set(callers.filter((caller) => caller.startsWith('server/features/')));
}

/** Every file that imports a file, directly or by others. The app imports everything, and says nothing of it. */
function usersOf(file: string): Set<string> {
  const users = new Set<string>();
  const queue = [file];
  for (let at = queue.pop(); at; at = queue.pop()) {
    for (const user of importers().get(at) ?? []) {
      if (users.has(user) || /^server\/(app|main|testing)/.test(user)) continue;
      users.add(user);
      queue.push(user);
    }
  }
  return users;
}

let importersOf: Map<string, string[]> | null = null;
function importers(): Map<string, string[]> {
  if (importersOf) return importersOf;
  importersOf = new Map();
  for (const source of sources)
    for (const { file, isType } of importsOf(source))
      if (!isType) importersOf.set(file, [...(importersOf.get(file) ?? []), source.file]);
  return importersOf;
}

/** Where it is, and the line before and after, from the first to the last letter that differs. */
function tell({ file, line, before, after }: Mutant): string {
  const short = (text: string) => (text.length > 100 ? `${text.slice(0, 97)}…` : text).replace(/\s+/g, ' ');
  return `${file}:${line}\n    - ${short(before)}\n    + ${short(after)}`;
}

const picked = pickMutants(
  [groupOf(SERVER), groupOf(ENGINES)],
  Number(values.count),
  Number(values.seed),
).slice(Number(values.skip));
if (values.list) for (const mutant of picked) console.log(tell(mutant));
else await proveSuite(picked);
