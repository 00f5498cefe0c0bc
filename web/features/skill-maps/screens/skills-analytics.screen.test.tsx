// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getFairness } from '#contract/features/equality-answers.contract.ts';
import { getHiringAnalytics, listCountedPeople } from '#contract/features/hiring-figures.contract.ts';
import { listSectors } from '#contract/features/occupations.contract.ts';
import { askSkillMaps, getSkillTrend, mapGap } from '#contract/features/skill-maps.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aGap, anAnalysis, aTrend } from '../skill-maps.fakes.ts';
import SkillsAnalyticsScreen from './skills-analytics.screen.tsx';

let api: ReturnType<typeof fakeApi>;
const AT = '/recruiter/skills-analytics';
const asked = () => api.calls.flatMap(({ path, body }) => (path === '/institute/skills/gap' ? [body] : []));

beforeEach(() => {
  api = fakeApi();
  api.on(listSectors, []);
  api.on(mapGap, {
    results: [aGap('welding', 12, 9), aGap('fidic', 7, null)],
    total: 2,
    page: 1,
    limit: 25,
    jobs_counted: 14,
    people_counted: 11,
    courses_counted: 3,
    month_before: '2026-08',
  });
  api.on(getSkillTrend, aTrend('welding'));
  api.on(getHiringAnalytics, anAnalysis());
  api.refuse(getFairness, { status: 403, code: 'companies.not_allowed' });
});

describe('the analytics of skills', () => {
  test.each(['en', 'ar'] as const)(
    'tell jobs, people and the gap of each skill in %s, and nothing of too few',
    async (language) => {
      const { screen } = await renderIn(language, <SkillsAnalyticsScreen />, { at: AT });
      const rows = within(await screen.findByRole('table'))
        .getAllByRole('row')
        .slice(1);
      const cells = rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
      expect(cells.map(([wanted, , , since]) => [wanted, since])).toEqual([
        ['12', '+2'],
        ['7', '−3'],
      ]);
      expect(cells[0]!.slice(1, 3)).toEqual(['9', '+3']);
      expect(cells[1]![2]).toMatch(/3/);
      expect(cells[1]![1]).not.toMatch(/^\d+$/);
    },
  );

  test('turn a question into filters and say who teaches it', async () => {
    api.on(askSkillMaps, {
      state: 'Sharjah',
      job_title: 'Welder',
      skills: [],
      about: 'gap',
      not_understood: [],
      courses: [
        {
          id: 'c',
          title: { en: 'Welding safely', ar: 'اللحام الآمن' },
          provider: { en: 'Works', ar: 'ووركس' },
          link: 'https://example.org/welding',
          teaches: [{ id: 'welding', name: { en: 'Welding', ar: 'اللحام' } }],
        },
      ],
      programmes: [
        {
          id: 'p',
          title: { en: 'Diploma in Fabrication', ar: 'دبلوم التصنيع' },
          institute: { en: 'Coast College', ar: 'كلية الساحل' },
          link: null,
          teaches: [{ id: 'welding', name: { en: 'Welding', ar: 'اللحام' } }],
        },
      ],
    });
    const { screen } = await renderIn('en', <SkillsAnalyticsScreen />, { at: AT });
    const field = await screen.findByRole('textbox', { name: 'Ask about the market' });
    fireEvent.change(field, { target: { value: 'welders in Sharjah, and who teaches it' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('link', { name: 'Welding safely' })).toBeTruthy();
    expect(screen.getByText('Diploma in Fabrication').closest('li')?.textContent).toContain('Coast College');
    expect(api.calls.filter(({ path }) => path === askSkillMaps.path)).toHaveLength(1);
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ state: 'Sharjah', job_title: 'Welder' }));
  });

  test('show how a skill moved, with the same numbers in picture and table', async () => {
    const { screen } = await renderIn('en', <SkillsAnalyticsScreen />, { at: `${AT}?skill=welding` });
    const dialog = await screen.findByRole('dialog');
    const table = await within(dialog).findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(dialog.querySelectorAll('rect')).toHaveLength(3);
    expect(within(dialog).getByText('Survey')).toBeTruthy();
  });

  test('of hiring open the list that a number counts', async () => {
    api.on(listCountedPeople, { results: [], total: 0, page: 1, limit: 20, unseen: 0 });
    const { screen } = await renderIn('en', <SkillsAnalyticsScreen />, { at: `${AT}?tab=hiring` });
    const [applied] = await screen.findAllByRole('button', { name: /Their search, Applied: 8/ });
    fireEvent.click(applied!);
    await screen.findByRole('dialog');
    await waitFor(() => {
      const { query } = api.calls.findLast(({ path }) => path.endsWith('/people'))!;
      expect(Object.fromEntries(query)).toMatchObject({ source: 'search', step: 'applied' });
    });
    expect(screen.getByText(/owner and managers of the company see this/)).toBeTruthy();
  });
});
