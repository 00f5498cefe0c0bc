// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getProfile } from '#contract/features/profiles.contract.ts';
import { getResume, postResume, type ResumeStatus } from '#contract/features/resumes.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { keyOf } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { currentSession } from '#web/platform/session.ts';
import { store } from '#web/platform/storage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import ProfileLoadingScreen from './profile-loading.screen.tsx';

const AT = '/candidate/profile-loading';

function aResume(changes: Partial<ResumeStatus> = {}): ResumeStatus {
  return {
    status: 'in_progress',
    step: 'understanding',
    percent: 60,
    failure: null,
    upload_response: {
      file: {
        id: '3817947d-6863-4a42-8a26-7037aac7b9ea',
        name: 'layla.pdf',
        media_type: 'application/pdf',
        bytes: 4000,
      },
      uploaded_at: '2026-11-21T08:00:00.000Z',
      pages: 2,
      unread_pages: [],
      garbled_pages: [],
      being_read: null,
      warnings: [],
      found: {
        name: 'Layla Haddad',
        headline: 'Nurse',
        jobs: 2,
        education: 1,
        skills: 14,
        certifications: 0,
        languages: 3,
      },
      evidence: {},
      text: '',
      photo: null,
    },
    ...changes,
  };
}

describe('the reading of a resume', () => {
  test('shows the step it is at and what was found so far', async () => {
    fakeApi().on(getResume, aResume());
    const { screen } = await renderIn('ar', <ProfileLoadingScreen />, { at: AT });
    expect(await screen.findByText('وظيفتان')).toBeTruthy();
    expect(screen.getByText('14 مهارة')).toBeTruthy();
    expect(screen.getByText('Layla Haddad')).toBeTruthy();
    expect(screen.getByText('Nurse')).toBeTruthy();
    const current = screen
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current') === 'step');
    expect(current?.textContent).toBe('فهم محتواها');
  });

  test('says which page of a scan is being recognised', async () => {
    const reading = aResume({ step: 'reading', percent: 26 });
    fakeApi().on(getResume, {
      ...reading,
      upload_response: { ...reading.upload_response!, being_read: { pages: 2, of: 12 } },
    });
    const { screen } = await renderIn('ar', <ProfileLoadingScreen />, { at: AT });
    expect(await screen.findByText('الصفحة 3 من 12')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('الصفحة 3 من 12');
  });

  test('calls no scan slow whose pages are being counted, and says so of what stands still', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const reading = aResume({ step: 'reading', percent: 26 });
    const api = fakeApi();
    const scan = { ...reading.upload_response!, being_read: { pages: 20, of: 40 } };
    api.on(getResume, { ...reading, upload_response: scan });
    const { screen } = await renderIn('en', <ProfileLoadingScreen />, { at: AT });
    await screen.findByText('Page 21 of 40');
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    expect(screen.queryByText(/longer than usual/)).toBeNull();
    api.on(getResume, aResume());
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    expect(await screen.findByText(/longer than usual/)).toBeTruthy();
  });

  test('goes on to the profile by itself when it is done', async () => {
    const api = fakeApi();
    store('token', 't1');
    api.on(getResume, aResume({ status: 'completed', step: 'done', percent: 100 }));
    api.on(getCurrentUser, aUser());
    const { router, screen } = await renderIn('en', <ProfileLoadingScreen />, { at: AT });
    expect(await screen.findByText('Your profile is ready')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/candidate/profile'), { timeout: 3000 });
    expect(currentSession().state).toBe('CANDIDATE');
  });

  test('says why it failed, and reads the same file again on request', async () => {
    const api = fakeApi();
    api.on(getResume, aResume({ status: 'failed', step: 'done', failure: 'encrypted' }));
    store('token', 't1');
    api.on(getCurrentUser, aUser());
    api.answer(postResume, () => {
      api.on(getResume, aResume());
      return Response.json({ data: aResume(), message: '' });
    });
    const { screen } = await renderIn('en', <ProfileLoadingScreen />, { at: AT });
    expect(await screen.findByText(/locked with a password/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Read it again' }));
    expect(await screen.findByText('Understanding what they say', { selector: 'li' })).toBeTruthy();
    expect(api.calls.find((call) => call.method === 'POST')?.body).toEqual({});
  });

  test('leaves nothing of the profile as it was before', async () => {
    const api = fakeApi();
    store('token', 't1');
    queryCache.setQueryData(keyOf(getProfile, {}), { before: true });
    api.on(getResume, aResume({ status: 'completed', step: 'done', percent: 100 }));
    api.on(getCurrentUser, aUser());
    const { router } = await renderIn('en', <ProfileLoadingScreen />, { at: AT });
    await waitFor(() => expect(router.state.location.pathname).toBe('/candidate/profile'), { timeout: 3000 });
    expect(queryCache.getQueryData(keyOf(getProfile, {}))).toBeUndefined();
  });

  test('says which pages nobody could read', async () => {
    const reading = aResume();
    fakeApi().on(getResume, {
      ...reading,
      upload_response: { ...reading.upload_response!, unread_pages: [2, 3] },
    });
    const { screen } = await renderIn('en', <ProfileLoadingScreen />, { at: AT });
    expect(
      await screen.findByText('Pages 2 and 3 could not be read: what they say is missing.'),
    ).toBeTruthy();
  });

  test('that failed is filled in by hand beside the document', async () => {
    const api = fakeApi();
    store('token', 't1');
    api.on(getResume, aResume({ status: 'failed', step: 'done', failure: 'scanned' }));
    api.on(getCurrentUser, aUser());
    const { router, screen } = await renderIn('ar', <ProfileLoadingScreen />, { at: AT });
    fireEvent.click(await screen.findByRole('button', { name: 'تعبئة ملفي يدويًا' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/candidate/profile'));
    expect(router.state.location.search).toEqual({ view: 'original' });
    expect(screen.queryByText(/حذف الحساب|حذف حسابك/)).toBeNull();
  });
});
