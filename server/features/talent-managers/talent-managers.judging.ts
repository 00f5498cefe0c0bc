import type { RowOutcome, RowReason } from '#contract/features/talent-managers.contract.ts';
import { Email } from '#contract/kernel/fields.ts';
import { optedOut } from '#server/features/emails/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { endOfInvitation, mayAskAgain } from './talent-managers.policy.ts';
import { accountsOf } from './talent-managers.reads.ts';
import {
  type AdditionRow,
  insertPerson,
  peopleOfAddresses,
  STANDING,
  type TalentPerson,
  updatePerson,
} from './talent-managers.store.ts';
import { inviteByMail, inviteToPortal, tellAsked } from './talent-managers.telling.ts';

/** What came of a row. */
export interface Judgement {
  outcome: Exclude<RowOutcome, 'waiting'>;
  reason: RowReason | null;
}

/** Somebody to be added. */
export interface NewPerson {
  email: string;
  name: string | null;
  /** A resume of theirs that is kept for them where they are invited. */
  resumeFileId: string | null;
}

const KNOWN = (reason: RowReason): Judgement => ({ outcome: 'known', reason });
const ADDED: Judgement = { outcome: 'added', reason: null };

/** Who adds, and by which addition. */
export interface Adder {
  addition: Pick<AdditionRow, 'id' | 'portal' | 'addedBy' | 'language' | 'message'>;
  name: string;
  /** Whose people they become once they say yes; whoever hires only invites to the portal. */
  isManager: boolean;
}

/** What is known of the addresses of some rows, read once for all of them. */
export interface KnownAddresses {
  people: Map<string, TalentPerson[]>;
  accounts: Map<string, Awaited<ReturnType<typeof accountsOf>>[number]>;
  out: ReadonlySet<string>;
}

export async function knownOf(
  ctx: Ctx,
  { addition }: Adder,
  emails: readonly string[],
): Promise<KnownAddresses> {
  const { portal, addedBy: managerId } = addition;
  const rows = await peopleOfAddresses(ctx.db, { portal, managerId }, emails);
  return {
    people: Map.groupBy(rows, ({ email }) => email),
    accounts: new Map((await accountsOf(ctx.db, portal, emails)).map((it) => [it.email, it])),
    out: emails.length > 0 ? await optedOut(ctx.db, portal, emails) : new Set(),
  };
}

/**
 * Adds somebody, in the transaction that writes down what came of their row: both are there or neither. Nobody who has an
 * account is linked without a yes, nobody is asked twice, and whoever said no stays left alone.
 */
export async function judge(
  tx: Ctx,
  adder: Adder,
  person: NewPerson,
  known: KnownAddresses,
): Promise<Judgement> {
  if (!Email.safeParse(person.email).success) return { outcome: 'unreadable', reason: 'invalid_email' };
  if (known.out.has(person.email)) return KNOWN('opted_out');
  if (!adder.isManager) return inviteAsRecruiter(tx, adder, person);
  const rows = known.people.get(person.email) ?? [];
  const standing = rows.find(({ status }) => STANDING.some((it) => it === status));
  if (standing) return KNOWN(standing.managerId === adder.addition.addedBy ? 'yours' : 'other_manager');
  const past = rows.filter(({ managerId }) => managerId === adder.addition.addedBy);
  if (past.some((row) => !mayAskAgain(row, tx.now))) return KNOWN('declined_before');
  return ask(tx, adder, person, past[0] ?? null, known.accounts.get(person.email));
}

/** The mail alone: no account of the address is named to whoever hires. */
async function inviteAsRecruiter(tx: Ctx, adder: Adder, { email }: NewPerson): Promise<Judgement> {
  await inviteToPortal(tx, { name: adder.name, ...adder.addition }, email);
  return ADDED;
}

async function ask(
  tx: Ctx,
  adder: Adder,
  { email, name, resumeFileId }: NewPerson,
  past: TalentPerson | null,
  account: Awaited<ReturnType<typeof accountsOf>>[number] | undefined,
): Promise<Judgement> {
  const { addition } = adder;
  const isIn = account?.isIn ?? false;
  if (account?.role && account.role !== 'individual') return KNOWN('other_role');
  const asked = {
    name,
    userId: isIn ? (account?.id ?? null) : null,
    status: isIn ? ('asked' as const) : ('invited' as const),
    language: account?.language ?? addition.language,
    message: addition.message,
    // Who has an account has a resume of their own there.
    resumeFileId: isIn ? null : resumeFileId,
    invitedAt: tx.now,
    expiresAt: endOfInvitation(tx.now),
    reminders: 0,
    remindedAt: null,
    answeredAt: null,
    updatedAt: tx.now,
  };
  const row = past
    ? await updatePerson(tx.db, past.id, asked)
    : await insertPerson(tx.db, {
        ...asked,
        portal: addition.portal,
        managerId: addition.addedBy,
        email,
        createdAt: tx.now,
      });
  // Somebody came first at this very moment: another manager, or another of one's own additions.
  if (!row) return KNOWN((await isOwn(tx, adder, email)) ? 'yours' : 'other_manager');
  if (row.userId) await tellAsked(tx, row, adder.name);
  else await inviteByMail(tx, row, adder.name);
  return row.userId ? { outcome: 'asked', reason: null } : ADDED;
}

async function isOwn(tx: Ctx, { addition }: Adder, email: string): Promise<boolean> {
  const { portal, addedBy: managerId } = addition;
  const rows = await peopleOfAddresses(tx.db, { portal, managerId }, [email]);
  return rows.some((row) => row.managerId === managerId && STANDING.some((it) => it === row.status));
}
