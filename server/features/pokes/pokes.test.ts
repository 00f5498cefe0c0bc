import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applyToJob } from '#contract/features/applications.contract.ts';
import { getBulkLimits } from '#contract/features/bulk-limits.contract.ts';
import { actOnCandidate, getCandidate, listCandidates } from '#contract/features/candidates.contract.ts';
import { favouriteCandidate, listFavouriteCandidates } from '#contract/features/favourites.contract.ts';
import { closeJob, postJob } from '#contract/features/jobs.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import {
  answerPoke,
  complainOfPoke,
  listPokes,
  pokeCandidates,
  previewPoke,
  takePokeBack,
} from '#contract/features/pokes.contract.ts';
import { patchProfileSharing } from '#contract/features/profiles.contract.ts';
import { companies, emails, notifications, pokes, users } from '#server/db/tables/index.ts';
import { mailNotification } from '#server/features/notifications/notifications.jobs.ts';
import { askForInterest } from '#server/testing/asked.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aJob, aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { doJob } from '#server/testing/work.ts';
import { leavePokes } from './pokes.jobs.ts';

const test = testApp();

async function anOpenJob(recruiter: Person): Promise<string> {
  const body = { job: aJob({ job_title: 'Charge Nurse' }), publish: true };
  return (await test.call(postJob, { token: recruiter.token, body })).data.jid;
}

const askingOf = (job_id: string, people: readonly Person[]) => ({
  job_id,
  candidate_ids: people.map(({ id }) => id),
});
const ask = (recruiter: Person, job_id: string, ...people: Person[]) =>
  test.call(pokeCandidates, { token: recruiter.token, body: askingOf(job_id, people) });
const preview = (recruiter: Person, job_id: string, ...people: Person[]) =>
  test.call(previewPoke, { token: recruiter.token, body: askingOf(job_id, people) });
const takeBack = (recruiter: Person, id: string) =>
  test.call(takePokeBack, { token: recruiter.token, params: { id } });
/** The queue comes to a question as of a moment. */
const leave = (askId: string, at: Date | string) => doJob(test, leavePokes, { askId }, new Date(at));
/** Asks, and lets the question leave. */
const poke = (recruiter: Person, job_id: string, ...people: Person[]) =>
  askForInterest(test, recruiter, job_id, ...people);
const outcomes = ({ data }: Awaited<ReturnType<typeof ask | typeof preview>>) =>
  data.results.map(({ outcome }) => outcome);
const mailsTo = async (person: Person) => {
  await runMails(person);
  const { db } = test.program.parts;
  return (await db.select().from(emails).where(eq(emails.userId, person.id))).filter(
    (it) => it.kind === 'poke',
  );
};
/** Does what the queue would with the news that a person has. */
async function runMails(person: Person) {
  const { db } = test.program.parts;
  const news = await db.select().from(notifications).where(eq(notifications.userId, person.id));
  for (const { id } of news) await doJob(test, mailNotification, { notificationId: id });
}
const ownPokes = async (person: Person) =>
  (await test.call(listPokes, { token: person.token, query: {} })).data.results;
const answer = (person: Person, job_id: string, said: 'interested' | 'not_interested') =>
  test.call(answerPoke, { token: person.token, params: { job_id }, body: { answer: said } });
const kindsTold = async (person: Person) =>
  (await test.call(listNotifications, { token: person.token, query: {} })).data.results.map(
    ({ kind }) => kind,
  );

describe('asking people whether a job interests them', () => {
  it('reaches nobody before ten seconds have passed, then each once, however often the queue comes', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const jobId = await anOpenJob(recruiter);
    const { data } = await ask(recruiter, jobId, person, person);
    expect([data.results, data.poked]).toEqual([[{ candidate_id: person.id, outcome: 'poked' }], 1]);
    const { id, leaves_at } = data.ask!;
    const early = new Date(new Date(leaves_at).getTime() - 1);
    await leave(id, early);
    expect([await kindsTold(person), await ownPokes(person)]).toEqual([[], []]);
    expect((await answer(person, jobId, 'interested')).problem.code).toBe('pokes.not_found');
    for (let times = 0; times < 2; times++) await leave(id, leaves_at);
    expect(await kindsTold(person)).toEqual(['poked']);
    expect(await ownPokes(person)).toMatchObject([{ job: { jid: jobId }, answer: null }]);
    const second = await ask(recruiter, jobId, person);
    expect([outcomes(second), second.data.ask]).toEqual([['already_poked'], null]);
  });

  it('is taken back before it leaves, by either of two tabs, and may be asked anew', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const [person, other] = [await aPerson(test, 'CANDIDATE'), await aPerson(test, 'CANDIDATE')];
    const jobId = await anOpenJob(recruiter);
    // Both tabs press at the same moment: one question is written down.
    const presses = await Promise.all([
      ask(recruiter, jobId, person, other),
      ask(recruiter, jobId, person, other),
    ]);
    expect(presses.map(({ data }) => data.poked).toSorted()).toEqual([0, 2]);
    const { id, leaves_at } = presses.flatMap(({ data }) => data.ask ?? [])[0]!;
    const back = await Promise.all([takeBack(recruiter, id), takeBack(recruiter, id)]);
    expect(back.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    await leave(id, leaves_at);
    expect([await kindsTold(person), await ownPokes(person)]).toEqual([[], []]);
    const again = await ask(recruiter, jobId, person);
    expect([again.data.poked, again.data.left_today]).toEqual([1, 19]);
    // What was queued for the question that was taken back does nothing for the new one.
    await leave(id, again.data.ask!.leaves_at);
    expect(await kindsTold(person)).toEqual([]);
    await leave(again.data.ask!.id, again.data.ask!.leaves_at);
    expect(await kindsTold(person)).toEqual(['poked']);
    expect((await takeBack(recruiter, again.data.ask!.id)).problem.code).toBe('pokes.has_left');
  });

  it('waits in the queue of the database, where another start of the program finds it', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const jobId = await anOpenJob(recruiter);
    const { data } = await ask(recruiter, jobId, await aPerson(test, 'CANDIDATE'));
    const { rows } = await test.program.parts.db.execute(
      sql`select state, extract(epoch from start_after - created_on)::int as seconds from pgboss.job
        where name = 'pokes.leave' and data ->> 'askId' = ${data.ask!.id}`,
    );
    expect(rows).toEqual([{ state: 'created', seconds: 10 }]);
  });

  it('reaches nobody who applied, and nobody at all once the job is closed, in the seconds between', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const [quick, person] = [await aPerson(test, 'CANDIDATE'), await aPerson(test, 'CANDIDATE')];
    const jobId = await anOpenJob(recruiter);
    const first = (await ask(recruiter, jobId, quick)).data.ask!;
    await test.call(applyToJob, { token: quick.token, body: { job_id: jobId, answers: {} } });
    await leave(first.id, first.leaves_at);
    expect(await kindsTold(quick)).not.toContain('poked');
    const second = (await ask(recruiter, jobId, person)).data.ask!;
    await test.call(closeJob, { token: recruiter.token, params: { id: jobId } });
    await leave(second.id, second.leaves_at);
    expect(await kindsTold(person)).toEqual([]);
  });

  it('is seen beforehand as it arrives, in the language of each who gets it, and thanks for nothing', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const [english, arab, applied] = await Promise.all([1, 2, 3].map(() => aPerson(test, 'CANDIDATE')));
    await test.program.parts.db.update(users).set({ language: 'ar' }).where(eq(users.id, arab!.id));
    const jobId = await anOpenJob(recruiter);
    await test.call(applyToJob, { token: applied!.token, body: { job_id: jobId, answers: {} } });
    const seen = await preview(recruiter, jobId, english!, arab!, applied!);
    expect(outcomes(seen)).toEqual(['poked', 'poked', 'has_applied']);
    expect(seen.data).toMatchObject({
      poked: 2,
      left_today: 18,
      limits: { company: { limit: 20, left: 20 }, own: { limit: 50, left: 50 } },
      company: { company_name: 'Pearl Bay Contracting', company_size: 120 },
    });
    expect([await ownPokes(english!), (await preview(recruiter, jobId, english!)).data.poked]).toEqual([
      [],
      1,
    ]);
    await poke(recruiter, jobId, english!, arab!, applied!);
    for (const [language, person] of [
      ['en', english!],
      ['ar', arab!],
    ] as const) {
      const shown = theOne(seen.data.mails, (it) => it.language === language);
      const mail = firstOf(await mailsTo(person));
      expect([mail.subject, shown.people]).toEqual([shown.subject, 1]);
      for (const paragraph of [...shown.paragraphs, shown.button]) expect(mail.text).toContain(paragraph);
      expect(mail.text).not.toMatch(/thank|نشكر|شكرًا/i);
    }
  });

  it('reaches nobody who cannot be found, and says of them no more than that', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const hidden = await aPerson(test, 'CANDIDATE');
    await test.call(patchProfileSharing, { token: hidden.token, body: { is_discoverable: false } });
    const jobId = await anOpenJob(recruiter);
    const nobody = { ...hidden, id: '3f2b8a52-6a0f-4c8f-9d0e-3f6b1f0c2a02' };
    expect(outcomes(await ask(recruiter, jobId, hidden, nobody))).toEqual(['not_reachable', 'not_reachable']);
    expect(await ownPokes(hidden)).toEqual([]);
  });

  it('is for open jobs only, and its own', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const other = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const jobId = await anOpenJob(recruiter);
    expect((await ask(other, jobId, person)).problem.code).toBe('jobs.not_found');
    await test.call(closeJob, { token: recruiter.token, params: { id: jobId } });
    expect((await ask(recruiter, jobId, person)).problem.code).toBe('pokes.job_not_open');
  });
});

describe('limits of asking', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const written = (rows: (typeof pokes.$inferInsert)[]) => test.program.parts.db.insert(pokes).values(rows);
  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, () => aPerson(test, 'CANDIDATE')));

  it('let a new company ask twenty people a day, said before and refused with what is left and when more come', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const [asked, next, last] = [await people(20), await people(2), await anOpenJob(recruiter)];
    const jobId = await anOpenJob(recruiter);
    // Nineteen within the day, and one who is a day ago.
    await written(
      asked.map(({ id: userId }, at) => ({ jobId, userId, createdAt: hoursAgo(at < 19 ? 23 : 25) })),
    );
    expect((await preview(recruiter, last, ...next)).data).toMatchObject({ poked: 2, left_today: -1 });
    for (let times = 0; times < 2; times++) {
      const refused = await ask(recruiter, last, ...next);
      expect([refused.status, refused.problem.code]).toEqual([429, 'bulk_limits.ask']);
      expect(refused.problem.message).toMatch(/20 people a day; 1 are left\. More come on \w+/);
    }
    const two = await Promise.all(next.map((one) => ask(recruiter, last, one)));
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  });

  it('let a recruiter ask fifty people a day, whatever the company may', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const colleague = await aPerson(test, 'RECRUITER', { companyId: recruiter.companyId });
    const { db } = test.program.parts;
    await db
      .update(companies)
      .set({ createdAt: hoursAgo(24 * 30) })
      .where(eq(companies.id, recruiter.companyId));
    const [jobId, asked, next] = [await anOpenJob(recruiter), await people(50), await people(1)];
    await written(
      asked.map(({ id: userId }) => ({ jobId, userId, pokedBy: recruiter.id, createdAt: hoursAgo(1) })),
    );
    expect((await ask(recruiter, jobId, ...next)).problem.code).toBe('pokes.recruiter_limit');
    expect((await ask(colleague, jobId, ...next)).data).toMatchObject({ poked: 1, left_today: 9 });
  });

  it('keep a person from more than three questions a week of one company, and eight in all', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const [often, everywhere] = [await aPerson(test, 'CANDIDATE'), await aPerson(test, 'CANDIDATE')];
    for (let times = 0; times < 3; times++) await poke(recruiter, await anOpenJob(recruiter), often);
    const others = await Promise.all(Array.from({ length: 8 }, () => aPerson(test, 'RECRUITER')));
    for (const one of others) await poke(one, await anOpenJob(one), everywhere);
    const jobId = await anOpenJob(recruiter);
    expect(outcomes(await ask(recruiter, jobId, often, everywhere))).toEqual([
      'asked_enough',
      'asked_enough',
    ]);
    expect(outcomes(await ask(others[0]!, await anOpenJob(others[0]!), often))).toEqual(['poked']);
    await test.program.parts.db.update(pokes).set({ createdAt: hoursAgo(24 * 8) });
    expect(outcomes(await ask(recruiter, jobId, often, everywhere))).toEqual(['poked', 'poked']);
  });

  it('shrink for a company of which several people complain, which is not told', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const asked = await people(3);
    const jobId = await anOpenJob(recruiter);
    await poke(recruiter, jobId, ...asked);
    const limits = async () => (await test.call(getBulkLimits, { token: recruiter.token })).data;
    for (const { token } of asked) {
      expect((await limits()).level).toBe('new');
      for (let times = 0; times < 2; times++) {
        const { data } = await test.call(complainOfPoke, { token, params: { job_id: jobId } });
        expect(data.has_complained).toBe(true);
      }
    }
    expect((await limits()).level).toBe('watched');
    expect((await limits()).deeds.find(({ deed }) => deed === 'ask')).toMatchObject({ limit: 5, left: 2 });
    expect(await kindsTold(recruiter)).toEqual([]);
  });
});

describe('an answer', () => {
  it('is told to whoever asked, and can be changed while the job is open', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const jobId = await anOpenJob(recruiter);
    await poke(recruiter, jobId, person);
    expect((await answer(person, jobId, 'interested')).data.answer).toBe('interested');
    await answer(person, jobId, 'interested');
    expect((await answer(person, jobId, 'not_interested')).data.answer).toBe('not_interested');
    const told = await kindsTold(recruiter);
    expect(told.filter((kind) => kind.startsWith('poke_')).toSorted()).toEqual([
      'poke_declined',
      'poke_interested',
    ]);
    await test.call(closeJob, { token: recruiter.token, params: { id: jobId } });
    expect((await answer(person, jobId, 'interested')).problem.code).toBe('pokes.not_found');
    expect(await ownPokes(person)).toEqual([]);
  });

  it('is told with the name of who gave it and the way to them', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const jobId = await anOpenJob(recruiter);
    await poke(recruiter, jobId, person);
    await answer(person, jobId, 'interested');
    const { data } = await test.call(listNotifications, { token: recruiter.token, query: {} });
    const told = theOne(data.results, ({ kind }) => kind === 'poke_interested');
    expect(told.text.en).toContain(told.actor?.name);
    expect(told.link).toBe(`/recruiter/candidates/${person.id}?job_id=${jobId}`);
  });

  it('stands where the candidate does, who is not offered to be asked again', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const job_id = await anOpenJob(recruiter);
    const candidate = async () =>
      (
        await test.call(getCandidate, {
          token: recruiter.token,
          params: { id: person.id },
          query: { job_id },
        })
      ).data;
    expect([(await candidate()).poke, (await candidate()).can.ask]).toEqual([null, true]);
    await poke(recruiter, job_id, person);
    await answer(person, job_id, 'interested');
    expect([(await candidate()).poke?.answer, (await candidate()).can.ask]).toEqual(['interested', false]);
    await test.call(actOnCandidate, {
      token: recruiter.token,
      body: { candidate_id: person.id, job_id, action: 'SHORTLISTED' },
    });
    const { results } = (await test.call(listCandidates, { token: recruiter.token, query: { job_id } })).data;
    expect(results[0]?.poke).toEqual((await candidate()).poke);
  });

  it('is refused from somebody who was not asked', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const refused = await answer(person, await anOpenJob(recruiter), 'interested');
    expect([refused.status, refused.problem.code]).toEqual([404, 'pokes.not_found']);
  });
});

describe('a candidate kept in sight', () => {
  it('is kept for the whole company, once, until let go', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const job_id = await anOpenJob(recruiter);
    const set = (favorite: boolean) =>
      test.call(favouriteCandidate, {
        token: recruiter.token,
        body: { job_id, candidate_id: person.id, favorite },
      });
    const kept = async () =>
      (
        await test.call(listFavouriteCandidates, { token: recruiter.token, params: { id: job_id } })
      ).data.results.map((one) => one.candidate_id);
    await set(true);
    expect((await set(true)).data.is_favorite).toBe(true);
    expect(await kept()).toEqual([person.id]);
    await set(false);
    expect(await kept()).toEqual([]);
  });

  it('belongs to a job of one’s own', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const other = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const job_id = await anOpenJob(recruiter);
    const refused = await test.call(favouriteCandidate, {
      token: other.token,
      body: { job_id, candidate_id: person.id, favorite: true },
    });
    expect(refused.problem.code).toBe('jobs.not_found');
  });
});
