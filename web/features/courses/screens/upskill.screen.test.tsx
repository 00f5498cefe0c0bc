// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getCareerGoal } from '#contract/features/career-paths.contract.ts';
import { suggestCourses } from '#contract/features/courses.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { suggestions } from '../courses.fakes.ts';
import UpskillScreen from './upskill.screen.tsx';

const JOB = '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11';
const AT = `/candidate/jobs/upskill-career?job=${JOB}`;

describe('skills to learn', () => {
  test('are shown with what each brings and what the score would be', async () => {
    const api = fakeApi();
    api.on(getCareerGoal, { goal: null });
    api.on(suggestCourses, suggestions());
    const { screen } = await renderIn('en', <UpskillScreen />, { at: AT });
    expect(await screen.findByText('+6 points')).toBeTruthy();
    expect(screen.getByText('With all that the course teaches: from 54% to 61%')).toBeTruthy();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ job_id: JOB });
  });

  test('name what finished courses taught apart from what is left', async () => {
    const api = fakeApi();
    api.on(getCareerGoal, { goal: null });
    const course = { id: 'cs50-sql', title: { en: 'CS50 SQL', ar: 'قواعد البيانات' } };
    api.on(suggestCourses, suggestions({ learned: [{ id: 'sql', name: { en: 'SQL', ar: 'SQL' }, course }] }));
    const { screen } = await renderIn('en', <UpskillScreen />, { at: AT });
    expect(await screen.findByText('Learned in courses you finished')).toBeTruthy();
    expect(screen.getByText('CS50 SQL')).toBeTruthy();
  });

  test('of a goal’s next step come where no job is named, and without a goal the way to choose one', async () => {
    const api = fakeApi();
    api.on(getCareerGoal, { goal: null });
    const { screen } = await renderIn('en', <UpskillScreen />, { at: '/candidate/jobs/upskill-career' });
    expect(await screen.findByText('Learn for what?')).toBeTruthy();
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('that cannot be loaded lead to the error screen, with the way back', async () => {
    const api = fakeApi();
    api.on(getCareerGoal, { goal: null });
    api.refuse(suggestCourses, { status: 500, code: 'internal' });
    const { router } = await renderIn('en', <UpskillScreen />, { at: AT });
    await waitFor(() => expect(router.state.location.pathname).toBe('/candidate/error'));
    expect(router.state.location.search).toMatchObject({ back: AT });
  });

  test('for a job that is not there say so, whatever the address names', async () => {
    const api = fakeApi();
    api.on(getCareerGoal, { goal: null });
    for (const [status, code] of [
      [404, 'jobs.not_found'],
      [422, 'request.invalid'],
    ] as const) {
      api.refuse(suggestCourses, { status, code });
      const at = `/candidate/jobs/upskill-career?job=${status === 404 ? JOB : 'zz'}`;
      const { screen, router, unmount } = await renderIn('en', <UpskillScreen />, { at });
      expect(await screen.findByText('This job or career is not there')).toBeTruthy();
      expect(router.state.location.pathname).toBe('/candidate/jobs/upskill-career');
      unmount();
    }
  });

  test('need a profile to compare with', async () => {
    const api = fakeApi();
    api.on(getCareerGoal, { goal: null });
    api.refuse(suggestCourses, { status: 404, code: 'profiles.not_found' });
    const { screen, router } = await renderIn('ar', <UpskillScreen />, { at: AT });
    expect(await screen.findByText('لا يوجد بعد ما نقارن به')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/candidate/jobs/upskill-career');
  });
});
