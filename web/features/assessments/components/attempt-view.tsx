import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
import type { Questionnaire } from '#contract/features/assessments.contract.ts';
import { FlipOnRtl } from '#web/design/flip-on-rtl.tsx';
import { ArrowEndIcon, ArrowStartIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Heading } from '#web/design/words.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { KeysHint } from '#web/widgets/list-keys/keys-hint.tsx';
import type { Assessment } from '../assessments.queries.ts';
import { type AttemptPages, pagesOf } from '../attempt-pages.ts';
import { choiceIn, focusQuestion, useAnswerKeys, useAttempt, useSignals } from '../use-attempt.ts';
import { Annotation } from './annotation.tsx';
import { AttemptBar } from './attempt-bar.tsx';
import classes from './attempt-view.module.css';
import { GiveUp } from './give-up.tsx';
import { type Finish, HandIn, TimeOver } from './hand-in.tsx';
import { PageList } from './page-list.tsx';
import { Question } from './question.tsx';

interface AttemptViewProps {
  assessment: Assessment;
  questionnaire: Questionnaire;
  page: number;
  onPage: (page: number) => void;
  /** The attempt is over here: handed in, given up, or ended elsewhere. */
  onEnd: (how: { attemptId: string; isTimeOver: boolean } | null) => void;
}

/** An attempt under way: its questions a page at a time, saved as they are answered. */
export function AttemptView({ assessment, questionnaire, page: wished, onPage, onEnd }: AttemptViewProps) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  const { attempt, questions } = questionnaire;
  const { keeping, state, left, told } = useAttempt(questionnaire);
  const pages = pagesOf(questions, new Set(state.answers.keys()));
  const page = Math.min(wished, pages.count);
  const shown = pages.on(page);
  useSignals(assessment.assessment_id, assessment.is_timed, shown[0]?.id);

  const toPage = (next: number) => {
    if (next >= 1 && next <= pages.count) onPage(next);
  };
  const choose = useCallback(
    (id: string, value: number) => {
      const question = questions.find((one) => one.id === id);
      if (question) keeping.give(question, value);
    },
    [keeping, questions],
  );
  useAnswerKeys({
    onChoose: (id, place) => {
      const index = shown.findIndex((one) => one.id === id);
      const option = shown[index]?.options[place - 1];
      if (!option) return;
      choose(id, option.value);
      focusQuestion(shown[index + 1]?.id ?? id);
    },
    onNext: () => toPage(page + 1),
  });

  const isOver = left === 0 || state.ended !== null;
  const finishing: Finish = { assessment, attempt, keeping, onEnd };
  return (
    <Page
      width="reading"
      title={names(assessment.name)}
      actions={
        <>
          <ButtonLink variant="default" size="sm" to="/candidate/assessments/overview">
            {t(assessment.is_timed ? 'attempt.leave_timed' : 'attempt.leave')}
          </ButtonLink>
          <GiveUp assessment={assessment} onDone={() => onEnd(null)} />
        </>
      }
    >
      <div className={classes.attempt}>
        <AttemptBar
          answered={pages.answered}
          total={questions.length}
          state={state}
          secondsLeft={left}
          told={told}
        />
        {isOver ? (
          <TimeOver {...finishing} ended={state.ended} answered={pages.answered} />
        ) : (
          <>
            <PageHeading page={page} pages={pages} />
            {shown.map((question) =>
              question.annotation ? (
                <Annotation
                  key={question.id}
                  question={{ ...question, annotation: question.annotation }}
                  given={state.answers.get(question.id)?.value ?? null}
                  onGive={(value) => keeping.give(question, value)}
                />
              ) : (
                <Question
                  key={question.id}
                  question={question}
                  chosen={choiceIn(state, question.id)}
                  onChoose={choose}
                />
              ),
            )}
            <PageButtons page={page} count={pages.count} onPage={toPage} />
            <HandIn {...finishing} page={page} pages={pages} onPage={toPage} />
            <PageList page={page} pages={pages} onPage={toPage} />
            {shown[0]?.annotation == null && <AnswerHints most={shown[0]?.options.length ?? 0} />}
          </>
        )}
      </div>
    </Page>
  );
}

/** Says where one is, and gets the focus where the page was changed, so that one reads on from there. */
function PageHeading({ page, pages }: { page: number; pages: AttemptPages }) {
  const { t } = useTranslation('assessments');
  const heading = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [page]);
  const { from, to, total } = pages.span(page);
  return (
    <div ref={heading} tabIndex={-1} className={classes.heading}>
      <Heading level={2}>
        {from === to
          ? t('attempt.question', { number: from, total })
          : t('attempt.span', { from, to, total })}
      </Heading>
    </div>
  );
}

interface PageButtonsProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

function PageButtons({ page, count, onPage }: PageButtonsProps) {
  const { t } = useTranslation('assessments');
  return (
    <div className={classes.buttons}>
      {page > 1 && (
        <Button
          variant="default"
          leftSection={
            <FlipOnRtl>
              <ArrowStartIcon size={18} stroke={1.7} aria-hidden />
            </FlipOnRtl>
          }
          onClick={() => onPage(page - 1)}
        >
          {t('attempt.back')}
        </Button>
      )}
      {page < count && (
        <Button
          className={classes.next}
          rightSection={
            <FlipOnRtl>
              <ArrowEndIcon size={18} stroke={1.7} aria-hidden />
            </FlipOnRtl>
          }
          onClick={() => onPage(page + 1)}
        >
          {t('attempt.next')}
        </Button>
      )}
    </div>
  );
}

export function AnswerHints({ most, next, play }: { most: number; next?: string; play?: string | false }) {
  const { t } = useTranslation('assessments');
  return (
    <div className={classes.keys}>
      <KeysHint
        label={t('attempt.keys.label')}
        keys={[
          { keys: [`1–${most}`], meaning: t('attempt.keys.choose') },
          { keys: ['↑', '↓'], meaning: t('attempt.keys.move') },
          ...(play ? [{ keys: ['P'], meaning: play }] : []),
          { keys: ['Enter'], meaning: next ?? t('attempt.keys.next') },
        ]}
      />
    </div>
  );
}
