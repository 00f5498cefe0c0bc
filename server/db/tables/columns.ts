import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Columns that many tables share. */
export const id = () => uuid().primaryKey().defaultRandom();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** The number of a transaction, as text: it outgrows what JavaScript counts. */
export const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/** Addresses compare without regard to case. */
export const lowerCaseText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => value.toLowerCase(),
});

/** The words of a text without their places, see `wordsOf`. */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' });
