import path from 'node:path';
import { isTest, type Source, sourcesOf } from './sources.ts';

/**
 * A manifest names no port that no use case of its feature needs: whoever reads it should see what the feature reaches.
 * (That it names enough of them is seen by the compiler.) A use case needs what stands in a `Uses<…>` of the feature.
 */
export function checkPorts(sources: readonly Source[] = sourcesOf(['server'])): string[] {
  return sources
    .filter(({ file }) => file.endsWith('.feature.ts'))
    .flatMap((manifest) => {
      const used = new Set(
        sources
          .filter(({ file }) => path.dirname(file) === path.dirname(manifest.file) && !isTest(file))
          .flatMap(({ text }) => [...text.matchAll(/\bUses<([^>]*)>/g)])
          .flatMap(([, names]) => namesIn(names)),
      );
      const named = namesIn(/\bports: \[([^\]]*)\]/.exec(manifest.text)?.[1]);
      return named
        .filter((port) => !used.has(port))
        .map((port) => `${manifest.file}: names the port ${port}, which no use case of it uses`);
    });
}

const namesIn = (list = ''): string[] => [...list.matchAll(/'(\w+)'/g)].flatMap(([, name]) => name ?? []);
