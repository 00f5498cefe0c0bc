// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  endComparison,
  getPersonalityComparison,
  listPersonalityComparisons,
} from '#contract/features/personality-comparisons.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { someComparison } from '../personality-comparisons.fakes.ts';
import ComparisonScreen from './comparison.screen.tsx';

const PATH = '/candidate/assessments/personality/comparisons/$id';
const ID = '0b0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a01';

test.each([
  {
    language: 'en',
    you: 'You',
    apart: 'Clearly different',
    close: 'Within chance',
    end: 'End',
    traits: [/^Composed/, /^Creative/],
  },
  {
    language: 'ar',
    you: 'أنت',
    apart: 'فرق واضح',
    close: 'ضمن حدود الصدفة',
    end: 'أنهِ المقارنة',
    traits: [/^رباطة الجأش/, /^الإبداع/],
  },
] as const)(
  'both shapes and what lies apart are shown in $language, and either may end it',
  async (words) => {
    const api = fakeApi();
    api.on(getPersonalityComparison, someComparison(ID));
    api.on(listPersonalityComparisons, { results: [], has_result: true });
    api.on(endComparison, { id: ID });
    const { screen, router } = await renderIn(words.language, <ComparisonScreen />, {
      at: PATH.replace('$id', ID),
      path: PATH,
    });
    expect(await screen.findAllByRole('img')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 3, name: words.you })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Omar Saleh' })).toBeTruthy();
    const cells = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(words.traits[0]).at(-1)).toBe(words.apart);
    expect(cells(words.traits[1]).at(-1)).toBe(words.close);
    fireEvent.click(screen.getByRole('button', { name: words.end }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: words.end }));
    await waitFor(() => expect(api.calls.map(({ method }) => method)).toContain('DELETE'));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/candidate/assessments/personality/comparisons'),
    );
  },
);
