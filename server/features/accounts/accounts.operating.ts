import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '#server/db/tables/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { endSessionsOf } from '#server/features/sessions/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { containing, type Database } from '#server/platform/database.ts';
import type { Uses } from '#server/platform/ports.ts';

const MOST = 50;

/** Accounts that an operator looks for, by address within each portal. */
export const findPeople = (
  db: Database,
  by: {
    id?: string | undefined;
    exactEmail?: string | undefined;
    email?: string | undefined;
    name?: string | undefined;
    portal: string | null;
  },
) =>
  db
    .select({
      id: users.id,
      portal: users.portal,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      isEmailConfirmed: users.isEmailConfirmed,
      isOnboardingCompleted: users.isOnboardingCompleted,
      isAccountConfirmed: users.isAccountConfirmed,
      disabledAt: users.disabledAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(
      and(
        by.id ? eq(users.id, by.id) : undefined,
        by.exactEmail ? eq(users.email, by.exactEmail) : undefined,
        by.email ? sql`${users.email} ilike ${containing(by.email)}` : undefined,
        by.name
          ? sql`${users.firstName} || ' ' || ${users.lastName} ilike ${containing(by.name)}`
          : undefined,
        by.portal === null ? undefined : eq(users.portal, by.portal),
      ),
    )
    .orderBy(asc(users.email), asc(users.portal))
    .limit(MOST);

/** Closes an account to its owner and signs them out everywhere; false where it was closed before. */
export const disableAccount = (ctx: Ctx & Uses<'sockets'>, userId: string): Promise<boolean> =>
  ctx.transaction(async (tx) => {
    const [row] = await tx.db
      .update(users)
      .set({ disabledAt: tx.now })
      .where(and(eq(users.id, userId), isNull(users.disabledAt)))
      .returning({ id: users.id });
    if (!row) return false;
    await endSessionsOf(tx, userId);
    await record(tx, 'account.disabled', { subjectId: userId });
    return true;
  });

/** Opens a closed account again; false where it was open. */
export const enableAccount = (ctx: Ctx, userId: string): Promise<boolean> =>
  ctx.transaction(async (tx) => {
    const [row] = await tx.db
      .update(users)
      .set({ disabledAt: null })
      .where(and(eq(users.id, userId), isNotNull(users.disabledAt)))
      .returning({ id: users.id });
    if (!row) return false;
    await record(tx, 'account.enabled', { subjectId: userId });
    return true;
  });

/** Ends all sessions of a person; says how many there were. */
export const signOutEverywhere = (ctx: Ctx & Uses<'sockets'>, userId: string): Promise<number> =>
  ctx.transaction(async (tx) => {
    const ended = await endSessionsOf(tx, userId);
    if (ended > 0) await record(tx, 'session.all_ended', { subjectId: userId });
    return ended;
  });
