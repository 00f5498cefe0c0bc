// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  checkIn,
  getCoachingPlan,
  listCoachingNotes,
  startCoachingPlan,
} from '#contract/features/coaching-plans.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aPlan } from '../coaching-plans.fakes.ts';
import AiCoachingScreen from './ai-coaching.screen.tsx';

const AT = '/candidate/ai-coaching';
const GOAL = { id: 'auditor', name: { en: 'Auditor', ar: 'مدقق حسابات' } };

describe('coaching', () => {
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    api = fakeApi();
    api.on(listCoachingNotes, { results: [] });
    api.on(getCoachingPlan, { plan: aPlan(), goal: GOAL });
  });

  test('shows the week that is now, and what was said after the one before, marked as made', async () => {
    const { screen } = await renderIn('en', <AiCoachingScreen />, { at: AT });
    expect(await screen.findByText('Towards Auditor, week by week.')).toBeTruthy();
    expect(await screen.findByText('You did what you had planned.')).toBeTruthy();
    expect(screen.getByText('Next: SQL.')).toBeTruthy();
    expect(screen.getByText('Written by Masar from your plan and what you said')).toBeTruthy();
  });

  test('sends a look back on the week with what was said of each step', async () => {
    api.on(checkIn, { plan: aPlan({ due: null }), goal: GOAL });
    const { screen } = await renderIn('en', <AiCoachingScreen />, { at: AT });
    fireEvent.click(await screen.findByRole('button', { name: 'Look back on this week' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Done' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'SQL' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Too little time' }));
    fireEvent.click(screen.getByRole('button', { name: 'Done, lay what comes next' }));
    await waitFor(() =>
      expect(api.calls.find(({ path }) => path === '/coaching-plan/check-ins')?.body).toMatchObject({
        week: 2,
        steps: [{ id: 'sql', outcome: 'done' }],
        hindrances: ['time'],
        declares: ['sql'],
        hours_a_week: 5,
      }),
    );
  });

  test('names people, and nothing else, after a cry for help', async () => {
    const plan = aPlan();
    const [first, ...rest] = plan.weeks;
    const cry = {
      ...first!.check_in!,
      concern: 'crisis' as const,
      reply: [{ code: 'concern_crisis' as const }],
    };
    api.on(getCoachingPlan, {
      plan: { ...plan, weeks: [{ ...first!, check_in: cry }, ...rest] },
      goal: GOAL,
    });
    const { screen } = await renderIn('ar', <AiCoachingScreen />, { at: AT });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('تحدّث إلى إنسان الآن من فضلك');
    expect(alert.querySelector('a[href="tel:999"]')).toBeTruthy();
    expect(screen.queryByText('كتبه مسار من خطتك ومما ذكرته')).toBeNull();
  });

  test('says in its place why no plan can be made', async () => {
    api.on(getCoachingPlan, { plan: null, goal: GOAL });
    const message = 'No course for your goal fits into so little time.';
    api.refuse(startCoachingPlan, { status: 422, code: 'coaching_plans.hours_too_few', message });
    const { screen } = await renderIn('en', <AiCoachingScreen />, { at: AT });
    fireEvent.click(await screen.findByRole('button', { name: 'Lay my plan' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  test('compares then and now on the page of progress', async () => {
    const { screen } = await renderIn('en', <AiCoachingScreen />, { at: `${AT}?tab=progress` });
    expect(await screen.findByText('40% at the start, 50% today')).toBeTruthy();
    expect(screen.getByText('50% at the start, 60% today')).toBeTruthy();
  });
});
