import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { redirectsOf, routesOf } from '#web/platform/feature.ts';
import { AT_HOME } from '#web/platform/states.ts';
import { featuresOnDisk } from './on-disk.ts';
import { screensIn } from './syntax.ts';
import type { WordsApi } from './words.ts';

/** Files that come with a part of the app, beside what every screen needs. Addresses from the root of the site. */
interface Files {
  /** Each after those that it imports. */
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
        /** One file with all styles of a screen: twenty small ones would wait for each other on a slow line. */
        const sheetOf = (styles: readonly string[]): string | null => {
          if (styles.length === 0) return null;
          const source = styles.map((file) => textOf(bundle[file.slice(1)])).join('\n');
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/sheet-${hash}.css`;
          if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const routes = await Promise.all(
          routesOf(features).map(async ({ path: address, states, name }) => {
            const screen = screens.get(name);
            const hasMenu = states !== 'ALL' && states.every((state) => AT_HOME.includes(state));
            const modules = [...(screen ? [screen] : []), ...(hasMenu ? [shell] : [])];
            const files = await filesOf(...modules);
            return { path: address, asksWho: states !== 'ALL', ...files, sheet: sheetOf(files.styles) };
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

const textOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string => {
  if (file?.type !== 'asset') throw new Error('A style of a screen is not in the build.');
  return Buffer.from(file.source).toString('utf8');
};

/** The scripts and styles of modules, without those of the page's beginning; each after what it imports. */
function filesIn(
  chunks: readonly Rolldown.OutputChunk[],
  beginning: string,
  modules: readonly string[],
): Omit<Files, 'words'> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = (from: Rolldown.OutputChunk | undefined, path = new Set<Rolldown.OutputChunk>()) => {
    if (!from || path.has(from)) return [];
    path.add(from);
    const before: Rolldown.OutputChunk[] = from.imports.flatMap((file) => reached(byFile.get(file), path));
    return [...before, from];
  };
  const withModule = (id: string) => reached(chunks.find(({ moduleIds }) => moduleIds.includes(id)));
  const first = new Set(withModule(beginning));
  const needed = [...new Set(modules.flatMap(withModule))].filter((chunk) => !first.has(chunk));
  const styles = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return {
    scripts: needed.map(({ fileName }) => `/${fileName}`),
    styles: [...styles].map((file) => `/${file}`),
  };
}
