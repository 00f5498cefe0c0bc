import { beforeAll, describe, expect, it } from 'vitest';
import { actOnCandidate } from '#contract/features/candidates.contract.ts';
import { patchProfile, patchProfileSharing } from '#contract/features/profiles.contract.ts';
import {
  exportMatchingCandidates,
  getCandidateOrder,
  getMatchingCandidates,
  listMatchingCandidates,
} from '#contract/features/rankings.contract.ts';
import { auditEntries } from '#server/db/tables/index.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import {
  aNationalityCondition,
  aPerson,
  aSurveyor,
  type Person,
  publishJob,
  type Recruiter,
} from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ worker: true });

let recruiter: Recruiter;
let jid: string;
/** Of Dubai, a month's notice, 12,000, Emirati, a bachelor. */
let near: Person;
/** Of Cairo, three months, 20,000, Egyptian, a master; applied words that a spreadsheet would run. */
let far: Person;
/** Says nothing of it, or keeps it. */
let silent: Person;

const told = async (
  details: object,
  level: 'bachelor' | 'master' | null,
  name = 'Amal Nasser',
): Promise<Person> => {
  const person = await aSurveyor(test);
  const { status } = await test.call(patchProfile, {
    token: person.token,
    body: {
      personal_details: { name, headline: 'Quantity Surveyor', ...details },
      ...(level ? { education: [{ degree_title: 'Degree', level }] } : {}),
    },
  });
  expect(status).toBe(200);
  return person;
};

beforeAll(async () => {
  recruiter = await aPerson(test, 'RECRUITER');
  near = await told(
    {
      location: 'Dubai, United Arab Emirates',
      notice_period_days: 30,
      expected_salary: 12_000,
      nationality: 'إماراتي',
    },
    'bachelor',
  );
  far = await told(
    { location: 'Cairo, Egypt', notice_period_days: 90, expected_salary: 20_000, nationality: 'Egyptian' },
    'master',
    '=HYPERLINK("http://x.example")',
  );
  silent = await told({ notice_period_days: 5, expected_salary: 1, nationality: 'Egyptian' }, null);
  await test.call(patchProfileSharing, {
    token: silent.token,
    body: { parts: { nationality: false, notice_period: false, expected_salary: false } },
  });
  jid = await publishJob(test, recruiter, { nationality_condition: aNationalityCondition('UAE', 'مصري') });
  await test.until(async () => {
    const { data } = await orderBy({});
    return data.order.length === 3;
  });
}, 120_000);

const orderBy = (query: object) =>
  test.call(getCandidateOrder, { token: recruiter.token, params: { id: jid }, query });
const kept = async (query: object) => {
  const { data } = await orderBy(query);
  return { order: data.order.toSorted(), left_out: data.left_out };
};

describe('the order of a job’s candidates', () => {
  it('is that of the pages, whose rows are those that are asked for by id', async () => {
    const { data } = await orderBy({});
    const pages = await Promise.all(
      [1, 2].map(async (page) => {
        const query = { page, limit: 2 };
        const token = recruiter.token;
        return (await test.call(listMatchingCandidates, { token, params: { id: jid }, query })).data;
      }),
    );
    const listed = pages.flatMap(({ results }) => results);
    expect(listed.map((it) => it.candidate_id)).toEqual(data.order);
    expect(firstOf(pages).total).toBe(3);
    // The best of all of them is the measure, on every page.
    const [best] = listed.map(({ score }) => score).toSorted((a, b) => b - a);
    for (const row of listed) expect(row.norm_score).toBeCloseTo(row.score / Number(best), 2);
    const asked = [far.id, near.id];
    const rows = await test.call(getMatchingCandidates, {
      token: recruiter.token,
      body: { job_id: jid, candidate_ids: [...asked, recruiter.id] },
    });
    expect(rows.data.results.map((it) => it.candidate_id)).toEqual(asked);
    const { norm_score: _, ...row } = firstOf(rows.data.results);
    expect(listed.find((it) => it.candidate_id === far.id)).toMatchObject(row);
  });

  it.each([
    ['a place', { places: ['دبي'] }, () => [near.id], { silent: 1, short: 1 }],
    ['one of two places', { places: ['Dubai', 'مصر'] }, () => [near.id, far.id], { silent: 1, short: 0 }],
    ['a nationality that is shared', { nationalities: ['UAE'] }, () => [near.id], { silent: 1, short: 1 }],
    [
      'a nationality that somebody keeps',
      { nationalities: ['Egypt'] },
      () => [far.id],
      { silent: 1, short: 1 },
    ],
    ['a notice', { notice_period: 30 }, () => [near.id], { silent: 1, short: 1 }],
    ['a salary', { salary_min: 10_000, salary_max: 15_000 }, () => [near.id], { silent: 1, short: 1 }],
    ['a degree', { education: 'bachelor' }, () => [near.id, far.id], { silent: 1, short: 0 }],
    [
      'all of it',
      { education: 'master', places: ['Cairo'], notice_period: 90 },
      () => [far.id],
      { silent: 1, short: 1 },
    ],
  ])('narrows exactly to %s, and tells silence from too little', async (_what, query, people, leftOut) => {
    expect(await kept(query)).toEqual({ order: people().toSorted(), left_out: leftOut });
  });

  it('is narrowed by no nationality that no law asks for, as far as the job states, nor is its file', async () => {
    const { token } = recruiter;
    const plain = await publishJob(test, recruiter);
    for (const [id, nationalities] of [
      [plain, ['UAE']],
      [jid, ['Egyptian', 'Jordanian']],
    ] as const) {
      const input = { token, params: { id }, query: { nationalities: [...nationalities] } };
      for (const endpoint of [getCandidateOrder, listMatchingCandidates] as const) {
        const refused = await test.call(endpoint, input);
        expect([refused.status, refused.problem.code]).toEqual([422, 'jobs.nationality_without_reason']);
        expect(refused.problem.message).toContain('“Nationality by law”');
      }
      expect((await test.call(exportMatchingCandidates, input)).status).toBe(422);
    }
  });

  it('is sorted by what people say, those who do not say last', async () => {
    expect((await orderBy({ sort: 'notice' })).data.order).toEqual([near.id, far.id, silent.id]);
    expect((await orderBy({ sort: 'salary' })).data.order).toEqual([near.id, far.id, silent.id]);
    const { data } = await test.call(getMatchingCandidates, {
      token: recruiter.token,
      body: { job_id: jid, candidate_ids: [silent.id] },
    });
    expect(data.results[0]).toMatchObject({
      nationality: null,
      notice_period_days: null,
      expected_salary: null,
      education: null,
    });
  });

  it('says who decided, to a colleague too', async () => {
    const colleague = await aPerson(test, 'RECRUITER', {
      companyId: recruiter.companyId,
      name: 'Sara Haddad',
    });
    await test.call(actOnCandidate, {
      token: colleague.token,
      body: { job_id: jid, candidate_id: far.id, action: 'SHORTLISTED' },
    });
    const { data } = await test.call(listMatchingCandidates, {
      token: recruiter.token,
      params: { id: jid },
      query: { status: 'SHORTLISTED' },
    });
    expect(data.results.map(({ candidate_id, decided }) => [candidate_id, decided?.by])).toEqual([
      [far.id, 'Sara Haddad'],
    ]);
    expect(data.counts).toEqual({ PENDING: 2, SHORTLISTED: 1, REJECTED: 0 });
  });
});

describe('the file of a job’s candidates', () => {
  const file = async (query: object, lang: 'en' | 'ar' = 'en') => {
    const answer = await test.call(exportMatchingCandidates, {
      token: recruiter.token,
      params: { id: jid },
      query,
      lang,
    });
    return { answer, lines: String(answer.body).split('\r\n') };
  };

  it('has whom the filters leave, in both languages, with nothing that a spreadsheet would run', async () => {
    const { answer, lines } = await file({});
    expect(String(answer.headers['content-type'])).toContain('text/csv');
    expect(lines[0]).toMatch(/^\uFEFFRank,Name,/);
    expect(lines.filter(Boolean)).toHaveLength(4);
    const odd = theOne(lines, (line) => line.includes('HYPERLINK'));
    expect(odd).toContain(`"'=HYPERLINK(""http://x.example"")"`);
    expect(odd).toContain('Cairo, Egypt');
    expect(lines.join()).not.toMatch(/,=/);
    const arabic = await file({ places: ['دبي'] }, 'ar');
    expect(arabic.lines.filter(Boolean)).toHaveLength(2);
    expect(arabic.lines[0]).toMatch(/^\uFEFFالترتيب,الاسم,/);
  });

  it('says languages with their level, and education, in the words of who reads it, however the profile put them', async () => {
    await test.call(patchProfile, {
      token: far.token,
      body: {
        languages: [
          { language: 'عربي', level: 'native' },
          { language: 'english', level: 'fluent' },
          { language: 'Sumerian' },
        ],
      },
    });
    const lineIn = async (lang: 'en' | 'ar') =>
      (await file({}, lang)).lines.find((line) => line.includes('Sumerian')) ?? '';
    const english = await test.until(async () => (await lineIn('en')) || null);
    expect(english).toContain('Arabic (native); English (fluent); Sumerian');
    expect(english).toContain('Master');
    const arabic = await lineIn('ar');
    expect(arabic).toContain('العربية (اللغة الأم); الإنجليزية (طليق); Sumerian');
    expect(arabic).toContain('ماجستير');
  });

  it('leaves a trace, and is refused to others', async () => {
    await file({});
    const rows = await test.program.parts.db.select().from(auditEntries);
    expect(
      rows.some(({ action, actorId }) => action === 'job.candidates_exported' && actorId === recruiter.id),
    ).toBe(true);
    const stranger = await aPerson(test, 'RECRUITER');
    const { status } = await test.call(exportMatchingCandidates, {
      token: stranger.token,
      params: { id: jid },
    });
    expect(status).toBe(404);
  });
});
