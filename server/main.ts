import { giveLargeBlocksBack } from './app/large-blocks.ts';
import { keepCompiled } from './app/quick-start.ts';

giveLargeBlocksBack();
keepCompiled();

/** `npm start`: everything from an empty folder to a served product. */
const { runProgram } = await import('./app/program.ts');
await runProgram();
