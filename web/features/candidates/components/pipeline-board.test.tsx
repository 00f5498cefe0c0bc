// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { CandidateRow } from '#contract/features/candidates.contract.ts';
import type { PokeState } from '#contract/features/pokes.contract.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { PipelineBoard } from './pipeline-board.tsx';

const AT = '2026-01-04T08:00:00.000Z';

function someone(at: number, name: string, poke: PokeState): CandidateRow {
  return {
    candidate_id: `0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a0${at}`,
    shown_id: `0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a0${at}`,
    job_id: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11',
    job_title: 'Site Engineer',
    name,
    is_blind: false,
    headline: null,
    location: null,
    experience_months: null,
    notice_period_days: null,
    expected_salary: null,
    expected_salary_currency: null,
    nationality: null,
    score: null,
    applied_at: null,
    application_stage: null,
    poke,
    tags: [],
    notes: 0,
    status: 'PENDING',
    kind: 'new',
    stage_id: null,
    reason_code: null,
    reason: null,
    acted_at: AT,
    acted_by: null,
  };
}

test.each([
  ['en', ['Asked', 'Interested', 'Not interested']],
  ['ar', ['سُئل', 'مهتم', 'غير مهتم']],
] as const)('cards say in %s who was asked and what they said', async (language, words) => {
  const results = [
    someone(1, 'Huda', { at: AT, answer: null }),
    someone(2, 'Adam', { at: AT, answer: 'interested' }),
    someone(3, 'Sara', { at: AT, answer: 'not_interested' }),
    someone(4, 'Omar', null),
  ];
  const { container } = await renderIn(
    language,
    <PipelineBoard
      pipeline={{ columns: [{ kind: 'new', stage: null, total: 4, results }], left_out: {} as never }}
      showsJobs={false}
      onMove={() => {}}
      onOpenColumn={() => {}}
    />,
  );
  const cards = [...container.querySelectorAll('[data-card]')].map((card) => card.textContent ?? '');
  expect(cards.map((text) => [...words].reverse().find((word) => text.includes(word)) ?? null)).toEqual([
    ...words,
    null,
  ]);
});
