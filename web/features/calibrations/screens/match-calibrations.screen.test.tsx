// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  activateMatchCalibration,
  listMatchCalibrations,
  REFIT_VERDICTS,
  refitMatchCalibration,
} from '#contract/features/calibrations.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aCalibration, aRefitReport, someCalibrations, theFirst } from '../calibrations.fakes.ts';
import MatchCalibrationsScreen from './match-calibrations.screen.tsx';

describe('how well scores do', () => {
  test('counts judgements towards the first refit where nothing was learned yet', async () => {
    const api = fakeApi();
    api.on(listMatchCalibrations, someCalibrations({ results: [], pairs: 143 }));
    const { screen } = await renderIn('en', <MatchCalibrationsScreen />);
    expect(await screen.findByText('143 of 200')).toBeTruthy();
    expect(screen.getByText(/^57 more judgements are needed/)).toBeTruthy();
    expect(screen.getByText('The scale Masar comes with')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('shows recall and precision at both thresholds, before and after', async () => {
    const api = fakeApi();
    api.on(listMatchCalibrations, someCalibrations({ results: [aCalibration()] }));
    const { screen } = await renderIn('en', <MatchCalibrationsScreen />);
    const [table] = await screen.findAllByRole('table');
    const rows = within(table!)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/relevant.*above 20%Recall86%90%$/),
      expect.stringMatching(/above 20%.*relevantPrecision58%63%$/),
      expect.stringMatching(/relevant.*above 30%Recall79%85%$/),
      expect.stringMatching(/above 30%.*relevantPrecision66%70%$/),
    ]);
  });

  test.each(['en', 'ar'] as const)(
    'names a calibration by its date, not as machines do (%s)',
    async (lang) => {
      const api = fakeApi();
      api.on(listMatchCalibrations, someCalibrations({ results: [aCalibration(), theFirst()] }));
      const { screen } = await renderIn(lang, <MatchCalibrationsScreen />);
      const [table] = await screen.findAllByRole('table');
      expect(table?.ownerDocument.body.textContent).not.toMatch(/calibration-|27\.4/u);
    },
  );

  test.each(REFIT_VERDICTS)('says in words what came of a refit: %s', async (verdict) => {
    const api = fakeApi();
    api.on(listMatchCalibrations, someCalibrations());
    const is_adopted = verdict === 'adopted';
    api.on(refitMatchCalibration, {
      is_adopted,
      report: aRefitReport({ verdict, ...(!is_adopted && { before: null, after: null }) }),
      calibration: is_adopted ? aCalibration() : null,
    });
    const { screen } = await renderIn('ar', <MatchCalibrationsScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'المعايرة الآن' }));
    const outcome = await screen.findByRole('region', { name: 'نتيجة المعايرة' });
    expect(within(outcome).getByText(is_adopted ? 'اعتُمدت' : 'لم يتغير شيء')).toBeTruthy();
    expect(outcome.textContent).not.toContain('calibrations.');
  });

  test('goes back to a former calibration after asking', async () => {
    const api = fakeApi();
    api.on(listMatchCalibrations, someCalibrations({ results: [aCalibration(), theFirst()] }));
    api.on(activateMatchCalibration, theFirst({ is_active: true, is_pinned: true }));
    const { screen } = await renderIn('en', <MatchCalibrationsScreen />);
    fireEvent.click(
      await screen.findByRole('button', { name: 'Use this one again: The scale Masar comes with' }),
    );
    const posts = () => api.calls.filter((call) => call.method === 'POST').map((call) => call.path);
    expect(posts()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Use it again', hidden: true }));
    await waitFor(() => expect(posts()).toEqual([`/admin/match-calibrations/${theFirst().id}`]));
  });

  test('says who chose what is in force', async () => {
    const api = fakeApi();
    const chosen = theFirst({ is_active: true, is_pinned: true, activated_by_name: 'Amal Nasser' });
    api.on(listMatchCalibrations, someCalibrations({ results: [chosen] }));
    const { screen } = await renderIn('en', <MatchCalibrationsScreen />);
    expect(await screen.findByText(/Amal Nasser.* chose it/)).toBeTruthy();
    expect(screen.getByText('In force, chosen by an admin')).toBeTruthy();
  });
});
