import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The page says which build it is of: a hash over the names of all files, which are named by their contents. */
export function buildMark(): Plugin {
  return {
    name: 'build-mark',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const names = Object.keys(bundle ?? {})
          .sort()
          .join();
        const content = createHash('sha256').update(names).digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }];
      },
    },
  };
}
