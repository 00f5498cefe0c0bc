import { isTest, type Source, sourcesOf } from './sources.ts';

/**
 * Writing belongs to the owner of a table. The table's comment names its owner; only that feature's files (and the
 * loader of demo data) may insert, update or delete its rows.
 */
export function checkOwners(sources: readonly Source[] = sourcesOf(['server'])): string[] {
  const owners = ownersOf(sources.filter(({ file }) => file.startsWith('server/db/tables/')));
  return sources
    .filter(({ file }) => !isTest(file) && !file.startsWith('server/db/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\.(insert|update|delete)\(\s*(\w+)\s*\)/g)].flatMap(([, verb, table = '']) => {
        const owner = owners.get(table);
        if (!owner || file.startsWith(`server/features/${owner}/`) || file.startsWith(`server/${owner}/`))
          return [];
        return [`${file}: ${verb}s rows of ${table}, which belong to ${owner}`];
      }),
    );
}

function ownersOf(tables: readonly Source[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { text } of tables) {
    let owner = '';
    for (const line of text.split('\n')) {
      owner = line.match(/Owner: ([\w-]+)\./)?.[1] ?? owner;
      const table = line.match(/^export const (\w+) = pgTable\(/)?.[1];
      if (table) owners.set(table, owner);
    }
  }
  return owners;
}
