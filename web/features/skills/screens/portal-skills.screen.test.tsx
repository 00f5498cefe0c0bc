// @vitest-environment jsdom
import { setTimeout as delay } from 'node:timers/promises';
import { cleanNotifications, Notifications } from '@mantine/notifications';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { autocomplete } from '#contract/features/occupations.contract.ts';
import { decidePortalSkill, listPortalSkills, type PortalSkill } from '#contract/features/skills.contract.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aPortalSkill, somePortalSkills } from '../skills.fakes.ts';
import { type Decision, moved, STATUS_AFTER, wayBackTo } from '../skills.queries.ts';
import PortalSkillsScreen from './portal-skills.screen.tsx';

const AT = { at: '/recruiter/admin/portal-skills' };
const SNAGS = aPortalSkill();
const ETIMAD = aPortalSkill({
  id: '4a1f0c52-6a0f-4c8f-9d0e-3f6b1f0c2a02',
  name: 'Etimad',
  job_count: 0,
  profile_count: 1,
  jobs: [],
  suggestions: [],
});

/** A server that remembers decisions. */
function serverWith(skills: readonly PortalSkill[]) {
  const api = fakeApi();
  const statuses = new Map(skills.map((one) => [one.id, one.status]));
  api.answer(listPortalSkills, ({ query }) => {
    const wanted = query.get('status');
    const now = skills.map((one) => ({ ...one, status: statuses.get(one.id)! }));
    const of = (status: PortalSkill['status']) => now.filter((one) => one.status === status).length;
    return Response.json({
      data: somePortalSkills(
        now.filter((one) => one.status === wanted),
        { new: of('new'), linked: of('linked'), accepted: of('accepted'), ignored: of('ignored') },
      ),
      message: '',
    });
  });
  const decide = (path: string, { action }: Decision) => {
    const id = path.split('/').at(-1)!;
    statuses.set(id, STATUS_AFTER[action]);
    return Response.json({ data: { ...SNAGS, id, status: statuses.get(id) }, message: '' });
  };
  api.answer(decidePortalSkill, ({ path, body }) => decide(path, body as Decision));
  return { ...api, decide };
}

describe('the names that the dictionary lacks', () => {
  let api: ReturnType<typeof serverWith>;
  beforeEach(() => {
    api = serverWith([SNAGS, ETIMAD]);
  });
  afterEach(() => cleanNotifications());
  const decisions = () => api.calls.filter((call) => call.method === 'POST').map((call) => call.body);

  test('say how often and where they are named', async () => {
    const { screen } = await renderIn('en', <PortalSkillsScreen />, AT);
    expect(await screen.findByText('3 jobs and 2 profiles')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Site Engineer' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'New 2' })).toBeTruthy();
  });

  test('are linked to a suggestion by one press, and the next name has the focus', async () => {
    const { screen } = await renderIn('en', <PortalSkillsScreen />, AT);
    fireEvent.click(
      await screen.findByRole('button', { name: 'Link “Snag list closing” to Building defect inspection' }),
    );
    await waitFor(() => expect(screen.queryByText('Snag list closing')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Etimad');
    expect(decisions()).toEqual([{ action: 'link', ref_skill: 'building-defect-inspection' }]);
    expect(screen.getByRole('radio', { name: 'Linked 1' })).toBeTruthy();
  });

  test('are linked to any other skill that is typed, but not to the portal’s own', async () => {
    api.on(autocomplete, [
      { id: null, name: { en: 'Tender rooms', ar: 'Tender rooms' } },
      { id: 'tendering', name: { en: 'Tendering', ar: 'إدارة المناقصات' } },
    ]);
    const { screen } = await renderIn('en', <PortalSkillsScreen />, AT);
    fireEvent.click(await screen.findByRole('button', { name: 'Another skill for “Etimad”' }));
    const field = screen.getByRole('combobox', { name: 'The skill that “Etimad” means' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'tender' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Tendering', hidden: true }));
    await waitFor(() => expect(decisions()).toEqual([{ action: 'link', ref_skill: 'tendering' }]));
    expect(screen.queryByRole('option', { name: 'Tender rooms', hidden: true })).toBeNull();
  });

  test('are accepted and ignored in Arabic too', async () => {
    const { screen } = await renderIn('ar', <PortalSkillsScreen />, AT);
    fireEvent.click(await screen.findByRole('button', { name: 'مهارة قائمة بذاتها: Etimad' }));
    fireEvent.click(await screen.findByRole('button', { name: 'إهمال: Snag list closing' }));
    expect(await screen.findByText('لا أسماء جديدة')).toBeTruthy();
    expect(decisions()).toEqual([{ action: 'accept' }, { action: 'ignore' }]);
  });

  test('are back where they were when the server refuses', async () => {
    api.refuse(decidePortalSkill, { status: 404, code: 'skills.portal_skill_not_found' });
    const { screen } = await renderIn('en', <PortalSkillsScreen />, AT);
    fireEvent.click(await screen.findByRole('button', { name: 'Ignore: Etimad' }));
    await waitFor(() => expect(decisions()).toHaveLength(1));
    expect(await screen.findByText('Etimad')).toBeTruthy();
  });

  test('come back when undone while the decision is still on its way', async () => {
    const screenWithUndo = (
      <>
        <Notifications />
        <PortalSkillsScreen />
      </>
    );
    const { screen } = await renderIn('en', screenWithUndo, AT);
    const arrival = Promise.withResolvers<void>();
    api.answer(decidePortalSkill, async ({ path, body }) => {
      const decision = body as Decision;
      if (decision.action === 'accept') await arrival.promise;
      return api.decide(path, decision);
    });
    fireEvent.click(await screen.findByRole('button', { name: 'A skill of its own: Etimad' }));
    await waitFor(() => expect(screen.queryByText('Etimad')).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await delay(50);
    arrival.resolve();
    await waitFor(() => expect([queryCache.isMutating(), queryCache.isFetching()]).toEqual([0, 0]));
    expect(screen.getByText('Etimad')).toBeTruthy();
    expect(decisions()).toEqual([{ action: 'accept' }, { action: 'undo' }]);
    expect(screen.getByRole('radio', { name: 'New 2' })).toBeTruthy();
  });

  test('can be taken back once decided on', async () => {
    api = serverWith([{ ...SNAGS, status: 'ignored', decided_by: 'Amal Nasser' }]);
    const { screen } = await renderIn('en', <PortalSkillsScreen />, { at: `${AT.at}?status=ignored` });
    expect(await screen.findByText('Amal Nasser')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Take back: Snag list closing' }));
    await waitFor(() => expect(decisions()).toEqual([{ action: 'undo' }]));
  });
});

test('the way back from a decision is what the name was before', () => {
  expect(wayBackTo(SNAGS)).toEqual({ action: 'undo' });
  expect(wayBackTo({ ...SNAGS, status: 'accepted' })).toEqual({ action: 'accept' });
  const linked = {
    ...SNAGS,
    status: 'linked' as const,
    ref_skill: 'tendering',
    ref_skill_name: { en: 'Tendering', ar: 'إدارة المناقصات' },
  };
  expect(wayBackTo(linked)).toMatchObject({ action: 'link', ref_skill: 'tendering' });
});

test('a name that is decided on leaves its list and is counted in the other', () => {
  const list = somePortalSkills([SNAGS, ETIMAD], { new: 2, ignored: 5 });
  const after = moved(list, ETIMAD.id, 'ignored');
  expect(after.results).toEqual([SNAGS]);
  expect([after.total, after.counts.new, after.counts.ignored]).toEqual([1, 1, 6]);
  expect(moved(list, 'nobody', 'ignored')).toBe(list);
});
