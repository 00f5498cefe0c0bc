import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { favouriteJobs, listDislikedJobs, reactToJob } from '#contract/features/favourites.contract.ts';
import * as contract from '#contract/features/job-lists.contract.ts';
import { closeJob, SENIORITIES, WORK_PLACES } from '#contract/features/jobs.contract.ts';
import type { JobFilters } from '#contract/features/saved-searches.contract.ts';
import { inUsualCurrency } from '#contract/kernel/currencies.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { createChance } from '#server/db/demo/random.ts';
import { shownFrom } from '#server/db/shown-from.ts';
import { applications, companies, jobs, matches, matchProfiles } from '#server/db/tables/index.ts';
import { createCompany } from '#server/features/companies/index.ts';
import { insertJob, jobColumnsOf } from '#server/features/jobs/index.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import {
  aCompany,
  aJob,
  aPerson,
  contextOf,
  NOTHING_SENT,
  type Person,
  publishJob,
} from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { countNewJobs } from './job-lists.service.ts';

/**
 * Lists of jobs against a naive filter over all rows, on random data. Nothing ranks here: the scores are made, so that
 * what is tested is the lists alone.
 */

const test = testApp();
const DAY_MS = 86_400_000;
const PORTAL = 'KU';

const SECTORS = ['construction', 'health', 'it', null];
const INDUSTRIES = ['buildings', 'hospitals', 'software', null];
/** Each place as it is written, and what it lies in by the test's own book. */
const LOCATIONS = [
  ['Dubai, United Arab Emirates', ['dubai', 'uae']],
  ['دبي', ['dubai', 'uae']],
  ['Abu Dhabi', ['abu-dhabi', 'uae']],
  ['أبو ظبي، الإمارات', ['abu-dhabi', 'uae']],
  ['Riyadh, Saudi Arabia', ['riyadh', 'saudi']],
  ['الرياض', ['riyadh', 'saudi']],
  ['Site 14', ['site-14']],
  [null, []],
] as const;
const PLACES = [
  ['Dubai', 'dubai'],
  ['دبي', 'dubai'],
  ['United Arab Emirates', 'uae'],
  ['ابوظبي', 'abu-dhabi'],
  ['Saudi Arabia', 'saudi'],
  ['site 14', 'site-14'],
] as const;
/** Words that no dictionary knows: they are found by themselves alone. */
const WORDS = ['qorvexil', 'zemtrolax', 'jhubbigox', 'خظوطمش', 'غبزتوقث', 'ضثقغذرش'];

interface Row {
  id: string;
  title: string;
  description: string;
  company: string;
  companyId: string;
  sector: string | null;
  industry: string | null;
  places: readonly string[];
  workPlace: string;
  seniority: string | null;
  pay: number | null;
  postedAt: Date;
  isPublished: boolean;
  score: number | null;
}

const rows: Row[] = [];
let person: Person;
const chance = createChance(20_261_121);
const pick = <T>(all: readonly T[]): T => chance.one([...all]);

beforeAll(async () => {
  const ctx = await contextOf(test, PORTAL);
  person = await aPerson(test, 'CANDIDATE', { portal: PORTAL });
  const firms = [];
  for (const name of ['Pearl Bay', 'Sahel', 'نخيل'])
    firms.push({ name, ...(await createCompany(ctx, aCompany({ company_name: name }))) });
  for (let at = 0; at < 160; at++) {
    const company = pick(firms);
    const [location, places] = pick(LOCATIONS);
    const min = chance.happens(0.7) ? chance.between(3, 30) * 1_000 : null;
    const max = min !== null && chance.happens(0.8) ? min + chance.between(0, 9) * 1_000 : null;
    const given = {
      job_title: `${pick(['Engineer', 'ممرضة', 'Nurse', 'Officer'])} ${at}`,
      description: `${pick(WORDS)} ${pick(WORDS)}. ${aJob().description}`,
      sector: pick(SECTORS),
      industry: pick(INDUSTRIES),
      location,
      work_place: pick(WORK_PLACES),
      seniority: pick([...SENIORITIES, null]),
      salary_min: min,
      salary_max: max,
      salary_currency: pick(['AED', 'SAR', 'QAR'] as const),
    };
    const postedAt = new Date(ctx.now.getTime() - chance.between(0, 40) * DAY_MS - 3_600_000);
    const isPublished = chance.happens(0.85);
    const { id } = await insertJob(ctx.db, {
      ...jobColumnsOf(releaseTaxonomy, aJob(given)),
      portal: PORTAL,
      companyId: company.id,
      publicKey: `list-${at}`,
      source: 'form',
      status: isPublished ? 'published' : pick(['closed', 'draft']),
      postedAt,
      createdAt: postedAt,
      updatedAt: postedAt,
    });
    const score = chance.happens(0.6) ? Math.fround(chance.between(20, 99) / 100) : null;
    if (score !== null)
      await ctx.db.insert(matches).values({ jobId: id, userId: person.id, score, version: 'made' });
    rows.push({
      id,
      title: given.job_title,
      description: given.description,
      company: company.name,
      companyId: company.id,
      sector: given.sector,
      industry: given.industry,
      places,
      workPlace: given.work_place,
      seniority: given.seniority,
      pay: inUsualCurrency(max ?? min ?? 0, given.salary_currency) || null,
      postedAt,
      isPublished,
      score,
    });
  }
  const features = { titles: [], skills: [], text: '' };
  await ctx.db
    .insert(matchProfiles)
    .values({ userId: person.id, portal: PORTAL, features, rankedAt: ctx.now })
    .onConflictDoUpdate({ target: matchProfiles.userId, set: { features, rankedAt: ctx.now } });
});

/** What a filter says, read word by word over all rows. */
function naively(filters: JobFilters, now: Date): Row[] {
  const place = PLACES.find(([written]) => written === filters.location)?.[1];
  return rows.filter((row) => {
    if (!row.isPublished) return false;
    if (filters.q) {
      // A nurse is found by either word: the index has the names of her occupation.
      const named = /nurse|ممرضة/i.test(row.title) ? 'nurse ممرضه' : '';
      const text = `${row.title} ${named} ${row.description}`.toLowerCase().replaceAll('ة', 'ه');
      if (
        !filters.q
          .toLowerCase()
          .replaceAll('ة', 'ه')
          .split(' ')
          .every((word) => text.includes(word))
      )
        return false;
    }
    if (filters.sectors?.length && !filters.sectors.includes(row.sector ?? '')) return false;
    if (filters.industries?.length && !filters.industries.includes(row.industry ?? '')) return false;
    if (place) {
      const isThere = row.places.some((one) => one === place);
      if (!isThere && !(filters.or_remote && row.workPlace === 'remote')) return false;
    }
    if (filters.work_places?.length && !filters.work_places.some((one) => one === row.workPlace))
      return false;
    if (filters.seniorities?.length) {
      const level = row.seniority ?? 'unsaid';
      if (!filters.seniorities.some((one) => one === level)) return false;
    }
    if (filters.salary_min !== undefined) {
      if (row.pay === null ? !filters.or_pay_unsaid : row.pay < filters.salary_min) return false;
    }
    if (filters.posted_within_days !== undefined) {
      if (row.postedAt.getTime() < now.getTime() - filters.posted_within_days * DAY_MS) return false;
    }
    if (filters.min_score !== undefined && (row.score === null || row.score < Math.fround(filters.min_score)))
      return false;
    return true;
  });
}

const EVERY: Record<keyof Omit<JobFilters, 'only_fitting'>, () => unknown> = {
  q: () => pick(WORDS),
  sectors: () => chance.some(['construction', 'health', 'it'], chance.between(1, 2)),
  industries: () => chance.some(['buildings', 'hospitals', 'software'], chance.between(1, 2)),
  location: () => pick(PLACES)[0],
  or_remote: () => true,
  work_places: () => chance.some([...WORK_PLACES], chance.between(1, 2)),
  seniorities: () => chance.some([...SENIORITIES, 'unsaid'], chance.between(1, 5)),
  salary_min: () => chance.between(3, 30) * 1_000,
  or_pay_unsaid: () => true,
  posted_within_days: () => pick([1, 3, 7, 14, 30]),
  min_score: () => chance.between(20, 95) / 100,
};

const someFilters = (share: number): JobFilters =>
  Object.fromEntries(
    Object.entries(EVERY).flatMap(([name, make]) => (chance.happens(share) ? [[name, make()]] : [])),
  );

const everything = async (filters: JobFilters, sort?: 'score' | 'newest' | 'salary') => {
  const { q = '', ...others } = filters;
  const { data, status, problem } = await test.call(contract.searchJobs, {
    token: person.token,
    domain: PORTAL,
    body: { text: q, filters: others, limit: 100, ...(sort ? { sort } : {}) },
  });
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return data;
};

const matching = async (filters: JobFilters, more: object = {}) => {
  const { data, status, problem } = await test.callAnyhow(contract.listMatchingJobs, {
    token: person.token,
    domain: PORTAL,
    query: { weaker: 'true', ...filters, limit: 50, ...more },
  });
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return data;
};

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted();
const jids = (list: readonly { jid: string }[]) => list.map(({ jid }) => jid).toSorted();

describe('the filters of all jobs', () => {
  it.each(Object.keys(EVERY))('find what a naive filter finds, by %s', async (name) => {
    for (let times = 0; times < 3; times++) {
      const filters: JobFilters = { [name]: EVERY[name as keyof typeof EVERY]() };
      if (name === 'or_remote') filters.location = 'Dubai';
      if (name === 'or_pay_unsaid') filters.salary_min = 15_000;
      const wanted = naively(filters, new Date());
      const got = await everything(filters);
      expect([filters, got.total]).toEqual([filters, wanted.length]);
      if (wanted.length <= 100) expect(jids(got.results)).toEqual(ids(wanted));
    }
  });

  it('find it by many at once', async () => {
    for (let times = 0; times < 25; times++) {
      const filters = someFilters(0.3);
      const wanted = naively(filters, new Date());
      const got = await everything(filters);
      expect([filters, got.total]).toEqual([filters, wanted.length]);
      if (wanted.length <= 100) expect(jids(got.results)).toEqual(ids(wanted));
    }
  });
});

describe('the list of matching jobs', () => {
  it('is narrowed by the same filters, in the address of the call', async () => {
    for (let times = 0; times < 16; times++) {
      const filters = someFilters(0.25);
      const wanted = naively(filters, new Date()).filter((row) => row.score !== null);
      const got = await matching(filters);
      expect([filters, got.total]).toEqual([filters, wanted.length]);
      if (wanted.length <= 50) expect(jids(got.results)).toEqual(ids(wanted));
    }
  });

  it('comes best first, latest first, or best paid first', async () => {
    const of = new Map(rows.map((row) => [row.id, row]));
    const falling = (values: readonly number[]) => expect(values).toEqual(values.toSorted((a, b) => b - a));
    for (const [sort, value] of [
      ['score', (row: Row) => row.score ?? 0],
      ['newest', (row: Row) => row.postedAt.getTime()],
      ['salary', (row: Row) => row.pay ?? 0],
    ] as const) {
      falling((await matching({}, { sort })).results.map(({ jid }) => value(of.get(jid)!)));
      falling((await everything({}, sort)).results.map(({ jid }) => value(of.get(jid)!)));
    }
  });

  it('comes as it fits a text where one is given and no order, else latest first', async () => {
    const ids = async (...asked: Parameters<typeof everything>) =>
      (await everything(...asked)).results.map(({ jid }) => jid);
    expect(await ids({})).toEqual(await ids({}, 'newest'));
    const [fitting, latest] = [await ids({ q: 'nurse' }), await ids({ q: 'nurse' }, 'newest')];
    expect(fitting.toSorted()).toEqual(latest.toSorted());
    expect(fitting).not.toEqual(latest);
  });

  it('counts those that were posted after a moment', async () => {
    const since = new Date(Date.now() - 10 * DAY_MS);
    const wanted = naively({}, new Date()).filter((row) => row.postedAt > since);
    const new_since = since.toISOString();
    expect((await matching({}, { new_since })).new_total).toBe(
      wanted.filter((row) => row.score !== null).length,
    );
    const { data } = await test.call(contract.searchJobs, {
      token: person.token,
      domain: PORTAL,
      body: { new_since, limit: 1 },
    });
    expect(data.new_total).toBe(wanted.length);
    expect((await matching({})).new_total).toBeNull();
  });

  it('gives each job on one page only', async () => {
    const pages = [];
    for (let page = 1; page <= 6; page++)
      pages.push(...(await matching({}, { limit: 12, page, sort: 'newest' })).results);
    expect(new Set(pages.map(({ jid }) => jid)).size).toBe(pages.length);
  });
});

describe('the counts of a filter’s choices', () => {
  it('say how many jobs each would leave, the other filters as they are', async () => {
    for (let times = 0; times < 12; times++) {
      const filters = someFilters(0.25);
      const { data } = await test.call(contract.countJobFacets, {
        token: person.token,
        domain: PORTAL,
        body: { list: 'all', filters },
      });
      for (const [facet, field] of [
        ['sectors', 'sector'],
        ['industries', 'industry'],
        ['work_places', 'workPlace'],
      ] as const) {
        const others = naively({ ...filters, [facet]: undefined }, new Date());
        const counted = Map.groupBy(others, (row) => row[field] ?? '');
        counted.delete('');
        expect(Object.fromEntries(data[facet].map(({ value, count }) => [value, count]))).toEqual(
          Object.fromEntries([...counted].map(([value, all]) => [value, all.length])),
        );
      }
      const levels = Map.groupBy(
        naively({ ...filters, seniorities: undefined }, new Date()),
        (row) => row.seniority ?? 'unsaid',
      );
      expect(Object.fromEntries(data.seniorities.map(({ value, count }) => [value, count]))).toEqual(
        Object.fromEntries([...levels].map(([value, all]) => [value, all.length])),
      );
      for (const counts of [data.sectors, data.industries, data.work_places, data.places])
        expect(counts.map(({ count }) => count)).toEqual(
          counts.map(({ count }) => count).toSorted((a, b) => b - a),
        );
      const there = naively({ ...filters, location: undefined, or_remote: undefined }, new Date());
      expect(data.places.find(({ name }) => name.en === 'Dubai')?.count ?? 0).toBe(
        there.filter(({ places }) => places.some((one) => one === 'dubai')).length,
      );
    }
  });
});

describe('the search by text', () => {
  const find = async (text: string) => (await everything({ q: text })).results.map(({ jid }) => jid);

  it('finds a job as soon as it is published, by words of both languages, and never after it is closed', async () => {
    const recruiter = await aPerson(test, 'RECRUITER', { portal: PORTAL });
    const jid = await publishJob(test, recruiter, {
      job_title: 'مهندسة طاقة شمسية',
      location: 'الشارقة',
      skills: [{ ref_skill: 'fidic-contracts', name: 'عقود فيديك', importance: 'must' }],
    });
    for (const text of ['مهندسه طاقه شمسيه', 'الطاقة الشمسية', 'sharjah fidic'])
      expect((await find(text))[0], text).toBe(jid);
    await test.call(closeJob, { token: recruiter.token, params: { id: jid } });
    expect(await find('مهندسه طاقه شمسيه')).not.toContain(jid);
  });

  it('puts a title that says it before a text that does, and forgives forms and unfinished words', async () => {
    const recruiter = await aPerson(test, 'RECRUITER', { portal: PORTAL });
    const inText = await publishJob(test, recruiter, {
      job_title: 'Clerk',
      requirements: ['Has worked beside a hydrogeologist before'],
    });
    const inTitle = await publishJob(test, recruiter, { job_title: 'Hydrogeologist' });
    for (const text of ['hydrogeologist', 'hydrogeologists', 'hydrogeo', 'hydrogeologist qxzvw'])
      expect((await find(text))[0], text).toBe(inTitle);
    expect((await find('worked beside'))[0]).toBe(inText);
  });

  it('finds the jobs of a company by its name, and by its new one once it has another', async () => {
    const recruiter = await aPerson(test, 'RECRUITER', { portal: PORTAL });
    const jid = await publishJob(test, recruiter);
    const ctx = await contextOf(test, PORTAL);
    const rename = (name: string) =>
      ctx.db.update(companies).set({ name }).where(eq(companies.id, recruiter.companyId));
    await rename('Zafran Kitchens');
    expect(await find('zafran')).toEqual([jid]);
    await rename('Marjan Kitchens');
    expect(await find('zafran')).toEqual([]);
    expect(await find('marjan kitchens')).toEqual([jid]);
  });

  it('gives a score where there is one, and says where none can be', async () => {
    const { results, scores } = await everything({ sectors: ['health'] });
    expect(scores).toBe('known');
    const of = new Map(rows.map((row) => [row.id, row]));
    for (const { jid, matching_score } of results)
      expect(matching_score === null).toBe(of.get(jid)!.score === null);
    const nobody = await aPerson(test, 'CANDIDATE', { portal: PORTAL });
    const { data } = await test.call(contract.searchJobs, {
      token: nobody.token,
      domain: PORTAL,
      body: { text: 'nurse' },
    });
    expect([data.scores, data.results.every((job) => job.matching_score === null)]).toEqual([
      'computing',
      true,
    ]);
  });

  it('does not cross portals', async () => {
    const stranger = await aPerson(test, 'CANDIDATE', { portal: 'LEC' });
    const { data } = await test.call(contract.searchJobs, {
      token: stranger.token,
      domain: 'LEC',
      body: { text: '' },
    });
    expect(data.total).toBe(0);
  });
});

describe('what a person says of a job', () => {
  const react = (action: 'like' | 'dislike', jid: string, said: object = {}) =>
    test.call(reactToJob, { token: person.token, params: { action }, body: { job_id: jid, ...said } });
  const total = async () => [(await everything({})).total, (await matching({})).total];

  it('takes a disliked job off every list, with its reason, and gives it back', async () => {
    const before = await total();
    const job = theOne(rows, (row) => row.isPublished && row.score !== null);
    expect((await react('dislike', job.id)).data).toMatchObject({ reaction: 'dislike', reason: null });
    expect((await react('dislike', job.id, { reason: 'other', words: 'Too noisy' })).data.reaction).toBe(
      'dislike',
    );
    expect(await total()).toEqual(before.map((one) => one - 1));
    const list = () => test.call(listDislikedJobs, { token: person.token }).then(({ data }) => data.results);
    expect(await list()).toMatchObject([
      { job_id: job.id, reason: 'other', words: 'Too noisy', is_open: true },
    ]);
    expect((await react('dislike', job.id)).data.reaction).toBeNull();
    expect(await total()).toEqual(before);
    expect(await list()).toEqual([]);
  });

  it('is either that they keep it or that it is not for them', async () => {
    const job = theOne(rows, (row) => row.isPublished && row.score !== null);
    const keep = (favorite?: boolean) =>
      test
        .call(favouriteJobs, { token: person.token, body: { job_ids: [job.id], favorite } })
        .then(({ data }) => data.length);
    expect(await keep(true)).toBe(1);
    await react('dislike', job.id);
    expect(await keep()).toBe(0);
    expect(await keep(true)).toBe(1);
    // The dislike was taken back with that: the same word again is a new one.
    expect((await react('dislike', job.id)).data.reaction).toBe('dislike');
    expect((await react('dislike', job.id)).data.reaction).toBeNull();
    expect(await keep()).toBe(0);
  });

  it('hides all jobs of a company of which they want no more, but what they keep', async () => {
    const before = await total();
    const job = theOne(rows, (row) => row.isPublished && row.company === 'Sahel');
    const kept = theOne(rows, (row) => row.isPublished && row.company === 'Sahel' && row.id !== job.id);
    const { token } = person;
    await test.call(favouriteJobs, { token, body: { job_ids: [kept.id], favorite: true } });
    await react('dislike', job.id, { reason: 'not_this_company' });
    const own = rows.filter((row) => row.isPublished && row.company === 'Sahel');
    expect(await total()).toEqual([
      firstOf(before) - own.length,
      before[1]! - own.filter((row) => row.score !== null).length,
    ]);
    expect(jids((await matching({}, { favorites: 'true' })).results)).toEqual([kept.id]);

    // Closed, it still says why the others are hidden, and can still be taken back.
    const { db } = await contextOf(test, PORTAL);
    await db
      .update(jobs)
      .set({ status: 'closed' })
      .where(inArray(jobs.id, [job.id, kept.id]));
    const list = await test.call(listDislikedJobs, { token });
    expect(list.data.results).toMatchObject([{ job_id: job.id, is_open: false }]);
    const favourites = await matching({}, { favorites: 'true' });
    expect([favourites.results, favourites.closed_favorites.map(({ jid }) => jid)]).toEqual([[], [kept.id]]);
    const letGo = await test.call(favouriteJobs, { token, body: { job_ids: [kept.id], favorite: false } });
    expect([letGo.status, letGo.data]).toEqual([200, []]);
    expect((await react('dislike', job.id)).data.reaction).toBeNull();
    await db
      .update(jobs)
      .set({ status: 'published' })
      .where(inArray(jobs.id, [job.id, kept.id]));
    expect(await total()).toEqual(before);
  });

  it('is not told to a recruiter who looks at their matches', async () => {
    const recruiter = await aPerson(test, 'RECRUITER', { portal: PORTAL });
    const job = theOne(rows, (row) => row.isPublished && row.score !== null);
    const { token } = person;
    await test.call(favouriteJobs, { token, body: { job_ids: [job.id], favorite: true } });
    await react('dislike', job.id, { reason: 'too_far' });
    const seen = await test.call(contract.listMatchingJobs, {
      token: recruiter.token,
      domain: PORTAL,
      query: { candidate_id: person.id, favorites: 'true', weaker: 'true', limit: 50 },
    });
    expect(seen.data.total).toBe(naively({}, new Date()).filter((row) => row.score !== null).length);
    expect(seen.data.results.some((it) => it.is_favorite || it.reaction !== null)).toBe(false);
    await react('dislike', job.id);
    await test.call(favouriteJobs, { token, body: { job_ids: [job.id], favorite: false } });
  });
});

describe('weaker matches', () => {
  it('are counted, and shown when asked for', async () => {
    const all = await matching({});
    const from = shownFrom(Math.max(...all.results.map((it) => it.matching_score)));
    const shown = await matching({}, { weaker: 'false' });
    expect(shown.total + shown.weaker).toBe(all.total);
    expect([shown.total, shown.weaker].every((count) => count > 0)).toBe(true);
    const scores = new Map(rows.map(({ id, score }) => [id, score ?? 0]));
    expect(shown.results.every(({ jid }) => (scores.get(jid) ?? 0) > from)).toBe(true);
  });

  it('are the same jobs whatever filters leave, so that parts of a list add up to the whole', async () => {
    const whole = await matching({}, { weaker: 'false' });
    const places = ['remote', 'hybrid', 'on_site'] as const;
    const parts = await Promise.all(
      places.map((place) => matching({ work_places: [place] }, { weaker: 'false' })),
    );
    const sum = (of: 'total' | 'weaker') => parts.reduce((all, part) => all + part[of], 0);
    expect([sum('total'), sum('weaker')]).toEqual([whole.total, whole.weaker]);
    const fitting = new Set(jids(whole.results));
    for (const { results } of parts) for (const jid of jids(results)) expect(fitting).toContain(jid);
  });

  it('are no news of a search that was kept for what fits', async () => {
    const { total } = await matching({}, { weaker: 'false' });
    const ctx = await (await test.program.contexts.forJob()).inPortal(PORTAL);
    const span = { after: new Date(0), until: new Date() };
    const news = async (filters: JobFilters) => (await countNewJobs(ctx, person.id, filters, span)).count;
    expect(await news({ only_fitting: true })).toBe(total);
    expect(await news({ min_score: 0.2 })).toBeGreaterThan(total);
  });

  it('are counted by the filters only where the list shows them', async () => {
    const counted = async (body: object) => {
      const { data } = await test.call(contract.countJobFacets, {
        token: person.token,
        domain: PORTAL,
        body: { list: 'matching', ...body },
      });
      return data.work_places.reduce((sum, { count }) => sum + count, 0);
    };
    const { total, weaker } = await matching({}, { weaker: 'false' });
    expect(await counted({})).toBe(total);
    expect(await counted({ weaker: true })).toBe(total + weaker);
    expect(await counted({ filters: { min_score: 0.2 } })).toBe(total + weaker);
  });

  it('are all there where somebody says how strong a match is to be', async () => {
    const { total, weaker } = await matching({ min_score: 0.2 }, { weaker: 'false' });
    const wanted = naively({}, new Date()).filter((row) => row.score !== null && row.score >= 0.2);
    expect([total, weaker]).toEqual([wanted.length, 0]);
  });
});

describe('a job that a person has applied to', () => {
  it('says where the application stands, to the person alone, and can be left out', async () => {
    const before = (await matching({})).total;
    const [job, other] = rows.filter((row) => row.isPublished && row.score !== null);
    const sent = { profileVersion: 1, profile: NOTHING_SENT };
    const stranger = await aPerson(test, 'CANDIDATE', { portal: PORTAL });
    await test.program.parts.db.insert(applications).values([
      { jobId: job!.id, userId: person.id, stage: 'VIEWED', ...sent },
      { jobId: other!.id, userId: stranger.id, stage: 'SUBMITTED', ...sent },
    ]);
    const stages = (list: { results: readonly { jid: string; application_stage: unknown }[] }) =>
      list.results.filter((it) => it.application_stage).map((it) => [it.jid, it.application_stage]);
    const whole = { min_score: job!.score! };
    expect(stages(await matching(whole))).toEqual([[job!.id, 'VIEWED']]);
    expect(stages(await everything(whole))).toEqual([[job!.id, 'VIEWED']]);

    const left = await matching({}, { not_applied: 'true' });
    expect(left.total).toBe(before - 1);
    expect(jids(left.results)).not.toContain(job!.id);

    const recruiter = await aPerson(test, 'RECRUITER', { portal: PORTAL });
    const { data } = await test.call(contract.listMatchingJobs, {
      token: recruiter.token,
      domain: PORTAL,
      query: { candidate_id: person.id, limit: 50, not_applied: 'true', weaker: 'true' },
    });
    expect([data.total, stages(data)]).toEqual([before, []]);
  });
});
