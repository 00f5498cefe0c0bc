// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { getCareerGoal } from '#contract/features/career-paths.contract.ts';
import { suggestCourses } from '#contract/features/courses.contract.ts';
import { listLearningItems } from '#contract/features/learning-items.contract.ts';
import { aGoal } from '#web/features/career-paths/career-paths.fakes.ts';
import { aCourse, aPlanned, suggestions } from '#web/features/courses/courses.fakes.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { CareerGoalCard } from './career-goal-card.tsx';
import { LearningCard } from './learning-card.tsx';

describe('the card of a career goal', () => {
  test('says where the person stands, how far it is and what to gain next', async () => {
    const api = fakeApi();
    api.on(getCareerGoal, { goal: aGoal({ reached: 1 }) });
    api.on(suggestCourses, suggestions());
    const { screen } = await renderIn('en', <CareerGoalCard />);
    const [start, here, next] = await screen.findAllByRole('listitem');
    expect(start!.textContent).toBe('AccountantBehind you');
    expect(here!.textContent).toBe('AuditorYou are here');
    expect(next!.textContent).toBe('Audit Manageryou have 40% of its skills');
    // As the screen of skills to learn names it, to which the card leads.
    expect(await screen.findByText('To gain next: Python')).toBeTruthy();
    expect(api.calls.at(-1)?.body).toEqual({ occupation_id: 'audit-manager' });
  });

  test('leads to the paths where none is chosen', async () => {
    fakeApi().on(getCareerGoal, { goal: null });
    const { screen } = await renderIn('ar', <CareerGoalCard />);
    expect(await screen.findByRole('link', { name: 'اعرض المسارات المهنية' })).toBeTruthy();
  });
});

describe('the card of a learning plan', () => {
  test('says how much is done and what comes next, what is begun first', async () => {
    const named = (id: string, en: string) => aCourse({ id, title: { en, ar: en } });
    fakeApi().on(listLearningItems, {
      results: [
        aPlanned({ status: 'done', course: named('one', 'One') }),
        aPlanned({ course: named('two', 'Two') }),
        aPlanned({ status: 'started', due_on: '2026-12-17', course: named('three', 'Three') }),
      ],
      hours_left: 3.5,
      hours_done: 12,
    });
    const { screen } = await renderIn('en', <LearningCard />);
    expect(await screen.findByText('1 of 3 done, 3.5 hours left')).toBeTruthy();
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['ThreeStarted · until 17 Dec 2026', 'TwoNext']);
  });
});
