import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * The browser never prints JSON Schema, but every schema of zod carries the method for it: 33 kB of source
 * that no tree shaking reaches. Their exports become functions that do nothing.
 */
export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'zod-without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
      const source = readFileSync(id, 'utf8');
      const names = [...source.matchAll(/^export (?:function|const) (\w+)/gm)].map((found) => found[1]);
      return names.map((name) => `export const ${name} = () => () => undefined;`).join('\n');
    },
  };
}
