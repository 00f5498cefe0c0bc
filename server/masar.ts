import { keepCompiled } from './app/quick-start.ts';

keepCompiled();

/** `npm run masar -- <command>`: what an operator does at the keyboard. */
const { runCommand } = await import('./app/commands.ts');
process.exitCode = await runCommand(process.argv.slice(2));
