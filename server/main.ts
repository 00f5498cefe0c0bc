import { keepCompiled } from './app/compile-cache.ts';
import { giveLargeBlocksBack } from './app/large-blocks.ts';

giveLargeBlocksBack();
keepCompiled();

/** `npm start`: everything from an empty folder to a served product. */
const { runProgram } = await import('./app/program.ts');
await runProgram();
