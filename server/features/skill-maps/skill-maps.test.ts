import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { blockCompany } from '#contract/features/blocked-companies.contract.ts';
import { closeJob } from '#contract/features/jobs.contract.ts';
import { patchProfile, patchProfileSharing } from '#contract/features/profiles.contract.ts';
import {
  askSkillMaps,
  FEWEST_PEOPLE,
  getSkillInMap,
  getSkillMapFile,
  getSkillTrend,
  mapDemand,
  mapGap,
  mapSupply,
} from '#contract/features/skill-maps.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import {
  jobs,
  matchJobs,
  matchProfiles,
  profiles,
  skillMapCounts,
  skillMapJobs,
  skillMapMonths,
  skillMapPeople,
  users,
} from '#server/db/tables/index.ts';
import { rankAll } from '#server/features/matches/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { together, wordsOfPdf } from '#server/testing/pdf-words.ts';
import { aJob, aPerson, contextOf, type Person, publishJob, type Recruiter } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { sharedThreads } from '#server/testing/threads.ts';
import { doJob } from '#server/testing/work.ts';
import { keepMonths, refreshMaps } from './skill-maps.jobs.ts';

const test = testApp();
const SHARJAH = 'Sharjah, United Arab Emirates';
const CARPENTER = { name: 'Carpentry', ref_skill: 'carpentry' };

let recruiter: Recruiter;
let institute: Person;
let surveyors: Person[];
let dubaiJobs: string[];
let sharjahJob: string;
let forEmployees: string;

const demand = async (body: object = {}, who: Person = recruiter) =>
  (await test.callAnyhow(mapDemand, { token: who.token, body: { limit: 200, ...body } })).data;
const supply = async (body: object = {}, who: Person = recruiter) =>
  (await test.callAnyhow(mapSupply, { token: who.token, body: { limit: 200, ...body } })).data;
const behind = async (id: string, query: object = {}, who: Person = recruiter) =>
  (await test.callAnyhow(getSkillInMap, { token: who.token, params: { id }, query })).data;
const peopleWith = async (id: string, body: object = {}, who: Person = recruiter) =>
  (await supply(body, who)).results.find((skill) => skill.id === id)?.people;

const refresh = () => doJob(test, refreshMaps, {});

/** Somebody in Dubai who knows contracts. */
async function someone({ isCarpenter, hasStudied }: { isCarpenter: boolean; hasStudied: boolean }) {
  const person = await aPerson(test, 'CANDIDATE');
  await test.callAnyhow(patchProfile, {
    token: person.token,
    body: {
      personal_details: { name: 'Amal Nasser', location: 'Dubai, United Arab Emirates' },
      skills: [{ name: 'FIDIC contracts' }, ...(isCarpenter ? [CARPENTER] : [])],
      education: hasStudied
        ? [{ degree_title: 'Bachelor of Quantity Surveying', institution: 'جامعة خليفة' }]
        : [],
    },
  });
  return person;
}

beforeAll(async () => {
  recruiter = await aPerson(test, 'RECRUITER');
  institute = await aPerson(test, 'INSTITUTE');
  dubaiJobs = [
    await publishJob(test, recruiter, { industry: 'building-construction' }),
    // It asks for less, so that not all skills are asked for as often.
    await publishJob(test, await aPerson(test, 'RECRUITER'), {
      job_title: 'Cost Estimator',
      skills: aJob().skills.slice(0, 2),
    }),
  ];
  sharjahJob = await publishJob(test, recruiter, { location: SHARJAH });
  forEmployees = await publishJob(test, recruiter);
  const closed = await publishJob(test, recruiter);
  const ended = await publishJob(test, recruiter);
  await publishJob(test, await aPerson(test, 'RECRUITER', { portal: 'LEC' }));
  surveyors = [];
  for (let made = 0; made < FEWEST_PEOPLE + 1; made++)
    surveyors.push(await someone({ isCarpenter: made < FEWEST_PEOPLE - 1, hasStudied: made > 0 }));
  const hidden = await someone({ isCarpenter: true, hasStudied: false });
  await rankAll(await contextOf(test), { rank: false });
  await rankAll(await contextOf(test, 'LEC'), { rank: false });
  const { db } = test.program.parts;
  // After matching has read them, so that each must be left out by the maps themselves.
  await db.update(jobs).set({ audience: 'employees' }).where(eq(jobs.id, forEmployees));
  await db
    .update(jobs)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(jobs.id, ended));
  await db.update(profiles).set({ isDiscoverable: false }).where(eq(profiles.userId, hidden.id));
  await db.update(jobs).set({ sector: 'construction' }).where(eq(jobs.id, sharjahJob));
  await test.call(closeJob, { token: recruiter.token, params: { id: closed } });
  await refresh();
});

/** The same by another way: from the rows as they are, one by one. */
async function recount() {
  const { db } = test.program.parts;
  const tally = (documents: readonly { skills: readonly { id: string | null }[] }[]) => {
    const counts = new Map<string, number>();
    for (const { skills } of documents)
      for (const id of new Set(skills.map((skill) => skill.id)))
        if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  };
  const ofJobs = await db.select().from(matchJobs);
  const ofPeople = await db.select().from(matchProfiles);
  const wanted = new Set(dubaiJobs);
  const counted = new Set(surveyors.map(({ id }) => id));
  return {
    jobs: tally(ofJobs.filter(({ jobId }) => wanted.has(jobId)).map(({ features }) => features)),
    people: tally(ofPeople.filter(({ userId }) => counted.has(userId)).map(({ features }) => features)),
  };
}

describe('the map of demand', () => {
  it('counts the live jobs of the place that everyone may read, as their rows say', async () => {
    const { jobs: expected, people } = await recount();
    const map = await demand();
    const inOrder = [...map.results].sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
    expect(map.results).toEqual(inOrder);
    expect(new Set(inOrder.map(({ count }) => count)).size).toBeGreaterThan(1);
    expect(Object.fromEntries(map.results.map(({ id, count }) => [id, count]))).toEqual(
      Object.fromEntries(expected),
    );
    expect([map.jobs_counted, map.people_counted, map.total]).toEqual([2, 6, expected.size]);
    for (const [index, skill] of map.results.entries()) {
      expect([skill.size, skill.x, skill.y, skill.share]).toEqual([
        6 * skill.count + index,
        1040,
        1040,
        skill.count / 2,
      ]);
      const having = people.get(skill.id) ?? 0;
      expect([skill.people, skill.gap]).toEqual(
        having < FEWEST_PEOPLE ? [null, null] : [having, skill.count - having],
      );
    }
  });

  it('is narrowed by place in either language, title, industry and category', async () => {
    const countedIn = async (body: object) => (await demand(body)).jobs_counted;
    expect(await countedIn({ state: '' })).toBe(3);
    expect(await countedIn({ state: 'الشارقة' })).toBe(1);
    expect(await countedIn({ state: 'Paris' })).toBe(0);
    expect(await countedIn({ job_title: 'estimat' })).toBe(1);
    expect(await countedIn({ job_title: 'quantity surveyor', industry: 'building-construction' })).toBe(1);
    expect(await countedIn({ industry: 'no such industry' })).toBe(0);
    const all = (await demand()).results;
    for (const category of ['domain', 'it'] as const) {
      const of = all.filter(({ group }) => group === category);
      expect((await demand({ category })).results.map(({ id }) => id)).toEqual(of.map(({ id }) => id));
    }
  });

  it('comes in pages, each bubble with its place on the page', async () => {
    const all = (await demand()).results;
    const second = await demand({ page: 2, limit: 2 });
    expect(second.results.map(({ id }) => id)).toEqual(all.slice(2, 4).map(({ id }) => id));
    expect(firstOf(second.results).size).toBe(6 * firstOf(second.results).count);
    expect((await test.call(mapDemand, { token: recruiter.token, body: {} })).data.limit).toBe(10);
  });
});

describe('the map of supply', () => {
  it('counts people who let themselves be found, and leaves out and says what fewer than five have', async () => {
    const { people } = await recount();
    const told = [...people].filter(([, count]) => count >= FEWEST_PEOPLE);
    const map = await supply();
    expect(Object.fromEntries(map.results.map(({ id, count }) => [id, count]))).toEqual(
      Object.fromEntries(told),
    );
    expect(map.left_out).toBe(people.size - told.length);
    expect(people.get('carpentry')).toBe(FEWEST_PEOPLE - 1);
    expect((await behind('carpentry')).people).toBeNull();
  });

  it('knows an institute by its names, and a course by the words of a degree that is shared', async () => {
    expect(await peopleWith('fidic-contracts', { institute: 'Khalifa University' })).toBe(FEWEST_PEOPLE);
    expect(await peopleWith('fidic-contracts', { course_title: 'surveying' })).toBe(FEWEST_PEOPLE);
    const keeper = surveyors[1]!;
    await test.call(patchProfileSharing, { token: keeper.token, body: { parts: { education: false } } });
    await refresh();
    const fewer = await supply({ institute: 'Khalifa University' });
    expect([fewer.results, fewer.people_counted]).toEqual([[], null]);
    await test.call(patchProfileSharing, { token: keeper.token, body: { parts: { education: true } } });
    await refresh();
  });

  it('does not count for a company the people who have blocked it', async () => {
    await test.call(blockCompany, {
      token: surveyors[0]!.token,
      body: { company_id: recruiter.companyId },
    });
    expect(await peopleWith('fidic-contracts')).toBe(FEWEST_PEOPLE);
    expect(await peopleWith('fidic-contracts', {}, institute)).toBe(FEWEST_PEOPLE + 1);
  });

  it('counts courses of the catalogue where it is asked for them', async () => {
    const map = await supply({ of: 'courses', course_title: 'python' });
    const python = map.results.find(({ id }) => id === 'python')!;
    expect([python.count, python.share]).toEqual([python.courses, python.courses / map.courses_counted]);
    expect((await behind('python', { course_title: 'python' })).best_courses.length).toBeGreaterThan(0);
  });
});

describe('a skill of the maps', () => {
  it('shows the jobs behind its number and whose they are, and none that the reader may not read', async () => {
    const skill = await behind('fidic-contracts', { state: '' });
    expect(skill.latest_jobs.map(({ jid }) => jid).toSorted()).toEqual([...dubaiJobs, sharjahJob].toSorted());
    expect(skill.latest_jobs.filter(({ is_own }) => is_own)).toHaveLength(2);
    expect([skill.jobs, skill.definition !== null, skill.related.length > 0]).toEqual([3, true, true]);
    const seen = await behind('fidic-contracts', { state: '' }, institute);
    expect(seen.latest_jobs.some(({ is_own }) => is_own)).toBe(false);
  });

  it('is not found where the taxonomy does not know it', async () => {
    const answer = await test.call(getSkillInMap, {
      token: recruiter.token,
      params: { id: 'quidditch' },
      query: {},
    });
    expect(answer.problem.code).toBe('skill_maps.skill_not_found');
  });
});

it('shows the maps of a portal to its own recruiters and institutes, and to no candidate', async () => {
  const stranger = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
  const statusFor = async ({ token }: Person) => (await test.call(mapSupply, { token, body: {} })).status;
  expect(await statusFor(institute)).toBe(200);
  expect(await statusFor(surveyors[0]!)).toBe(403);
  const own = await test.call(mapDemand, { token: stranger.token, domain: 'LEC', body: { state: '' } });
  expect([own.data.jobs_counted, own.data.people_counted]).toEqual([1, null]);
});

describe('what is lacking', () => {
  const gaps = async (body: object = {}) =>
    (await test.callAnyhow(mapGap, { token: institute.token, body: { limit: 200, ...body } })).data;
  const gapIn = ({ gap, gap_at_least: least }: { gap: number | null; gap_at_least: number | null }) =>
    gap ?? (least ? `at least ${least}` : 'not told');
  const file = (query: object, who: Person = institute) =>
    test.callAnyhow(getSkillMapFile, { token: who.token, query });

  it('is jobs minus people, as their rows say, and at least so much where the people are too few to tell', async () => {
    const { jobs: asked, people } = await recount();
    const { results, total } = await gaps();
    const told = [...people].filter(([, count]) => count >= FEWEST_PEOPLE).map(([id]) => id);
    expect(total).toBe(new Set([...asked.keys(), ...told]).size);
    for (const row of results) {
      const having = people.get(row.id) ?? 0;
      const wanted = asked.get(row.id) ?? 0;
      expect([row.jobs, row.people, row.gap, row.gap_at_least]).toEqual(
        having < FEWEST_PEOPLE
          ? [wanted, null, null, Math.max(0, wanted - FEWEST_PEOPLE + 1)]
          : [wanted, having, wanted - having, null],
      );
    }
    const most = (order: string) => gaps({ order }).then((map) => firstOf(map.results));
    expect((await most('surplus')).gap).toBe(Math.min(...results.flatMap(({ gap }) => gap ?? [])));
    expect((await most('asked')).jobs).toBe(Math.max(...asked.values()));
  });

  it('is narrowed by place, sector, level and title, on both sides', async () => {
    const counted = async (body: object) => {
      const { jobs_counted: jobs, people_counted: people } = await gaps(body);
      return [jobs, people];
    };
    expect(await counted({ state: '' })).toEqual([3, 6]);
    expect(await counted({ state: 'Sharjah' })).toEqual([1, null]);
    expect(await counted({ state: '', sector: 'construction' })).toEqual([1, null]);
    expect(await counted({ state: '', sector: 'no-such-sector' })).toEqual([0, null]);
    expect(await counted({ state: '', level: 'leading' })).toEqual([0, null]);
    expect(await counted({ job_title: 'estimat' })).toEqual([1, 6]);
  });

  it('says the same in the file as on the screen, whatever the map and the language', async () => {
    const shown = {
      gap: await gaps({ state: '' }),
      demand: await demand({ state: '' }, institute),
      people: await supply({ state: '' }, institute),
    };
    for (const [of, map] of Object.entries(shown)) {
      const csv = String((await file({ of, state: '' })).body);
      const rows = csv.replace('\uFEFF', '').trim().split('\r\n').slice(1);
      expect(rows).toEqual(
        map.results.map(({ name, jobs: wanted, people, courses, ...lacking }) =>
          [name.en, wanted, people ?? 'under 5', courses, gapIn(lacking)].join(','),
        ),
      );
    }
    const pdf = await file({ of: 'gap', state: '', format: 'pdf' });
    const words = await wordsOfPdf(pdf.body as unknown as Uint8Array);
    for (const row of shown.gap.results)
      expect(words).toContain(
        together([row.name.en, row.jobs, row.people ?? 'under 5', row.courses, gapIn(row)].join('')),
      );
    expect((await file({ of: 'people', format: 'pdf', language: 'ar' })).status).toBe(200);
  });

  it('is drawn in both languages as a chart that holds the numbers of the table', async () => {
    const { results, jobs_counted: counted } = await demand({ state: '' }, institute);
    const draws = vi.spyOn(sharedThreads.reader, 'drawPage');
    const sheetIn = async (language: Language) => {
      const picture = await file({ of: 'demand', state: '', format: 'png', language });
      const bytes = Buffer.from(picture.body as unknown as Uint8Array);
      expect([String(picture.headers['content-type']), bytes.readUInt32BE(16)]).toEqual(['image/png', 1520]);
      return wordsOfPdf(draws.mock.lastCall?.[0] ?? bytes);
    };
    const words = await sheetIn('en');
    for (const { name, jobs: asked, people } of results)
      expect(words).toContain(together(`${name.en}${asked}${people ?? 'under 5'}`));
    expect(words).toContain(together(`Counted: jobs ${counted}`));
    expect(words).toContain(String(new Date().getUTCFullYear()));
    const numbersIn = (text: string) => text.match(/\d+/g)?.toSorted();
    expect(numbersIn(await sheetIn('ar'))).toEqual(numbersIn(words));
    draws.mockRestore();
  });
});

describe('a question in words', () => {
  it('becomes filters in the language of the call, with who teaches it', async () => {
    const asked = { token: institute.token, body: { question: 'لحامون في الشارقة ومن يدرّس ذلك' } };
    const { data } = await test.call(askSkillMaps, { ...asked, lang: 'ar' });
    expect([data.state, data.job_title, data.about, data.not_understood]).toEqual([
      'الشارقة',
      'لحام',
      'gap',
      [],
    ]);
    expect(data.courses.length).toBeGreaterThan(0);
    expect(data.courses.every(({ teaches }) => teaches.length > 0)).toBe(true);
    const python = await test.call(askSkillMaps, {
      token: institute.token,
      body: { question: 'who teaches Python' },
    });
    expect(python.data.programmes.length).toBeGreaterThan(0);
    expect(python.data.programmes.every(({ teaches }) => teaches.some(({ id }) => id === 'python'))).toBe(
      true,
    );
    const english = await test.call(askSkillMaps, {
      token: institute.token,
      body: { question: 'demand for Python' },
    });
    expect([english.data.skills.map(({ id }) => id), english.data.about]).toEqual([['python'], 'jobs']);
    expect([english.data.courses, english.data.programmes]).toEqual([[], []]);
  });
});

describe('months', () => {
  const trend = async (query: object = {}) =>
    (
      await test.callAnyhow(getSkillTrend, {
        token: institute.token,
        params: { id: 'fidic-contracts' },
        query: { state: '', ...query },
      })
    ).data;

  it('are kept each night in place of the night before; those of before are worked out from the dates of jobs', async () => {
    const { db } = test.program.parts;
    const now = new Date();
    const monthsAgo = (months: number, day: number) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day));
    await db
      .update(jobs)
      .set({ postedAt: monthsAgo(4, 10) })
      .where(eq(jobs.id, dubaiJobs[0]!));
    await db
      .update(jobs)
      .set({ status: 'closed', postedAt: monthsAgo(5, 10), closedAt: monthsAgo(2, 10) })
      .where(eq(jobs.id, forEmployees));
    await db.update(jobs).set({ audience: 'portal' }).where(eq(jobs.id, forEmployees));
    for (const _ of [1, 2]) await doJob(test, keepMonths, {});
    const { months, people, pay } = await trend();
    expect(months.map(({ jobs: asked }) => asked).slice(-6)).toEqual([1, 2, 2, 1, 1, 3]);
    expect(months.slice(0, -1).every((one) => one.people === null && one.is_from_dates)).toBe(true);
    expect(months.at(-1)).toMatchObject({ jobs: 3, people: 6, gap: -3, is_from_dates: false });
    expect([people, pay]).toEqual([6, null]);
    // Of a title nothing is kept: the dates of jobs tell, and people are those of any title.
    const titled = (await trend({ job_title: 'estimat' })).months;
    expect(titled.map(({ jobs: asked }) => asked).slice(-3)).toEqual([0, 0, 1]);
    const surveying = (await trend({ job_title: 'quantity surveyor' })).months;
    expect(surveying.map(({ jobs: asked }) => asked).slice(-6)).toEqual([1, 2, 2, 1, 1, 2]);
    expect(surveying.at(-1)).toMatchObject({ people: 6, is_from_dates: false });
    expect((await trend({ state: 'Sharjah' })).months.at(-1)).toMatchObject({
      jobs: 1,
      people: null,
      gap: null,
    });

    const later = new Date(now.getTime() + 32 * 86_400_000);
    await db.delete(matchProfiles).where(eq(matchProfiles.userId, surveyors[5]!.id));
    await doJob(test, refreshMaps, {}, later);
    await doJob(test, keepMonths, {}, later);
    const { portal } = await contextOf(test);
    const kept = await db.select().from(skillMapMonths).where(eq(skillMapMonths.skill, ''));
    const ofAll = kept.filter(
      (row) =>
        [row.side, row.sector, row.level, row.place, row.portal].join() === `people,*,*,*,${portal.key}`,
    );
    expect(ofAll.toSorted((a, b) => (a.month < b.month ? -1 : 1)).map(({ count }) => count)).toEqual([6, 5]);
  });
});

describe('the figures that are rolled up', () => {
  it('are those of the rows, however often they are brought up to date and whatever goes', async () => {
    const { db } = test.program.parts;
    const before = await rolledUp();
    expect(before).toEqual(await addedUp());
    await Promise.all([refresh(), refresh(), refresh()]);
    expect(await rolledUp()).toEqual(before);

    const last = surveyors.at(-1)!;
    await db
      .update(jobs)
      .set({ title: 'Senior Surveyor', location: SHARJAH })
      .where(eq(jobs.id, dubaiJobs[0]!));
    await db.update(profiles).set({ isDiscoverable: false }).where(eq(profiles.userId, surveyors[2]!.id));
    await test.call(closeJob, { token: recruiter.token, params: { id: sharjahJob } });
    await db.delete(users).where(eq(users.id, last.id));
    await refresh();
    const after = await rolledUp();
    expect(after).toEqual(await addedUp());
    expect(after).not.toEqual(before);
    const people = await db.select({ id: skillMapPeople.userId }).from(skillMapPeople);
    expect(people.map(({ id }) => id)).not.toContain(surveyors[2]!.id);
    const seen = await supply({ state: '' }, institute);
    expect(seen.people_counted).toBe(null);
    const mapped = await demand({ state: '' }, institute);
    expect([mapped.jobs_counted, (await demand({ state: 'Sharjah' }, institute)).jobs_counted]).toEqual([
      2, 1,
    ]);
  });

  it('take a person away at the very moment in which the account is deleted', async () => {
    const { db } = test.program.parts;
    await db.delete(users).where(eq(users.id, surveyors[0]!.id));
    expect(await rolledUp()).toEqual(await addedUp());
    await refresh();
    expect(await rolledUp()).toEqual(await addedUp());
  });
});

/** What a PDF says, row by row. */
type Cell = Record<'portal' | 'sector' | 'industry' | 'level' | 'place' | 'skill', string>;
const nameOf = (side: string, { portal, sector, industry, level, place, skill }: Cell) =>
  [side, portal, sector, industry, level, place, skill].join(' | ');

/** The figures as they are kept. */
async function rolledUp() {
  const rows = await test.program.parts.db.select().from(skillMapCounts);
  const kept = rows
    .filter(({ count }) => count !== 0)
    .map((row) => [nameOf(row.side, row), row.count] as const);
  return new Map(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The same figures, added up here from the rows behind them: each counts in every cell that it lies in. */
async function addedUp() {
  const { db } = test.program.parts;
  const sums = new Map<string, number>();
  const add = (side: string, row: Omit<Cell, 'skill'> & { skills: string[] }) => {
    for (const skill of ['', ...row.skills])
      for (const place of ['*', row.place])
        for (const [sector, industry, level] of [
          ['*', '*', '*'],
          [row.sector, '*', '*'],
          ['*', '*', row.level],
          [row.sector, '*', row.level],
          ...(side === 'jobs' ? [['*', row.industry, '*']] : []),
        ] as [string, string, string][]) {
          const cell = nameOf(side, { portal: row.portal, sector, industry, level, place, skill });
          sums.set(cell, (sums.get(cell) ?? 0) + 1);
        }
  };
  for (const row of await db.select().from(skillMapJobs)) add('jobs', row);
  for (const row of await db.select().from(skillMapPeople)) add('people', { ...row, industry: '*' });
  return new Map([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
