import type { Question } from '#contract/features/assessments.fields.ts';

/** Statements a page; all others stand alone. */
const STATEMENTS_A_PAGE = 12;

export type AttemptPages = ReturnType<typeof pagesOf>;

/** Questions of an attempt in pages, counted from 1. */
export function pagesOf(questions: readonly Question[], answered: ReadonlySet<string>) {
  const size = questions[0]?.kind === 'rating' ? STATEMENTS_A_PAGE : 1;
  const count = Math.max(1, Math.ceil(questions.length / size));
  const on = (page: number) => questions.slice((page - 1) * size, page * size);
  const leftOn = (page: number) => on(page).filter(({ id }) => !answered.has(id)).length;
  return {
    count,
    total: questions.length,
    isOneByOne: size === 1,
    answered: questions.filter(({ id }) => answered.has(id)).length,
    on,
    /** How many of a page are not answered. */
    leftOn,
    /** The first page with something left; null where all is answered. */
    firstOpen:
      Array.from({ length: count }, (_, index) => index + 1).find((page) => leftOn(page) > 0) ?? null,
    /** The numbers of the first and last question of a page, of how many. */
    span: (page: number) => ({
      from: (page - 1) * size + 1,
      to: Math.min(page * size, questions.length),
      total: questions.length,
    }),
    /** Whether the first so many are all answered. */
    hasFirst: (number: number) => questions.slice(0, number).every(({ id }) => answered.has(id)),
  };
}
