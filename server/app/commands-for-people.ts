import { z } from 'zod';
import { NewPassword } from '#contract/features/accounts.contract.ts';
import { Email } from '#contract/kernel/fields.ts';
import {
  createAdmin,
  disableAccount,
  enableAccount,
  findPeople,
  signOutEverywhere,
} from '#server/features/accounts/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Ports } from '#server/platform/ports.ts';
import { type Command, operatorIn, optionsOf, parsedOption, TEXT, tableOf, UsageError } from './command.ts';

type Found = Awaited<ReturnType<typeof findPeople>>[number];

/** Accounts and sessions. */
export const commandsForPeople: Record<string, Command> = {
  'admin create': {
    usage:
      'admin create --email E --password P [--first-name F --last-name L --portal KEY]   makes a recruiter admin',
    run: async (args, at) => {
      const { values } = optionsOf(args, {
        email: TEXT,
        password: TEXT,
        'first-name': TEXT,
        'last-name': TEXT,
        portal: TEXT,
      });
      const email = parsedOption(Email, '--email', values.email);
      const password = parsedOption(NewPassword, '--password', values.password);
      await at.withProgram(async (program) => {
        const ctx = await operatorIn(program, values.portal);
        await ctx.transaction(async (tx) => {
          const subjectId = await createAdmin(tx, {
            email,
            password,
            firstName: values['first-name'] ?? 'Admin',
            lastName: values['last-name'] ?? 'Masar',
          });
          await record(tx, 'account.admin_made', { subjectId });
        });
        at.say(`${email} is a recruiter admin of ${ctx.portal.key}.`);
      });
    },
  },
  'user find': {
    usage: 'user find --email PART | --name PART [--portal KEY]   accounts whose address or name has it',
    run: async (args, at) => {
      const { values } = optionsOf(args, { email: TEXT, name: TEXT, portal: TEXT });
      if (!values.email && !values.name) throw new UsageError('Say what to look for.');
      await at.withProgram(async (program) => {
        const ctx = await operatorIn(program, values.portal);
        const portal = values.portal === undefined ? null : ctx.portal.key;
        const people = await findPeople(ctx.db, { email: values.email, name: values.name, portal });
        if (people.length === 0) throw new Error('Nobody was found.');
        at.say(tableOf([COLUMNS, ...people.map(cellsOf)]));
        if (people.length === MOST) at.note(`These are the first ${MOST}; say more of the address or name.`);
      });
    },
  },
  'user disable': {
    usage:
      'user disable --user EMAIL|ID [--portal KEY]   closes an account to its owner and ends its sessions',
    run: (args, at) =>
      withPerson(args, at, async (ctx, person) => {
        const done = await disableAccount(ctx, person.id);
        at.say(done ? `${person.email} is closed.` : `${person.email} was closed before.`);
      }),
  },
  'user enable': {
    usage: 'user enable --user EMAIL|ID [--portal KEY]   opens it again',
    run: (args, at) =>
      withPerson(args, at, async (ctx, person) => {
        const done = await enableAccount(ctx, person.id);
        at.say(done ? `${person.email} is open again.` : `${person.email} was open.`);
      }),
  },
  'session end': {
    usage: 'session end --user EMAIL|ID [--portal KEY]   signs a person out on every device',
    run: (args, at) =>
      withPerson(args, at, async (ctx, person) => {
        const ended = await signOutEverywhere(ctx, person.id);
        at.say(`${person.email}: ${ended} ended.`);
      }),
  },
};

const COLUMNS = ['id', 'portal', 'address', 'name', 'role', 'state', 'since'];
const MOST = 50;

const cellsOf = (person: Found): string[] => [
  person.id,
  person.portal,
  person.email,
  `${person.firstName} ${person.lastName}`,
  person.role ?? '-',
  stateOf(person),
  person.createdAt.toISOString().slice(0, 10),
];

function stateOf(person: Found): string {
  if (person.disabledAt) return 'closed';
  if (!person.isEmailConfirmed) return 'address not confirmed';
  if (!person.isOnboardingCompleted) return 'onboarding';
  return person.isAccountConfirmed ? 'open' : 'waits for approval';
}

/** Finds the one account that is meant; where an address has one in several portals, the portal must be said. */
async function withPerson(
  args: string[],
  at: Parameters<Command['run']>[1],
  run: (ctx: Ctx & Ports, person: Found) => Promise<void>,
): Promise<void> {
  const { values } = optionsOf(args, { user: TEXT, portal: TEXT });
  const who = parsedOption(z.string().trim().min(1), '--user', values.user);
  const id = z.uuid().safeParse(who).data;
  const email = id ? undefined : parsedOption(Email, '--user', who);
  await at.withProgram(async (program) => {
    const ctx = await operatorIn(program, values.portal);
    const portal = values.portal === undefined ? null : ctx.portal.key;
    const people = await findPeople(ctx.db, { id, exactEmail: email, portal });
    const [person] = people;
    if (!person) throw new Error('There is no such account.');
    if (people.length > 1)
      throw new UsageError(
        `${who} has accounts in ${people.map((one) => one.portal).join(', ')}: say which with --portal.`,
      );
    await run(await ctx.inPortal(person.portal), person);
  });
}
