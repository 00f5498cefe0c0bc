import { z } from 'zod';
import { importRelease } from '#engines/taxonomy/importing/index.ts';
import { openTaxonomy, releases, taxonomyFoldersIn, taxonomyStats } from '#engines/taxonomy/index.ts';
import { LARGE, loadDemo, timesUsual } from '#server/db/demo/load.ts';
import { resetDemo, whatDemoResetTakes } from '#server/db/demo/reset.ts';
import { goBackToFormer, train } from '#server/features/match-models/index.ts';
import { readConfig } from '#server/platform/config.ts';
import { type Command, optionsOf, parsedOption, SWITCH, TEXT, UsageError } from './command.ts';
import { serveEngines } from './engine-protocol.ts';

/** Demo data, the taxonomy and the engines. */
export const commandsForData: Record<string, Command> = {
  'engine serve': {
    usage:
      'engine serve                    answers engine requests, one JSON object a line on standard input',
    run: () => serveEngines(process.stdin, process.stdout),
  },
  demo: {
    usage:
      'demo [--scale [N]]              loads demo data, N times 300 jobs and 300 candidates; without N 10,000 jobs and 100,000 candidates',
    run: async (args, at) => {
      const isLarge = args.length === 1 && args[0] === '--scale';
      const { values } = optionsOf(isLarge ? [] : args, { scale: { ...TEXT, default: '1' } });
      const scale = parsedOption(z.coerce.number().int().min(1).max(1_000), '--scale', values.scale);
      const amount = isLarge ? LARGE : timesUsual(scale);
      await at.withProgram((program) => loadDemo(program, amount, (text) => at.say(text)));
    },
  },
  'demo reset': {
    usage:
      'demo reset --yes [--others-too] deletes all people, companies and jobs and loads the demo data anew',
    run: async (args, at) => {
      const { values } = optionsOf(args, { yes: SWITCH, 'others-too': SWITCH });
      await at.withProgram(async (program) => {
        const { accounts, others } = await whatDemoResetTakes(program.parts.db);
        const what = `This deletes ${accounts} accounts, ${others} of them not of the demo, with all companies, jobs, mails and the audit log.`;
        if (!values.yes) throw new UsageError(`${what} Say --yes if you mean it.`);
        if (others > 0 && !values['others-too'])
          throw new UsageError(`${what} Say --others-too if they may go as well.`);
        await resetDemo(program, (text) => at.say(text));
      });
    },
  },
  'match train': {
    usage:
      'match train [--back]            learns words from published jobs and findable profiles, or goes back to the model before',
    run: (args, at) => {
      const { values } = optionsOf(args, { back: SWITCH });
      return at.withProgram(async ({ contexts }) => {
        const ctx = await contexts.forJob();
        const done = values.back ? await goBackToFormer(ctx) : await train(ctx, 'command');
        if (!done) throw new Error('There is no model before this one.');
        if (done.verdict === 'no_documents')
          throw new Error('There are no published jobs or findable profiles yet.');
        at.say(JSON.stringify(done));
        if (done.verdict === 'adopted' || done.verdict === 'back')
          at.note('A worker prepares all documents with it; then every node follows, without a new start.');
      });
    },
  },
  'taxonomy stats': {
    usage: 'taxonomy stats                  counts of the taxonomy as one JSON object',
    run: async (_, at) =>
      at.say(JSON.stringify(taxonomyStats(openTaxonomy(taxonomyFoldersIn(readConfig().dataDir))))),
  },
  'taxonomy import': {
    usage: 'taxonomy import --esco DIR | --onet DIR   merges an official release into this installation',
    run: async (args, at) => {
      const { values } = optionsOf(args, { esco: TEXT, onet: TEXT });
      const given = releases.flatMap((release) => {
        const folder = values[release];
        return folder === undefined ? [] : [{ release, folder }];
      });
      if (given.length === 0) throw new UsageError('Say which release, and where its files are.');
      const { dataDir } = readConfig();
      for (const { release, folder } of given) {
        const report = importRelease(release, folder, dataDir, (text) => at.note(text));
        at.say(JSON.stringify({ release, ...report }));
      }
      at.note('Start the product again to use it.');
    },
  },
};
