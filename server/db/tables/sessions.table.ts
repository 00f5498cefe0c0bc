import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { type IdentityProvider, portals } from './portals.table.ts';
import { users } from './users.table.ts';

/** Owner: sessions. One row a sign-in: the family of all refresh tokens that came from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text(),
    /** Network address of the sign-in. */
    address: text(),
    createdAt: createdAt(),
    lastSeenAt: moment(),
    endedAt: moment(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Owner: sessions. Refresh tokens by hash. A used one stays, so that its second use is recognised. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    usedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Owner: sessions. Wrong passwords of late, by account and by network address (both as hashes), for the back-off. */
export const signInFailures = pgTable('sign_in_failures', {
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: moment().notNull(),
});

/** Owner: identities. Accounts at other providers by which a person may sign in. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    portal: text()
      .notNull()
      .references(() => portals.key),
    provider: text().$type<IdentityProvider>().notNull(),
    /** The provider's own name of the person (`sub`). */
    subject: text().notNull(),
    email: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.portal, table.provider, table.subject),
    index('identities_user').on(table.userId),
  ],
);

/** Owner: identities. Sign-ins under way at a provider. Each step's secret is kept as a hash and works once. */
export const providerSignIns = pgTable('provider_sign_ins', {
  stateHash: text().primaryKey(),
  portal: text()
    .notNull()
    .references(() => portals.key),
  provider: text().$type<IdentityProvider>().notNull(),
  nonce: text().notNull(),
  codeVerifier: text().notNull(),
  language: text().notNull(),
  /** Path of the web app to go to afterwards. */
  returnTo: text(),
  /** Of the token that the browser brings back to the web app, once the provider has answered. */
  landingHash: text().unique(),
  /** What came of it: claims or an error code. */
  outcome: jsonb().$type<Record<string, unknown>>(),
  expiresAt: moment().notNull(),
});
