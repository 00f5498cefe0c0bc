import { runCommand } from './app/commands.ts';

/** `npm run masar -- <command>`: what an operator does at the keyboard. */
process.exitCode = await runCommand(process.argv.slice(2));
