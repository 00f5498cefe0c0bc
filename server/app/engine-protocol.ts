import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import {
  createModelInForce,
  createRelatedLabels,
  createRetrieval,
  createTransitions,
  type Explanation,
  explainMatch,
  jobFeatures,
  nextOccupations,
  nothingLearned,
  profileFeatures,
  type Retrieval,
  type StepDocument,
  type Transitions,
} from '#engines/matching/index.ts';
import {
  extractSkills,
  type InterestArea,
  interestAreas,
  LEAST_CONFIDENCE,
  normaliseTitle,
  openTaxonomy,
  taxonomyFoldersIn,
} from '#engines/taxonomy/index.ts';
import type { IndexedDocument, IndexQuery, Ranked } from '#engines/text/index.ts';
import { readConfig } from '#server/platform/config.ts';
import { createDocumentReader, type DocumentReader } from '#server/platform/document-reader.ts';

/**
 * Answers requests to the engines, one JSON object a line: `{ id, op, … }` in, `{ id, result }` or
 * `{ id, error }` out, in any order. An operation that is not supported answers `null`. Resolves when the
 * input has ended and everything is answered. No database is needed.
 */
export async function serveEngines(
  input: Readable,
  output: Writable,
  dataDir: string = readConfig().dataDir,
): Promise<void> {
  // Libraries that read documents may print; the reply stream must carry replies only.
  if (output === process.stdout) console.log = console.error;
  const operations = engineOperations(dataDir);
  const pending = new Set<Promise<void>>();
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const answered = answer(line, operations).then((reply) => {
      output.write(`${JSON.stringify(reply)}\n`);
      pending.delete(answered);
    });
    pending.add(answered);
  }
  await Promise.all(pending);
}

type Reply = { id: unknown; result: unknown } | { id: unknown; error: string };
type Request = Record<string, unknown>;
type Operation = (request: Request) => unknown;

async function answer(line: string, operations: Record<string, Operation>): Promise<Reply> {
  let id: unknown = null;
  try {
    const request: unknown = JSON.parse(line);
    if (!isRecord(request)) throw new Error('a request is a JSON object');
    id = request.id ?? null;
    const name = String(request.op);
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    return { id, result: operation ? ((await operation(request)) ?? null) : null };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function engineOperations(dataDir: string): Record<string, Operation> {
  const taxonomy = openTaxonomy(taxonomyFoldersIn(dataDir));
  const models = createModelInForce(taxonomy, nothingLearned);
  let reader: DocumentReader | undefined;
  const indexes = new Map<string, Retrieval>();
  let related: ReturnType<typeof createRelatedLabels> | undefined;
  let steps: Transitions | undefined;
  return {
    index(request) {
      indexes.set(text(request.name), createRetrieval(taxonomy, documentsOf(request.docs)));
      return true;
    },

    rank(request) {
      const index = indexes.get(text(request.name));
      if (!index) throw new Error(`there is no index named ${text(request.name)}`);
      return index.rank(queryOf(request.query), count(request.k));
    },

    explain(request): Explanation {
      const job = record(request.job);
      const profile = record(request.profile);
      const title = optionalText(profile.title);
      return explainMatch(
        jobFeatures(taxonomy, {
          title: text(job.title),
          text: text(job.text),
          skills: optionalTexts(job.skills),
        }),
        profileFeatures(
          taxonomy,
          { ...(title ? { title } : {}), text: text(profile.text), skills: optionalTexts(profile.skills) },
          new Date(),
        ),
        models.current(),
      );
    },

    extract: (request) =>
      extractSkills(taxonomy, text(request.text))
        .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
        .map(({ start, end, text: name, skillId }) => ({ start, end, name, concept: skillId })),

    'normalise-title': (request) =>
      normaliseTitle(taxonomy, text(request.title), count(request.k)).map(({ id, score }) => ({
        id,
        title: taxonomy.occupation(id)?.name.en ?? id,
        score,
      })),

    related(request) {
      if (Array.isArray(request.pool))
        related = createRelatedLabels(models.current(), optionalTexts(request.pool) ?? []);
      if (!related) throw new Error('the first request of related carries the pool');
      return related(text(request.skill), count(request.k));
    },

    interests(request) {
      const scores = interestScores(record(request.scores));
      const profiles = Array.isArray(request.profiles)
        ? request.profiles.map((profile) => ({
            id: text(record(profile).id),
            scores: interestScores(record(profile)),
          }))
        : taxonomy.occupations.map(({ id, interests }) => ({ id, scores: interests }));
      return profiles
        .map((profile) => ({ id: profile.id, score: correlation(scores, profile.scores) }))
        .sort(byScore)
        .slice(0, count(request.k));
    },

    transitions(request) {
      if (Array.isArray(request.docs))
        steps = createTransitions(models.current(), request.docs.map(stepDocumentOf));
      const occupation = record(request.occupation);
      const id = optionalText(occupation.id);
      const title = optionalText(occupation.title) ?? '';
      if (steps) return steps.next({ id, title }, count(request.k));
      return nextOccupations(
        taxonomy,
        id ?? normaliseTitle(taxonomy, title, 1)[0]?.id ?? '',
        count(request.k),
      );
    },

    async 'parse-resume'(request) {
      const path = text(request.path);
      const bytes = new Uint8Array(await readFile(path));
      // In threads of their own, as in the program: a hostile document costs its own answer and no other.
      reader ??= createDocumentReader(dataDir);
      const read = await reader.readResume(bytes, basename(path), new Date());
      if (!read.ok) throw new Error(read.reason);
      return read.resume;
    },
  };
}

type Interests = Record<InterestArea, number>;

function interestScores(source: Request): Interests {
  const scores: Partial<Interests> = {};
  for (const area of interestAreas) scores[area] = Number(source[area] ?? 0);
  return scores as Interests;
}

/** Pearson's correlation of two profiles of six; 0 where one of them is flat. */
function correlation(a: Interests, b: Interests): number {
  const mean = (scores: Interests) =>
    interestAreas.reduce((sum, area) => sum + scores[area], 0) / interestAreas.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (const area of interestAreas) {
    both += (a[area] - meanA) * (b[area] - meanB);
    ofA += (a[area] - meanA) ** 2;
    ofB += (b[area] - meanB) ** 2;
  }
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.id < b.id ? -1 : 1);
}

function isRecord(value: unknown): value is Request {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function record(value: unknown): Request {
  if (!isRecord(value)) throw new Error('an object is missing from the request');
  return value;
}

function text(value: unknown): string {
  if (value === undefined || value === null) return '';
  return String(value);
}

function optionalText(value: unknown): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : String(value);
}

function optionalTexts(value: unknown): string[] | undefined {
  return Array.isArray(value)
    ? value.map((entry) => text(isRecord(entry) ? (entry.name ?? entry.id) : entry))
    : undefined;
}

/** How many answers are wanted; ten where the request does not say. */
function count(value: unknown): number {
  const k = Number(value ?? 10);
  return Number.isFinite(k) && k > 0 ? Math.floor(k) : 10;
}

function documentsOf(value: unknown): IndexedDocument[] {
  if (!Array.isArray(value)) throw new Error('docs is a list');
  return value.map((entry) => documentOf(record(entry)));
}

function documentOf(entry: Request): IndexedDocument {
  const aliases = optionalTexts(entry.aliases);
  const skills = optionalTexts(entry.skills);
  return {
    id: text(entry.id),
    title: text(entry.title),
    text: text(entry.text),
    ...(aliases ? { aliases } : {}),
    ...(skills ? { skills } : {}),
  };
}

function stepDocumentOf(value: unknown): StepDocument {
  const entry = record(value);
  const document = documentOf(entry);
  const tasks = optionalTexts(entry.tasks) ?? (entry.tasks ? [text(entry.tasks)] : []);
  return {
    ...document,
    tasks,
    zone: entry.zone ? Number(entry.zone) : null,
  };
}

function queryOf(value: unknown): IndexQuery {
  const query = record(value);
  const title = optionalText(query.title);
  const body = optionalText(query.text);
  const skills = optionalTexts(query.skills);
  return { ...(title ? { title } : {}), ...(body ? { text: body } : {}), ...(skills ? { skills } : {}) };
}
