import { buildWebIfStale } from '#server/app/web-build.ts';

/** `npm run build`: the web app, where its sources have changed. The server needs no build. */
await buildWebIfStale((text) => console.log(`web app: ${text}`));
