import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { actOnCandidate } from '#contract/features/candidates.contract.ts';
import { postJob } from '#contract/features/jobs.contract.ts';
import { answerPoke } from '#contract/features/pokes.contract.ts';
import {
  compareJsonResume,
  exportJsonResume,
  getProfile,
  getProfileSharing,
  getUserProfile,
  importJsonResume,
  patchProfile,
  patchProfileSharing,
  registerForTalentPool,
  SHARED_PARTS,
} from '#contract/features/profiles.contract.ts';
import { askForInterest } from '#server/testing/asked.ts';
import { theOne } from '#server/testing/lists.ts';
import { aJob, aPerson, contextOf, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { doJob } from '#server/testing/work.ts';
import { READ } from './profiles.fixtures.ts';
import { countMonths } from './profiles.jobs.ts';
import { fillFromResume, relinkProfile } from './profiles.service.ts';
import { findProfile } from './profiles.store.ts';

const test = testApp();

describe('a profile', () => {
  it('names what would complete it most, first', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const { data } = await test.call(getProfile, { token });
    expect(data.next_steps[0]).toBe('work');
    const better = await test.call(patchProfile, {
      token,
      body: { work_history_detailed: [{ job_title: 'Nurse' }] },
    });
    expect(better.data.score).toBeGreaterThan(data.score);
    expect(better.data.next_steps).not.toContain('work');
  });

  it('keeps each section that is saved, and leaves the others as they are', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const said = {
      education: [{ degree_title: 'BSc Nursing', institution: 'University of Jordan' }],
      certifications: [{ name: 'BLS' }],
      languages: [{ language: 'Arabic' }],
      highlights: [{ title: 'Led a ward of forty beds' }],
      social_links: { linkedin: 'https://www.linkedin.com/in/amal-nasser' },
      availability: ['On Site'],
    };
    for (const [section, value] of Object.entries(said)) {
      const { status } = await test.callAnyhow(patchProfile, { token, body: { [section]: value } });
      expect([section, status]).toEqual([section, 200]);
    }
    const { data } = await test.call(getProfile, { token });
    expect(data).toMatchObject({ ...said, personal_details: { name: 'Amal Nasser' } });
  });

  it('of somebody who left while a resume was read, or a skill looked up, is not begun anew', async () => {
    const ctx = await contextOf(test);
    const nobody = crypto.randomUUID();
    await fillFromResume(ctx, nobody, READ);
    await relinkProfile(ctx, nobody, { folded: 'react', from: null, to: null });
    expect(await findProfile(ctx.db, nobody)).toBeNull();
  });

  it('is not overwritten by a tab that shows an older version', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const { data } = await test.call(getProfile, { token });
    const first = await test.call(patchProfile, {
      token,
      body: { version: data.version, highlights: [{ title: 'Award' }] },
    });
    expect(first.data.version).toBe(data.version + 1);
    const second = await test.call(patchProfile, { token, body: { version: data.version, highlights: [] } });
    expect([second.status, second.problem.code]).toEqual([409, 'profiles.changed_elsewhere']);
  });

  it.each([
    [{ work_history_detailed: [{ job_title: 'Nurse', start_date: '2099-01' }] }, 'future_date'],
    [
      { work_history_detailed: [{ job_title: 'Nurse', start_date: '2020-05', end_date: '2020-04' }] },
      'end_before_start',
    ],
    [
      { certifications: [{ name: 'BLS', issue_date: '2020-05', expiration_date: '2019' }] },
      'end_before_start',
    ],
    [{ education: [{ degree_title: 'BSc', end_date: '2099' }] }, 'future_date'],
    [{ personal_details: { name: 'A', email: 'not an address' } }, 'invalid_email'],
    [{ social_links: { linkedin: 'https://example.com/me' } }, 'invalid_linkedin'],
    [{ personal_details: { name: 'A', phone: 'call me' } }, 'invalid_number'],
    [{ personal_details: { name: 'A', links: ['javascript:alert(1)'] } }, 'invalid_link'],
    [{ personal_details: { name: 'A', links: ['data:text/html,x'] } }, 'invalid_link'],
  ])('refuses %o', async (body, code) => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const answer = await test.call(patchProfile, { token, body: body });
    expect([answer.status, answer.problem.errors.map((it) => it.code)]).toEqual([422, [code]]);
  });

  it('shows recruiters the person without their contacts', async () => {
    const candidate = await aPerson(test, 'CANDIDATE');
    const recruiter = await aPerson(test, 'RECRUITER');
    const { data } = await test.call(getUserProfile, {
      token: recruiter.token,
      params: { id: candidate.id },
    });
    expect(data.contacts_shared).toBe(false);
    expect(data.personal_details.email).toBeNull();
  });
});

/** Somebody who said everything that can be kept back. */
async function somebodyOpen(): Promise<Person> {
  const person = await aPerson(test, 'CANDIDATE');
  const { data } = await test.call(getProfile, { token: person.token });
  await test.call(patchProfile, {
    token: person.token,
    body: {
      personal_details: {
        ...data.personal_details,
        phone: '+971 50 123 4567',
        summary: 'Keeps calm at triage',
        nationality: 'Jordanian',
        notice_period_days: 30,
        expected_salary: 18_000,
        links: ['https://amal.example.com'],
      },
      work_history_detailed: [{ job_title: 'Nurse', organisation: 'Al Reef Medical Centre' }],
      education: [{ degree_title: 'BSc Nursing', end_date: '2016' }],
      certifications: [{ name: 'Basic Life Support' }],
      skills: [{ name: 'Triage' }],
      languages: [{ language: 'Arabic', level: 'native' }],
      highlights: [{ title: 'Nurse of the year' }],
      availability: ['Online'],
      social_links: { linkedin: 'https://linkedin.com/in/amal' },
    },
  });
  return person;
}

describe('what a person shares', () => {
  it('is what a recruiter gets, to the letter', async () => {
    const person = await somebodyOpen();
    const recruiter = await aPerson(test, 'RECRUITER');
    const seen = async () =>
      (await test.call(getUserProfile, { token: recruiter.token, params: { id: person.id } })).data;
    const own = await test.call(getProfileSharing, { token: person.token });
    expect(own.data.as_found).toEqual(await seen());

    const parts = Object.fromEntries(SHARED_PARTS.map((part) => [part, false]));
    const { data, message } = await test.call(patchProfileSharing, { token: person.token, body: { parts } });
    expect(message).not.toBe('');
    const found = await seen();
    expect(data.as_found).toEqual(found);
    expect(found).toMatchObject({
      personal_details: {
        summary: null,
        nationality: null,
        notice_period_days: null,
        expected_salary: null,
        email: null,
        phone: null,
      },
      work_history_detailed: [{ job_title: 'Nurse', organisation: null }],
      education: [],
      certifications: [],
      languages: [],
      highlights: [],
      availability: [],
      skills: [{ name: 'Triage' }],
      contacts_shared: false,
    });

    const { data: job } = await test.call(postJob, {
      token: recruiter.token,
      body: { job: aJob(), publish: true },
    });
    await test.call(actOnCandidate, {
      token: recruiter.token,
      body: { candidate_id: person.id, job_id: job.jid, action: 'SHORTLISTED' },
    });
    expect(await seen()).toMatchObject({ contacts_shared: false });
    await askForInterest(test, recruiter, job.jid, person);
    expect(await seen()).toMatchObject({ contacts_shared: false });
    const say = (answer: 'interested' | 'not_interested') =>
      test.call(answerPoke, { token: person.token, params: { job_id: job.jid }, body: { answer } });
    await say('interested');
    const contacted = await seen();
    expect(data.as_contacted).toEqual(contacted);
    expect(contacted).toMatchObject({
      contacts_shared: true,
      education: [],
      personal_details: { summary: null, phone: '+971 50 123 4567' },
    });
    expect((await test.call(getProfile, { token: person.token })).data.education).toHaveLength(1);

    // Whoever said yes is seen by that company alone, until they say otherwise.
    await test.call(patchProfileSharing, { token: person.token, body: { is_discoverable: false } });
    expect(await seen()).toMatchObject({ contacts_shared: true });
    const other = await aPerson(test, 'RECRUITER');
    const byOther = await test.call(getUserProfile, { token: other.token, params: { id: person.id } });
    expect(byOther.status).toBe(404);
    await say('not_interested');
    const after = await test.call(getUserProfile, { token: recruiter.token, params: { id: person.id } });
    expect(after.status).toBe(404);
  });

  it('can be changed one part at a time, and each is remembered', async () => {
    const { token } = await somebodyOpen();
    await test.call(patchProfileSharing, { token, body: { parts: { nationality: false } } });
    await test.call(patchProfileSharing, { token, body: { parts: { summary: false } } });
    const { data } = await test.call(patchProfileSharing, { token, body: { parts: { nationality: true } } });
    expect([data.parts.nationality, data.parts.summary, data.parts.education]).toEqual([true, false, true]);
  });

  it('is nothing at all where the person lets nobody find them', async () => {
    const person = await somebodyOpen();
    const recruiter = await aPerson(test, 'RECRUITER');
    await test.call(patchProfileSharing, { token: person.token, body: { is_discoverable: false } });
    const seen = await test.call(getUserProfile, { token: recruiter.token, params: { id: person.id } });
    expect([seen.status, seen.problem.code]).toEqual([404, 'profiles.not_found']);
  });

  it('brings them back into what recruiters find where they join the talent pool', async () => {
    const person = await somebodyOpen();
    const recruiter = await aPerson(test, 'RECRUITER');
    await test.call(patchProfileSharing, { token: person.token, body: { is_discoverable: false } });
    const { data } = await test.call(registerForTalentPool, { token: person.token });
    const seen = await test.call(getUserProfile, { token: recruiter.token, params: { id: person.id } });
    expect([data.is_discoverable, seen.status]).toEqual([true, 200]);
  });
});

describe('a JSON Resume', () => {
  const DOCUMENT = {
    basics: { name: 'Amal Nasser', label: 'Charge nurse' },
    work: [{ name: 'Al Reef', position: 'Charge Nurse', startDate: '2021-02-01' }],
    skills: [{ name: 'Nursing', keywords: ['Triage', 'Wound care'] }],
    interests: [{ name: 'Sailing' }],
  };

  it('changes nothing before it is chosen, and then what was chosen alone', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const before = (await test.call(getProfile, { token })).data;
    const { data } = await test.call(compareJsonResume, { token, body: { document: DOCUMENT } });
    expect(data.left_out).toEqual([{ path: 'interests', count: 1, reason: 'no_place' }]);
    expect((await test.call(getProfile, { token })).data).toEqual(before);
    const job = theOne(data.changes, ({ section }) => section === 'work_history_detailed');
    const taken = await test.call(importJsonResume, {
      token,
      body: { document: DOCUMENT, version: data.version, chosen: [job.id] },
    });
    expect(taken.data.work_history_detailed).toMatchObject([
      { job_title: 'Charge Nurse', start_date: '2021-02', currently_working: true, confidence: null },
    ]);
    expect([taken.data.skills, taken.data.personal_details.headline ?? null]).toEqual([[], null]);
  });

  it('is not taken into a profile that has changed since it was compared', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const { data } = await test.call(compareJsonResume, { token, body: { document: DOCUMENT } });
    await test.call(patchProfile, { token, body: { highlights: [{ title: 'Award' }] } });
    const late = await test.call(importJsonResume, {
      token,
      body: { document: DOCUMENT, version: data.version, chosen: data.changes.map(({ id }) => id) },
    });
    expect([late.status, late.problem.code]).toEqual([409, 'profiles.changed_elsewhere']);
  });

  it('that breaks the schema is refused with the place of each fault', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const document = { work: [{ position: 7, startDate: 'long ago' }] };
    const answer = await test.callAnyhow(compareJsonResume, { token, body: { document } });
    expect(answer.status).toBe(422);
    expect(answer.problem.errors.map(({ path }) => path).sort()).toEqual([
      'document.work.0.position',
      'document.work.0.startDate',
    ]);
  });

  it('of one’s own goes out and comes in again without a difference', async () => {
    const { token } = await somebodyOpen();
    const file = await test.call(exportJsonResume, { token, lang: 'ar' });
    const { data } = await test.callAnyhow(compareJsonResume, { token, body: { document: file.body } });
    expect(data).toMatchObject({ changes: [], left_out: [] });
  });
});

it.each(['en', 'ar'] as const)('a profile is set as a PDF in %s', async (language) => {
  const { token } = await somebodyOpen();
  const answer = await test.program.app.inject({
    url: `/api/profile/pdf?language=${language}`,
    headers: { token: token },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const read = await test.program.parts.reader.readText(answer.rawPayload, 'resume.pdf');
  expect(read?.text).toContain('Al Reef Medical Centre');
  expect(read?.text).toContain(language === 'en' ? 'Work experience' : 'الخبرة العملية');
});

it('the Arabic of a PDF comes out of it as it went in, for any program that reads it', async () => {
  const person = await somebodyOpen();
  const details = ['تحسين الخبرة في شركة تخضع لكل الشروط', 'فني مختبر في مشاريع الطرق (محمد بن راشد)'];
  await test.call(patchProfile, {
    token: person.token,
    body: { work_history_detailed: [{ job_title: 'ممرضة رئيسية', organisation: 'مستشفى النور', details }] },
  });
  const { rawPayload } = await test.program.app.inject({
    url: '/api/profile/pdf?language=ar',
    headers: { token: person.token },
  });
  const wanted = ['ممرضة رئيسية', 'مستشفى النور', ...details];
  const read = await test.program.parts.reader.readText(rawPayload, 'resume.pdf');
  expect(wanted.filter((text) => !read?.text.includes(text))).toEqual([]);
  // Another program has no such care as our reader, which also knows the ways in which words come out broken.
  const page = await (await getDocument({ data: new Uint8Array(rawPayload) }).promise).getPage(1);
  const pieces = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : ''));
  const words = wanted.flatMap((text) => text.split(/[ ()]+/)).filter(Boolean);
  expect(words.filter((word) => !pieces.includes(word))).toEqual([]);
});

describe('the months of experience', () => {
  const work = (currently_working: boolean) => ({
    job_title: 'Nurse',
    start_date: '2026-01',
    end_date: currently_working ? null : '2026-06',
    currently_working,
  });
  const monthsOf = async ({ token }: Person) => {
    const { data } = await test.call(getProfile, { token });
    return [data.experience_months, data.version];
  };

  it('of who is at work grow with each month, and nothing else of the profile changes', async () => {
    const [atWork, left] = [await aPerson(test, 'CANDIDATE'), await aPerson(test, 'CANDIDATE')];
    for (const [person, isOpen] of [
      [atWork, true],
      [left, false],
    ] as const)
      await test.call(patchProfile, {
        token: person.token,
        body: { work_history_detailed: [work(isOpen)] },
      });
    const [[, version], [months]] = [await monthsOf(atWork), await monthsOf(left)];
    await doJob(test, countMonths, {}, new Date('2027-05-02T00:00:00Z'));
    expect(await monthsOf(atWork)).toEqual([17, version]);
    expect((await monthsOf(left))[0]).toBe(months);
  });
});
