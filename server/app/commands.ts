import { parseArgs } from 'node:util';
import { z } from 'zod';
import { NewPassword } from '#contract/features/accounts.contract.ts';
import { Email } from '#contract/kernel/fields.ts';
import { learn, openMatchModel, writeLearned } from '#engines/matching/index.ts';
import { importRelease } from '#engines/taxonomy/importing/index.ts';
import { openTaxonomy, releases, taxonomyStats } from '#engines/taxonomy/index.ts';
import { loadDemo } from '#server/db/demo/load.ts';
import { createAdmin } from '#server/features/accounts/index.ts';
import { trainingDocuments } from '#server/features/matches/index.ts';
import { readConfig } from '#server/platform/config.ts';
import { serveEngines } from './engine-protocol.ts';
import { openConfigured } from './program.ts';
import { type Running, start } from './start.ts';

interface Command {
  usage: string;
  run(args: string[]): Promise<void>;
}

const commands: Record<string, Command> = {
  'engine serve': {
    usage:
      'engine serve                    answers engine requests, one JSON object a line on standard input',
    run: () => serveEngines(process.stdin, process.stdout),
  },
  demo: {
    usage: 'demo [--scale N]                loads demo data, N times 300 jobs and 300 candidates',
    run: async (args) => {
      const { values } = parseArgs({ args, options: { scale: { type: 'string', default: '1' } } });
      const scale = z.coerce.number().int().min(1).max(1_000).parse(values.scale);
      await withProgram((program) => loadDemo(program, { scale }, (text) => console.log(text)));
    },
  },
  'admin create': {
    usage: 'admin create --email E --password P [--first-name F --last-name L --portal KEY]',
    run: async (args) => {
      const text = { type: 'string' } as const;
      const { values } = parseArgs({
        args,
        options: { email: text, password: text, 'first-name': text, 'last-name': text, portal: text },
      });
      const input = z.object({ email: Email, password: NewPassword }).safeParse(values);
      if (!input.success)
        throw new UsageError(
          input.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
        );
      await withProgram(async ({ contexts, parts }) => {
        const ctx = { ...(await contexts.forJob()), portal: await parts.findPortal(values.portal) };
        await createAdmin(ctx, {
          ...input.data,
          firstName: values['first-name'] ?? 'Admin',
          lastName: values['last-name'] ?? 'Masar',
        });
        console.log(`${input.data.email} is a recruiter admin of ${ctx.portal.key}.`);
      });
    },
  },
  'match train': {
    usage:
      'match train                     learns words and rarities from published jobs and findable profiles',
    run: () =>
      withProgram(async ({ parts }) => {
        const learned = learn(await trainingDocuments(parts.db));
        if (learned.documents === 0) throw new Error('There are no published jobs or findable profiles yet.');
        writeLearned(parts.config.dataDir, learned);
        console.log(JSON.stringify({ version: learned.version, documents: learned.documents }));
        console.error('Start the product again to use it.');
      }),
  },
  'taxonomy stats': {
    usage: 'taxonomy stats                  counts of the taxonomy as one JSON object',
    run: async () => console.log(JSON.stringify(taxonomyStats())),
  },
  'taxonomy import': {
    usage: 'taxonomy import --esco DIR | --onet DIR   merges an official release into this installation',
    run: async (args) => {
      const folder = { type: 'string' } as const;
      const { values } = parseArgs({ args, options: { esco: folder, onet: folder } });
      const given = releases.filter((release) => values[release] !== undefined);
      if (given.length === 0) throw new UsageError('Say which release, and where its files are.');
      const { dataDir } = readConfig();
      for (const release of given) {
        const report = importRelease(release, values[release]!, dataDir, (text) => console.error(text));
        console.log(JSON.stringify({ release, ...report }));
      }
      console.error('Start the product again to use it.');
    },
  },
};

class UsageError extends Error {}

/** Runs one command; the exit code is 0, 1 where it failed, 2 where it was not understood. */
export async function runCommand(args: readonly string[]): Promise<number> {
  const name = [args.slice(0, 2).join(' '), args[0] ?? ''].find((it) => it in commands);
  const command = name === undefined ? undefined : commands[name];
  if (!command || name === undefined) {
    console.error(
      ['Commands:', ...Object.values(commands).map(({ usage }) => `  npm run masar -- ${usage}`)].join('\n'),
    );
    return args.length === 0 ? 0 : 2;
  }
  try {
    openTaxonomy(readConfig().dataDir);
    openMatchModel(readConfig().dataDir);
    await command.run(args.slice(name.split(' ').length));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (error instanceof UsageError) console.error(`Usage: npm run masar -- ${command.usage}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** The program without HTTP or work, on the same database as one that may be running beside it. */
async function withProgram(run: (program: Running) => Promise<void>): Promise<void> {
  const config = { ...readConfig(), roles: [] };
  const database = await openConfigured(config, () => {});
  const program = await start(config, database.connection, { isAlone: false });
  try {
    await run(program);
  } finally {
    await program.stop();
    if (!database.wasRunning) await database.stop();
  }
}
