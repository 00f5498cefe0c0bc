import { and, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import type { User } from '#contract/features/accounts.contract.ts';
import { accountState, ROLE_NAMES, type RoleName } from '#contract/kernel/user-states.ts';
import {
  companies,
  companyChecks,
  portals,
  refreshTokens,
  sessions,
  users,
} from '#server/db/tables/index.ts';
import { presentCompany } from '#server/features/companies/index.ts';
import type { Actor } from '#server/platform/context.ts';
import { type Database, preparedOnce } from '#server/platform/database.ts';

type UserRow = typeof users.$inferSelect;

export const roleId = (role: RoleName | null) => (role ? ROLE_NAMES.indexOf(role) + 1 : null);

const stateOf = (row: UserRow) =>
  accountState({
    is_email_confirmed: row.isEmailConfirmed,
    is_onboarding_completed: row.isOnboardingCompleted,
    is_account_confirmed: row.isAccountConfirmed,
    role_name: row.role,
  });

const userById = preparedOnce('sessions_own_user', (db) =>
  db
    .select({
      user: users,
      company: companies,
      checkState: companyChecks.state,
      checks: portals.checksCompanies,
    })
    .from(users)
    .innerJoin(portals, eq(portals.key, users.portal))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(companyChecks, eq(companyChecks.companyId, users.companyId))
    .where(eq(users.id, sql.placeholder('id'))),
);

/** A user as the API shows it to itself. */
export async function loadUser(db: Database, id: string): Promise<User | null> {
  const [row] = await userById(db).execute({ id });
  if (!row) return null;
  const { user, company } = row;
  const checkState = row.checkState ?? 'unverified';
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    role_id: roleId(user.role),
    role_name: user.role,
    avatar: user.avatarFileId,
    language: user.language,
    is_email_confirmed: user.isEmailConfirmed,
    is_onboarding_completed: user.isOnboardingCompleted,
    is_account_confirmed: user.isAccountConfirmed,
    state: stateOf(user),
    created_at: user.createdAt.toISOString(),
    companyDetail: company && {
      ...presentCompany(company),
      check_state: checkState,
      must_be_verified: row.checks && checkState !== 'verified',
    },
  };
}

const userOfSession = preparedOnce('sessions_user', (db) =>
  db
    .select({
      user: users,
      isCompanyVerified: sql<boolean>`${users.companyId} is null or not ${portals.checksCompanies} or coalesce(${companyChecks.state} = 'verified', false)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(portals, eq(portals.key, users.portal))
    .leftJoin(companyChecks, eq(companyChecks.companyId, users.companyId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(users.id, sql.placeholder('userId')),
        isNull(sessions.endedAt),
        isNull(users.disabledAt),
      ),
    ),
);

/** The caller behind a session that has not ended. One query: it runs before every request. */
export async function loadActor(
  db: Database,
  claims: { userId: string; sessionId: string },
): Promise<Actor | null> {
  const [row] = await userOfSession(db).execute({ ...claims });
  if (!row) return null;
  const { user, isCompanyVerified } = row;
  return {
    id: user.id,
    portal: user.portal,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    state: stateOf(user),
    companyId: user.companyId,
    isCompanyVerified,
    language: user.language,
    sessionId: claims.sessionId,
  };
}

/** The session where it has not ended and its person's account is open. */
export async function findOpenSession(db: Database, id: string) {
  const [row] = await db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt), isNull(users.disabledAt)));
  return row ?? null;
}

/** Open sessions of a person: those that have not ended and could still be refreshed. */
export function listOpenSessions(db: Database, userId: string, now: Date) {
  const refreshable = db
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.sessionId, sessions.id),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, now),
      ),
    );
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), exists(refreshable)));
}

/** Network addresses and browsers that a person has signed in with since. */
export const placesSince = (db: Database, userId: string, since: Date) =>
  db
    .selectDistinct({ address: sessions.address, device: sessions.device })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.createdAt, since)));

export async function findCredentials(db: Database, portal: string, email: string) {
  const [row] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, disabledAt: users.disabledAt })
    .from(users)
    .where(and(eq(users.portal, portal), eq(users.email, email)));
  return row ?? null;
}

/** Whether an operator closed the account to its owner. */
export async function isDisabled(db: Database, userId: string): Promise<boolean> {
  const [row] = await db.select({ disabledAt: users.disabledAt }).from(users).where(eq(users.id, userId));
  return row?.disabledAt != null;
}
