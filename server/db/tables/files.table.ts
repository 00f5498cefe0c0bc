import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StoredPurpose } from '#contract/features/files.contract.ts';
import { createdAt, id } from './columns.ts';
import { users } from './users.table.ts';

/** Owner: files. What was uploaded, by whom and what for; the bytes lie in storage under the row's id. */
export const files = pgTable(
  'files',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    portal: text().notNull(),
    purpose: text().$type<StoredPurpose>().notNull(),
    name: text().notNull(),
    mediaType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('files_owner').on(table.ownerId), index('files_portal').on(table.portal, table.bytes)],
);

/** Owner: files. Uploads under way; their pieces lie in storage until they are joined. */
export const fileUploads = pgTable('file_uploads', {
  id: uuid().primaryKey(),
  ownerId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  total: integer().notNull(),
  createdAt: createdAt(),
});

/** Owner: files. Pieces that have arrived whole. */
export const fileUploadChunks = pgTable(
  'file_upload_chunks',
  {
    uploadId: uuid()
      .notNull()
      .references(() => fileUploads.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.index] })],
);
