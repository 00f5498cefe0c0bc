import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { importsIn, topLevelCalls, usesOf } from './syntax.ts';

const CONTRACT = /\/contract\/(?:features|kernel)\/[\w.-]+\.ts$/;
const IMPORTED = /^#contract\/features\/[\w.-]+\.ts$/;
const PLAIN = '\0contract-calls:';

/** What a call reads of an endpoint. Its schemas are for the server, which has parsed what it sends, and for forms. */
const OF_A_CALL = ['kind', 'method', 'path', 'access'];

/**
 * A contract declares every endpoint once, with the schemas of all that goes in and out. The browser trusts the server's
 * replies, so most screens need of it a method and a path, and here is where they get no more: what a module of the web app
 * imports from a contract is taken, where it can be written as JSON, from the evaluated contract, and an endpoint is cut
 * down to what a call reads. Who uses a schema, `changeEmail.body` for a form, gets the contract itself and the checker
 * with it.
 */
export function contractCalls(): Plugin {
  const evaluated = new Map<string, Promise<ReadonlyMap<string, Plain>>>();
  const plainOf = (file: string) => {
    if (!evaluated.has(file)) evaluated.set(file, plainExports(file));
    return evaluated.get(file)!;
  };
  return {
    name: 'contract-calls',
    apply: 'build',
    resolveId: (id) => (id.startsWith(PLAIN) ? { id, moduleSideEffects: false } : null),
    async load(id) {
      if (!id.startsWith(PLAIN)) return null;
      const [file, name] = id.slice(PLAIN.length).split('#') as [string, string];
      return `export const ${name} = ${(await plainOf(file)).get(name)?.json};`;
    },
    async transform(code, id) {
      if (CONTRACT.test(id)) return { code: withoutEffects(code), map: null, moduleSideEffects: false };
      if (!/\/web\/.*\.tsx?$/.test(id) || !code.includes('#contract/features/')) return null;
      let cut = code;
      for (const one of importsIn(code).reverse()) {
        if (!IMPORTED.test(one.from)) continue;
        const file = (await this.resolve(one.from, id))?.id;
        if (!file) continue;
        const plain = await plainOf(file);
        const isWhole = ({ name, as }: (typeof one.names)[number]) => {
          const known = plain.get(name);
          if (!known?.isEndpoint) return !known;
          return !usesOf(code, as).every((use) => use === null || OF_A_CALL.includes(use));
        };
        const statements = one.names.map((each) => {
          // Each by itself: one that the first screen calls brings no other along.
          const from = isWhole(each) ? one.from : `${PLAIN}${file}#${each.name}`;
          return `import { ${each.name} as ${each.as} } from ${JSON.stringify(from)};`;
        });
        cut = cut.slice(0, one.start) + statements.join(' ') + cut.slice(one.end);
      }
      return { code: cut, map: null };
    },
  };
}

interface Plain {
  json: string;
  /** It lacks the schemas that the contract has; a constant lacks nothing, whatever is done with it. */
  isEndpoint: boolean;
}

/** The exports of a contract that can be written down, as JSON: constants, and endpoints as far as calls need them. */
async function plainExports(file: string): Promise<ReadonlyMap<string, Plain>> {
  const contract: Record<string, unknown> = await import(pathToFileURL(file).href);
  const plain = new Map<string, Plain>();
  for (const [name, value] of Object.entries(contract)) {
    const isCut = isEndpoint(value);
    const shown = isCut ? Object.fromEntries(OF_A_CALL.map((key) => [key, value[key]])) : value;
    if (isPlain(shown)) plain.set(name, { json: JSON.stringify(shown), isEndpoint: isCut });
  }
  return plain;
}

const isEndpoint = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && OF_A_CALL.every((key) => key in value);

/** Whether a value reads back from JSON as it is. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlain);
}

/** Marks every call at the top of a module, and every object with calls in it, as what may be left out where nobody needs it. */
function withoutEffects(code: string): string {
  let marked = code;
  for (const { start, end } of topLevelCalls(code).reverse())
    marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`;
  return marked;
}
