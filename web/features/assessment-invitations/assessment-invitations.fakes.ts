import type { InstrumentFacts } from '#contract/features/assessments.contract.ts';
import type { SharedResult, SharedResults } from '#contract/features/assessments.fields.ts';

const said = (en: string) => ({ en, ar: `ع ${en}` });

export const anInstrument = (id: string, changes: Partial<InstrumentFacts> = {}): InstrumentFacts => ({
  assessment_id: id,
  kind: 'communication',
  level: 'entry',
  name: said(id),
  purpose: said(`What ${id} is for`),
  who_sees: said('Whoever it is shown to'),
  version: '1',
  minutes: 10,
  is_timed: true,
  is_adaptive: false,
  questions: 10,
  short: null,
  has_listening: false,
  retake_after_days: 30,
  extra_time_percents: [25, 50],
  ...changes,
});

let results = 0;
export const aResult = (person: string, changes: Partial<SharedResult> = {}): SharedResult => ({
  attempt_id: `00000000-0000-4000-8000-${String(++results).padStart(12, '0')}`,
  assessment_id: 'communication-entry',
  name: said(changes.assessment_id ?? 'communication-entry'),
  form: 'full',
  user_id: `00000000-0000-4000-8001-${String(results).padStart(12, '0')}`,
  person,
  is_blind: false,
  job: null,
  completed_at: '2026-11-01T08:00:00.000Z',
  shared_at: '2026-11-01T08:00:00.000Z',
  percent: 80,
  level: null,
  trait: null,
  ...changes,
});

export const someResults = (assessments: SharedResult[]): SharedResults => ({
  total: assessments.length,
  assessments,
  selected_dates: null,
  pagination: { page: 1, limit: 20, total: assessments.length, pages: 1 },
  trait: null,
});
