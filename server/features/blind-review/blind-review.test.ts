import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as applications from '#contract/features/applications.contract.ts';
import { inviteToAssessment } from '#contract/features/assessment-invitations.contract.ts';
import * as assessments from '#contract/features/assessments.contract.ts';
import * as auditEntries from '#contract/features/audit-entries.contract.ts';
import * as candidateNotes from '#contract/features/candidate-notes.contract.ts';
import * as candidateSearches from '#contract/features/candidate-searches.contract.ts';
import * as candidates from '#contract/features/candidates.contract.ts';
import * as hiringSystems from '#contract/features/hiring-systems.contract.ts';
import type * as jobs from '#contract/features/jobs.contract.ts';
import * as messages from '#contract/features/messages.contract.ts';
import * as notifications from '#contract/features/notifications.contract.ts';
import * as pokes from '#contract/features/pokes.contract.ts';
import * as profiles from '#contract/features/profiles.contract.ts';
import {
  exportMatchingCandidates,
  getCandidateOrder,
  getMatchingCandidates,
  listMatchingCandidates,
} from '#contract/features/rankings.contract.ts';
import type { AnyEndpoint } from '#contract/kernel/endpoint.ts';
import { companyChecks } from '#server/db/tables/index.ts';
import { inviteTo, takeAssessment } from '#server/testing/assessed.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aPerson, aSurveyor, type Person, publishJob, type Recruiter } from '#server/testing/people.ts';
import {
  endpointsNamingPeople,
  questionsAboutPeople,
  untriedQuestions,
} from '#server/testing/telling-of-people.ts';
import { type CallInput, testApp } from '#server/testing/test-app.ts';
import { type Guess, guessWith, numbersFor } from './blind-review.names.ts';

/**
 * Every endpoint that tells a company of candidates tells nothing by which one of a blind review is known. One that is
 * new and in no list fails the first test.
 */

const test = testApp({ worker: true });

let recruiter: Recruiter;
let colleague: Person;
let hidden: Person;
let other: Person;
let jobId: string;
let alias: string;

const NAME = 'Zahra Quickfinder';
/** What tells who it is, as it stands in some reply as long as nothing hides it. */
const TELLING = [
  'Zahra',
  'Quickfinder',
  '971 50 777 0123',
  'zahra-writes',
  'Fujairah',
  'Peruvian',
  'zahra-cv',
  'Zahra-Award',
  '2009',
];

const FACTS = {
  personal_details: {
    name: NAME,
    headline: 'Quantity Surveyor Zahra',
    summary:
      'Zahra Quickfinder surveys. Write to me@zahra-writes.example or see https://zahra-writes.example.',
    location: 'Fujairah, United Arab Emirates',
    nationality: 'Peruvian',
    phone: '+971 50 777 0123',
    links: ['https://zahra-writes.example'],
    notice_period_days: 30,
    expected_salary: 20_000,
    expected_salary_currency: 'QAR' as const,
  },
  social_links: { linkedin: 'https://www.linkedin.com/in/zahra-writes' },
  education: [{ degree_title: 'BSc Surveying', institution: 'Gulf College', end_date: '2009-06' }],
  work_history_detailed: [
    {
      job_title: 'Quantity Surveyor',
      organisation: 'Copper Gate',
      location: 'Fujairah',
      start_date: '2016-01',
      currently_working: true,
      details: [
        'Zahra Quickfinder valued variations under FIDIC contracts, claims and accounts of 40 villas, call 971 50 777 0123',
      ],
    },
  ],
  skills: [{ name: 'FIDIC contracts' }, { name: 'Bills of quantities' }],
  highlights: [{ title: 'Zahra-Award', date: '2009-05' }],
};

beforeAll(async () => {
  recruiter = await aPerson(test, 'RECRUITER');
  colleague = await aPerson(test, 'RECRUITER', { companyId: recruiter.companyId });
  hidden = await aPerson(test, 'CANDIDATE', { name: NAME });
  other = await aSurveyor(test);
  await test.call(profiles.patchProfile, { token: hidden.token, body: FACTS });
  await test.upload(
    '/upload-file',
    { purpose: 'resume' },
    { name: 'zahra-cv.txt', bytes: 'Zahra Quickfinder\nSurveyor' },
    hidden.token,
  );
  jobId = await publishJob(test, recruiter, {
    is_blind: true,
    screening_questions: [
      { id: 'why', kind: 'text', text: 'Why this job?', choices: [], required: true },
    ] as jobs.JobInput['screening_questions'],
  });
  await test.until(async () => (await ranked()).length === 2);
  const { status } = await test.call(applications.applyToJob, {
    token: hidden.token,
    body: { job_id: jobId, answers: { why: 'I, Zahra Quickfinder, like it' } },
  });
  expect(status).toBe(200);
  alias = theOne(await ranked(), (it) => it.application_stage !== null).candidate_id;
  // Results that answer an invitation for the job are reviewed as blind as the rest.
  const given = { userId: alias, job_id: jobId };
  const invitationId = await inviteTo(test, recruiter, hidden, 'principles', given);
  await takeAssessment(test, hidden, 'principles', { invitationId });
}, 120_000);

const ranked = async () =>
  (await test.call(listMatchingCandidates, { token: recruiter.token, params: { id: jobId } })).data.results;

/** Where nothing is to be had of them at all, or nothing may be done to them. */
const OTHER_STATUS: Readonly<Record<string, number | readonly number[]>> = {
  [applications.getSentResume.path]: 404,
  [candidateNotes.tagCandidates.path]: 422,
  // Nothing was written or spoken.
  [assessments.rateWork.path]: 404,
  // No system is connected, as the owner is told; nobody let their colleague in.
  [hiringSystems.postJobToSystem.path]: [404, 403],
  [hiringSystems.listSystemRecords.path]: [404, 403],
  [hiringSystems.syncCandidateToSystem.path]: [404, 403],
};

/** What a company that is not verified is refused. */
const UNVERIFIED_STATUS: typeof OTHER_STATUS = {
  ...OTHER_STATUS,
  [exportMatchingCandidates.path]: 403,
  [pokes.previewPoke.path]: 403,
  [pokes.pokeCandidates.path]: 403,
  [inviteToAssessment.path]: 403,
  [messages.sendMessage.path]: 403,
};

const QUESTIONS = questionsAboutPeople(() => ({ jobId, candidateId: alias }));

describe('a blind review', () => {
  it('is looked after by every endpoint that tells a company of candidates', () => {
    expect(endpointsNamingPeople()).toContain('GET /recruiter/matching-candidates/{id}');
    expect(untriedQuestions(QUESTIONS)).toEqual([]);
  });

  it('tells nobody of the company who a candidate is, by any endpoint, in either language', async () => {
    for (const { endpoint, input } of QUESTIONS) {
      const statuses = [OTHER_STATUS[endpoint.path] ?? 200].flat();
      for (const person of [recruiter, colleague]) {
        for (const lang of ['en', 'ar'] as const) {
          const answer = await test.callAnyhow(endpoint, { ...input(), token: person.token, lang });
          expect(statuses, endpoint.path).toContain(answer.status);
          expectNothingTelling(endpoint, answer.body);
        }
      }
    }
  });

  it('gives each one neutral name for the job, which stays', async () => {
    const [first, second] = [await ranked(), await ranked()];
    const names = first.map(({ name }) => name);
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/^Candidate \d{6}$/);
    expect(second.map(({ name }) => name)).toEqual(names);
    const { data } = await test.call(candidates.getCandidate, {
      token: recruiter.token,
      params: { id: alias },
      query: { job_id: jobId },
    });
    expect(names).toContain(data.profile.personal_details.name);
    const arabic = await test.call(listMatchingCandidates, {
      token: recruiter.token,
      params: { id: jobId },
      lang: 'ar',
    });
    expect(firstOf(arabic.data.results).name).toMatch(/^المرشّح \d{6}$/);
  });

  it('gives nobody the number of another, also where two come to the same one and ask at the same moment', async () => {
    const key = crypto.randomBytes(32);
    const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(test, 'CANDIDATE')));
    const scope = crypto.randomUUID();
    const asked = people.map(({ id }) => ({ scope, companyId: recruiter.companyId, userId: id }));
    // Everyone comes to the same number at first, and by twos at second.
    const meeting: Guess = (of, attempt) =>
      attempt === 0
        ? 123_456
        : attempt === 1
          ? 200_000 + (asked.findIndex(({ userId }) => userId === of.userId) % 3)
          : guessWith(key)(of, attempt);
    const [one, two] = await Promise.all([
      numbersFor(test.program.parts.db, asked, meeting),
      numbersFor(test.program.parts.db, asked.toReversed(), meeting),
    ]);
    expect(new Set(one.values()).size).toBe(people.length);
    expect([...two].toSorted()).toEqual([...one].toSorted());
    expect([...(await numbersFor(test.program.parts.db, asked, () => 1))].toSorted()).toEqual(
      [...one].toSorted(),
    );
    const elsewhere = { ...firstOf(asked), scope: crypto.randomUUID() };
    const [number] = (await numbersFor(test.program.parts.db, [elsewhere], meeting)).values();
    expect(number).toBe(123_456);
  });

  it('gives an id of nobody no number, and fails for none', async () => {
    const nobody = {
      scope: crypto.randomUUID(),
      companyId: recruiter.companyId,
      userId: crypto.randomUUID(),
    };
    const numbers = await numbersFor(test.program.parts.db, [nobody], () => 1);
    expect(numbers.size).toBe(0);
  });

  it('calls whoever did something by the name of the review in what it tells', async () => {
    const { data } = await test.call(notifications.listNotifications, { token: recruiter.token });
    const told = theOne(data.results, ({ kind }) => kind === 'application_received');
    const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
    expect(plain(told.text.en)).toMatch(/^Candidate \d+ has applied for/);
    expect(plain(told.text.ar)).toMatch(/ من المرشّح \S+\.$/);
    expect(told.actor).toBeNull();
  });

  it('still shows the evidence, the gap and what may be asked of a job', async () => {
    const person = theOne(await ranked(), (it) => it.candidate_id === alias);
    const fidic = theOne(person.explanation.matched, ({ id }) => id === 'fidic-contracts');
    expect(fidic.evidence).toContain('FIDIC contracts');
    // Riyals would tell the country.
    const pay = { expected_salary: 20_179, expected_salary_currency: 'AED' };
    expect(person).toMatchObject({ notice_period_days: 30, ...pay, is_blind: true });
    expect(person.explanation.missing.length).toBeGreaterThan(0);
  });

  it('cannot be got round by narrowing to a nationality or a place, nor by the alias of another company', async () => {
    for (const query of [{ nationalities: ['Peruvian'] }, { places: ['Fujairah'] }]) {
      const answer = await test.call(getCandidateOrder, {
        token: recruiter.token,
        params: { id: jobId },
        query,
      });
      expect(answer.problem.code).toBe('rankings.hidden_by_blind_review');
    }
    const stranger = await aPerson(test, 'RECRUITER');
    const { status } = await test.call(profiles.getUserProfile, {
      token: stranger.token,
      params: { id: alias },
    });
    expect(status).toBe(404);
  });

  it('ends for a person with the shortlist, for both recruiters, and comes back when that is taken back', async () => {
    const act = (action: 'SHORTLISTED' | 'REDO', candidate_id: string) =>
      test.call(candidates.actOnCandidate, {
        token: recruiter.token,
        body: { job_id: jobId, candidate_id, action },
      });
    expect((await act('SHORTLISTED', alias)).status).toBe(200);
    for (const { token } of [recruiter, colleague]) {
      const { data } = await test.call(candidates.getCandidate, {
        token,
        params: { id: alias },
        query: { job_id: jobId },
      });
      expect(data.profile).toMatchObject({ user_id: hidden.id, personal_details: { name: NAME } });
      const row = theOne(await ranked(), ({ status }) => status === 'SHORTLISTED');
      expect(row).toMatchObject({ candidate_id: hidden.id, name: NAME, is_blind: false });
      expect(row.location).toContain('Fujairah');
    }
    expect((await act('REDO', hidden.id)).status).toBe(200);
    expect((await ranked()).map((it) => it.candidate_id)).toContain(alias);
  });

  it('hides nothing of a job that is not reviewed blind', async () => {
    const open = await publishJob(test, recruiter);
    const named = await test.until(async () => {
      const { data } = await test.call(listMatchingCandidates, {
        token: recruiter.token,
        params: { id: open },
      });
      return data.results.find((it) => it.candidate_id === hidden.id);
    });
    expect(named).toMatchObject({ name: NAME, is_blind: false, nationality: 'Peruvian' });
    expect(other.id).not.toBe(hidden.id);
  });

  it('does not tell of who is hidden where they stand in other jobs, among whose people their name could be found', async () => {
    const open = await publishJob(test, recruiter, { job_title: 'Open Surveyor' });
    const act = { job_id: open, candidate_id: hidden.id, action: 'SHORTLISTED' as const };
    const { token } = recruiter;
    expect((await test.call(candidates.actOnCandidate, { token, body: act })).status).toBe(200);
    const told = async (id: string) => ({
      jobs: (await test.call(candidates.listCandidateJobs, { token, params: { id } })).data.results,
      history: (await test.call(candidates.listCandidateHistory, { token, params: { id } })).data.results,
    });
    const named = await told(hidden.id);
    expect(named.jobs.map(({ jid }) => jid)).toContain(open);
    expect(named.history.map(({ job }) => job?.jid)).toContain(open);
    const blind = await told(alias);
    expect(blind.jobs.map(({ jid }) => jid)).toEqual([jobId]);
    expect(new Set(blind.history.flatMap(({ job }) => job?.jid ?? []))).toEqual(new Set([jobId]));
    expect(named.jobs.map(({ jid }) => jid)).not.toContain(jobId);
    expect(named.history.map(({ job }) => job?.jid)).not.toContain(jobId);
  });

  it('takes nobody’s own id beside the job, whose reply would tell which alias is theirs', async () => {
    const { token } = recruiter;
    const ask = [
      test.call(candidates.getCandidate, { token, params: { id: hidden.id }, query: { job_id: jobId } }),
      test.call(candidateNotes.listCandidateNotes, {
        token,
        params: { id: hidden.id },
        query: { job_id: jobId },
      }),
      test.call(getMatchingCandidates, {
        token,
        body: { job_id: jobId, candidate_ids: [hidden.id] },
      }),
      test.call(candidates.actOnCandidate, {
        token,
        body: { job_id: jobId, candidate_id: hidden.id, action: 'SHORTLISTED' },
      }),
    ];
    for (const { status, problem } of await Promise.all(ask))
      expect([status, problem.code]).toEqual([422, 'access.known_by_alias']);
    // Of no job, and by the alias, the answer names them as everywhere else.
    const known = await test.call(candidates.getCandidate, { token, params: { id: hidden.id } });
    expect(known.status).toBe(200);
    const blind = await test.call(candidates.getCandidate, {
      token,
      params: { id: alias },
      query: { job_id: jobId },
    });
    expect(blind.status).toBe(200);
  });

  it('tells no other company the alias of somebody it names, whose own jobs are none of these', async () => {
    const stranger = await aPerson(test, 'RECRUITER');
    const to = { status: 'REJECTED' as const, stage_id: null };
    const { data } = await test.call(candidates.moveCandidates, {
      token: stranger.token,
      body: { steps: [{ candidate_id: hidden.id, job_id: jobId, to }] },
    });
    expect(data.results.map(({ outcome, candidate_id }) => [outcome, candidate_id])).toEqual([
      ['refused', hidden.id],
    ]);
    expect(JSON.stringify(data)).not.toContain(alias);
  });

  it('shows and searches no tag and no note on both sides, so that none tells who is hidden', async () => {
    const { token } = recruiter;
    const tag = (id: string) =>
      test.call(candidateNotes.tagCandidates, { token, body: { candidate_ids: [id], add: ['Kept apart'] } });
    expect((await tag(hidden.id)).status).toBe(200);
    const refused = await tag(alias);
    expect([refused.status, refused.problem.code]).toEqual([422, 'candidate_notes.hidden_by_blind_review']);
    expect((await tag(crypto.randomUUID())).problem.code, 'of nobody').toBe('candidates.not_found');
    const write = (id: string, text: string, job_id: string | null) =>
      test.call(candidateNotes.addCandidateNote, { token, params: { id }, body: { text, job_id } });
    expect((await write(hidden.id, 'Met at the fair', null)).status).toBe(200);
    expect((await write(alias, 'Of no job', null)).problem.code).toBe(
      'candidate_notes.hidden_by_blind_review',
    );
    const screens = vi.spyOn(test.program.parts.realtime()!, 'tell');
    const written = await write(alias, 'Answers are thin', jobId);
    const told = screens.mock.calls.filter(([, event]) => event === 'candidates:changed');
    expect(told.map(([, , changed]) => changed)).toEqual([{ job_id: null, candidate_id: null }]);
    screens.mockRestore();
    const texts = (notes: candidateNotes.CandidateNotes) => notes.results.map(({ text }) => text);
    expect(texts(written.data)).toEqual(['Answers are thin']);
    // Who changes it there reads nothing else there.
    const changed = await test.call(candidateNotes.changeCandidateNote, {
      token,
      params: { id: firstOf(written.data.results).id },
      body: { text: 'Answers are short' },
    });
    expect(texts(changed.data)).toEqual(['Answers are short']);
    const audit = await test.call(auditEntries.listOwnAuditEntries, { token });
    for (const { action, text } of audit.data.results.slice(0, 2)) {
      expect(action).toMatch(/^candidate_note/);
      expect(text.en).not.toContain(NAME);
    }

    const notes = async (id: string, job_id?: string) =>
      texts(
        (
          await test.call(candidateNotes.listCandidateNotes, {
            token,
            params: { id },
            query: job_id ? { job_id } : {},
          })
        ).data,
      );
    expect(await notes(alias, jobId)).toEqual(['Answers are short']);
    expect(await notes(alias)).toEqual([]);
    expect(await notes(hidden.id)).toEqual(['Met at the fair']);
    const texted = async (id: string) =>
      (await test.call(candidates.listCandidateHistory, { token, params: { id } })).data.results.flatMap(
        ({ kind, text }) => (kind === 'note' || kind === 'tagged' ? [text] : []),
      );
    expect(await texted(alias)).toEqual(['Answers are short']);
    expect((await texted(hidden.id)).toSorted()).toEqual(['Kept apart', 'Met at the fair']);

    const one = async () =>
      (await test.call(candidates.getCandidate, { token, params: { id: alias }, query: { job_id: jobId } }))
        .data;
    expect((await one()).tags).toEqual([]);
    const listed = async (query: CallInput<typeof candidates.listCandidates>['query']) =>
      (
        await test.call(candidates.listCandidates, { token, query: { ...query, status: 'ALL' } })
      ).data.results.filter(({ candidate_id }) => [alias, hidden.id].includes(candidate_id));
    const [blind] = await listed({ job_id: jobId });
    expect(blind).toMatchObject({ candidate_id: alias, tags: [], notes: 1 });
    const named = await listed({ tags: ['Kept apart'] });
    expect(named.map(({ candidate_id, job_id }) => [candidate_id, job_id === jobId])).toEqual([
      [hidden.id, false],
    ]);
    expect(named[0]).toMatchObject({ tags: ['Kept apart'], notes: 1 });

    // Once the name is known there is one person, with all that was written.
    const act = (action: 'SHORTLISTED' | 'REDO', candidate_id: string) =>
      test.call(candidates.actOnCandidate, { token, body: { job_id: jobId, candidate_id, action } });
    await act('SHORTLISTED', alias);
    expect((await one()).tags).toEqual(['Kept apart']);
    expect((await notes(hidden.id, jobId)).toSorted()).toEqual(['Answers are short', 'Met at the fair']);
    await act('REDO', hidden.id);
    expect(await notes(hidden.id)).toEqual(['Met at the fair']);
  });
});

describe('a company that is not verified', () => {
  let blind: { jobId: string; alias: string; recruiter: Recruiter; colleague: Person };

  beforeAll(async () => {
    blind = { jobId, alias, recruiter, colleague };
    recruiter = await aPerson(test, 'RECRUITER');
    colleague = await aPerson(test, 'RECRUITER', { companyId: recruiter.companyId });
    jobId = await publishJob(test, recruiter, {
      job_title: 'Surveyor at large',
      screening_questions: [
        { id: 'why', kind: 'text', text: 'Why this job?', choices: [], required: true },
      ] as jobs.JobInput['screening_questions'],
    });
    await test.until(async () => (await ranked()).length >= 2);
    // Nothing of what a verified company did names anybody once it is not verified any more.
    const act = { job_id: jobId, candidate_id: hidden.id, action: 'SHORTLISTED' as const };
    await test.call(candidates.actOnCandidate, { token: recruiter.token, body: act });
    await beVerified(false);
    const { status } = await test.call(applications.applyToJob, {
      token: hidden.token,
      body: { job_id: jobId, answers: { why: 'I, Zahra Quickfinder of Copper Gate, like it' } },
    });
    expect(status).toBe(200);
    alias = theOne(await ranked(), (it) => it.application_stage !== null).candidate_id;
    await test.call(assessments.shareAssessment, {
      token: hidden.token,
      params: { assessment_id: 'principles' },
      body: { company_id: recruiter.companyId },
    });
    return async () => {
      await beVerified(true);
      ({ jobId, alias, recruiter, colleague } = blind);
    };
  }, 60_000);

  const beVerified = (isVerified: boolean) =>
    test.program.parts.db
      .update(companyChecks)
      .set({ state: isVerified ? 'verified' : 'unverified' })
      .where(eq(companyChecks.companyId, recruiter.companyId));

  it('is told by no endpoint who anybody is or where they worked, in either language, also of whom it shortlisted', async () => {
    for (const { endpoint, input } of QUESTIONS) {
      const statuses = [UNVERIFIED_STATUS[endpoint.path] ?? 200].flat();
      for (const person of [recruiter, colleague]) {
        for (const lang of ['en', 'ar'] as const) {
          const answer = await test.callAnyhow(endpoint, { ...input(), token: person.token, lang });
          expect(statuses, endpoint.path).toContain(answer.status);
          expectNothingTelling(endpoint, answer.body, ['Copper Gate']);
        }
      }
    }
  });

  it('finds nobody by who they are, and takes nobody’s own id', async () => {
    const { token } = recruiter;
    const named = await test.call(candidates.listCandidates, { token, query: { q: 'Zahra', status: 'ALL' } });
    expect(named.data.results).toEqual([]);
    const placed = await test.call(candidates.listCandidates, {
      token,
      query: { places: ['Fujairah'], status: 'ALL' },
    });
    expect(placed.data.results).toEqual([]);
    const filtered = await test.call(listMatchingCandidates, {
      token,
      params: { id: jobId },
      query: { nationalities: ['Peruvian'] },
    });
    expect(filtered.problem.code).toBe('company_checks.verify_to_see');
    const searched = await test.call(candidateSearches.searchCandidatesInWords, {
      token,
      body: { text: 'surveyor in Fujairah' },
    });
    expect(searched.data.results).toEqual([]);
    const own = await test.call(candidates.getCandidate, { token, params: { id: hidden.id } });
    expect(own.problem.code).toBe('access.known_by_alias');
  });

  it('sees ten people of a list and opens the pages of five a day', async () => {
    const { token } = recruiter;
    for (let more = 0; more < 10; more++) await aSurveyor(test);
    const all = await test.until(async () => {
      await beVerified(true);
      const { data } = await test.call(listMatchingCandidates, { token, params: { id: jobId } });
      await beVerified(false);
      return data.total >= 12 && data;
    });
    expect(all.results.length).toBeGreaterThan(10);
    const page = async (query: CallInput<typeof listMatchingCandidates>['query']) =>
      (await test.call(listMatchingCandidates, { token, params: { id: jobId }, query })).data;
    const first = await page({ limit: 50 });
    expect([first.results.length, first.total]).toEqual([10, 10]);
    expect((await page({ limit: 6, page: 2 })).results).toHaveLength(4);
    expect((await page({ limit: 10, page: 2 })).results).toEqual([]);
    const order = await test.call(getCandidateOrder, { token, params: { id: jobId } });
    expect(order.data.order).toHaveLength(10);
    const found = await test.call(candidateSearches.searchCandidatesInWords, {
      token,
      body: { text: 'quantity surveyor', limit: 50 },
    });
    expect([found.data.results.length, found.data.total]).toEqual([10, 10]);

    const open = async (id: string) =>
      (await test.call(candidates.getCandidate, { token, params: { id }, query: { job_id: jobId } })).status;
    const ids = first.results.map(({ candidate_id }) => candidate_id).filter((id) => id !== alias);
    // Nobody's page is opened by a question after nobody.
    const nobody = { id: jobId, candidate_id: '00000000-0000-4000-8000-000000000000' };
    const asked = await test.call(applications.getApplicant, { token, params: nobody });
    expect([asked.status, asked.data.application]).toEqual([200, null]);
    // The one of the lists above was opened before.
    for (const id of ids.slice(0, 4)) expect(await open(id)).toBe(200);
    expect(await open(ids[0]!)).toBe(200);
    expect(await open(alias)).toBe(200);
    const sixth = await test.call(profiles.getUserProfile, {
      token: colleague.token,
      params: { id: ids[5]! },
    });
    expect([sixth.status, sixth.problem.code]).toEqual([429, 'company_checks.pages_used_up']);
  }, 60_000);

  it('is told of an applicant without their name', async () => {
    const { data } = await test.call(notifications.listNotifications, { token: recruiter.token });
    expect(data.results.map(({ kind }) => kind)).toContain('application_received');
    expect(JSON.stringify(data)).not.toContain('Zahra');
  });
});

const OTHER_IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

function expectNothingTelling(endpoint: AnyEndpoint, body: unknown, besides: readonly string[] = []): void {
  const whole = typeof body === 'string' ? body : JSON.stringify(body);
  // A year may stand by chance among the digits of others' ids and of scores.
  const text = whole.replace(OTHER_IDS, (id) => (id === hidden.id ? id : '')).replace(/\d\.\d+/g, '');
  for (const word of [...TELLING, ...besides, hidden.id]) {
    const at = text.toLowerCase().indexOf(word.toLowerCase());
    const around = at < 0 ? '' : text.slice(Math.max(0, at - 60), at + 60);
    expect([endpoint.path, word, around]).toEqual([endpoint.path, word, '']);
  }
}
