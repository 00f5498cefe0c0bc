import { foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ChatMessage, ChatPart, ChatThread } from '#contract/features/conversations.contract.ts';
import type { Before } from '#engines/conversations/index.ts';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Owner: conversations. What one person asked the product, one thread for one conversation. */
export const conversationThreads = pgTable(
  'conversation_threads',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mode: text().$type<ChatThread['mode']>().notNull(),
    title: text().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('conversation_threads_user').on(table.userId, table.mode, table.updatedAt)],
);

/** Owner: conversations. Questions and answers, each after the one it follows; nobody else's data is kept in them. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: id(),
    threadId: uuid()
      .notNull()
      .references(() => conversationThreads.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    parentId: uuid(),
    by: text().$type<ChatMessage['by']>().notNull(),
    state: text().$type<ChatMessage['state']>().notNull(),
    text: text().notNull().default(''),
    parts: jsonb().$type<ChatPart[]>().notNull().default([]),
    /** How the question was understood, for questions that go on from it; of answers. */
    understood: jsonb().$type<Before>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('conversation_messages_thread').on(table.threadId, table.createdAt),
    index('conversation_messages_user').on(table.userId, table.createdAt),
    foreignKey({
      name: 'conversation_messages_parent',
      columns: [table.parentId],
      foreignColumns: [table.id],
    }).onDelete('cascade'),
  ],
);
