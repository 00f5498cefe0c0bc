import type { ComparedSkill, ProgrammeComparison } from '#contract/features/institutes.contract.ts';

const FIDIC = { id: 'fidic-contracts', name: { en: 'FIDIC contracts', ar: 'عقود فيديك' } };
const PRIMAVERA = { id: 'primavera-p6', name: { en: 'Primavera P6', ar: 'Primavera P6' } };

const asked = (skill: typeof FIDIC, changes: Partial<ComparedSkill>): ComparedSkill => ({
  ...skill,
  weight: 0.5,
  credit: 1,
  through: null,
  openings: 2,
  courses: [],
  courses_there: [],
  ...changes,
});

const aCourse = (order: number, title: string) => ({
  order,
  code: null,
  title,
  credit_hours: 3,
  is_dropped: false,
  is_tried: false,
  statements: [],
});

/** Two courses, one of which teaches one of the two skills that openings ask for. */
export const aComparison = (changes: Partial<ProgrammeComparison> = {}): ProgrammeComparison => ({
  programme: {
    id: 'surveying',
    title: { en: 'Quantity Surveying', ar: 'مسح الكميات' },
    institute: null,
    courses: 2,
  },
  against: { kind: 'occupations', id: null, name: null, openings: 2, basis: 'openings' },
  score: 0.6,
  score_before: null,
  shared: [asked(FIDIC, { weight: 0.6, courses: [2] })],
  missing: [asked(PRIMAVERA, { weight: 0.4, credit: 0 })],
  other: [],
  moves: null,
  unread: [],
  courses: [aCourse(1, 'Measurement'), aCourse(2, 'Contracts')],
  courses_there: [],
  coverage: [
    {
      order: 2,
      skill_id: FIDIC.id,
      role: 'taught',
      level: 'evaluate',
      kind: 'outcome',
      sentence: 'Evaluate claims under FIDIC contracts.',
      words: { start: 22, end: 37 },
      page: 1,
    },
  ],
  compared_at: '2026-11-28T06:00:00.000Z',
  ...changes,
});
