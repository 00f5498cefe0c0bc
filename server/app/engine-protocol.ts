import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { openTaxonomy, type Taxonomy, taxonomyFoldersIn } from '#engines/taxonomy/index.ts';
import { readConfig } from '#server/platform/config.ts';
import { engineOperations, type Operation } from './engine-operations.ts';
import { isRecord } from './engine-requests.ts';

/**
 * Answers requests to the engines, one JSON object a line: `{ id, op, … }` in, `{ id, result }` or
 * `{ id, error }` out, in any order. An operation that is not supported answers `null`. Resolves when the
 * input has ended and everything is answered. No database is needed.
 */
export async function serveEngines(
  input: Readable,
  output: Writable,
  dataDir: string = readConfig().dataDir,
  taxonomy: Taxonomy = openTaxonomy(taxonomyFoldersIn(dataDir)),
): Promise<void> {
  // Libraries that read documents may print; the reply stream must carry replies only.
  if (output === process.stdout) console.log = console.error;
  const operations = engineOperations(taxonomy, dataDir);
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
