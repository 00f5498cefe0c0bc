import { readConfig } from '#server/platform/config.ts';
import { type Command, type Terminal, UsageError } from './command.ts';
import { commandsForData } from './commands-for-data.ts';
import { commandsForPeople } from './commands-for-people.ts';
import { commandsForPortals } from './commands-for-portals.ts';
import { commandsForWork } from './commands-for-work.ts';
import { openForCommand } from './configured-database.ts';
import { start } from './start.ts';

const commands: Readonly<Record<string, Command>> = {
  ...commandsForPeople,
  ...commandsForPortals,
  ...commandsForWork,
  ...commandsForData,
};

/** The keyboard and screen of whoever runs the command, and the configured database. */
const here: Terminal = {
  say: (text) => console.log(text),
  note: (text) => console.error(text),
  withProgram: async (run) => {
    const config = { ...readConfig(), roles: [] };
    const database = await openForCommand(config);
    const program = await start(config, database.connection, { isAlone: false });
    try {
      await run(program);
    } finally {
      await program.stop();
      await database.stop();
    }
  },
};

/** Runs one command; the exit code is 0, 1 where it failed, 2 where it was not understood. */
export async function runCommand(args: readonly string[], at: Terminal = here): Promise<number> {
  const name = [args.slice(0, 2).join(' '), args[0] ?? ''].find((it) => Object.hasOwn(commands, it));
  const command = name === undefined ? undefined : commands[name];
  if (!command || name === undefined) {
    at.note(
      ['Commands:', ...Object.values(commands).map(({ usage }) => `  npm run masar -- ${usage}`)].join('\n'),
    );
    return args.length === 0 ? 0 : 2;
  }
  try {
    await command.run(args.slice(name.split(' ').length), at);
    return 0;
  } catch (error) {
    at.note(error instanceof Error ? error.message : String(error));
    if (error instanceof UsageError) at.note(`Usage: npm run masar -- ${command.usage}`);
    return error instanceof UsageError ? 2 : 1;
  }
}
