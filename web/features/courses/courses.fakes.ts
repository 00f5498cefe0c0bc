import type {
  Course,
  getCourse,
  suggestCourses,
  UpskillCourse,
} from '#contract/features/courses.contract.ts';
import type { LearningItem } from '#contract/features/learning-items.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

const PYTHON = { id: 'python', name: { en: 'Python', ar: 'بايثون' } };
const SQL = { id: 'sql', name: { en: 'SQL', ar: 'لغة SQL' } };

/** A free course that teaches Python and, to who lacks it, SQL. */
export const aCourse = (changes: Partial<Course> = {}): Course => ({
  id: 'python-basics',
  title: { en: 'Python basics', ar: 'أساسيات بايثون' },
  about: { en: 'First programs with data.', ar: 'أولى البرامج مع البيانات.' },
  provider: { id: 'edraak', name: { en: 'Edraak', ar: 'إدراك' } },
  kind: 'course',
  level: 'beginner',
  hours: 12,
  languages: ['arabic'],
  cost: 'free',
  link: 'https://example.com/search?q=Python',
  link_is_certain: false,
  skills: [
    { ...PYTHON, level: 3, is_known: false },
    { ...SQL, level: 2, is_known: true },
  ],
  status: null,
  ...changes,
});

export const aCourseInFull = (changes: Partial<Course> = {}): Reply<typeof getCourse> => ({
  ...aCourse(changes),
  needs: [],
  home: 'https://example.com',
  others: [],
});

export const aPlanned = (changes: Partial<LearningItem> = {}): LearningItem => ({
  course: aCourse({ status: changes.status ?? 'saved' }),
  skills: [PYTHON],
  status: 'saved',
  hours_left: 12,
  start_on: null,
  due_on: null,
  started_at: null,
  done_at: null,
  declared: [],
  ...changes,
});

export const aSuggested = (changes: Partial<UpskillCourse> = {}): UpskillCourse => {
  const { skills: _, ...course } = aCourse();
  return {
    ...course,
    score: 0.06,
    closes: [{ ...PYTHON, share: 1, lift: 0.06, through: null }],
    bring: [],
    order: 1,
    score_after: 0.61,
    ...changes,
  };
};

/** A job at 54 %, for which Python is missing. */
export const suggestions = (
  changes: Partial<Reply<typeof suggestCourses>> = {},
): Reply<typeof suggestCourses> => ({
  upskill_nf: { python: [aSuggested()] },
  groups: [{ ...PYTHON, score: 0.06, lift: 0.06, is_usual: false, is_missing: true, is_had: false }],
  of: {
    kind: 'job',
    id: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11',
    name: { en: 'Data Analyst', ar: 'Data Analyst' },
    score: 0.54,
  },
  open: [],
  learned: [],
  licence: null,
  unknown: [],
  hours: 12,
  ...changes,
});
