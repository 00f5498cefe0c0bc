// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  getCareerGoal,
  setCareerGoal,
  suggestCareerPaths,
} from '#contract/features/career-paths.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aGoal, aStep, somePaths } from '../career-paths.fakes.ts';
import CareerPathScreen from './career-path.screen.tsx';

const AT = '/candidate/career-path';

describe('career paths', () => {
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    api = fakeApi();
    api.on(suggestCareerPaths, somePaths());
    api.on(getCareerGoal, { goal: null });
  });

  test('are walked by the arrow keys, to the sides as they lie on the screen', async () => {
    const { screen } = await renderIn('en', <CareerPathScreen />, { at: AT });
    const start = await screen.findByRole('button', { name: /Auditor$/ });
    start.focus();
    const press = (key: string) => {
      fireEvent.keyDown(document.activeElement!, { key });
      return document.activeElement?.textContent;
    };
    expect(press('ArrowDown')).toContain('Audit Manager');
    expect(press('ArrowDown')).toContain('Partner');
    // The neighbour has two steps only: the last of them is the nearest.
    expect(press('ArrowRight')).toContain('Tax Manager');
    expect(press('ArrowRight')).toContain('Tax Manager');
    expect(press('ArrowLeft')).toContain('Audit Manager');
    expect(press('ArrowUp')).toContain('Auditor');
  });

  test('of which none is honest give way to work nearby, with its openings and likely pay', async () => {
    api.on(suggestCareerPaths, { ...somePaths(), paths: [], neighbours: [aStep('Bookkeeper')] });
    const { screen } = await renderIn('en', <CareerPathScreen />, { at: AT });
    expect(await screen.findByText(/We know no honest way up from Accountant/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Bookkeeper$/ })).toBeTruthy();
    expect(screen.getByText('3 open jobs of this title')).toBeTruthy();
    expect(screen.getByText(/likely AED.9,000.*15,000 a month/)).toBeTruthy();
    expect(screen.queryByText('Paths from here')).toBeNull();
  });

  test('begin, for a student, where people with such studies begin', async () => {
    const paths = somePaths();
    api.on(suggestCareerPaths, { ...paths, from: { ...paths.from!, found_by: 'studies' } });
    const { screen } = await renderIn('en', <CareerPathScreen />, { at: AT });
    expect(await screen.findByText(/People with your studies mostly begin as Accountant/)).toBeTruthy();
  });

  test('say that a step is wished for, and that years away from work count', async () => {
    const paths = somePaths();
    const steps = [aStep('Auditor', { is_wished: true, why: null })];
    const path = { from: paths.from!, steps, years: 2, end: null };
    api.on(suggestCareerPaths, { ...paths, is_returning: true, paths: [path] });
    const { screen } = await renderIn('en', <CareerPathScreen />, { at: AT });
    expect(await screen.findByText('What you want to become')).toBeTruthy();
    expect(screen.getByText(/come back to work after some years/)).toBeTruthy();
  });

  test('say which step is one’s own profession, and which asks for a degree', async () => {
    const paths = somePaths();
    const steps = [
      aStep('Nurse', { is_return: true, why: null }),
      aStep('Nurse Manager', { education: 'master' }),
    ];
    const path = { from: paths.from!, steps, years: 4, end: null };
    api.on(suggestCareerPaths, { ...paths, paths: [path] });
    const { screen } = await renderIn('en', <CareerPathScreen />, { at: AT });
    expect(await screen.findByText('Your profession')).toBeTruthy();
    expect(screen.getByText('asks for a master’s degree')).toBeTruthy();
  });

  test('say the degree that a step asks for', async () => {
    const paths = somePaths();
    const steps = [aStep('Auditor', { education: 'bachelor' })];
    api.on(suggestCareerPaths, { ...paths, paths: [{ from: paths.from!, steps, years: 2, end: null }] });
    const { screen } = await renderIn('en', <CareerPathScreen />, { at: AT });
    fireEvent.click(await screen.findByRole('button', { name: /^(?!Make it my goal).*Auditor$/ }));
    expect(await screen.findByText('a bachelor’s degree')).toBeTruthy();
  });

  test('lie the other way round in Arabic, and so do the keys', async () => {
    const { screen } = await renderIn('ar', <CareerPathScreen />, { at: AT });
    const start = await screen.findByRole('button', { name: /مهنة Auditor$/ });
    start.focus();
    fireEvent.keyDown(start, { key: 'ArrowLeft' });
    expect(document.activeElement?.textContent).toContain('Tax Adviser');
  });

  test('open a step in the address, with whole years', async () => {
    const { screen, router } = await renderIn('en', <CareerPathScreen />, { at: AT });
    fireEvent.click(await screen.findByRole('button', { name: /Auditor$/ }));
    expect(await screen.findByText('People become Auditor')).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ step: '2-1' });
    expect(screen.getByText('about 7 years')).toBeTruthy();
  });

  test('become a goal, and the chosen one says so', async () => {
    api.answer(setCareerGoal, () => {
      api.on(getCareerGoal, { goal: aGoal() });
      return Response.json({ data: { goal: aGoal() }, message: '' });
    });
    const { screen } = await renderIn('en', <CareerPathScreen />, { at: AT });
    fireEvent.click(await screen.findByRole('button', { name: 'Make it my goal: Partner' }));
    await waitFor(() =>
      expect(
        api.calls.find(({ path, method }) => method === 'POST' && path === '/career-goal')?.body,
      ).toEqual({
        steps: ['accountant', 'auditor', 'audit-manager', 'partner'],
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Your goal: Partner' })).toBeTruthy();
    expect(screen.getByText('Your goal')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make it my goal: Partner' })).toBeNull();
  });

  test('are compared as a table with the same figures', async () => {
    const { screen } = await renderIn('en', <CareerPathScreen />, { at: `${AT}?view=table` });
    const row = await screen.findByRole('row', { name: /Years, about/ });
    expect(row.textContent).toBe('Years, about575');
  });

  test('of someone of whom nothing is known begin with the profile', async () => {
    api.on(suggestCareerPaths, { ...somePaths(), from: null, paths: [] });
    const { screen } = await renderIn('en', <CareerPathScreen />, { at: AT });
    expect(await screen.findByText('We cannot tell where you are')).toBeTruthy();
  });
});
