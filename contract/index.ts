import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyEndpoint } from './kernel/endpoint.ts';
import { type ErrorCode, kernelErrors } from './kernel/errors.ts';

/**
 * The whole contract, gathered from the files of `features/` as they are found. The server and the tools read it; the web
 * imports the files it needs.
 */

export interface NamedEndpoint {
  /** The name of its file: `jobs` of `jobs.contract.ts`. */
  feature: string;
  /** The export's name: also the operation's id in the printed API. */
  name: string;
  endpoint: AnyEndpoint;
}

const ENDING = '.contract.ts';

const features = await load(path.join(import.meta.dirname, 'features'));

/** Every endpoint of the product, by feature and name. */
export const allEndpoints: readonly NamedEndpoint[] = features.flatMap(({ feature, exports }) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ feature, name, endpoint: value }] : [],
  ),
);

/** HTTP status of every error code: of the kernel's, and of each file's export whose name ends in `Errors`. */
export const errorStatuses = statusesOf([
  kernelErrors,
  ...features.flatMap(({ exports }) =>
    // A list of codes only names what another file declares.
    Object.entries(exports).flatMap(([name, value]) =>
      name.endsWith('Errors') && !Array.isArray(value) ? [value] : [],
    ),
  ),
]);

async function load(folder: string): Promise<{ feature: string; exports: Record<string, unknown> }[]> {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith(ENDING));
  return Promise.all(
    files.toSorted().map(async (file) => ({
      feature: file.slice(0, -ENDING.length),
      exports: await import(pathToFileURL(path.join(folder, file)).href),
    })),
  );
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'access' in value
  );
}

/** @throws where two features declare the same code, or something else is declared as one. */
function statusesOf(declared: readonly unknown[]): Readonly<Record<ErrorCode, number>> {
  const statuses: Record<string, number> = {};
  for (const [code, status] of declared.flatMap((codes) => Object.entries(codes ?? {}))) {
    if (typeof status !== 'number' || status < 400 || status > 599)
      throw new Error(`The error ${code} has no HTTP status of an error.`);
    if (code in statuses) throw new Error(`Two features declare the error ${code}.`);
    statuses[code] = status;
  }
  // `ErrorCodes` grew by the same exports.
  return statuses as Record<ErrorCode, number>;
}
