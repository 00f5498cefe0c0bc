import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { readRows } from './rows.ts';
import { json, number, oneOf, orNull, text, texts, yesOrNo } from './shapes.ts';

/** A database that has these rows for every query. */
const databaseOf = (...rows: object[]) => ({ execute: async () => ({ rows }) }) as unknown as Database;
const read = (row: object, columns: Parameters<typeof readRows>[2]) =>
  readRows(databaseOf(row), sql`select 1`, columns);

describe('rows that are read in SQL', () => {
  it('are given as they came where every column holds what it is said to', async () => {
    const row = {
      id: 'a',
      total: 2,
      is_open: false,
      tags: ['b'],
      kind: 'new',
      person: { name: 'c' },
      left_at: null,
    };
    const columns = {
      id: text,
      total: number,
      is_open: yesOrNo,
      tags: texts,
      kind: oneOf(['new', 'hired']),
      person: json<{ name: string }>(),
      left_at: orNull(text),
    };
    expect(await read(row, columns)).toEqual([row]);
  });

  it.each([
    ['a column is missing', {}, text, 'a value of type undefined'],
    ['a number comes as text', { it: '2' }, number, 'a value of type string'],
    ['nothing comes where something must', { it: null }, json(), 'null'],
    ['a word is none of those that are known', { it: 'left' }, oneOf(['new']), 'a value of type string'],
    ['a list holds something else', { it: [1] }, texts, 'a value of type object'],
  ])('are refused where %s', async (_, row, holds, told) => {
    await expect(read(row, { it: holds })).rejects.toThrow(`The column it holds ${told}.`);
  });
});
