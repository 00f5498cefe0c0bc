// @vitest-environment jsdom
import { Notifications } from '@mantine/notifications';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getFile } from '#contract/features/files.contract.ts';
import { getProfile, patchProfile } from '#contract/features/profiles.contract.ts';
import {
  getResume,
  type ResumeStatus,
  refuseResumePhoto,
  takeResumePhoto,
} from '#contract/features/resumes.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aProfile } from '../profiles.fakes.ts';
import ProfileScreen from './profile.screen.tsx';

const AT = '/candidate/profile?view=original';
const TEXT = 'Layla Haddad\nStaff nurse, St. Camillus Hospital\nJun 2016 – Jan 2021';

function aReading(changes: Partial<ResumeStatus> = {}, text = TEXT): ResumeStatus {
  return {
    status: 'completed',
    step: 'done',
    percent: 100,
    failure: null,
    upload_response: {
      file: {
        id: '0d0f3c0a-6d4e-4a42-9c5f-2a6c7a3d1b09',
        name: 'cv.txt',
        media_type: 'text/plain',
        bytes: 900,
      },
      uploaded_at: '2026-01-01T00:00:00Z',
      pages: 1,
      unread_pages: [],
      garbled_pages: [],
      being_read: null,
      warnings: [],
      found: {
        name: null,
        headline: null,
        jobs: 1,
        education: 0,
        skills: 1,
        certifications: 0,
        languages: 0,
      },
      evidence: { 'work.0.title': { confidence: 0.6, page: 1, text: 'Staff nurse', box: null } },
      text,
      photo: null,
    },
    ...changes,
  };
}

test('pointing at an entry lights the words it was read from, for as long', async () => {
  const api = fakeApi();
  api.on(getProfile, aProfile());
  api.on(getResume, aReading());
  const { screen, container } = await renderIn('en', <ProfileScreen />, { at: AT });
  const entry = await screen.findByRole('button', { name: /Staff nurse/ });
  expect(container.querySelector('mark')).toBeNull();
  fireEvent.focus(entry);
  expect(container.querySelector('mark')?.textContent).toBe('Staff nurse');
  fireEvent.blur(entry);
  expect(container.querySelector('mark')).toBeNull();
});

test('one click takes everything that was doubtful', async () => {
  const api = fakeApi();
  api.on(getProfile, aProfile());
  api.on(getResume, aReading());
  const bodies: unknown[] = [];
  api.answer(patchProfile, async ({ body }) => {
    bodies.push(body);
    return Response.json({ data: { ...aProfile(), ...(body as object), version: 4 }, message: '' });
  });
  const { screen } = await renderIn(
    'ar',
    <>
      <ProfileScreen />
      <Notifications />
    </>,
    { at: AT },
  );
  expect(await screen.findByText('لم نكن واثقين من مدخلين، وهما بانتظار مراجعتك.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'كل ذلك صحيح' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  const body = bodies[0] as { work_history_detailed: object[]; skills: object[] };
  expect(body.work_history_detailed).toMatchObject([{ job_title: 'Staff nurse', confidence: null }]);
  expect(body.skills).toMatchObject([
    { name: 'Triage', confidence: 0.9 },
    { name: 'Teaching', confidence: null },
  ]);
  expect(await screen.findByText('سجّلنا أن كل ذلك صحيح')).toBeTruthy();
});

test('a reading that failed stands beside the sections to fill in', async () => {
  const api = fakeApi();
  api.on(getProfile, aProfile({ work_history_detailed: [], skills: [] }));
  api.on(getResume, aReading({ status: 'failed', failure: 'too_many_pages' }));
  const { screen } = await renderIn('en', <ProfileScreen />, { at: AT });
  expect(await screen.findByText(/more than 40 pages/)).toBeTruthy();
  const document = screen.getByRole('region', { name: 'Your resume' });
  expect(within(document).getByText(/Staff nurse, St. Camillus Hospital/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Work experience' })).toBeTruthy();
});

const PHOTO = {
  id: '0d0f3c0a-6d4e-4a42-9c5f-2a6c7a3d1b10',
  name: 'photo.jpg',
  media_type: 'image/jpeg',
  bytes: 900,
};
function withPhoto(): ResumeStatus {
  const reading = aReading();
  return { ...reading, upload_response: { ...reading.upload_response!, photo: PHOTO } };
}

test('a photo that was found becomes one’s picture by one’s own word alone', async () => {
  const api = fakeApi();
  api.on(getProfile, aProfile());
  api.on(getResume, withPhoto());
  api.answer(getFile, async () => new Response(new Blob(['x'], { type: 'image/jpeg' })));
  let taken = 0;
  api.answer(takeResumePhoto, async () => {
    taken++;
    return Response.json({ data: aReading(), message: 'This is your picture now.' });
  });
  const { screen } = await renderIn('en', <ProfileScreen />, { at: AT });
  expect(await screen.findByRole('img', { name: 'The photo in your resume' })).toBeTruthy();
  expect(taken).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Use this photo as your picture' }));
  await waitFor(() => expect(screen.queryByText('A photo in your resume')).toBeNull());
  expect(taken).toBe(1);
});

test('a photo that was found goes at one word', async () => {
  const api = fakeApi();
  api.on(getProfile, aProfile());
  api.on(getResume, withPhoto());
  api.answer(getFile, async () => new Response(new Blob(['x'], { type: 'image/jpeg' })));
  api.answer(refuseResumePhoto, async () => Response.json({ data: aReading(), message: '' }));
  const { screen } = await renderIn('ar', <ProfileScreen />, { at: AT });
  fireEvent.click(await screen.findByRole('button', { name: 'بلا صورة' }));
  await waitFor(() => expect(screen.queryByText('صورة في سيرتك الذاتية')).toBeNull());
});
