// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getProfile, patchProfile } from '#contract/features/profiles.contract.ts';
import { getResume } from '#contract/features/resumes.contract.ts';
import { fakeApi, problem } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aProfile } from '../profiles.fakes.ts';
import ProfileScreen from './profile.screen.tsx';

const AT = '/candidate/profile';
const NO_RESUME = {
  status: 'none',
  step: 'queued',
  percent: 0,
  failure: null,
  upload_response: null,
} as const;

beforeEach(() => sessionStorage.clear());

function apiWith(profile = aProfile()) {
  const api = fakeApi();
  api.on(getProfile, profile);
  api.on(getResume, NO_RESUME);
  api.answer(patchProfile, ({ body }) => {
    const { version, ...sections } = body as { version: number };
    return Response.json({ data: { ...profile, ...sections, version: version + 1 }, message: '' });
  });
  const patches = () => api.calls.filter((call) => call.method === 'PATCH').map((call) => call.body);
  return { api, patches };
}

describe('the profile', () => {
  test('marks what the reader was unsure of, and a person’s word ends the doubt', async () => {
    const { patches } = apiWith();
    const { screen } = await renderIn('en', <ProfileScreen />, { at: AT });
    fireEvent.click(await screen.findByRole('button', { name: 'Check this' }));
    expect(screen.getByText('We are 60% sure that we read this rightly.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'It is right' }));
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]).toMatchObject({ version: 3, work_history_detailed: [{ confidence: null }] });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Check this' })).toBeNull());
  });

  test('refuses an end before the start, and sends an edited entry as the person’s own', async () => {
    const { patches } = apiWith();
    const { screen } = await renderIn('en', <ProfileScreen />, { at: `${AT}?edit=work-0` });
    const form = within(await screen.findByRole('form'));
    fireEvent.change(form.getByLabelText('End, year'), { target: { value: '٢٠١٠' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('This date is before the first one.')).toBeTruthy();
    expect(patches()).toHaveLength(0);

    fireEvent.change(form.getByLabelText('End, year'), { target: { value: '2020' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]).toMatchObject({
      version: 3,
      work_history_detailed: [{ end_date: '2020-01', confidence: null }],
    });
  });

  test('asks whose counts when the same entry was changed elsewhere, and keeps what was typed', async () => {
    const { api, patches } = apiWith();
    const { screen } = await renderIn('en', <ProfileScreen />, { at: `${AT}?edit=work-0` });
    const form = within(await screen.findByRole('form'));
    const [job] = aProfile().work_history_detailed;
    api.on(getProfile, aProfile({ version: 4, work_history_detailed: [{ ...job!, location: 'Manila' }] }));
    const accept = (body: unknown) =>
      Response.json({ data: { ...aProfile(), ...(body as object) }, message: '' });
    api.answer(patchProfile, ({ body }) =>
      (body as { version: number }).version === 4
        ? accept(body)
        : problem({ status: 409, code: 'profiles.changed_elsewhere' }),
    );

    fireEvent.change(form.getByRole('combobox', { name: 'Company or organisation' }), {
      target: { value: 'Mercy Hospital' },
    });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    fireEvent.click(await form.findByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(patches()).toHaveLength(2));
    expect(patches()[1]).toMatchObject({
      version: 4,
      work_history_detailed: [{ organisation: 'Mercy Hospital' }],
    });
  });

  test('what was typed survives a reload, and cancelling forgets it', async () => {
    apiWith();
    const first = await renderIn('ar', <ProfileScreen />, { at: `${AT}?edit=summary` });
    fireEvent.change(await first.screen.findByLabelText('عنك'), { target: { value: 'ممرضة' } });
    first.unmount();
    const second = await renderIn('ar', <ProfileScreen />, { at: `${AT}?edit=summary` });
    expect((await second.screen.findByLabelText<HTMLTextAreaElement>('عنك')).value).toBe('ممرضة');
    fireEvent.click(second.screen.getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(second.screen.queryByLabelText('عنك')).toBeNull());
    expect(sessionStorage.length).toBe(0);
  });

  test('takes a skill away at once, and saves it so', async () => {
    const { patches } = apiWith();
    const { screen } = await renderIn('en', <ProfileScreen />, { at: `${AT}?edit=skills` });
    fireEvent.click(await screen.findByRole('button', { name: /^Remove .?Triage/ }));
    await waitFor(() => expect(screen.queryByText('Triage')).toBeNull());
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]).toMatchObject({ version: 3, skills: [{ name: 'Teaching' }] });
  });

  test('says that experience is unknown where no dates are', async () => {
    apiWith(aProfile({ experience_months: null }));
    const { screen } = await renderIn('en', <ProfileScreen />, { at: AT });
    expect(await screen.findByText(/not known, since no dates of work are given/)).toBeTruthy();
  });
});
