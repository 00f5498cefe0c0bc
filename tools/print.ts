import fs from 'node:fs';
import path from 'node:path';
import { allEndpoints } from '#contract/index.ts';
import { openApi } from '#server/platform/http/openapi.ts';
import { roomOf } from './check-rooms.ts';
import { importsOf } from './imports.ts';
import { isTest, ROOT, sourcesOf } from './sources.ts';

/** Files that are written from the code; CI fails where one differs from what the code says. */
const PRINTED: Record<string, () => string> = {
  'docs/api/openapi.json': () => `${JSON.stringify(openApi(), null, 1)}\n`,
  'docs/map.md': printMap,
};

/** Names every printed file that is not what the code says. */
export async function checkPrinted(): Promise<string[]> {
  return Object.entries(PRINTED).flatMap(([file, print]) => {
    const at = path.join(ROOT, file);
    return fs.existsSync(at) && fs.readFileSync(at, 'utf8') === print()
      ? []
      : [`${file}: run "npm run print"`];
  });
}

/** Where everything is, measured from the code. */
function printMap(): string {
  const sources = sourcesOf(['contract', 'engines', 'server', 'web', 'e2e', 'bench', 'tools']).filter(
    ({ file }) => !isTest(file),
  );
  const rooms = new Map<string, { files: number; uses: Set<string> }>();
  for (const source of sources) {
    const room = /^(contract|engines|server|web)\//.test(source.file)
      ? roomOf(source.file)
      : source.file.split('/')[0]!;
    const entry = rooms.get(room) ?? { files: 0, uses: new Set<string>() };
    entry.files += 1;
    for (const { file: target } of importsOf(source)) {
      const used = roomOf(target);
      if (used !== room && /^(contract|engines|server|web)\//.test(target)) entry.uses.add(used);
    }
    rooms.set(room, entry);
  }
  const roomRows = [...rooms]
    .sort()
    .map(([room, { files, uses }]) => `| ${room} | ${files} | ${[...uses].sort().join(', ')} |`);
  const endpointRows = allEndpoints.map(({ feature, name, endpoint }) => {
    const access = typeof endpoint.access === 'string' ? endpoint.access : endpoint.access.join(', ');
    return `| ${feature} | ${endpoint.method} \`/api${endpoint.path}\` | ${name} | ${access} |`;
  });
  return `# The map

Printed from the code by \`npm run print\`; do not edit.

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

if (import.meta.main) {
  for (const [file, print] of Object.entries(PRINTED)) {
    fs.mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
    fs.writeFileSync(path.join(ROOT, file), print());
    console.log(`printed ${file}`);
  }
}
