import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';
import { shownFrom, shownFromOf } from './shown-from.ts';

const test = testApp();

it('shows beside a strong match what comes near it, and else all above the floor of what is shown', () => {
  expect(shownFrom(0.96)).toBeCloseTo(0.816);
  expect(shownFrom(0.49)).toBe(0.3);
  expect(shownFrom(0)).toBe(0.3);
});

it('is said by the database as by the program', async () => {
  for (const best of [0, 0.2, 0.45, 0.5, 0.7, 1]) {
    const { rows } = await test.program.parts.db.execute<{ from: number }>(
      sql`select ${shownFromOf(sql`${best}::real`)} as "from"`,
    );
    expect(rows[0]?.from, String(best)).toBeCloseTo(shownFrom(best), 5);
  }
});
