import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ChatMessage, ChatPart, ChatPartOf } from '#contract/features/conversations.contract.ts';
import { hoursTold } from '#contract/kernel/hours.ts';
import { Dot } from '#web/design/joined.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { quotedText } from '#web/platform/quoted-text.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { ActionCard } from './action-card.tsx';
import { AddressLink } from './address-link.tsx';
import classes from './answer.module.css';
import { GapPiece, JobsPiece, ScorePiece } from './job-pieces.tsx';
import { FoundPeoplePiece, RankingPiece, StandingPiece } from './people-pieces.tsx';

interface AnswerPartsProps {
  answer: ChatMessage;
  /** Asks one of the questions that an answer proposes; null where none is to be asked now. */
  onAsk: ((question: string) => void) | null;
  onDecide: (decision: 'done' | 'declined') => void;
}

/** What an answer says and shows, in order. */
export function AnswerParts({ answer, onAsk, onDecide }: AnswerPartsProps) {
  return answer.parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added behind the last.
    <Part key={at} part={part} onAsk={onAsk} onDecide={onDecide} />
  ));
}

function Part({ part, onAsk, onDecide }: Omit<AnswerPartsProps, 'answer'> & { part: ChatPart }): ReactNode {
  switch (part.kind) {
    case 'text':
      return (
        <p className={classes.text} dir="auto">
          {part.text}
        </p>
      );
    case 'jobs':
      return <JobsPiece jobs={part.jobs} />;
    case 'score':
      return <ScorePiece job={part.job} steps={part.steps} />;
    case 'gap':
      return <GapPiece gap={part} />;
    case 'courses':
      return <CoursesPiece courses={part.courses} />;
    case 'applications':
      return <ApplicationsPiece applications={part.applications} />;
    case 'path':
      return <PathPiece path={part} />;
    case 'viewers':
      return <ViewersPiece viewers={part.viewers} />;
    case 'own_jobs':
      return <OwnJobsPiece jobs={part.jobs} />;
    case 'ranking':
      return <RankingPiece jobId={part.job_id} />;
    case 'standing':
      return <StandingPiece jobIds={part.job_ids} stage={part.stage} />;
    case 'people':
      return <FoundPeoplePiece conditions={part.conditions} />;
    case 'quotes':
      return <QuotesPiece quotes={part.quotes} />;
    case 'action':
      return <ActionCard action={part.action} onDecide={onDecide} />;
    case 'sources':
      return <SourcesPiece screens={part.screens} />;
    case 'questions':
      return onAsk && <QuestionsPiece questions={part.questions} onAsk={onAsk} />;
  }
}

function CoursesPiece({ courses }: Pick<ChatPartOf<'courses'>, 'courses'>) {
  const { t } = useTranslation('conversations');
  return (
    <ol className={classes.rows} aria-label={t('courses.list')}>
      {courses.map(({ id, title, provider, hours, cost, status }) => (
        <li key={id} className={classes.row}>
          <div className={classes.main}>
            <AddressLink to={`/candidate/courses?course=${encodeURIComponent(id)}`}>
              <bdi>{title}</bdi>
            </AddressLink>
            <span className={classes.more}>
              <bdi>{provider}</bdi>
              <Dot />
              {t('courses.hours', { count: hoursTold(hours) })}
              <Dot />
              {t(`courses.cost.${cost}`)}
            </span>
          </div>
          {status && (
            <span className={classes.note}>{t(status === 'done' ? 'courses.done' : 'courses.in_plan')}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function ApplicationsPiece({ applications }: Pick<ChatPartOf<'applications'>, 'applications'>) {
  const { t } = useTranslation('conversations');
  const format = useFormatters();
  return (
    <ol className={classes.rows} aria-label={t('applications')}>
      {applications.map(({ id, job_title, company_name, stage, moved_at }) => (
        <li key={id} className={classes.row}>
          <div className={classes.main}>
            <AddressLink to={`/candidate/applications/${id}`}>
              <bdi>{job_title}</bdi>
            </AddressLink>
            <span className={classes.more}>
              <bdi>{company_name}</bdi>
              <Dot />
              {format.relative(moved_at)}
            </span>
          </div>
          <ApplicationStageBadge stage={stage} />
        </li>
      ))}
    </ol>
  );
}

function PathPiece({ path }: { path: ChatPartOf<'path'> }) {
  const { t } = useTranslation('conversations');
  return (
    <figure className={classes.path} aria-label={t('path.label')}>
      {path.is_goal && <figcaption className={classes.more}>{t('path.goal')}</figcaption>}
      <ol className={classes.line}>
        <li>
          <bdi>{path.from.name}</bdi>
        </li>
        {path.steps.map(({ id, name, years, open_jobs }) => (
          <li key={id}>
            <bdi className={classes.strong}>{name}</bdi>
            <span className={classes.more}>
              {t('path.years', { count: Math.round(years) })}
              <Dot />
              {t('path.open', { count: open_jobs })}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function ViewersPiece({ viewers }: Pick<ChatPartOf<'viewers'>, 'viewers'>) {
  const { t } = useTranslation('conversations');
  const format = useFormatters();
  return (
    <ol className={classes.rows} aria-label={t('viewers.label')}>
      {viewers.map(({ company_name, days, last_at }) => (
        <li key={`${company_name} ${last_at}`} className={classes.row}>
          <bdi className={classes.main}>{company_name}</bdi>
          <span className={classes.more}>
            {t('viewers.days', { count: days })}
            <Dot />
            {format.relative(last_at)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function OwnJobsPiece({ jobs }: Pick<ChatPartOf<'own_jobs'>, 'jobs'>) {
  const { t } = useTranslation('conversations');
  return (
    <ol className={classes.rows} aria-label={t('own_jobs.label')}>
      {jobs.map(({ jid, job_title, location, applied, undecided, candidates }) => (
        <li key={jid} className={classes.row}>
          <div className={classes.main}>
            <AddressLink to={`/recruiter/jobs/${jid}`}>
              <bdi>{job_title}</bdi>
            </AddressLink>
            <span className={classes.more}>
              {location && (
                <>
                  <KnownName of={location} />
                  <Dot />
                </>
              )}
              {t('own_jobs.applied', { count: applied })}
              <Dot />
              {t('own_jobs.undecided', { count: undecided })}
              <Dot />
              {t('own_jobs.candidates', { count: candidates })}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}

function QuotesPiece({ quotes }: Pick<ChatPartOf<'quotes'>, 'quotes'>) {
  const { t } = useTranslation('conversations');
  return quotes.map(({ text, source }) => (
    <figure key={text} className={classes.quote}>
      <blockquote dir="auto">{quotedText(text)}</blockquote>
      <figcaption className={classes.more}>
        {source.kind === 'document' ? (
          <>
            <bdi>{source.filename}</bdi>
            {source.page !== null && (
              <>
                <Dot />
                {t('page', { page: source.page })}
              </>
            )}
          </>
        ) : (
          <AddressLink to={`/job/${source.job_id}`}>
            <bdi>{source.job_title}</bdi>
          </AddressLink>
        )}
      </figcaption>
    </figure>
  ));
}

function SourcesPiece({ screens }: Pick<ChatPartOf<'sources'>, 'screens'>) {
  const { t } = useTranslation('conversations');
  return (
    <p className={classes.sources}>
      <span>{t('from')}</span>
      {screens.map(({ link, name }) => (
        <AddressLink key={link} to={link}>
          {name}
        </AddressLink>
      ))}
    </p>
  );
}

function QuestionsPiece({ questions, onAsk }: { questions: string[]; onAsk: (question: string) => void }) {
  const { t } = useTranslation('conversations');
  return (
    <fieldset className={classes.questions} aria-label={t('asks_next')}>
      {questions.map((question) => (
        <Button
          key={question}
          size="compact-sm"
          variant="default"
          radius="xl"
          dir="auto"
          onClick={() => onAsk(question)}
        >
          {question}
        </Button>
      ))}
    </fieldset>
  );
}
