import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { redirectsOf, routesOf } from '#web/platform/feature.ts';
import { AT_HOME } from '#web/platform/states.ts';
import { featuresOnDisk } from './on-disk.ts';
import { screensIn } from './syntax.ts';
import type { WordsApi } from './words.ts';

/** Files that come with a part of the app, beside what every screen needs. Addresses from the root of the site. */
interface Files {
  scripts: string[];
  styles: string[];
  /** Without the language and the ending. */
  words: string[];
}

/**
 * Writes down what each address needs first (`first-screens.json`), for the server to name it in the page: the browser then
 * asks for all of it at once, and not for one thing after the other as each tells of the next.
 */
export function firstScreens(root: string, words: Plugin<WordsApi>): Plugin {
  const screens = new Map<string, string>();
  return {
    name: 'first-screens',
    apply: 'build',
    buildStart: () => screens.clear(),
    async transform(code, id) {
      if (!id.endsWith('.feature.ts')) return null;
      for (const [name, from] of screensIn(code)) {
        const module = (await this.resolve(from, id))?.id;
        if (module) screens.set(name, module);
      }
      return null;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const features = (await featuresOnDisk()).map(({ feature }) => feature);
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const filesOf = async (...modules: string[]): Promise<Files> => ({
          ...filesIn(chunks, path.join(root, 'main.tsx'), modules),
          words: (await Promise.all(modules.map((id) => words.api!.fileOf(path.relative(root, id))))).flatMap(
            (file) => file ?? [],
          ),
        });
        const shell = path.join(root, 'app/shell/shell.tsx');
        const routes = await Promise.all(
          routesOf(features).map(async ({ path: address, states, name }) => {
            const screen = screens.get(name);
            const hasMenu = states !== 'ALL' && states.every((state) => AT_HOME.includes(state));
            const modules = [...(screen ? [screen] : []), ...(hasMenu ? [shell] : [])];
            return { path: address, asksWho: states !== 'ALL', ...(await filesOf(...modules)) };
          }),
        );
        const redirects = redirectsOf(features).map(({ path: address, to }) => ({
          path: address,
          redirect: to,
        }));
        const base = await words.api!.fileOf('base');
        this.emitFile({
          type: 'asset',
          fileName: 'first-screens.json',
          source: JSON.stringify({
            words: base ? [base] : [],
            shell: await filesOf(shell),
            routes: [...routes, ...redirects],
          }),
        });
      },
    },
  };
}

/** The scripts and styles of modules, without those of the page's beginning. */
function filesIn(
  chunks: readonly Rolldown.OutputChunk[],
  beginning: string,
  modules: readonly string[],
): Omit<Files, 'words'> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = (from: Rolldown.OutputChunk | undefined, seen = new Set<Rolldown.OutputChunk>()) => {
    if (!from || seen.has(from)) return seen;
    seen.add(from);
    for (const file of from.imports) reached(byFile.get(file), seen);
    return seen;
  };
  const withModule = (id: string) => reached(chunks.find(({ moduleIds }) => moduleIds.includes(id)));
  const first = withModule(beginning);
  const needed = [...new Set(modules.flatMap((id) => [...withModule(id)]))].filter(
    (chunk) => !first.has(chunk),
  );
  const styles = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return {
    scripts: needed.map(({ fileName }) => `/${fileName}`),
    styles: [...styles].map((file) => `/${file}`),
  };
}
