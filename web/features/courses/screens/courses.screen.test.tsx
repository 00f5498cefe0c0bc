// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { countCourses, getCourse, listCourses } from '#contract/features/courses.contract.ts';
import {
  addLearningItem,
  changeLearningItem,
  layOutPlan,
  listLearningItems,
  savePlan,
} from '#contract/features/learning-items.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aCourse, aCourseInFull, aPlanned } from '../courses.fakes.ts';
import CoursesScreen from './courses.screen.tsx';

const AT = '/candidate/courses';

describe('the screen of courses', () => {
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    api = fakeApi();
    api.on(listCourses, { results: [aCourse()], total: 1, page: 1, limit: 20, is_near: false });
    api.on(countCourses, {
      providers: [],
      languages: [{ id: 'arabic', count: 1 }],
      levels: [],
      kinds: [],
      costs: [],
      skills: [],
    });
    api.on(getCourse, aCourseInFull());
    api.on(listLearningItems, { results: [], hours_left: 0, hours_done: 0 });
    api.on(layOutPlan, { items: [], ends_on: null, hours: 0 });
  });
  const sent = (method: string) =>
    api.calls.filter((call) => call.method === method).map((call) => call.body);

  test('asks for what the address says, and shows what the person already has', async () => {
    const { screen } = await renderIn('en', <CoursesScreen />, {
      at: `${AT}?text=python&costs=free,bribe&hours=20`,
    });
    expect(await screen.findByText('1 course')).toBeTruthy();
    const { query } = api.calls.find(({ path }) => path === '/courses')!;
    expect([query.get('q'), query.getAll('costs'), query.get('most_hours')]).toEqual([
      'python',
      ['free'],
      '20',
    ]);
    expect(screen.getByRole('img', { name: 'You have it' })).toBeTruthy();
    expect(screen.getByText('At most 20 hours')).toBeTruthy();
  });

  test('opens a course by its address, and says when its link is only a search', async () => {
    const { screen, router } = await renderIn('en', <CoursesScreen />, { at: AT });
    fireEvent.click(await screen.findByRole('link', { name: 'Python basics' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('link', { name: 'Look for it at Edraak' })).toBeTruthy();
    expect(within(dialog).getByText(/We do not have the address of the course itself/)).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ course: 'python-basics' });
  });

  test('counts the languages that are not named with one “and” in Arabic', async () => {
    const languages = ['english', 'arabic', 'french', 'hindi'];
    api.on(listCourses, { results: [aCourse({ languages })], total: 1, page: 1, limit: 20, is_near: false });
    const { screen } = await renderIn('ar', <CoursesScreen />, { at: AT });
    expect(await screen.findByText('الإنجليزية والعربية والفرنسية ولغة أخرى')).toBeTruthy();
  });

  test('saves a course to the plan', async () => {
    api.on(addLearningItem, aPlanned());
    const { screen } = await renderIn('ar', <CoursesScreen />, { at: AT });
    fireEvent.click(await screen.findByRole('button', { name: 'أضفها إلى خطتي: أساسيات بايثون' }));
    await waitFor(() => expect(sent('POST')).toEqual([{ course_id: 'python-basics', skills: [] }]));
  });

  test('finishes a course with the skills that the person ticks, those of the plan ticked already', async () => {
    api.on(listLearningItems, { results: [aPlanned({ status: 'started' })], hours_left: 12, hours_done: 0 });
    api.on(changeLearningItem, aPlanned({ status: 'done' }));
    const { screen } = await renderIn('en', <CoursesScreen />, { at: `${AT}?tab=plan` });
    fireEvent.click(await screen.findByRole('button', { name: 'Done: Python basics' }));
    const dialog = screen.getByRole('dialog');
    const boxes = within(dialog).getAllByRole('checkbox', { hidden: true });
    // What the profile has already is not asked about.
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Finish and add 1 skill', hidden: true }));
    await waitFor(() => expect(sent('PATCH')).toEqual([{ status: 'done', declares: ['python'] }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('tells when a plan would end before it sets the days', async () => {
    api.on(listLearningItems, { results: [aPlanned()], hours_left: 12, hours_done: 0 });
    const items = [{ course_id: 'python-basics', start_on: '2026-12-01', due_on: '2026-12-17' }];
    api.on(layOutPlan, { items, ends_on: '2026-12-17', hours: 12 });
    api.on(savePlan, { results: [aPlanned(items[0])] });
    const { screen } = await renderIn('en', <CoursesScreen />, { at: `${AT}?tab=plan&week=5` });
    expect(await screen.findByText('With 12 hours in all you would finish on 17 Dec 2026.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Set these days' }));
    await waitFor(() => expect(sent('POST')).toEqual([{ items }]));
  });

  test('moves a course down and asks the server for that order', async () => {
    const second = aPlanned({
      course: aCourse({ id: 'sql-basics', title: { en: 'SQL basics', ar: 'أساسيات SQL' } }),
    });
    api.on(listLearningItems, { results: [aPlanned(), second], hours_left: 24, hours_done: 0 });
    api.on(savePlan, { results: [second, aPlanned()] });
    const { screen } = await renderIn('en', <CoursesScreen />, { at: `${AT}?tab=plan` });
    fireEvent.click(await screen.findByRole('button', { name: 'Move “Python basics” down' }));
    await waitFor(() =>
      expect(sent('POST')).toEqual([
        { items: [{ course_id: 'sql-basics' }, { course_id: 'python-basics' }] },
      ]),
    );
  });
});
