import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Questionnaire } from '#contract/features/assessments.contract.ts';
import type { Question as Asked } from '#contract/features/assessments.fields.ts';
import { FlipOnRtl } from '#web/design/flip-on-rtl.tsx';
import { ArrowEndIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Heading } from '#web/design/words.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { type Assessment, askNext } from '../assessments.queries.ts';
import { pagesOf } from '../attempt-pages.ts';
import { choiceIn, focusQuestion, useAnswerKeys, useAttempt, useSignals } from '../use-attempt.ts';
import { useListening } from '../use-listening.ts';
import { AttemptBar } from './attempt-bar.tsx';
import classes from './attempt-view.module.css';
import { AnswerHints } from './attempt-view.tsx';
import { GiveUp } from './give-up.tsx';
import { type Finish, HandIn, TimeOver } from './hand-in.tsx';
import { Listening } from './listening.tsx';
import { Question } from './question.tsx';
import { Tasks } from './tasks.tsx';

interface AdaptiveViewProps {
  assessment: Assessment;
  questionnaire: Questionnaire;
  onEnd: Finish['onEnd'];
}

/** An attempt whose questions follow from each other: one at a time, and none again once it is answered. */
export function AdaptiveView({ assessment, questionnaire, onEnd }: AdaptiveViewProps) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  const { attempt, questions } = questionnaire;
  const { keeping, state, left, told } = useAttempt(questionnaire, (next) =>
    askNext(assessment.assessment_id, next),
  );
  const pages = pagesOf(questions, new Set(state.answers.keys()));
  const isTask = ({ kind }: Asked) => kind === 'writing' || kind === 'speaking';
  const tasks = questions.filter(isTask);
  const choices = questions.filter((one) => !isTask(one));
  const current = choices.find(({ id }) => !state.answers.get(id)?.isSaved) ?? choices.at(-1);
  const isChosen = tasks.length > 0 && choices.every(({ id }) => state.answers.get(id)?.isSaved);
  useSignals(assessment.assessment_id, assessment.is_timed, current?.id);
  const isOver = left === 0 || state.ended !== null;
  const isFound = (state.progress ?? attempt.progress).assessmentComplete;
  const finishing: Finish = { assessment, attempt, keeping, onEnd };
  return (
    <Page
      width="reading"
      title={names(assessment.name)}
      actions={
        <>
          <ButtonLink variant="default" size="sm" to="/candidate/assessments/overview">
            {t('attempt.leave_timed')}
          </ButtonLink>
          <GiveUp assessment={assessment} onDone={() => onEnd(null)} />
        </>
      }
    >
      <div className={classes.attempt}>
        <AttemptBar
          answered={pages.answered}
          total={isChosen ? questions.length : isFound ? pages.answered : assessment.questions}
          isAtMost={!isFound && !isChosen}
          state={state}
          secondsLeft={left}
          told={told}
        />
        {isOver ? (
          <TimeOver {...finishing} ended={state.ended} answered={pages.answered} />
        ) : isChosen ? (
          <>
            <Tasks
              tasks={tasks}
              state={state}
              onGive={keeping.give}
              assessmentId={assessment.assessment_id}
            />
            <HandIn {...finishing} page={pages.count} pages={pages} onPage={() => {}} />
          </>
        ) : isFound ? (
          <HandIn {...finishing} page={pages.count} pages={pages} onPage={() => {}} />
        ) : (
          current && (
            <OneQuestion
              key={current.id}
              assessmentId={assessment.assessment_id}
              question={current}
              given={choiceIn(state, current.id)}
              onGive={(value) => keeping.give(current, value)}
            />
          )
        )}
      </div>
    </Page>
  );
}

interface OneQuestionProps {
  assessmentId: string;
  question: Asked;
  /** The answer that is on its way; then the question is closed. */
  given: number | null;
  onGive: (value: number) => void;
}

/** The open question: an answer is chosen, and then confirmed, for it stays. */
function OneQuestion({ assessmentId, question, given, onGive }: OneQuestionProps) {
  const { t } = useTranslation('assessments');
  const [picked, setPicked] = useState<number | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const isFirst = question.number === 1;
  // Whoever does not see it reads on from the new question.
  useEffect(() => {
    if (isFirst) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [isFirst]);
  const chosen = given ?? picked;
  const confirm = () => {
    if (given === null && picked !== null) onGive(picked);
  };
  const pick = (value: number) => {
    if (given === null) setPicked(value);
  };
  const isHeard = question.plays_left !== null;
  const listening = useListening({
    assessmentId,
    questionId: question.id,
    playsLeft: question.plays_left ?? 0,
  });
  useAnswerKeys({
    onChoose: (id, place) => {
      const option = question.options[place - 1];
      if (!option) return;
      pick(option.value);
      focusQuestion(id, place);
    },
    onNext: confirm,
    onListen: isHeard ? listening.listen : undefined,
  });
  return (
    <>
      <div ref={heading} tabIndex={-1} className={classes.heading}>
        <Heading level={2}>{t('adaptive.question', { number: question.number })}</Heading>
      </div>
      {isHeard && <Listening {...listening} />}
      <Question
        question={question}
        chosen={chosen}
        isClosed={given !== null}
        onChoose={(_, value) => pick(value)}
      />
      <div className={classes.buttons}>
        <Button
          className={classes.next}
          disabled={chosen === null}
          loading={given !== null}
          rightSection={
            <FlipOnRtl>
              <ArrowEndIcon size={18} stroke={1.7} aria-hidden />
            </FlipOnRtl>
          }
          onClick={confirm}
        >
          {t('adaptive.confirm')}
        </Button>
      </div>
      <AnswerHints
        most={question.options.length}
        next={t('adaptive.confirm')}
        play={isHeard && t('listening.play')}
      />
    </>
  );
}
