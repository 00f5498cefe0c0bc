import { ROUTE_TABLE } from '#web/app/route-table.ts';
import { sourcesOf } from './sources.ts';

/** `npm run todo`: screens that are registered and not yet built. */
const built = new Set(
  sourcesOf(['web']).flatMap(({ file, text }) =>
    /\.routes\.ts$|app\/screens\.ts$/.test(file)
      ? [...text.matchAll(/^\s*'?([\w-]+)'?:\s*\(\)\s*=>\s*import\(/gm)].map((match) => match[1]!)
      : [],
  ),
);
const missing = ROUTE_TABLE.filter((route) => 'name' in route && !built.has(route.name));
for (const route of missing) console.log(`${'name' in route ? route.name.padEnd(30) : ''} ${route.path}`);
console.log(`${missing.length} screens are not built yet`);
