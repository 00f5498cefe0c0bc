import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { aPerson } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ worker: true });

describe('the program', () => {
  it('outlives a cut of all its connections to the database, and goes on by itself', async () => {
    const { token, id } = await aPerson(test, 'CANDIDATE');
    const { db, ranking, realtime } = test.program.parts;
    // The first that asks may be told that ranking gets ready.
    await test.until(() => ranking.size('HCMS'));
    for (let times = 0; times < 2; times++) {
      await db
        .execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid()`,
        )
        .catch(() => {});
      const answer = await test.until(async () => {
        const reply = await test.call(getCurrentUser, { token });
        return reply.status === 200 && reply;
      });
      expect(answer.data.id).toBe(id);
      realtime()?.tell(id, 'matches:changed', { job_id: null });
    }
  });
});
