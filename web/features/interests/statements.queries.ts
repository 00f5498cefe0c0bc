import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Questionnaire } from '#contract/features/assessments.contract.ts';
import { getAssessment, getQuestionnaire, saveAnswers } from '#contract/features/assessments.contract.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/call.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showError } from '#web/platform/snackbars.ts';
import { unsavedWork } from '#web/platform/unsaved-work.ts';
import { type AnswerKeeper, type Given, newAnswerKeeper } from './answer-keeper.ts';
import { ofInstrument } from './interests.queries.ts';

/** More than there are: they come in one answer, and pages are turned without waiting. */
export const ALL_STATEMENTS = 100;
export const STATEMENTS_A_PAGE = 12;

export const statementsQuery = queryFor(getQuestionnaire, {
  ...ofInstrument,
  query: { limit: ALL_STATEMENTS },
});

/** What is answered so far, kept with the server while the statements are on screen. */
export function useAnswers(questionnaire: Questionnaire): AnswerKeeper {
  const { id } = questionnaire.attempt;
  const [keeper] = useState(() => keeperOf(questionnaire));
  useEffect(() => {
    void unsavedWork.read(nameOf(id)).then((waiting) => keeper.take(isGiven(waiting) ? waiting : []));
    const goOn = () => void keeper.flush();
    addEventListener('online', goOn);
    return () => {
      removeEventListener('online', goOn);
      keeper.pause();
    };
  }, [id, keeper]);
  return keeper;
}

export const useAnswersNow = (keeper: AnswerKeeper) => useSyncExternalStore(keeper.follow, keeper.read);

const nameOf = (attemptId: string) => `interests:${attemptId}`;

function keeperOf({ attempt, questions }: Questionnaire): AnswerKeeper {
  const types = new Map(questions.map(({ id, type }) => [id, type]));
  return newAnswerKeeper({
    saved: new Map(
      questions.flatMap(({ id, answer, sequence }) =>
        typeof answer === 'number' ? [[id, { value: answer, sequence }] as const] : [],
      ),
    ),
    send: async (given) => {
      const answers = given.map((one) => ({ ...one, answer_type: types.get(one.question_id) ?? 'scores' }));
      const saved = (await call(saveAnswers, { ...ofInstrument, body: { answers } })).answers;
      noteSaved(saved);
      return saved;
    },
    isPassing: (error) => !(error instanceof ApiError) || error.isPassing,
    onRefused: (error) => {
      showError(error);
      // It was handed in or given up elsewhere.
      void forgetStatements();
      void refresh(getAssessment);
    },
    keep: (waiting) => {
      if (waiting.length > 0) void unsavedWork.keep(nameOf(attempt.id), waiting);
      else void unsavedWork.drop(nameOf(attempt.id));
    },
  });
}

/** Who comes back to the statements within this visit finds them as they were left. */
function noteSaved(saved: readonly { question_id: string; value: unknown; sequence: number }[]): void {
  const answers = new Map(saved.map((one) => [one.question_id, one]));
  queryCache.setQueryData(statementsQuery.queryKey, (before) => {
    if (!before) return before;
    const questions = before.questions.map((question) => {
      const { value, sequence } = answers.get(question.id) ?? {};
      return typeof value === 'number' && sequence !== undefined
        ? { ...question, answer: value, sequence }
        : question;
    });
    return { ...before, questions };
  });
}

/** The attempt is over: where they are shown still they are asked for again. */
export const forgetStatements = () => queryCache.resetQueries({ queryKey: statementsQuery.queryKey });

const isGiven = (kept: unknown): kept is Given[] =>
  Array.isArray(kept) &&
  kept.every((one) => typeof one === 'object' && one !== null && 'question_id' in one && 'sequence' in one);
