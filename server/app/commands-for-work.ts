import { z } from 'zod';
import { Email, Language } from '#contract/kernel/fields.ts';
import { deliveryOf, retryUnsent, sendTestEmail, unsentEmails } from '#server/features/emails/index.ts';
import {
  type Command,
  operatorIn,
  optionsOf,
  parsedOption,
  SWITCH,
  TEXT,
  tableOf,
  UsageError,
} from './command.ts';

const WAIT_SECONDS = 30;

/** Mails and the queue. */
export const commandsForWork: Record<string, Command> = {
  'mail test': {
    usage:
      'mail test --to ADDRESS [--portal KEY --language en|ar]   writes a mail and says what became of it',
    run: async (args, at) => {
      const { values } = optionsOf(args, { to: TEXT, portal: TEXT, language: { ...TEXT, default: 'en' } });
      const to = parsedOption(Email, '--to', values.to);
      const language = parsedOption(Language, '--language', values.language);
      await at.withProgram(async (program) => {
        const ctx = await operatorIn(program, values.portal);
        const id = await ctx.transaction((tx) => sendTestEmail(tx, to, language));
        at.note('The mail is in the queue; a worker sends it.');
        for (let second = 0; second < WAIT_SECONDS; second++) {
          const { sentAt, failure } = await deliveryOf(ctx.db, id);
          if (sentAt) return at.say(`Sent to ${to}.`);
          if (failure) throw new Error(`It was not taken: ${failure}`);
          await new Promise((resolve) => setTimeout(resolve, 1_000));
        }
        throw new Error(`Nobody sent it within ${WAIT_SECONDS} seconds: does a worker run?`);
      });
    },
  },
  'mail unsent': {
    usage: 'mail unsent                     mails that were not taken, and why',
    run: async (args, at) => {
      optionsOf(args, {});
      await at.withProgram(async ({ parts }) => {
        const mails = await unsentEmails(parts.db);
        if (mails.length === 0) return at.say('Every mail was taken.');
        const rows = mails.map((mail) => [
          mail.createdAt.toISOString(),
          mail.portal,
          mail.kind,
          mail.recipient,
          `tries ${mail.tries}`,
          mail.failure ?? '',
        ]);
        at.say(tableOf(rows));
      });
    },
  },
  'mail retry': {
    usage: 'mail retry                      puts all of them in the queue again',
    run: async (args, at) => {
      optionsOf(args, {});
      await at.withProgram(async (program) => {
        const total = await retryUnsent(await operatorIn(program, undefined));
        at.say(`In the queue again: ${total}`);
      });
    },
  },
  'jobs list': {
    usage: 'jobs list                       what waits in the queue, and what failed for good',
    run: async (args, at) => {
      optionsOf(args, {});
      await at.withProgram(async ({ parts }) => {
        const { waiting, failed } = await parts.queue.report();
        const rows = waiting.map((one) => [one.name, `waiting ${one.waiting}`, `running ${one.running}`]);
        at.say(rows.length > 0 ? tableOf(rows) : 'Nothing waits.');
        if (failed.length === 0) return at.say('Nothing failed for good.');
        at.say('\nFailed for good:');
        at.say(
          tableOf(
            failed.map((one) => [
              one.id,
              one.name,
              one.failedAt.toISOString(),
              `tries ${one.tries}`,
              one.reason.replace(/\s+/g, ' ').slice(0, 120),
            ]),
          ),
        );
      });
    },
  },
  'jobs retry': {
    usage: 'jobs retry ID | --all           does failed work again',
    run: async (args, at) => {
      const { values, positionals } = optionsOf(args, { all: SWITCH }, { positionals: 1 });
      if (values.all === positionals.length > 0) throw new UsageError('Give an id, or --all.');
      const id = values.all ? null : parsedOption(z.uuid(), 'the id', positionals[0]);
      await at.withProgram(async ({ parts }) => {
        const total = await parts.queue.retry(id);
        if (id && total === 0) throw new Error('No failed work has this id.');
        at.say(`In the queue again: ${total}`);
      });
    },
  },
};
