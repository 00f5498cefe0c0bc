// @vitest-environment jsdom
import { cleanNotifications, Notifications } from '@mantine/notifications';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAward } from '#contract/features/awards.contract.ts';
import {
  compareJsonResume,
  getProfile,
  getProfileSharing,
  importJsonResume,
  type ProfileChange,
  type ProfileSharing,
  patchProfile,
  patchProfileSharing,
  SHARED_PARTS,
} from '#contract/features/profiles.contract.ts';
import {
  compareResume,
  getResume,
  type ResumeStatus,
  takeResume,
} from '#contract/features/resumes.contract.ts';
import { part } from '#web/platform/parting.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aProfile } from '../profiles.fakes.ts';
import ProfileScreen from './profile.screen.tsx';

const AT = '/candidate/profile';
const FILE = {
  id: '0d0f3c0a-6d4e-4a42-9c5f-2a6c7a3d1b09',
  name: 'cv.txt',
  media_type: 'text/plain; charset=utf-8',
  bytes: 900,
};
const READ: ResumeStatus = {
  status: 'completed',
  step: 'done',
  percent: 100,
  failure: null,
  upload_response: {
    file: FILE,
    uploaded_at: '2026-01-01T00:00:00Z',
    pages: 1,
    unread_pages: [],
    garbled_pages: [],
    being_read: null,
    warnings: [],
    found: { name: null, headline: null, jobs: 1, education: 0, skills: 1, certifications: 0, languages: 0 },
    evidence: {
      'work.0.title': { confidence: 0.9, page: 1, text: 'Staff nurse', box: null },
      'work.0.start': { confidence: 0.8, page: 1, text: 'Jun 2016', box: null },
    },
    text: 'Layla Haddad\nStaff nurse, St. Camillus Hospital\nJun 2016 – Jan 2021',
    photo: null,
  },
};
const aChange = (changes: Partial<ProfileChange>): ProfileChange => ({
  id: 'skills.added.0',
  section: 'skills',
  kind: 'added',
  title: 'Wound care',
  fields: [{ field: 'name', before: null, after: 'Wound care' }],
  is_own: false,
  is_suggested: true,
  confidence: 0.9,
  ...changes,
});
const CHANGES = [
  aChange({
    id: 'personal_details.headline',
    section: 'personal_details',
    kind: 'changed',
    title: '',
    fields: [{ field: 'headline', before: 'Nurse manager', after: 'Nurse' }],
    is_own: true,
    is_suggested: false,
    confidence: null,
  }),
  aChange({}),
  aChange({ id: 'skills.gone.1', kind: 'gone', title: 'Teaching', is_suggested: false }),
];

beforeEach(() => {
  sessionStorage.clear();
  cleanNotifications();
});

function apiWith(profile = aProfile(), resume = READ) {
  const api = fakeApi();
  api.on(getProfile, profile);
  api.on(getResume, resume);
  return api;
}

describe('a new reading', () => {
  test('changes nothing before it is taken, and then what was chosen', async () => {
    const api = apiWith();
    api.on(compareResume, { file: FILE, is_same_file: true, failure: null, version: 3, changes: CHANGES });
    api.on(takeResume, aProfile({ version: 4 }), { message: 'Profile updated' });
    const { screen } = await renderIn('en', <ProfileScreen />, { at: `${AT}?view=compare` });
    const own = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /Take the change: .?Headline/,
    });
    expect(own.checked).toBe(false);
    expect(screen.getByText('What stands in your profile are your own words.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Add: .?Wound care/ }).checked).toBe(true);
    expect(api.calls.filter((call) => call.path === '/resume/comparison/apply')).toEqual([]);

    fireEvent.click(own);
    fireEvent.click(screen.getByRole('button', { name: 'Take 2 changes' }));
    await waitFor(() => expect(api.calls.at(-1)).toBeTruthy());
    const sent = await waitFor(() => {
      const call = api.calls.find(({ path }) => path === '/resume/comparison/apply');
      expect(call).toBeTruthy();
      return call!.body as { chosen: string[] };
    });
    expect({ ...sent, chosen: [...sent.chosen].sort() }).toEqual({
      version: 3,
      chosen: ['personal_details.headline', 'skills.added.0'],
    });
    await screen.findByRole('button', { name: 'Add a job' });
  });

  test('that says the same says so', async () => {
    const api = apiWith();
    api.on(compareResume, { file: FILE, is_same_file: true, failure: null, version: 3, changes: [] });
    const { screen } = await renderIn('ar', <ProfileScreen />, { at: `${AT}?view=compare` });
    expect(await screen.findByText('لا شيء يتغيّر')).toBeTruthy();
  });
});

test('the original marks the words that an entry was read from', async () => {
  apiWith();
  const { screen } = await renderIn('en', <ProfileScreen />, { at: `${AT}?view=original` });
  fireEvent.click(await screen.findByRole('button', { name: /Staff nurse/ }));
  await waitFor(() =>
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Staff nurse',
      'Jun 2016',
    ]),
  );
  expect(screen.getByText('80% sure')).toBeTruthy();
  expect(screen.getByText(/^Not named in the resume: .*Triage/)).toBeTruthy();
});

test('a part that is switched off is gone from what recruiters get, as the server says', async () => {
  const {
    next_steps: _,
    version: __,
    score: ___,
    ...shown
  } = aProfile({
    personal_details: { name: 'Layla Haddad', summary: 'Calm at triage', links: [] },
  });
  const parts = Object.fromEntries(SHARED_PARTS.map((part) => [part, true])) as ProfileSharing['parts'];
  const sharing: ProfileSharing = {
    is_discoverable: true,
    parts,
    as_found: { ...shown, contacts_shared: false },
    as_contacted: { ...shown, contacts_shared: true },
  };
  const api = apiWith();
  api.on(getProfileSharing, sharing);
  api.on(patchProfileSharing, {
    ...sharing,
    parts: { ...parts, summary: false },
    as_found: { ...shown, personal_details: { name: 'Layla Haddad', links: [] }, contacts_shared: false },
  });
  const { screen } = await renderIn('en', <ProfileScreen />, { at: `${AT}?view=sharing` });
  expect(await screen.findByText('Calm at triage')).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'Summary' }));
  await waitFor(() => expect(screen.queryByText('Calm at triage')).toBeNull());
  expect(api.calls.find((call) => call.method === 'PATCH')?.body).toEqual({ parts: { summary: false } });
});

describe('a JSON Resume', () => {
  const paste = async (text: string) => {
    const api = apiWith();
    const { screen } = await renderIn('en', <ProfileScreen />, { at: `${AT}?view=exchange` });
    fireEvent.change(await screen.findByLabelText('Or paste it here'), { target: { value: text } });
    return {
      api,
      screen,
      compare: () => fireEvent.click(screen.getByRole('button', { name: 'Compare with my profile' })),
    };
  };

  test('that is none is refused in words, with the place of each fault', async () => {
    const { api, screen, compare } = await paste('{ work: [] ');
    compare();
    expect(await screen.findByText(/This is no JSON/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Or paste it here'), {
      target: { value: '{"work":[{"startDate":"May 2020"}]}' },
    });
    compare();
    expect(await screen.findByText('work.0.startDate')).toBeTruthy();
    expect(api.calls.some((call) => call.method === 'POST')).toBe(false);
  });

  test('tells what it leaves out, and takes what is chosen', async () => {
    const { api, screen, compare } = await paste('{"skills":[{"name":"Wound care"}],"volunteer":[{},{}]}');
    api.on(compareJsonResume, {
      version: 3,
      changes: CHANGES,
      left_out: [{ path: 'volunteer', count: 2, reason: 'no_place' }],
    });
    api.on(importJsonResume, aProfile({ version: 4 }));
    compare();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('volunteer')).toBeTruthy();
    expect(alert.getByText(/has no place in a profile here \(2 times\)/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Take 1 change' }));
    await waitFor(() =>
      expect(api.calls.find((call) => call.path === '/profile/json-resume')?.body).toMatchObject({
        version: 3,
        chosen: ['skills.added.0'],
        document: { skills: [{ name: 'Wound care' }] },
      }),
    );
  });
});

test('an entry is moved by the keyboard, and moved back', async () => {
  const languages = [{ language: 'Arabic' }, { language: 'English' }, { language: 'French' }];
  let profile = aProfile({ languages });
  const api = apiWith(profile);
  api.answer(patchProfile, ({ body }) => {
    const { version: _, ...sections } = body as { version: number };
    profile = { ...profile, ...sections, version: profile.version + 1 };
    return Response.json({ data: profile, message: '' });
  });
  const patched = () =>
    api.calls
      .filter((call) => call.method === 'PATCH')
      .map((call) =>
        (call.body as { languages: { language: string }[] }).languages.map((one) => one.language),
      );
  const { screen } = await renderIn(
    'en',
    <>
      <Notifications />
      <ProfileScreen />
    </>,
    { at: AT },
  );
  fireEvent.keyDown(await screen.findByRole('button', { name: /Move: .?Arabic/ }), { key: 'End' });
  await waitFor(() => expect(patched()).toEqual([['English', 'French', 'Arabic']]));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(patched()[1]).toEqual(['Arabic', 'English', 'French']));
});

describe('an award that is removed', () => {
  const award = {
    id: '5b0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a21',
    kind: 'award',
    title: 'Nurse of the year',
    description: null,
    date: null,
    file: null,
  } as const;
  const remove = async () => {
    const api = apiWith(aProfile({ media: [award] }));
    const left = aProfile({ media: [] });
    api.answer(deleteAward, () => {
      api.on(getProfile, left);
      return Response.json({ data: { reward_id: award.id }, message: '' });
    });
    const shown = (
      <>
        <Notifications />
        <ProfileScreen />
      </>
    );
    const { screen } = await renderIn('en', shown, { at: AT });
    fireEvent.click(await screen.findByRole('button', { name: /Remove: .?Nurse of the year/ }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nurse of the year' })).toBeNull());
    return { screen, sent: () => api.calls.filter(({ method }) => method === 'DELETE').length };
  };

  test('is gone at once, comes back by an undo, and then nothing was deleted', async () => {
    const { screen, sent } = await remove();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('heading', { name: 'Nurse of the year' });
    await part();
    expect(sent()).toBe(0);
  });

  test('is deleted once the word of it has gone, and once only', async () => {
    const { screen, sent } = await remove();
    await screen.findByRole('button', { name: 'Undo' });
    expect(sent()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sent()).toBe(1));
    await part();
    expect(sent()).toBe(1);
  });

  test('is deleted when the page is left meanwhile', async () => {
    const { sent } = await remove();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(sent()).toBe(1));
  });
});
