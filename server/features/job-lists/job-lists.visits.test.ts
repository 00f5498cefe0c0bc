import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noteJobVisit } from '#contract/features/job-lists.contract.ts';
import { jobVisits } from '#server/db/tables/index.ts';
import { aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const look = async ({ token }: Person) => (await test.call(noteJobVisit, { token })).data.since;

/** So many minutes go by without a look. */
async function leave(person: Person, minutes: number): Promise<string> {
  const latestAt = new Date(Date.now() - minutes * 60_000);
  await test.program.parts.db.update(jobVisits).set({ latestAt }).where(eq(jobVisits.userId, person.id));
  return latestAt.toISOString();
}

describe('a visit to the jobs', () => {
  it('goes on while somebody looks within half an hour, and the first has none before it', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    expect(await look(person)).toBeNull();
    await leave(person, 20);
    expect(await look(person)).toBeNull();
  });

  it('says when the one before ended, the same all along and on every device', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await look(person);
    const ended = await leave(person, 90);
    expect(await Promise.all([look(person), look(person), look(person)])).toEqual([ended, ended, ended]);
    await leave(person, 25);
    expect(await look(person)).toBe(ended);
    const later = await leave(person, 31);
    expect(await look(person)).toBe(later);
  });

  it('is each person’s own', async () => {
    const [one, other] = [await aPerson(test, 'CANDIDATE'), await aPerson(test, 'CANDIDATE')];
    await look(one);
    const ended = await leave(one, 60);
    expect([await look(one), await look(other)]).toEqual([ended, null]);
    const recruiter = await aPerson(test, 'RECRUITER');
    expect((await test.call(noteJobVisit, { token: recruiter.token })).status).toBe(403);
  });
});
