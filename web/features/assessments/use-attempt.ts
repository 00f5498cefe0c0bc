import { useEffect, useLayoutEffect, useState } from 'react';
import {
  noteSignals,
  type Questionnaire,
  saveAnswer,
  saveAnswers,
} from '#contract/features/assessments.contract.ts';
import type { Question } from '#contract/features/assessments.fields.ts';
import { call } from '#web/platform/call.ts';
import { useLatest } from '#web/platform/latest.ts';
import { useShared } from '#web/platform/shared-value.ts';
import { showError } from '#web/platform/snackbars.ts';
import { unsavedWork } from '#web/platform/unsaved-work.ts';
import { type AnswersState, keepAnswers } from '#web/widgets/answer-keeping/answer-keeping.ts';
import { useTimeLeft } from './time-left.ts';

/**
 * An attempt under way: its answers, which are kept until they are saved, and its clock. Of an adaptive one `onNext` gets
 * what is asked next.
 */
export function useAttempt({ attempt, questions }: Questionnaire, onNext?: (next: Question[]) => void) {
  const { left, told, follow } = useTimeLeft(attempt.seconds_left);
  const latestFollow = useLatest(follow);
  const latestNext = useLatest(onNext);
  const [keeping] = useState(() =>
    keepAnswers({
      attemptId: attempt.id,
      send: (answers) => send(attempt.assessment_id, answers),
      store: unsavedWork,
      onSaved: ({ seconds_left, next }) => {
        latestFollow.current(seconds_left);
        if (next.length > 0) latestNext.current?.(next);
      },
      onRefused: showError,
    }),
  );

  // Also when they come again, with what another tab or device has answered since.
  useEffect(() => {
    keeping.merge(questions);
    void keeping.restore(questions);
  }, [keeping, questions]);
  useEffect(() => follow(attempt.seconds_left), [follow, attempt]);
  useEffect(() => {
    const send = () => void keeping.flush();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [keeping]);

  return { keeping, left, told, state: useShared(keeping.state) };
}

/** Sent to its end even where the page is left meanwhile. */
function send(assessment_id: string, answers: Parameters<Parameters<typeof keepAnswers>[0]['send']>[0]) {
  const params = { assessment_id };
  const [only] = answers;
  return only && answers.length === 1
    ? call(saveAnswer, { params, body: only }, { keepalive: true })
    : call(saveAnswers, { params, body: { answers } }, { keepalive: true });
}

/** Notes that the tab was left, and for how long, as the person was told. What is lost of it is lost. */
export function useSignals(assessment_id: string, isNoted: boolean, questionId: string | undefined): void {
  const latest = useLatest(questionId);
  useEffect(() => {
    if (!isNoted) return;
    let leftAtMs: number | null = null;
    const note = () => {
      if (document.visibilityState === 'hidden') {
        leftAtMs = Date.now();
        return;
      }
      if (leftAtMs === null) return;
      const seconds = Math.min(86_400, Math.round((Date.now() - leftAtMs) / 1_000));
      leftAtMs = null;
      const signal = {
        kind: 'tab_left' as const,
        seconds,
        ...(latest.current && { question_id: latest.current }),
      };
      call(noteSignals, { params: { assessment_id }, body: { signals: [signal] } }).catch(() => {});
    };
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [assessment_id, isNoted, latest]);
}

/** What is chosen of a question; null for nothing yet. */
export function choiceIn({ answers }: Pick<AnswersState, 'answers'>, id: string): number | null {
  const value = answers.get(id)?.value;
  return typeof value === 'number' ? value : null;
}

interface AnswerKeys {
  /** The numbers of the questions on the page, by what is marked in the document. */
  onChoose: (questionId: string, place: number) => void;
  onNext: () => void;
  /** Plays what is heard first, where something is. */
  onListen?: (() => void) | undefined;
}

/**
 * Digits choose an answer of the question that has the focus, or of the first one without an answer; Enter goes on, P plays. They
 * are known by their place on the keyboard, so that they work while an Arabic layout is on.
 */
export function useAnswerKeys({ onChoose, onNext, onListen }: AnswerKeys): void {
  const latest = useLatest({ onChoose, onNext, onListen });
  // Before the questions are painted: a key pressed at the first sight of them would be lost until an effect had run.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      const question = currentQuestion();
      if (digit && question) {
        event.preventDefault();
        latest.current.onChoose(question, Number(digit));
      } else if (event.code === 'KeyP' && latest.current.onListen) {
        event.preventDefault();
        latest.current.onListen();
      } else if (event.key === 'Enter' && isOnAnswers(event.target)) {
        event.preventDefault();
        latest.current.onNext();
      }
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [latest]);
}

function isElsewhere({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || shiftKey) return true;
  if (document.querySelector('dialog[open], [role="dialog"]')) return true;
  const isField = target instanceof HTMLInputElement && target.type !== 'radio';
  return isField || (target instanceof Element && target.matches('textarea, select, [contenteditable]'));
}

const isOnAnswers = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || !target.closest('a, button, summary');

function currentQuestion(): string | null {
  const focused = document.activeElement?.closest<HTMLElement>('[data-question]');
  const open = document.querySelector<HTMLElement>('[data-question][data-open]');
  const first = document.querySelector<HTMLElement>('[data-question]');
  return (focused ?? open ?? first)?.dataset.question ?? null;
}

/** Gives the focus to a question: to the answer at a place of it, or else to the one that is chosen. */
export function focusQuestion(id: string, place?: number): void {
  const question = [...document.querySelectorAll<HTMLElement>('[data-question]')].find(
    ({ dataset }) => dataset.question === id,
  );
  const radio =
    (place === undefined ? null : question?.querySelectorAll<HTMLElement>('input')[place - 1]) ??
    question?.querySelector<HTMLElement>('input:checked') ??
    question?.querySelector<HTMLElement>('input');
  radio?.focus({ preventScroll: true });
  question?.scrollIntoView({ block: 'nearest' });
}
