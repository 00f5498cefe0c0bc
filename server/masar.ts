import { enableCompileCache } from 'node:module';

// What was compiled once is read from then on; the commands are imported after this so that they are among it.
const { directory } = enableCompileCache();
if (directory) process.env.NODE_COMPILE_CACHE ??= directory;

/** `npm run masar -- <command>`: what an operator does at the keyboard. */
const { runCommand } = await import('./app/commands.ts');
process.exitCode = await runCommand(process.argv.slice(2));
