// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getOnboarding, onboardCandidate } from '#contract/features/onboarding.contract.ts';
import { currentSession } from '#web/platform/session.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { candidateStart, EMPTY_START } from '../forms/candidate-start.ts';
import CandidateScreen from './candidate.screen.tsx';
import DisclaimerScreen from './disclaimer.screen.tsx';

const RESUME = { id: '3817947d-6863-4a42-8a26-7037aac7b9ea', name: 'layla.pdf', bytes: 4000 };
const FORM = '/onboarding/candidate';
const DISCLAIMER = '/onboarding/candidate/disclaimer';

const NEWCOMER = { role_name: null, reason: null, company: null, candidate: null, offered_resume: null };

beforeEach(() => {
  sessionStorage.clear();
  fakeApi().on(getOnboarding, NEWCOMER);
});

describe('the start of a candidate', () => {
  test('says what is missing, the resume first', async () => {
    const { screen } = await renderIn('en', <CandidateScreen />, { at: FORM });
    fireEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Upload your resume to go on.')).toBeTruthy();
    expect(screen.getByText('Choose at least one kind of availability.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('data-path')).toBe('candidate_resume'));
  });

  test('asks for a link of the right network', async () => {
    candidateStart.keep({ ...EMPTY_START, candidate_resume: RESUME, candidate_availability: ['Online'] });
    const { screen } = await renderIn('ar', <CandidateScreen />, { at: FORM });
    fireEvent.change(await screen.findByLabelText('لينكدإن'), { target: { value: 'example.com/layla' } });
    fireEvent.click(screen.getByRole('button', { name: 'متابعة' }));
    expect(await screen.findByText('هذا ليس عنوان صفحة على لينكدإن.')).toBeTruthy();
  });

  test('leads to the disclaimer, where agreeing sends what was entered', async () => {
    candidateStart.keep({ ...EMPTY_START, candidate_resume: RESUME });
    const form = await renderIn('en', <CandidateScreen />, { at: FORM });
    fireEvent.click(await form.screen.findByLabelText('On site'));
    fireEvent.click(form.screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(form.router.state.location.pathname).toBe(DISCLAIMER));
    form.unmount();

    const api = fakeApi();
    api.on(onboardCandidate, aUser());
    const { screen, router } = await renderIn('en', <DisclaimerScreen />, { at: DISCLAIMER });
    expect(screen.getByText('layla.pdf')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'I agree, read my resume' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/success'));
    expect(api.calls[0]!.body).toMatchObject({
      candidate_resume: RESUME.id,
      candidate_avatar: null,
      candidate_availability: ['On Site'],
    });
    expect(currentSession().state).toBe('ONBOARDING_COMPLETED');
    expect(candidateStart.read()).toBeNull();
  });

  test('begins with what was declined, and says why', async () => {
    fakeApi().on(getOnboarding, {
      role_name: 'individual',
      reason: 'Please say when you can work.',
      company: null,
      offered_resume: null,
      candidate: {
        avatar: null,
        resume: { ...RESUME, media_type: 'application/pdf' },
        social_links: { linkedin: 'https://linkedin.com/in/layla' },
        availability: ['Online'],
      },
    });
    const { screen } = await renderIn('en', <CandidateScreen />, { at: FORM });
    expect(await screen.findByText('Please say when you can work.')).toBeTruthy();
    expect(screen.getByText('layla.pdf')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('LinkedIn').value).toBe('https://linkedin.com/in/layla');
    expect(screen.getByLabelText<HTMLInputElement>('Remote').checked).toBe(true);
    // The role stays with the account.
    expect(screen.queryByRole('link', { name: 'Choose again' })).toBeNull();
  });

  test('sends nobody on without a resume', async () => {
    const { screen } = await renderIn('en', <DisclaimerScreen />, { at: DISCLAIMER });
    expect(screen.getByRole('link', { name: 'Choose the resume' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I agree, read my resume' })).toBeNull();
  });
});
