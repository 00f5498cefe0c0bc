import { describe, expect, it } from 'vitest';
import { applyToJob } from '#contract/features/applications.contract.ts';
import { actOnCandidate, getCandidate, listCandidates } from '#contract/features/candidates.contract.ts';
import { favouriteCandidate, listFavouriteCandidates } from '#contract/features/favourites.contract.ts';
import { closeJob, postJob } from '#contract/features/jobs.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { answerPoke, listPokes, pokeCandidates } from '#contract/features/pokes.contract.ts';
import { patchProfileSharing } from '#contract/features/profiles.contract.ts';
import { pokes } from '#server/db/tables/index.ts';
import { aJob, aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

async function anOpenJob(recruiter: Person): Promise<string> {
  const body = { job: aJob({ job_title: 'Charge Nurse' }), publish: true };
  return (await test.call(postJob, { token: recruiter.token, body })).data.jid;
}

const poke = (recruiter: Person, job_id: string, ...people: Person[]) =>
  test.call(pokeCandidates, {
    token: recruiter.token,
    body: { job_id, candidate_ids: people.map(({ id }) => id) },
  });
const ownPokes = async (person: Person) =>
  (await test.call(listPokes, { token: person.token, query: {} })).data.results;
const answer = (person: Person, job_id: string, said: 'interested' | 'not_interested') =>
  test.call(answerPoke, { token: person.token, params: { job_id }, body: { answer: said } });
const kindsTold = async (person: Person) =>
  (await test.call(listNotifications, { token: person.token, query: {} })).data.results.map(
    ({ kind }) => kind,
  );

describe('asking people whether a job interests them', () => {
  it('happens once a job and person, and is told to them', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const jobId = await anOpenJob(recruiter);
    const first = await poke(recruiter, jobId, person, person);
    expect(first.data.results).toEqual([{ candidate_id: person.id, outcome: 'poked' }]);
    const second = await poke(recruiter, jobId, person);
    expect([second.data.poked, second.data.results[0]?.outcome]).toEqual([0, 'already_poked']);
    expect((await kindsTold(person)).filter((kind) => kind === 'poked')).toHaveLength(1);
    expect(await ownPokes(person)).toMatchObject([{ job: { jid: jobId }, answer: null }]);
  });

  it('reaches nobody who cannot be found, and says of them no more than that', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const hidden = await aPerson(test, 'CANDIDATE');
    await test.call(patchProfileSharing, { token: hidden.token, body: { is_discoverable: false } });
    const jobId = await anOpenJob(recruiter);
    const nobody = { ...hidden, id: '3f2b8a52-6a0f-4c8f-9d0e-3f6b1f0c2a02' };
    const { data } = await poke(recruiter, jobId, hidden, nobody);
    expect(data.results.map(({ outcome }) => outcome)).toEqual(['not_reachable', 'not_reachable']);
    expect(await ownPokes(hidden)).toEqual([]);
  });

  it('is for open jobs only, and its own', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const other = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const jobId = await anOpenJob(recruiter);
    expect((await poke(other, jobId, person)).problem.code).toBe('jobs.not_found');
    await test.call(closeJob, { token: recruiter.token, params: { id: jobId } });
    expect((await poke(recruiter, jobId, person)).problem.code).toBe('pokes.job_not_open');
  });

  it('is asked of so many people a day', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await poke(recruiter, await anOpenJob(recruiter), person);
    expect(data.left_today).toBe(99);
    const others = await Promise.all(Array.from({ length: 3 }, () => aPerson(test, 'CANDIDATE')));
    const { db } = test.program.parts;
    const before = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    // Ten people for ten jobs, as many as leave two for today: what is a day ago does not count.
    const asked = await Promise.all(Array.from({ length: 10 }, () => aPerson(test, 'CANDIDATE')));
    const jobIds = await Promise.all(Array.from({ length: 10 }, () => anOpenJob(recruiter)));
    const pairs = jobIds.flatMap((jobId) => asked.map(({ id: userId }) => ({ jobId, userId })));
    await db
      .insert(pokes)
      .values(pairs.map((pair, at) => ({ ...pair, createdAt: before(at < 97 ? 23 : 25) })));
    const jobId = await anOpenJob(recruiter);
    const tooMany = await poke(recruiter, jobId, ...others);
    expect(tooMany.problem.code).toBe('pokes.daily_limit');
    expect(tooMany.problem.message).toContain('2');
    const last = await poke(recruiter, jobId, ...others.slice(1));
    expect([last.data.poked, last.data.left_today]).toEqual([2, 0]);
  });

  it('is not needed of who has applied', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const [applied, other] = [await aPerson(test, 'CANDIDATE'), await aPerson(test, 'CANDIDATE')];
    const jobId = await anOpenJob(recruiter);
    await test.call(applyToJob, { token: applied.token, body: { job_id: jobId, answers: {} } });
    const { data } = await poke(recruiter, jobId, applied, other);
    expect(data.results.map(({ outcome }) => outcome)).toEqual(['has_applied', 'poked']);
    expect(await kindsTold(applied)).not.toContain('poked');
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
