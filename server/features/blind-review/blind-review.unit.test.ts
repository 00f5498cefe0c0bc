import crypto from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { firstOf } from '#server/testing/lists.ts';
import { aliasOf, behindAlias } from './blind-review.aliases.ts';
import { redacted } from './blind-review.redacting.ts';

const key = crypto.createHash('sha256').update('a key').digest();
const company = '6f1e2f0e-5f0e-4a39-9d2b-3f4de0a1b001';

describe('an alias', () => {
  it('is a UUID of version 8 that leads back to the id, for the company alone', () => {
    for (let n = 0; n < 200; n++) {
      const id = crypto.randomUUID();
      const alias = aliasOf(key, company, id);
      expect(alias).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(behindAlias(key, company, alias)).toBe(id);
      expect(behindAlias(key, crypto.randomUUID(), alias)).not.toBe(id);
      expect(behindAlias(crypto.randomBytes(32), company, alias)).not.toBe(id);
    }
  });

  it('is the same each time, another for each person, and nothing else is one', () => {
    const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
    const aliases = ids.map((id) => aliasOf(key, company, id));
    expect(new Set(aliases).size).toBe(ids.length);
    expect(aliases).toEqual(ids.map((id) => aliasOf(key, company, id)));
    expect(behindAlias(key, company, firstOf(ids))).toBeNull();
  });
});

describe('a text without its person', () => {
  const names = ['Zahra', "O'Brien-Alkhalifi", 'زهراء آل خليفة'];

  it.each([
    ['Zahra manages sites.', '… manages sites.'],
    ['ZAHRA O’Brien and zahra', '… O’Brien and …'],
    ['Led by Alkhalifi, Zahra', 'Led by …, …'],
    ['تعمل زهراء في الموانئ، وزهراء تجيد العربية', 'تعمل … في الموانئ، … تجيد العربية'],
    ['Write to zahra.k@mail.example.ae today', 'Write to … today'],
    ['See https://zahra.dev/cv, linkedin.com/in/zk', 'See …'],
    ['Call +971 50 555 0111 or 00971-4-555-0199', 'Call … or …'],
    [
      'From 2016-01 to 2020-12, 1,250,000 AED, 12 towers',
      'From 2016-01 to 2020-12, 1,250,000 AED, 12 towers',
    ],
    ['Zahran Towers and Zahrawi Hospital', 'Zahran Towers and Zahrawi Hospital'],
  ])('reads "%s" as "%s"', (text, left) => {
    expect(redacted(text, names)).toBe(left);
  });
});
