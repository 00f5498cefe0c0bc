import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { reactToJob } from '#contract/features/favourites.contract.ts';
import { searchJobs } from '#contract/features/job-lists.contract.ts';
import { closeJob } from '#contract/features/jobs.contract.ts';
import { chooseNotifications, listNotifications } from '#contract/features/notifications.contract.ts';
import * as contract from '#contract/features/saved-searches.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { emails } from '#server/db/tables/index.ts';
import { aPerson, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { tellOfNewJobs } from './saved-searches.news.ts';

const test = testApp({ worker: true });
const HOUR_MS = 3_600_000;

/** The hourly job, so many hours from now. */
async function tell(hours = 1): Promise<void> {
  const ctx = await test.program.contexts.forJob();
  const now = new Date(ctx.now.getTime() + hours * HOUR_MS);
  await tellOfNewJobs({ ...ctx, now, transaction: (run) => ctx.transaction((tx) => run({ ...tx, now })) });
}

const told = async ({ token }: Person) =>
  (await test.call(listNotifications, { token })).data.results
    .filter((it) => it.kind === 'saved_search')
    .map(({ text, link }) => ({ ...text, link }));

const save = (person: Person, body: Parameters<typeof bodyOf>[0] = {}) =>
  test.call(contract.saveSearch, { token: person.token, body: bodyOf(body) });
const bodyOf = (given: { name?: string; filters?: contract.JobFilters; is_notifying?: boolean }) => ({
  name: 'Surveying',
  filters: { q: 'surveyor' },
  ...given,
});
const searchesOf = async ({ token }: Person) =>
  (await test.call(contract.listSavedSearches, { token })).data.results;

describe('a saved search', () => {
  it('is kept, renamed, given other filters and deleted, by nobody but its owner', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const stranger = await aPerson(test, 'CANDIDATE');
    const filters = { q: 'surveyor', sectors: ['construction'], or_remote: true, salary_min: 9_000 };
    const { data, message } = await save(person, { filters });
    expect(data).toMatchObject({ name: 'Surveying', filters, is_notifying: true, new_count: 0 });
    expect(message).toBe('The search is saved.');
    const { id } = data;
    const change = (body: object) =>
      test.call(contract.changeSavedSearch, { token: person.token, params: { id }, body });
    expect((await change({ name: 'Sites', is_notifying: false })).data).toMatchObject({
      name: 'Sites',
      filters,
      is_notifying: false,
    });
    expect((await change({ filters: { q: 'nurse' } })).data.filters).toEqual({ q: 'nurse' });
    expect(await searchesOf(stranger)).toEqual([]);
    const gone = await test.call(contract.deleteSavedSearch, { token: person.token, params: { id } });
    expect(gone.status).toBe(200);
    expect(await searchesOf(person)).toEqual([]);
  });

  it('has a name of its own, and there are not more than a person can look through', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await save(person, { name: 'Élan vital' });
    const same = await save(person, { name: 'elan  VITAL' });
    expect([same.status, same.problem.code]).toEqual([422, 'saved_searches.name_taken']);
    for (let at = 2; at <= LIMITS.savedSearches; at++) await save(person, { name: `Search ${at}` });
    const more = await save(person, { name: 'One more' });
    expect([more.status, more.problem.code]).toEqual([422, 'saved_searches.too_many']);
  });

  it('counts what is new in it until it is opened, and then says since when it was', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const recruiter = await aPerson(test, 'RECRUITER');
    await publishJob(test, recruiter, { job_title: 'Older Falconer' });
    const { data: saved } = await save(person, { filters: { q: 'falconer' } });
    await publishJob(test, recruiter, { job_title: 'Falconer' });
    await publishJob(test, recruiter, { job_title: 'Gardener' });
    expect((await searchesOf(person)).map((it) => it.new_count)).toEqual([1]);
    const open = () => test.call(contract.openSavedSearch, { token: person.token, params: { id: saved.id } });
    const { data } = await open();
    expect([data.new_count, data.new_since]).toEqual([1, saved.created_at]);
    const list = await test.call(searchJobs, {
      token: person.token,
      body: { text: 'falconer', new_since: data.new_since },
    });
    expect([list.data.total, list.data.new_total]).toEqual([2, 1]);
    expect((await searchesOf(person)).map((it) => it.new_count)).toEqual([0]);
    expect((await open()).data.new_count).toBe(0);
  });
});

describe('news of a saved search', () => {
  it('come once, however often the job runs, in both languages, and again for what is new then', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const recruiter = await aPerson(test, 'RECRUITER');
    const { data } = await save(person, { name: 'Sea', filters: { q: 'oceanographer' } });
    await tell();
    expect(await told(person)).toEqual([]);
    await publishJob(test, recruiter, { job_title: 'Oceanographer' });
    await publishJob(test, recruiter, { job_title: 'Senior Oceanographer' });
    await tell();
    await tell();
    await tell(2);
    const [first, ...others] = await told(person);
    expect(others).toEqual([]);
    expect(first!.en).toBe('New jobs in your search “Sea”: 2. The latest is “Senior Oceanographer”.');
    expect(first!.ar).toContain('2');
    expect(first!.link).toBe(`/candidate/jobs?saved=${data.id}&since=${encodeURIComponent(data.created_at)}`);
  });

  it('count neither what the person disliked nor what has closed', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const recruiter = await aPerson(test, 'RECRUITER');
    await save(person, { filters: { q: 'beekeeper' } });
    const post = (job_title: string) => publishJob(test, recruiter, { job_title });
    await post('Beekeeper');
    const closed = await post('Senior Beekeeper');
    await test.call(closeJob, { token: recruiter.token, params: { id: closed } });
    const job_id = await post('Junior Beekeeper');
    await test.call(reactToJob, { token: person.token, params: { action: 'dislike' }, body: { job_id } });
    await tell();
    expect((await told(person)).map(({ en }) => en)).toEqual([
      'New jobs in your search “Surveying”: 1. The latest is “Beekeeper”.',
    ]);
  });

  it('leave out what was opened, and what is not notified of', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const quiet = await aPerson(test, 'CANDIDATE');
    const recruiter = await aPerson(test, 'RECRUITER');
    const { data } = await save(person, { filters: { q: 'glassblower' } });
    await save(quiet, { filters: { q: 'glassblower' }, is_notifying: false });
    await publishJob(test, recruiter, { job_title: 'Glassblower' });
    await test.call(contract.openSavedSearch, { token: person.token, params: { id: data.id } });
    await tell();
    expect(await told(person)).toEqual([]);
    expect(await told(quiet)).toEqual([]);
  });

  it('wait a few minutes, until what was just posted has its scores', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const recruiter = await aPerson(test, 'RECRUITER');
    await save(person, { filters: { q: 'beekeeper' } });
    await publishJob(test, recruiter, { job_title: 'Beekeeper' });
    await tell(0);
    expect(await told(person)).toEqual([]);
    await tell();
    expect(await told(person)).toHaveLength(1);
  });

  it('are mailed as the person chose', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const recruiter = await aPerson(test, 'RECRUITER');
    await test.call(chooseNotifications, {
      token: person.token,
      body: { choices: [{ kind: 'saved_search', mail: 'at-once' }] },
    });
    await save(person, { filters: { q: 'calligrapher' } });
    await publishJob(test, recruiter, { job_title: 'Calligrapher' });
    await tell();
    const mail = await test.until(async () => {
      const [row] = await test.program.parts.db
        .select()
        .from(emails)
        .where(and(eq(emails.userId, person.id), eq(emails.subject, 'New jobs in a search of yours')));
      return row;
    });
    expect(mail.recipient).toBe(person.email);
  });
});
