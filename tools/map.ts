import { allEndpoints } from '#contract/index.ts';
import { roomOf } from './check-rooms.ts';
import { importsOf } from './imports.ts';
import { isTest, sourcesOf } from './sources.ts';

/** Where everything is, measured from the code, as Markdown: rooms with what they use, and every call. */
function printMap(): string {
  const sources = sourcesOf(['contract', 'engines', 'server', 'web', 'e2e', 'bench', 'tools']).filter(
    ({ file }) => !isTest(file),
  );
  const rooms = new Map<string, { files: number; uses: Set<string> }>();
  for (const source of sources) {
    const room = /^(contract|engines|server|web)\//.test(source.file)
      ? roomOf(source.file)
      : source.file.replace(/\/.*/, '');
    const entry = rooms.get(room) ?? { files: 0, uses: new Set<string>() };
    entry.files += 1;
    for (const { file: target } of importsOf(source)) {
      const used = roomOf(target);
      if (used !== room && /^(contract|engines|server|web)\//.test(target)) entry.uses.add(used);
    }
    rooms.set(room, entry);
  }
  const roomRows = [...rooms]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([room, { files, uses }]) => `| ${room} | ${files} | ${[...uses].sort().join(', ')} |`);
  const endpointRows = allEndpoints.map(({ feature, name, endpoint }) => {
    const access = typeof endpoint.access === 'string' ? endpoint.access : endpoint.access.join(', ');
    return `| ${feature} | ${endpoint.method} \`/api${endpoint.path}\` | ${name} | ${access} |`;
  });
  return `# The map

## Rooms

| Room | Files | Uses |
| --- | --- | --- |
${roomRows.join('\n')}

## Calls

| Feature | Call | Name | Who |
| --- | --- | --- | --- |
${endpointRows.join('\n')}
`;
}

/** `npm run -s map` prints it to standard output. */
process.stdout.write(printMap());
