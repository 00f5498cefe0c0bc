import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { onboardCandidate } from '#contract/features/onboarding.contract.ts';
import { getProfile, patchProfile } from '#contract/features/profiles.contract.ts';
import { getResume, postResume } from '#contract/features/resumes.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { ROOT } from '#server/platform/config.ts';
import { aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { findLatestResume } from './resumes.store.ts';
import { resumeHandlers } from './resumes.worker.ts';

const test = testApp({ worker: true });
const GOLDEN = path.join(ROOT, 'engines/resumes/golden/docs');
const document = (name: string) => fs.readFileSync(path.join(GOLDEN, name));

async function upload(person: Person, name: string, bytes: Uint8Array | string): Promise<string> {
  const answer = await test.upload('/upload-file', { purpose: 'resume' }, { name, bytes }, person.token);
  return (answer.data as { id: string }).id;
}

const ended = (person: Person) =>
  test.until(async () => {
    const { data } = await test.call(getResume, { token: person.token });
    return data.status !== 'in_progress' && data;
  });

describe('reading a resume', () => {
  it('begins at onboarding and ends in a profile', async () => {
    const person = await aPerson(test, 'ONBOARDING_PENDING');
    const candidate_resume = await upload(person, 'cv.pdf', document(anyPdf()));
    const onboarded = await test.call(onboardCandidate, {
      token: person.token,
      body: {
        candidate_resume,
        candidate_availability: ['On Site'],
        candidate_social_links: { linkedin: 'linkedin.com/in/amal' },
      },
    });
    expect([onboarded.status, onboarded.data.state]).toEqual([200, 'CANDIDATE']);
    const resume = await ended(person);
    expect([resume.status, resume.step, resume.percent]).toEqual(['completed', 'done', 100]);
    const { data: profile } = await test.call(getProfile, { token: person.token });
    expect(profile.work_history_detailed.length).toBeGreaterThan(0);
    expect(profile.skills.length).toBeGreaterThan(0);
    expect(profile.experience_months).toBeGreaterThan(0);
    expect(profile.social_links.linkedin).toBe('https://linkedin.com/in/amal');
    const { data: news } = await test.call(listNotifications, { token: person.token });
    expect(news.results.map((it) => it.kind)).toContain('resume_read');
  });

  it('that cannot be read ends with the reason and an editable profile', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const file_id = await upload(person, 'cv.pdf', '%PDF-1.4\nnothing that a reader could use');
    await test.call(postResume, { token: person.token, body: { file_id } });
    const resume = await ended(person);
    expect(resume.status).toBe('failed');
    expect(resume.failure).toBeTruthy();
    const { data: profile } = await test.call(getProfile, { token: person.token });
    const saved = await test.call(patchProfile, {
      token: person.token,
      body: { personal_details: { ...profile.personal_details, headline: 'Nurse' } },
    });
    expect(saved.data.personal_details.headline).toBe('Nurse');
  });

  it('keeps what the person typed when it is read again', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const file_id = await upload(person, 'cv.pdf', document(anyPdf()));
    await test.call(postResume, { token: person.token, body: { file_id } });
    await ended(person);
    const { data: first } = await test.call(getProfile, { token: person.token });
    const own = {
      job_title: 'Volunteer Firefighter',
      currently_working: false,
      details: [],
      start_date: '2011',
    };
    await test.call(patchProfile, {
      token: person.token,
      body: { work_history_detailed: [...first.work_history_detailed, own] },
    });
    await test.call(postResume, { token: person.token, body: {} });
    await ended(person);
    const { data: again } = await test.call(getProfile, { token: person.token });
    expect(again.work_history_detailed).toHaveLength(first.work_history_detailed.length + 1);
    expect(again.work_history_detailed.map((it) => it.job_title)).toContain('Volunteer Firefighter');
  });

  it('changes nothing when its job runs twice', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const file_id = await upload(person, 'cv.pdf', document(anyPdf()));
    await test.call(postResume, { token: person.token, body: { file_id } });
    await ended(person);
    const { data: before } = await test.call(getProfile, { token: person.token });
    const ctx = await test.program.contexts.forJob();
    const resume = await findLatestResume(ctx.db, person.id);
    await resumeHandlers[0]!.run(ctx, { resumeId: resume!.id } as never);
    expect((await test.call(getProfile, { token: person.token })).data).toEqual(before);
    const { data: news } = await test.call(listNotifications, { token: person.token });
    expect(news.results.filter((it) => it.kind === 'resume_read')).toHaveLength(1);
  });

  it('leaves a portal that approves candidates waiting for approval', async () => {
    const person = await aPerson(test, 'ONBOARDING_PENDING', { portal: 'KU' });
    const candidate_resume = await upload(
      person,
      'cv.txt',
      'Amal Nasser\namal@example.com\n\nExperience\nNurse, City Hospital\n2019 - 2022',
    );
    await test.call(onboardCandidate, {
      token: person.token,
      body: { candidate_resume, candidate_availability: ['Online'] },
    });
    expect((await test.call(getCurrentUser, { token: person.token })).data.state).toBe(
      'ONBOARDING_COMPLETED',
    );
  });
});

const anyPdf = () =>
  fs
    .readdirSync(GOLDEN)
    .filter((name) => name.endsWith('.pdf'))
    .sort()[0]!;
