import { featuresOnDisk } from '#web/build/on-disk.ts';
import { routesOf } from '#web/platform/feature.ts';

/** `npm run todo`: screens that are announced and not yet built. */
const features = (await featuresOnDisk()).map(({ feature }) => feature);
const missing = routesOf(features).filter(({ screen }) => !screen);
for (const { name, path } of missing) console.log(`${name.padEnd(30)} ${path}`);
console.log(`${missing.length} screens are not built yet`);
