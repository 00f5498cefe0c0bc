import { Button, UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AnswerSource,
  type DocumentAnswer,
  listOpenQuestions,
  rateAnswer,
} from '#contract/features/documents.contract.ts';
import { DislikeIcon, DocumentIcon, EditIcon, LikeIcon } from '#web/design/icons.ts';
import { Words } from '#web/design/words.tsx';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './ask-panel.module.css';

/** Opens a document at a page or a passage of it. */
export type OpenPlace = (uri: string, place: { page?: number | null; passage?: number }) => void;

interface AnswerViewProps {
  answer: DocumentAnswer;
  onOpen: OpenPlace;
  onCorrect: (question: string) => void;
}

/** What the documents said, or that they do not say it and what comes nearest; each sentence leads to its place. */
export function AnswerView({ answer, onOpen, onCorrect }: AnswerViewProps) {
  const { t } = useTranslation('documents');
  const { is_refused: isRefused, sentences } = answer;
  return (
    <article>
      <p className={classes.asked} dir="auto">
        {answer.question}
      </p>
      {isRefused ? (
        <Words>{t(sentences.length > 0 ? 'answer.unknown_nearest' : 'answer.unknown')}</Words>
      ) : (
        <>
          {answer.short && (
            <p className={classes.short} dir="auto">
              {'text' in answer.short ? answer.short.text : t(`answer.${answer.short.kind}`)}
            </p>
          )}
          <p className={classes.answer} dir="auto">
            {answer.answer}
          </p>
        </>
      )}
      {sentences.length > 0 && (
        <>
          {!isRefused && (
            <Words size="sm" isDimmed>
              {t('answer.from')}
            </Words>
          )}
          <Quotes quotes={sentences} isAnswer={!isRefused} onOpen={onOpen} />
        </>
      )}
      {answer.conflicts.length > 0 && (
        <>
          <Words size="sm" isDimmed>
            {t('answer.conflicts')}
          </Words>
          <Quotes quotes={answer.conflicts} isAnswer={false} onOpen={onOpen} />
        </>
      )}
      <Rating answer={answer} onCorrect={onCorrect} />
    </article>
  );
}

interface QuotesProps {
  quotes: DocumentAnswer['sentences'];
  /** The first of them is the answer. */
  isAnswer: boolean;
  onOpen: OpenPlace;
}

function Quotes({ quotes, isAnswer, onOpen }: QuotesProps) {
  return (
    <ol className={classes.quotes}>
      {quotes.map(({ text, source }, at) => (
        <li
          key={`${placeOf(source)} ${text}`}
          className={classes.quote}
          data-first={(at === 0 && isAnswer) || undefined}
        >
          <blockquote dir="auto">{text}</blockquote>
          <SourceLink source={source} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  );
}

const placeOf = (source: AnswerSource): string =>
  source.kind === 'job' ? source.job_id : `${source.uri} ${source.passage}`;

function SourceLink({ source, onOpen }: { source: AnswerSource; onOpen: OpenPlace }) {
  const { t } = useTranslation('documents');
  if (source.kind === 'job') return <span className={classes.source}>{source.job_title}</span>;
  const { uri, filename, page, passage, headings } = source;
  return (
    <UnstyledButton className={classes.source} onClick={() => onOpen(uri, { page, passage })}>
      <DocumentIcon size={16} stroke={1.7} aria-hidden />
      <span>
        <bdi>{filename}</bdi>
        {page !== null && ` · ${t('answer.page', { page })}`}
        {headings.length > 0 && (
          <>
            {' · '}
            <bdi>{headings.at(-1)}</bdi>
          </>
        )}
      </span>
    </UnstyledButton>
  );
}

type Rated = 'helpful' | 'wrong' | null;

function Rating({ answer, onCorrect }: Pick<AnswerViewProps, 'answer' | 'onCorrect'>) {
  const { t } = useTranslation('documents');
  const [rated, setRated] = useState<Rated>(null);
  const rate = useMutation({
    ...mutationFor(rateAnswer),
    onSuccess: async ({ data }) => {
      setRated(data.rating);
      await refresh(listOpenQuestions);
    },
  });
  const choose = (rating: Exclude<Rated, null>) =>
    rate.mutate({ params: { id: answer.id }, body: { rating: rated === rating ? null : rating } });
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <div className={classes.rate}>
      {!answer.is_refused &&
        (['helpful', 'wrong'] as const).map((rating) => (
          <Button
            key={rating}
            size="compact-sm"
            variant={rated === rating ? 'light' : 'subtle'}
            color="gray"
            aria-pressed={rated === rating}
            leftSection={rating === 'helpful' ? <LikeIcon {...icon} /> : <DislikeIcon {...icon} />}
            onClick={() => choose(rating)}
          >
            {t(`answer.${rating}`)}
          </Button>
        ))}
      <Button
        size="compact-sm"
        variant={answer.is_refused ? 'default' : 'subtle'}
        color="gray"
        leftSection={<EditIcon {...icon} />}
        onClick={() => onCorrect(answer.question)}
      >
        {t(answer.is_refused ? 'answer.write' : 'answer.correct')}
      </Button>
    </div>
  );
}
