import { runProgram } from './app/program.ts';

/** `npm start`: everything from an empty folder to a served product. */
await runProgram();
