// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { onboardCandidate } from '#contract/features/onboarding.contract.ts';
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

beforeEach(() => sessionStorage.clear());

describe('the start of a candidate', () => {
  test('says what is missing, the resume first', async () => {
    const { screen } = await renderIn('en', <CandidateScreen />, { at: FORM });
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Upload your resume to go on.')).toBeTruthy();
    expect(screen.getByText('Choose at least one kind of availability.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('data-path')).toBe('candidate_resume'));
  });

  test('asks for a link of the right network', async () => {
    candidateStart.keep({ ...EMPTY_START, candidate_resume: RESUME, candidate_availability: ['Online'] });
    const { screen } = await renderIn('ar', <CandidateScreen />, { at: FORM });
    fireEvent.change(screen.getByLabelText('لينكدإن'), { target: { value: 'example.com/layla' } });
    fireEvent.click(screen.getByRole('button', { name: 'متابعة' }));
    expect(await screen.findByText('هذا ليس عنوان صفحة على لينكدإن.')).toBeTruthy();
  });

  test('leads to the disclaimer, where agreeing sends what was entered', async () => {
    candidateStart.keep({ ...EMPTY_START, candidate_resume: RESUME });
    const form = await renderIn('en', <CandidateScreen />, { at: FORM });
    fireEvent.click(form.screen.getByLabelText('On site'));
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

  test('sends nobody on without a resume', async () => {
    const { screen } = await renderIn('en', <DisclaimerScreen />, { at: DISCLAIMER });
    expect(screen.getByRole('link', { name: 'Choose the resume' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I agree, read my resume' })).toBeNull();
  });
});
