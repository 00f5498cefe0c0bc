import { enableCompileCache } from 'node:module';
import { giveLargeBlocksBack } from './app/large-blocks.ts';

giveLargeBlocksBack();

// What was compiled once is read from then on, which makes starts quicker. Threads take the folder from the
// environment. Where it cannot be written, nothing is cached and nothing fails.
const { directory } = enableCompileCache();
if (directory) process.env.NODE_COMPILE_CACHE ??= directory;

/** `npm start`: everything from an empty folder to a served product. */
const { runProgram } = await import('./app/program.ts');
await runProgram();
