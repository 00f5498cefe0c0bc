import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { getFile } from '#contract/features/files.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { onboardCandidate } from '#contract/features/onboarding.contract.ts';
import { getProfile, type ProfileChange, patchProfile } from '#contract/features/profiles.contract.ts';
import {
  compareResume,
  getResume,
  getResumePage,
  postResume,
  refuseResumePhoto,
  takeResume,
  takeResumePhoto,
} from '#contract/features/resumes.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { pdfOf } from '#engines/documents/golden/hostile.ts';
import { jpegOf, pdfWithPictures, portrait } from '#engines/documents/golden/pictures.ts';
import { CLEAN, pdfOfPictures, picturesOf } from '#engines/documents/golden/scans.ts';
import { readResume } from '#engines/resumes/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { updateUser } from '#server/features/accounts/index.ts';
import { fileNamesOf, keepFor } from '#server/features/files/index.ts';
import { ROOT } from '#server/platform/config.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { doJob } from '#server/testing/work.ts';
import { readResumeJob } from './resumes.jobs.ts';
import { presentResume } from './resumes.service.ts';
import { findLatestResume } from './resumes.store.ts';

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

  it('in which nothing is found says so, and stores no empty profile as read', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const file_id = await upload(person, 'notes.txt', 'Remember the milk\nand the bread');
    await test.call(postResume, { token: person.token, body: { file_id } });
    const resume = await ended(person);
    expect([resume.status, resume.failure]).toEqual(['failed', 'nothing_found']);
    const none = { jobs: 0, education: 0, skills: 0, certifications: 0, languages: 0 };
    expect(resume.upload_response?.found).toEqual({ name: null, headline: null, ...none });
  });

  it('of somebody who never uploaded one is none, and there is nothing to read again', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const madeReady = vi.spyOn(test.program.parts.reader, 'warmUp');
    const { data } = await test.call(getResume, { token });
    expect(madeReady).toHaveBeenCalledOnce();
    madeReady.mockRestore();
    expect(data).toMatchObject({ status: 'none', percent: 0, failure: null, upload_response: null });
    const again = await test.call(postResume, { token, body: {} });
    expect([again.status, again.problem.code]).toEqual([404, 'resumes.not_found']);
  });

  it('tells what was found, and where each of it stands', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const text =
      'Amal Nasser\nCharge Nurse\namal@people.test\n\nExperience\nNurse, City Hospital\n2019 - 2022\n\nEducation\nBSc Nursing, University of Jordan, 2018\n\nSkills\nTriage, Wound care\n\nLanguages\nArabic, English';
    const file_id = await upload(person, 'cv.txt', text);
    await test.call(postResume, { token: person.token, body: { file_id } });
    const { upload_response: told } = await ended(person);
    expect(told).toMatchObject({
      file: { id: file_id },
      unread_pages: [],
      garbled_pages: [],
      being_read: null,
      photo: null,
      found: {
        name: 'Amal Nasser',
        headline: 'Charge Nurse',
        jobs: 1,
        education: 1,
        skills: 2,
        languages: 2,
      },
    });
    expect(told?.evidence.name).toMatchObject({ page: 1, text: 'Amal Nasser' });
  });

  it('of another’s file is refused', async () => {
    const [owner, other] = [await aPerson(test, 'CANDIDATE'), await aPerson(test, 'CANDIDATE')];
    const file_id = await upload(owner, 'cv.txt', 'Amal Nasser\nNurse');
    const answer = await test.call(postResume, { token: other.token, body: { file_id } });
    expect(answer.status).toBe(404);
    expect((await test.call(getResume, { token: other.token })).data.status).toBe('none');
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
    await doJob(test, readResumeJob, { resumeId: resume!.id });
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

describe('the photograph of a resume', () => {
  /** A resume with a photograph, read to its end. */
  async function asked(person: Person): Promise<{ fileId: string; photoId: string }> {
    const picture = portrait();
    const { width, height } = picture;
    const shown = {
      jpeg: await jpegOf(picture),
      pixels: { width, height },
      x: 440,
      y: 40,
      width: 96,
      height: 120,
    };
    const fileId = await upload(person, 'cv.pdf', pdfWithPictures([shown]));
    await test.call(postResume, { token: person.token, body: { file_id: fileId } });
    const { upload_response: read } = await ended(person);
    expect(read?.photo).toMatchObject({ name: 'photo.jpg', media_type: 'image/jpeg' });
    return { fileId, photoId: read!.photo!.id };
  }
  const seen = async (person: Person, id: string) =>
    (await test.call(getFile, { token: person.token, params: { id } })).status;
  const pictureOf = async (person: Person) =>
    (await test.call(getCurrentUser, { token: person.token })).data.avatar;

  it('is its owner’s alone and not their picture until they say so', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const recruiter = await aPerson(test, 'RECRUITER');
    const { photoId } = await asked(person);
    expect([await seen(person, photoId), await seen(recruiter, photoId), await pictureOf(person)]).toEqual([
      200,
      404,
      null,
    ]);
    const { status, data } = await test.call(takeResumePhoto, { token: person.token });
    expect([status, data.upload_response?.photo]).toEqual([200, null]);
    expect([await seen(recruiter, photoId), await pictureOf(person)]).toEqual([200, photoId]);
    expect((await test.call(takeResumePhoto, { token: person.token })).status).toBe(404);
  });

  it('takes the place of an older picture, whose file goes', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const ctx = await test.program.contexts.forJob();
    const older = await keepFor(
      ctx,
      { id: person.id, portal: 'HCMS' },
      { purpose: 'avatar', name: 'me.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(4) },
    );
    await updateUser(ctx.db, person.id, { avatarFileId: older.id });
    const { photoId } = await asked(person);
    await test.call(takeResumePhoto, { token: person.token });
    expect([await pictureOf(person), await seen(person, older.id)]).toEqual([photoId, 404]);
  });

  it('that is a person’s picture already is not asked about again', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const first = await asked(person);
    await test.call(takeResumePhoto, { token: person.token });
    await test.call(postResume, { token: person.token, body: { file_id: first.fileId } });
    expect((await ended(person)).upload_response?.photo).toBeNull();
    expect(await pictureOf(person)).toBe(first.photoId);
  });

  it('goes where it is refused, and the resume stays', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { fileId, photoId } = await asked(person);
    const { data } = await test.call(refuseResumePhoto, { token: person.token });
    expect([data.upload_response?.photo, data.upload_response?.file.id]).toEqual([null, fileId]);
    expect([await seen(person, photoId), await seen(person, fileId)]).toEqual([404, 200]);
    expect((await test.call(refuseResumePhoto, { token: person.token })).status).toBe(404);
    expect(await pictureOf(person)).toBeNull();
  });

  it('goes where nobody answered and another resume is read', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { photoId } = await asked(person);
    const newer = await upload(person, 'newer.pdf', document(anyPdf()));
    await test.call(postResume, { token: person.token, body: { file_id: newer } });
    expect((await ended(person)).upload_response?.photo).toBeNull();
    expect(await seen(person, photoId)).toBe(404);
  });

  it('is in the export of what is kept of a person', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { photoId } = await asked(person);
    const ctx = await test.program.contexts.forJob();
    expect((await fileNamesOf(ctx, person.id)).map(({ id }) => id)).toContain(photoId);
  });
});

describe('reading a scan', () => {
  it('shows what was found page by page, and ends in a profile', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const scan = await scanOf('g10-guard.pdf');
    const file_id = await upload(person, 'scan.pdf', scan);
    await test.call(postResume, { token: person.token, body: { file_id } });
    const resume = await ended(person);
    expect([resume.status, resume.failure]).toEqual(['completed', null]);
    const original = await readResume(releaseTaxonomy, document('g10-guard.pdf'), { now: new Date() });
    const { data: profile } = await test.call(getProfile, { token: person.token });
    const title = original.ok ? original.resume.work[0]?.title : null;
    expect(profile.work_history_detailed.map((it) => it.job_title)).toContain(title);
    expect(resume.upload_response?.found.name).toBe(original.ok && original.resume.name);
    expect(resume.upload_response?.unread_pages).toEqual([]);
  });

  it('tells how many pages are read, and calls none unreadable before its end', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const file_id = await upload(person, 'cv.pdf', document(anyPdf()));
    await test.call(postResume, { token: person.token, body: { file_id } });
    await ended(person);
    const ctx = await test.program.contexts.forJob();
    const row = (await findLatestResume(ctx.db, person.id))!;
    const parsed = { ...row.parsed!, unreadPages: [2, 3], garbledPages: [1], readSoFar: { pages: 1, of: 3 } };
    const under = await presentResume(ctx.db, { ...row, status: 'in_progress', step: 'reading', parsed });
    expect(under.upload_response).toMatchObject({ being_read: { pages: 1, of: 3 }, unread_pages: [] });
    const over = await presentResume(ctx.db, { ...row, parsed: { ...parsed, readSoFar: undefined } });
    expect(over.upload_response).toMatchObject({
      being_read: null,
      unread_pages: [2, 3],
      garbled_pages: [1],
    });
  });

  it('that nobody could read says so, and its pages can be looked at', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const blurred = await picturesOf(document('g10-guard.pdf'), { ...CLEAN, dotsPerInch: 18, quality: 1 });
    const file_id = await upload(person, 'scan.pdf', Buffer.from(pdfOfPictures(blurred, 18)));
    await test.call(postResume, { token: person.token, body: { file_id } });
    const resume = await ended(person);
    expect([resume.status, resume.failure]).toEqual(['failed', 'scanned']);
    expect(resume.upload_response?.pages).toBe(1);
    const page = await test.call(getResumePage, { token: person.token, params: { page: 1 } });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('of more pages than a resume has says how many are too many', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const file_id = await upload(person, 'book.pdf', Buffer.from(manyPages(41)));
    await test.call(postResume, { token: person.token, body: { file_id } });
    const resume = await ended(person);
    expect([resume.failure, resume.upload_response?.pages]).toEqual(['too_many_pages', 41]);
    expect(resume.upload_response?.text).toContain('Page of a book');
  });
});

describe('reading anew', () => {
  /** The resume is another person's: its name and address would be changes too, and are not looked at. */
  const sectionsIn = (changes: readonly ProfileChange[]) =>
    changes.filter(({ section }) => section !== 'personal_details');
  const withResume = async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const file_id = await upload(person, 'cv.pdf', document(anyPdf()));
    await test.call(postResume, { token: person.token, body: { file_id } });
    await ended(person);
    return { person, profile: (await test.call(getProfile, { token: person.token })).data };
  };

  it('the same resume finds nothing to change, and changes nothing', async () => {
    const { person, profile } = await withResume();
    const { data } = await test.call(compareResume, { token: person.token });
    expect(data).toMatchObject({ is_same_file: true, failure: null });
    expect(sectionsIn(data.changes)).toEqual([]);
    expect((await test.call(getProfile, { token: person.token })).data).toEqual(profile);
  });

  it('offers back what was taken away or corrected, without suggesting it', async () => {
    const { person, profile } = await withResume();
    const [first, ...others] = profile.work_history_detailed;
    const corrected = { ...first!, job_title: 'Nurse Manager', confidence: null };
    await test.call(patchProfile, {
      token: person.token,
      body: { work_history_detailed: [corrected, ...others.slice(1)], skills: profile.skills.slice(1) },
    });
    const { data } = await test.call(compareResume, { token: person.token });
    const changes = sectionsIn(data.changes);
    const told = changes.map((it) => [it.section, it.kind, it.title, it.is_suggested]);
    expect(told).toEqual([
      ['work_history_detailed', 'added', firstOf(others).job_title, false],
      ['work_history_detailed', 'changed', first!.job_title, false],
      ['skills', 'added', firstOf(profile.skills).name, false],
    ]);
    const taken = await test.call(takeResume, {
      token: person.token,
      body: { version: data.version, chosen: [changes[2]!.id] },
    });
    expect(taken.data.skills.map((it) => it.name).sort()).toEqual(profile.skills.map((it) => it.name).sort());
    expect(taken.data.work_history_detailed[0]?.job_title).toBe('Nurse Manager');
  });

  it('a newer resume makes it the person’s own, whatever was chosen of it', async () => {
    const { person, profile } = await withResume();
    const file_id = await upload(
      person,
      'newer.txt',
      'Amal Nasser\namal@example.com\n\nExperience\nDirector of Nursing, Gulf Hospital\nJan 2022 - Present',
    );
    const { data } = await test.call(compareResume, { token: person.token, body: { file_id } });
    expect(data.is_same_file).toBe(false);
    expect(data.changes.filter((it) => it.kind === 'gone').every((it) => !it.is_suggested)).toBe(true);
    const job = theOne(data.changes, (it) => it.title === 'Director of Nursing');
    const taken = await test.call(takeResume, {
      token: person.token,
      body: { file_id, version: data.version, chosen: [job.id] },
    });
    expect(taken.data.work_history_detailed).toHaveLength(profile.work_history_detailed.length + 1);
    const { data: resume } = await test.call(getResume, { token: person.token });
    expect([resume.status, resume.upload_response?.file.name]).toEqual(['completed', 'newer.txt']);
  });

  it('a document that cannot be read says why, and the profile stays', async () => {
    const { person, profile } = await withResume();
    const file_id = await upload(person, 'cv.pdf', '%PDF-1.4\nnothing that a reader could use');
    const { data } = await test.call(compareResume, { token: person.token, body: { file_id } });
    expect([data.failure !== null, data.changes]).toEqual([true, []]);
    const taken = await test.call(takeResume, {
      token: person.token,
      body: { file_id, version: profile.version, chosen: [] },
    });
    expect([taken.status, taken.problem.code]).toEqual([422, 'resumes.unreadable']);
  });

  it('shows a page of the resume, and none that it does not have', async () => {
    const { person } = await withResume();
    const page = (number: number) =>
      test.call(getResumePage, { token: person.token, params: { page: number } });
    const first = await page(1);
    expect([first.status, first.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await page(99)).status).toBe(404);
    const stranger = await aPerson(test, 'CANDIDATE');
    expect((await test.call(getResumePage, { token: stranger.token, params: { page: 1 } })).status).toBe(404);
  });
});

const anyPdf = () =>
  firstOf(
    fs
      .readdirSync(GOLDEN)
      .filter((name) => name.endsWith('.pdf'))
      .sort(),
  );

const scanOf = async (name: string) =>
  Buffer.from(pdfOfPictures(await picturesOf(document(name), CLEAN), CLEAN.dotsPerInch));

function manyPages(count: number): Uint8Array {
  const content = 'BT /F1 11 Tf 72 700 Td (Page of a book, with a few words on it) Tj ET';
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    { dictionary: '', stream: new TextEncoder().encode(content) },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}
