import { useEffect, useState } from 'react';
import type { Questionnaire } from '#contract/features/assessments.contract.ts';
import { getAssessment, getQuestionnaire, saveAnswers } from '#contract/features/assessments.contract.ts';
import { call } from '#web/platform/call.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showError } from '#web/platform/snackbars.ts';
import { unsavedWork } from '#web/platform/unsaved-work.ts';
import { type AnswerKeeping, keepAnswers } from '#web/widgets/answer-keeping/answer-keeping.ts';
import { ofInstrument } from './interests.queries.ts';

/** More than there are: they come in one answer, and pages are turned without waiting. */
export const ALL_STATEMENTS = 100;
export const STATEMENTS_A_PAGE = 12;

export const statementsQuery = queryFor(getQuestionnaire, {
  ...ofInstrument,
  query: { limit: ALL_STATEMENTS },
});

/** What is answered so far, kept with the server while the statements are on screen. */
export function useAnswers(questionnaire: Questionnaire): AnswerKeeping {
  const [keeping] = useState(() => keepingOf(questionnaire));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the questions change with each answer that is saved.
  useEffect(() => void keeping.restore(questionnaire.questions), [keeping]);
  useEffect(() => {
    const goOn = () => void keeping.flush();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [keeping]);
  return keeping;
}

function keepingOf({ attempt, questions }: Questionnaire): AnswerKeeping {
  const keeping = keepAnswers({
    attemptId: attempt.id,
    store: unsavedWork,
    send: (answers) => call(saveAnswers, { ...ofInstrument, body: { answers } }),
    onSaved: ({ answers }) => noteSaved(answers),
    onRefused: showError,
    onEnded: (error) => {
      showError(error);
      // It was handed in or given up elsewhere.
      void forgetStatements();
      void refresh(getAssessment);
    },
  });
  // Before the first drawing: what is answered is never seen without its answer.
  keeping.merge(questions);
  return keeping;
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
