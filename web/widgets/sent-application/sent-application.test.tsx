// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { ScreeningAnswers } from './sent-application.tsx';

const ANSWERS = [
  { question_id: 'permit', question: 'Do you hold a permit?', answer: 'no', is_flagged: true },
  { question_id: 'years', question: 'How many years?', answer: '7' },
];

describe('the answers to a job’s questions', () => {
  it.each(['en', 'ar'] as const)(
    'show in words which one the job flags, and whose the decision is (%s)',
    async (lang) => {
      const { screen } = await renderIn(lang, <ScreeningAnswers answers={ANSWERS} />);
      expect(await screen.findByText('Do you hold a permit?')).toBeTruthy();
      const flags = screen.getAllByText(lang === 'en' ? /decision stays yours/ : /القرار يبقى لك/);
      expect(flags).toHaveLength(1);
      expect(flags[0]!.closest('div')!.textContent).toContain('Do you hold a permit?');
    },
  );

  it('say nothing of a flag where there is none', async () => {
    const { screen } = await renderIn('en', <ScreeningAnswers answers={ANSWERS.slice(1)} />);
    expect(await screen.findByText('7')).toBeTruthy();
    expect(screen.queryByText(/second look/)).toBeNull();
  });
});
