// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { listIndustries } from '#contract/features/occupations.contract.ts';
import { getSkillInMap, mapDemand, mapSupply } from '#contract/features/skill-maps.contract.ts';
import { noteNames } from '#web/platform/known-names.ts';
import { setUser } from '#web/platform/session.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aMapOf, aSkillInMap } from '../skill-maps.fakes.ts';
import SkillsDemandScreen from './skills-demand.screen.tsx';
import SkillsSupplyScreen from './skills-supply.screen.tsx';

const DEMAND = '/recruiter/skills/demand';
const SUPPLY = '/recruiter/skills/supply';
const SKILLS = ['sql', 'python', 'fidic', 'tendering', 'autocad', 'welding', 'budgets'];

describe('the maps of skills', () => {
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    api = fakeApi();
    api.on(listIndustries, []);
    api.on(mapDemand, aMapOf(SKILLS));
    api.on(getSkillInMap, aSkillInMap('fidic'));
  });
  const asked = () =>
    api.calls.filter(({ path }) => path.startsWith('/institute/skills/')).map(({ body }) => body);

  test.each(['en', 'ar'] as const)(
    'hold the same numbers as bubbles and as a table (%s)',
    async (language) => {
      const { screen } = await renderIn(language, <SkillsDemandScreen />, { at: DEMAND });
      const table = await screen.findByRole('table');
      const bubbles = within(screen.getAllByRole('list').find((list) => list.dir === 'ltr')!);
      const ofBubbles = bubbles.getAllByRole('button').map((one) => one.textContent!.match(/\d+/)![0]);
      const rows = within(table).getAllByRole('row').slice(1);
      const ofRows = rows.map((row) => row.querySelector('[data-count]')!.textContent);
      expect(ofBubbles).toEqual(ofRows);
      expect(ofRows).toEqual(['40', '39', '38', '37', '36', '35', '34']);
    },
  );

  test('ask for what the address says, beginning in Dubai where one has no company', async () => {
    const { screen } = await renderIn('ar', <SkillsDemandScreen />, {
      at: `${DEMAND}?title=welder&category=it&limit=50`,
    });
    await screen.findByRole('table');
    expect(asked()).toEqual([
      { state: 'Dubai', page: 1, limit: 50, category: 'it', job_title: 'welder', industry: '' },
    ]);
    expect((screen.getByRole('combobox', { name: 'المكان' }) as HTMLInputElement).value).toBe('دبي');
  });

  test('begin at the place of the reader’s own company, in the language of the page', async () => {
    const place = 'Abu Dhabi, United Arab Emirates';
    noteNames({ [place]: { en: place, ar: 'أبوظبي، الإمارات' } });
    const companyDetail = {
      id: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a12',
      company_name: 'Sadeem',
      company_avatar: null,
      company_size: 6,
      company_industry: 'IT',
      company_website: null,
      company_description: '',
      company_location: place,
      check_state: 'verified' as const,
      must_be_verified: false,
    };
    setUser(aUser({ companyDetail }));
    const { screen } = await renderIn('ar', <SkillsDemandScreen />, { at: DEMAND });
    await screen.findByRole('table');
    expect(asked()).toMatchObject([{ state: place }]);
    const field = screen.getByRole('combobox', { name: 'المكان' });
    expect((field as HTMLInputElement).value).toBe('أبوظبي');
  });

  test('say how many jobs and people they count, and where', async () => {
    const { screen } = await renderIn('en', <SkillsDemandScreen />, { at: DEMAND });
    expect(await screen.findByText(/^Counted in \u2068Dubai\u2069: \d+ jobs, \d+ people\.$/)).toBeTruthy();
    const everywhere = await renderIn('ar', <SkillsDemandScreen />, { at: `${DEMAND}?state=` });
    expect(await everywhere.screen.findByText(/^المحتسب في كل مكان: /)).toBeTruthy();
  });

  test('are walked by the arrows, one bubble in the order of Tab, and opened in the address', async () => {
    const { screen, router } = await renderIn('en', <SkillsDemandScreen />, { at: DEMAND });
    await screen.findByRole('table');
    const bubbles = screen.getAllByRole('button').filter((one) => one.dataset.balance);
    expect(bubbles.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    bubbles[0]!.focus();
    fireEvent.keyDown(bubbles[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).not.toBe(bubbles[0]);
    expect(bubbles).toContain(document.activeElement);
    fireEvent.click(bubbles[2]!);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('link', { name: 'Quantity Surveyor' })).toBeTruthy();
    const links = within(dialog)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.split('/')[1]);
    expect(links.slice(0, 2)).toEqual(['recruiter', 'job']);
    expect(router.state.location.search).toMatchObject({ skill: 'fidic' });
  });

  test('say why nothing is on them, and how many skills are left out', async () => {
    api.on(mapSupply, aMapOf([], { people_counted: null }));
    const { screen } = await renderIn('en', <SkillsSupplyScreen />, { at: SUPPLY });
    expect(await screen.findByText(/Fewer than five people meet these filters/)).toBeTruthy();
    api.on(mapSupply, aMapOf(['sql'], { left_out: 3 }));
    fireEvent.click(screen.getByRole('button', { name: 'Look everywhere, without filters' }));
    expect(await screen.findByText(/3 skills are left out/)).toBeTruthy();
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ state: '', of: 'people' }));
  });

  test('that cannot be loaded can be asked for again', async () => {
    api.refuse(mapDemand, { status: 500, code: 'server.unexpected' });
    const { screen } = await renderIn('en', <SkillsDemandScreen />, { at: DEMAND });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.on(mapDemand, aMapOf(SKILLS));
    fireEvent.click(retry);
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});
