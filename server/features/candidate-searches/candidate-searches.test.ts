import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/features/candidate-searches.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { patchProfile, patchProfileSharing } from '#contract/features/profiles.contract.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import {
  aNationalityCondition,
  aPerson,
  type Person,
  publishJob,
  type Recruiter,
} from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { tellOfNewPeople } from './candidate-searches.news.ts';

const test = testApp({ worker: true });
const DAY_MS = 86_400_000;

interface Given {
  name: string;
  title?: string;
  location?: string | null;
  nationality?: string;
  noticeDays?: number;
  salary?: number;
  since?: string;
  details?: string[];
  organisation?: string;
  skills?: string[];
  languages?: { language: string; level?: 'fluent' | 'basic' }[];
  portal?: string;
}

async function aNurse(given: Given): Promise<Person> {
  const person = await aPerson(test, 'CANDIDATE', given.portal ? { portal: given.portal } : {});
  await test.call(patchProfile, { token: person.token, body: profileOf(given) });
  return person;
}

const profileOf = (given: Given) => ({
  personal_details: {
    name: given.name,
    headline: given.title ?? 'Registered Nurse',
    location: given.location === undefined ? 'Dubai, United Arab Emirates' : given.location,
    ...(given.nationality ? { nationality: given.nationality } : {}),
    ...(given.noticeDays === undefined ? {} : { notice_period_days: given.noticeDays }),
    ...(given.salary === undefined ? {} : { expected_salary: given.salary }),
  },
  work_history_detailed: [
    {
      job_title: given.title ?? 'Registered Nurse',
      organisation: given.organisation ?? 'Saffron Hospital',
      start_date: given.since ?? '2016-01',
      currently_working: true,
      details: given.details ?? ['Worked in the ICU and gave medication to patients'],
    },
  ],
  skills: (given.skills ?? ['Patient care']).map((name) => ({ name })),
  languages: given.languages ?? [{ language: 'Arabic', level: 'fluent' as const }],
});

let recruiter: Recruiter;
let near: Person;
let hidden: Person;

beforeAll(async () => {
  recruiter = await aPerson(test, 'RECRUITER');
  near = await aNurse({
    name: 'Near One',
    noticeDays: 14,
    salary: 12_000,
    nationality: 'Jordanian',
    // Of agencies they only tell.
    details: ['Worked in the ICU and gave medication to patients', 'Trained nurses of an agency'],
  });
  await aNurse({ name: 'Silent One', location: 'Sharjah, United Arab Emirates' });
  await aNurse({
    name: 'Agency One',
    noticeDays: 7,
    salary: 9_000,
    organisation: 'Saffron Nursing Agency',
  });
  await aNurse({ name: 'Far One', location: 'Salalah, Oman', noticeDays: 7, salary: 9_000 });
  await aNurse({ name: 'Dear One', noticeDays: 7, salary: 25_000 });
  await aNurse({
    name: 'Welder One',
    title: 'Welder',
    noticeDays: 7,
    salary: 5_000,
    details: ['Welded'],
    skills: ['Welding'],
  });
  hidden = await aNurse({ name: 'Hidden One', noticeDays: 7, salary: 9_000 });
  await test.call(patchProfileSharing, { token: hidden.token, body: { is_discoverable: false } });
  await aNurse({ name: 'Elsewhere One', noticeDays: 7, salary: 9_000, portal: 'LEC' });
  await test.until(async () => (await names({ text: 'nurses' })).length === 5);
}, 120_000);

type Body = NonNullable<Parameters<typeof inWords>[0]>;
const inWords = async (body: {
  text: string;
  conditions?: contract.SearchCondition[];
  let_pass?: ('notice' | 'salary' | 'place')[];
  job_id?: string;
  sort?: 'experience' | 'salary';
}) => (await test.call(contract.searchCandidatesInWords, { token: recruiter.token, body })).data;
const names = async (body: Body) => (await inWords(body)).results.map(({ name }) => name);

const REQUEST =
  'nurses in Dubai or within 50 km with ICU experience, at least 3 years, Arabic required, no agency background, available in a month, under 15,000 AED';
const ARABIC =
  'ممرضات في دبي أو ضمن 50 كم، خبرة لا تقل عن ثلاث سنوات، العربية مطلوبة، متاحات خلال شهر، راتب لا يتجاوز 15 ألف درهم';

/** What a request asks for, once all that it wishes for must hold. */
const required = async (text: string): Promise<contract.SearchCondition[]> =>
  (await inWords({ text })).conditions.map(({ of }) => (of.wish === 'nice' ? { ...of, wish: 'must' } : of));

describe('a search for people in plain words', () => {
  it('finds who meets all of it and says how it was understood, and who does not say', async () => {
    const found = await inWords({ text: REQUEST, conditions: await required(REQUEST) });
    expect(found.results.map(({ name }) => name)).toEqual(['Near One']);
    expect(found.conditions.map(({ of }) => `${of.wish} ${of.kind}`)).toEqual([
      'must title',
      'must place',
      'must word',
      'must years',
      'must language',
      'not word',
      'must notice',
      'must salary',
    ]);
    expect(found.conditions[1]).toMatchObject({ name: 'Dubai', of: { km: 50 } });
    const one = firstOf(found.results);
    expect(one.verdicts.map(({ verdict }) => verdict)).toEqual([
      'met',
      'met',
      'met',
      'met',
      'met',
      'silent',
      'met',
      'met',
    ]);
    // What must not be is no wish.
    expect(one.score).toBe(1);
    // Each would bring one more: whoever fails by it alone.
    const loosened = Object.fromEntries(
      found.conditions.map(({ of, loosened }) => [`${of.wish} ${of.kind}`, loosened]),
    );
    expect(loosened).toMatchObject({ 'must place': 1, 'not word': 1, 'must salary': 1, 'must years': 0 });
  });

  it('finds whose titles name no work by what they say of themselves, and who led as many', async () => {
    await aNurse({
      name: 'Owner One',
      title: 'Owner',
      details: ['My furniture workshop with 24 workers is closed: I wish to work as a carpenter'],
      skills: [],
    });
    await test.until(async () => (await names({ text: 'Owner' })).includes('Owner One'));
    expect(await names({ text: 'carpenter' })).toEqual(['Owner One']);
    expect(await names({ text: 'people who led more than 20 staff' })).toEqual(['Owner One']);
    expect(await names({ text: 'people who led more than 30 staff' })).toEqual([]);
  });

  it('finds whose title is none by the work that they write of, which no title of theirs bears out', async () => {
    const details = [
      'Dispensed prescriptions and counselled patients on their medicines in a community pharmacy',
      'Checked doses and interactions, ordered from wholesalers and kept the register of controlled drugs',
      'Answered for the pharmacy while the owner was away, and trained its technicians and interns in dispensing',
      'Claimed insurance approvals for medicines and answered the refusals of prescriptions',
    ];
    await aNurse({ name: 'Second One', title: 'Second in charge', details, skills: [] });
    await test.until(async () => (await names({ text: 'Second in charge' })).includes('Second One'));
    const { results } = await inWords({ text: 'pharmacist' });
    expect(results.map(({ name }) => name)).toEqual(['Second One']);
    expect(firstOf(results).verdicts).toEqual([{ verdict: 'silent', is_told: true, km: null }]);
  });

  it('takes what is typed as wishes: who has most of it comes first, and only who is in another country is left out', async () => {
    const found = await inWords({ text: REQUEST });
    expect(found.conditions.filter(({ of }) => of.wish === 'must').map(({ of }) => of.kind)).toEqual([
      'language',
    ]);
    const listed = found.results.map(({ name }) => name);
    expect(listed[0]).toBe('Near One');
    expect(listed.toSorted()).toEqual(['Dear One', 'Near One', 'Silent One']);
    expect(await names({ text: 'qwxz nurses' })).toHaveLength(5);
    expect((await names({ text: 'pipe welding' }))[0]).toBe('Welder One');
    expect((await names({ text: 'ICU nurce' })).length).toBe(5);
  });

  it('finds those who do the work where nobody names a skill that its words require, unless it was chosen by hand', async () => {
    const text = 'registered nurse, must have budgeting';
    const { conditions, results } = await inWords({ text });
    expect(results.map(({ name }) => name)).toContain('Near One');
    expect(await names({ text, conditions: conditions.map(({ of }) => of) })).toEqual([]);
  });

  it('orders those who bear the title by further wishes and hides none of them, but says how many come near', async () => {
    const portal = 'KU';
    const { token } = await aPerson(test, 'RECRUITER', { portal });
    await aNurse({ name: 'Plain One', portal, since: '2025-01', skills: [], details: [] });
    const all = await aNurse({
      name: 'All One',
      portal,
      since: '2000-01',
      languages: [{ language: 'French', level: 'fluent' }],
    });
    await test.call(patchProfile, {
      token: all.token,
      body: { education: [{ degree_title: 'Master of Nursing', level: 'master' }] },
    });
    await aNurse({ name: 'Near One', title: 'Midwife', portal, details: ['Cared for patients'] });
    await aNurse({ name: 'Welder One', title: 'Welder', portal, details: ['Welded'], skills: ['Welding'] });
    const search = async (text: string, weaker = false) => {
      const { data } = await test.call(contract.searchCandidatesInWords, { token, body: { text, weaker } });
      return { names: data.results.map(({ name }) => name), weaker: data.weaker };
    };
    const many = 'nurses, 20 years, French, master degree';
    await test.until(async () => (await search(many)).names[0] === 'All One');
    expect(await search(many)).toEqual({ names: ['All One', 'Plain One'], weaker: 1 });
    expect(await search(many, true)).toEqual({ names: ['All One', 'Plain One', 'Near One'], weaker: 1 });
  });

  it('understands the same in Arabic', async () => {
    const found = await inWords({ text: ARABIC, conditions: await required(ARABIC) });
    expect(found.results.map(({ name }) => name).toSorted()).toEqual(['Agency One', 'Near One']);
    expect(found.understood.not_understood).toEqual([]);
  });

  it('finds by employers, by languages, by what is said in the other language and by what was studied', async () => {
    const sought = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
    const person = async (name: string, body: object) => {
      const { token } = await aPerson(test, 'CANDIDATE', { portal: 'LEC' });
      await test.call(patchProfile, { token, body: { personal_details: { name, ...body } } });
      return token;
    };
    const analyst = await person('Analyst', { headline: 'محللة ائتمان', summary: 'دعم مالي للاجئين' });
    await test.call(patchProfile, {
      token: analyst,
      body: {
        work_history_detailed: [{ job_title: 'محللة ائتمان', organisation: 'بنك الشرق', details: [] }],
      },
    });
    const barber = await person('Barber', { headline: 'Barber' });
    await test.call(patchProfile, { token: barber, body: { languages: [{ language: 'French' }] } });
    const solar = await person('Solar', { headline: 'Solar PV engineer' });
    await test.call(patchProfile, {
      token: solar,
      body: {
        education: [{ degree_title: 'BSc', field: 'Electrical Engineering' }, { degree_title: 'Diploma' }],
      },
    });
    const namesFor = async (text: string) => {
      const { token } = sought;
      const { data } = await test.call(contract.searchCandidatesInWords, { token, body: { text } });
      return data.results.map(({ name }) => name);
    };
    expect(await namesFor('خبرة بنكية')).toEqual(['Analyst']);
    expect(await namesFor('worked in a bank')).toEqual(['Analyst']);
    expect(await namesFor('refugees')).toEqual(['Analyst']);
    expect(await namesFor('french speaking')).toEqual(['Barber']);
    expect(await namesFor('electrical engineer')).toEqual(['Solar']);
  });

  it('says who comes nearest where nobody answers, and what keeps them out', async () => {
    const found = await inWords({ text: 'midwife' });
    expect(found.results).toEqual([]);
    expect(found.nearest.length).toBeGreaterThan(0);
    expect(found.nearest.map(({ name }) => name)).not.toContain('Welder One');
    expect(found.costliest).toBe(0);
    expect(await inWords({ text: 'nurses' })).toMatchObject({ nearest: [], costliest: null });
  });

  it('does not drop those who do not say in silence: they are counted, and listed where that is asked', async () => {
    const text = 'nurses in Dubai or within 50 km, available in a month';
    const conditions = await required(text);
    const found = await inWords({ text, conditions });
    expect(found.results.map(({ name }) => name)).not.toContain('Silent One');
    expect(found.silent).toEqual([{ kind: 'notice', people: 1 }]);
    const passed = await inWords({ text, conditions, let_pass: ['notice'] });
    expect(passed.results.map(({ name }) => name)).toContain('Silent One');
    const row = theOne(passed.results, ({ name }) => name === 'Silent One');
    expect(row.verdicts.map(({ verdict }) => verdict)).toEqual(['met', 'met', 'silent']);
    expect(row.verdicts[1]!.km).toBe(21);
  });

  it('finds nobody who is hidden, and nobody of another portal', async () => {
    const all = await names({ text: 'nurses' });
    expect(all.toSorted()).toEqual(['Agency One', 'Dear One', 'Far One', 'Near One', 'Silent One']);
  });

  it('is searched by the conditions that are given in place of the text’s', async () => {
    const loose = (await required(REQUEST)).map((of) =>
      of.kind === 'salary' ? { ...of, wish: 'nice' as const } : of,
    );
    const found = await inWords({ text: REQUEST, conditions: loose });
    expect(found.results.map(({ name }) => name).toSorted()).toEqual(['Dear One', 'Near One']);
  });

  it('goes by nationality only where the person shares it', async () => {
    const job_id = await publishJob(test, recruiter, {
      nationality_condition: aNationalityCondition('Jordan'),
    });
    const conditions = [{ kind: 'nationality' as const, wish: 'must' as const, country: 'JO' }];
    expect((await names({ text: 'nurses, Jordanian nationals', job_id }))[0]).toBe('Near One');
    expect(await names({ text: '', conditions, job_id })).toEqual(['Near One']);
    await test.call(patchProfileSharing, { token: near.token, body: { parts: { nationality: false } } });
    expect(await names({ text: '', conditions, job_id })).toEqual([]);
    await test.call(patchProfileSharing, { token: near.token, body: { parts: { nationality: true } } });
  });

  it('does not look for a nationality that no law asks for, and says so', async () => {
    const job_id = await publishJob(test, recruiter);
    for (const [text, plain] of [
      ['nurses, Jordanian nationals', 'nurses'],
      ['Jordanian nurses', 'nurses'],
      ['ممرضة أردنية', 'ممرضة'],
    ] as const) {
      const everyNurse = await names({ text: plain });
      for (const whose of [{}, { job_id }]) {
        const found = await inWords({ text, ...whose });
        expect(found.not_looked_for).toEqual([{ country: 'JO', name: 'Jordan' }]);
        expect(found.conditions.map(({ of }) => of.kind)).toEqual(['title']);
        expect(found.results.map(({ name }) => name)).toEqual(everyNurse);
      }
    }
    expect((await inWords({ text: 'nurses' })).not_looked_for).toEqual([]);
    const conditions = [{ kind: 'nationality' as const, wish: 'must' as const, country: 'JO' }];
    const { token } = recruiter;
    const refused = [
      await test.call(contract.searchCandidatesInWords, { token, body: { text: 'nurses', conditions } }),
      await test.call(contract.searchCandidates, { token, body: { query: '', nationality: ['JO'], job_id } }),
      await test.call(contract.saveCandidateSearch, {
        token,
        body: { name: 'Jordanians', query: { text: 'nurses', conditions } },
      }),
    ];
    expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual(
      refused.map(() => [422, 'jobs.nationality_without_reason']),
    );
  });

  it.each([
    ['female nurses under 30', 'nurses', ['sex', 'age']],
    ['young nurses', 'nurses', ['age']],
    ['married nurses', 'nurses', ['family']],
    ['ممرضات، بنات تحت الثلاثين', 'ممرضات', ['sex', 'age']],
  ])('looks for nothing private, and says so: %s', async (text, plain, never) => {
    const found = await inWords({ text });
    expect(found.never_looked_for).toEqual(never);
    expect(found.understood.not_understood).toEqual([]);
    expect(found.results.map(({ name }) => name)).toEqual(await names({ text: plain }));
    const word = { kind: 'word' as const, wish: 'must' as const, text: text.split(' ')[0] ?? '' };
    const byHand = await inWords({ text: '', conditions: [word] });
    expect(byHand.conditions).toHaveLength(byHand.never_looked_for.length === 0 ? 1 : 0);
  });

  it('tells a percentage that agrees with the wishes beside it, the same in either language', async () => {
    const shares = async (text: string) =>
      Object.fromEntries(
        (await inWords({ text })).results.map(({ name, score, verdicts }) => [
          name,
          { score, verdicts: verdicts.map(({ verdict }) => verdict) },
        ]),
      );
    const inEnglish = await shares('nurses in Dubai, Arabic, available in a month');
    expect(await shares('ممرضات في دبي، اللغة العربية، متاحون خلال شهر')).toEqual(inEnglish);
    for (const { score, verdicts } of Object.values(inEnglish))
      expect(score === 1).toBe(verdicts.every((verdict) => verdict === 'met'));
    expect(inEnglish['Near One']?.score).toBe(1);
    expect(inEnglish['Silent One']?.score).toBeLessThan(0.95);
  });

  it('hides who somebody is for a job reviewed blind, and does not narrow by what would tell it', async () => {
    const job_id = await publishJob(test, recruiter, { is_blind: true });
    const found = await inWords({ text: 'nurses', job_id });
    expect(found.results).toHaveLength(5);
    expect(JSON.stringify(found.results)).not.toContain('Near One');
    const closed = await inWords({ text: 'nurses in Dubai', job_id });
    expect(closed).toMatchObject({ results: [], total: 0, silent: [], looked_at: 0 });
    expect(closed.conditions.map((it) => [it.of.kind, it.is_closed_by_blind_review, it.loosened])).toEqual([
      ['title', false, 0],
      ['place', true, 0],
    ]);
  });

  it('knows of no job of another company', async () => {
    const job_id = await publishJob(test, recruiter);
    const other = await aPerson(test, 'RECRUITER');
    const refused = await test.call(contract.searchCandidatesInWords, {
      token: other.token,
      body: { text: 'nurses', job_id },
    });
    expect([refused.status, refused.problem.code]).toEqual([404, 'jobs.not_found']);
  });
});

describe('a search by filters', () => {
  it('takes a text and filters together', async () => {
    const by = async (body: object) =>
      (
        await test.call(contract.searchCandidates, {
          token: recruiter.token,
          body: { query: 'ممرضة', ...body },
        })
      ).data.results.map(({ name }) => name);
    expect(await by({ salary: [null, 15_000], notice_period: 30, location: { place: 'Dubai' } })).toEqual(
      expect.arrayContaining(['Near One', 'Agency One']),
    );
    const job_id = await publishJob(test, recruiter, {
      nationality_condition: aNationalityCondition('Jordan'),
    });
    expect(await by({ nationality: ['Jordanian'], job_id })).toEqual(['Near One']);
    expect(await by({ skills: { must: ['Welding'] } })).toEqual(['Welder One']);
  });
});

describe('a saved search for people', () => {
  const save = (person: Person, name: string, query: contract.CandidateQuery) =>
    test.call(contract.saveCandidateSearch, { token: person.token, body: { name, query } });
  const listOf = async (person: Person) =>
    (await test.call(contract.listCandidateSearches, { token: person.token })).data.results;
  const tell = async (days: number) => {
    const ctx = await test.program.contexts.forJob();
    const now = new Date(ctx.now.getTime() + days * DAY_MS);
    await tellOfNewPeople({
      ...ctx,
      now,
      transaction: (run) => ctx.transaction((tx) => run({ ...tx, now })),
    });
  };
  const told = async (person: Person) =>
    (await test.call(listNotifications, { token: person.token })).data.results
      .filter(({ kind }) => kind === 'people_found')
      .map(({ text, link }) => ({ ...text, link }));

  it('is kept, renamed, paused and deleted by nobody but its owner', async () => {
    const own = await aPerson(test, 'RECRUITER', { companyId: recruiter.companyId });
    const { data } = await save(own, 'Nurses', { text: 'nurses in Dubai' });
    expect(data).toMatchObject({ name: 'Nurses', is_notifying: true, new_count: 0 });
    expect((await save(own, 'nurses', { text: '' })).problem.code).toBe('candidate_searches.name_taken');
    expect(await listOf(recruiter)).toEqual([]);
    const change = (person: Person, body: object) =>
      test.call(contract.changeCandidateSearch, { token: person.token, params: { id: data.id }, body });
    expect((await change(recruiter, { name: 'Mine' })).status).toBe(404);
    expect((await change(own, { name: 'Ward', is_notifying: false })).data).toMatchObject({
      name: 'Ward',
      is_notifying: false,
    });
    const remove = (person: Person) =>
      test.call(contract.deleteCandidateSearch, { token: person.token, params: { id: data.id } });
    expect((await remove(recruiter)).status).toBe(404);
    expect((await remove(own)).status).toBe(200);
    expect(await listOf(own)).toEqual([]);
  });

  it('tells once a day, of all searches together, of who is new, until it is opened', async () => {
    const own = await aPerson(test, 'RECRUITER');
    const first = (await save(own, 'Plumbers', { text: 'Plumber in Fujairah' })).data;
    await save(own, 'Pipes', { text: 'plumbers' });
    await save(own, 'Nobody', { text: 'nurses in Aden' });
    await aNurse({
      name: 'Plumber One',
      title: 'Plumber',
      location: 'Fujairah, United Arab Emirates',
      details: ['Laid pipes'],
      skills: ['Plumbing'],
    });
    await test.until(async () => (await listOf(own)).filter(({ new_count }) => new_count > 0).length === 2);
    await tell(1);
    await tell(1);
    expect(await told(own)).toEqual([
      {
        en: 'New or updated people in your saved searches: 2 (Pipes · Plumbers)',
        ar: expect.stringContaining('Pipes · Plumbers'),
        link: '/recruiter/search',
      },
    ]);
    const { data } = await test.call(contract.openCandidateSearch, {
      token: own.token,
      params: { id: first.id },
    });
    expect(data.id).toBe(first.id);
    await tell(2);
    expect(await told(own)).toHaveLength(1);
  });
});
