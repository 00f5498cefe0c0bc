import { UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScreeningQuestion } from '#contract/features/jobs.screening.ts';
import { answerScreening, getScreening, type Screening } from '#contract/features/screenings.contract.ts';
import { EditIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Words } from '#web/design/words.tsx';
import { call } from '#web/platform/call.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { writtenIn } from '#web/platform/written-in.ts';
import { nextQuestion, saidSoFar } from '../next-question.ts';
import { AnswerField } from './answer-field.tsx';
import classes from './conversation.module.css';

/** What was asked and answered, the question that is open, and at the end the way to the application. */
export function Conversation({ screening }: { screening: Screening }) {
  const { t } = useTranslation('screenings');
  const { job, questions, answers, status } = screening;
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [changing, setChanging] = useState<string | null>(null);
  const isSent = status === 'COMPLETED';
  const talk = { questions, answers, skipped: isSent ? allUnanswered(screening) : skipped, changing };
  const open = isSent ? null : nextQuestion(talk);
  const saving = useMutation({
    mutationFn: (given: Record<string, string>) =>
      call(answerScreening, { body: { job_id: job.jid, way: 'conversation', answers: given } }),
    onSuccess: (kept) => {
      setChanging(null);
      queryCache.setQueryData(queryFor(getScreening, { query: { job_id: job.jid } }).queryKey, kept);
    },
    onError: showError,
  });
  const skip = ({ id }: ScreeningQuestion) => {
    setSkipped(new Set([...skipped, id]));
    setChanging(null);
    if (answers[id] !== undefined) saving.mutate({ [id]: '' });
  };
  return (
    <div className={classes.talk}>
      <div className={classes.said} role="log" aria-label={t('log')}>
        {questions.length > 0 && (
          <p className={classes.theirs}>{t('hello', { company: isolated(job.company_name) })}</p>
        )}
        {saidSoFar(talk).map((question) => (
          <Exchange
            key={question.id}
            question={question}
            answer={answers[question.id]}
            onChange={isSent ? null : () => setChanging(question.id)}
          />
        ))}
        {open && (
          <p className={classes.theirs} {...writtenIn(open.text)}>
            {open.text}
          </p>
        )}
      </div>
      {open ? (
        <AnswerField
          key={open.id}
          question={open}
          initial={answers[open.id] ?? ''}
          isSaving={saving.isPending}
          onAnswer={(answer) => saving.mutate({ [open.id]: answer })}
          onSkip={open.required ? null : () => skip(open)}
        />
      ) : (
        <End screening={screening} />
      )}
      {open && (
        <Words size="sm" isDimmed>
          {t('progress', { number: questions.indexOf(open) + 1, total: questions.length })}
        </Words>
      )}
    </div>
  );
}

/** Of what was sent, the questions that were left out or were asked only later. */
const allUnanswered = ({ questions, answers }: Screening) =>
  new Set(questions.flatMap(({ id }) => (answers[id] === undefined ? [id] : [])));

interface ExchangeProps {
  question: ScreeningQuestion;
  answer: string | undefined;
  onChange: (() => void) | null;
}

function Exchange({ question, answer, onChange }: ExchangeProps) {
  const { t } = useTranslation('screenings');
  const said = answer === 'yes' || answer === 'no' ? t(`answer.${answer}`) : answer;
  return (
    <>
      <p className={classes.theirs} {...writtenIn(question.text)}>
        {question.text}
      </p>
      <div className={classes.own}>
        <p dir="auto" data-skipped={answer === undefined || undefined}>
          {said ?? t('skipped')}
        </p>
        {onChange && (
          <UnstyledButton
            className={classes.change}
            aria-label={t('change_named', { question: question.text })}
            onClick={onChange}
          >
            <EditIcon size={16} stroke={1.7} aria-hidden />
          </UnstyledButton>
        )}
      </div>
    </>
  );
}

/** All is said: it goes out with the application alone, where it can be read over. */
function End({ screening: { job, status, application_id: id, questions } }: { screening: Screening }) {
  const { t } = useTranslation('screenings');
  if (status === 'COMPLETED' && id)
    return (
      <div className={classes.end}>
        <Words>{t('sent')}</Words>
        <div>
          <ButtonLink to="/candidate/applications/$id" params={{ id }}>
            {t('to_application')}
          </ButtonLink>
        </div>
      </div>
    );
  return (
    <div className={classes.end}>
      <Words>{t(questions.length === 0 ? 'nothing_asked' : 'done')}</Words>
      <div>
        <ButtonLink to="/candidate/jobs/view/$id" params={{ id: job.jid }} search={{ apply: true }}>
          {t(questions.length === 0 ? 'apply' : 'read_over')}
        </ButtonLink>
      </div>
    </div>
  );
}
