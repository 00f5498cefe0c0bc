import type { Graph } from './circles.ts';
import { isTest, type Source } from './sources.ts';

/** A piece of the app stands in `web/widgets` because this many features use it; with fewer it lives in its feature. */
const LEAST_USERS = 2;

/**
 * Files of `web/widgets` that fewer than two users need: a feature each, or the app. A widget that other widgets use
 * counts theirs as its own. A file of words is used by whatever names its namespace.
 */
export function lonelyWidgets(sources: readonly Source[], imports: Graph<string>): string[] {
  const usedBy = usersByFile(sources, imports);
  return sources
    .filter(({ file }) => isWidget(file) && !isTest(file) && !file.endsWith('.messages.ar.ts'))
    .map(({ file }) => ({ file, users: [...roomsUsing(file, usedBy)].sort() }))
    .filter(({ users }) => users.length < LEAST_USERS)
    .map(
      ({ file, users }) =>
        `${file}: a widget is for two features or more, this one is for ${users.join() || 'none'}; it belongs there`,
    );
}

const isWidget = (file: string): boolean => file.startsWith('web/widgets/');

/** Who uses a file: those that import it, and for a file of words those that say its namespace. */
function usersByFile(sources: readonly Source[], imports: Graph<string>): Map<string, Set<string>> {
  const usedBy = new Map<string, Set<string>>();
  const use = (user: string, used: string) => usedBy.set(used, (usedBy.get(used) ?? new Set()).add(user));
  for (const [user, targets] of imports) for (const target of targets) use(user, target);

  const wordsOf = new Map(
    sources.flatMap(({ file }) => {
      const namespace = /^web\/widgets\/.*?([\w-]+)\.messages\.en\.ts$/.exec(file)?.[1];
      return namespace ? [[namespace, file] as const] : [];
    }),
  );
  for (const { file, text } of sources) {
    if (!file.startsWith('web/') || isTest(file)) continue;
    for (const namespace of namespacesIn(text)) {
      const words = wordsOf.get(namespace);
      if (words) use(file, words);
    }
  }
  return usedBy;
}

/** The namespaces whose words a file asks for: `useTranslation('likeness')`, `t('likeness:none')`. */
function namespacesIn(text: string): Set<string> {
  const asked = [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) => [
    ...names.matchAll(/'([\w-]+)'/g),
  ]);
  const named = text.matchAll(/['`]([\w-]+):/g);
  return new Set([...asked, ...named].map(([, namespace = '']) => namespace));
}

/** The features and parts of the app that need a file, straight or through other widgets. */
function roomsUsing(file: string, usedBy: Graph<string>, seen = new Set<string>()): Set<string> {
  seen.add(file);
  const rooms = new Set<string>();
  for (const user of usedBy.get(file) ?? []) {
    if (!isWidget(user))
      rooms.add(
        user
          .split('/')
          .slice(1, user.startsWith('web/features/') ? 3 : 2)
          .join('/'),
      );
    else if (!seen.has(user)) for (const room of roomsUsing(user, usedBy, seen)) rooms.add(room);
  }
  return rooms;
}
