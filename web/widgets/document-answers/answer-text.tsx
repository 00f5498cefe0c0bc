import { UnstyledButton } from '@mantine/core';
import type { AnswerSource, DocumentAnswer, VisitorAnswer } from '#contract/features/documents.contract.ts';
import { DocumentIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { Words } from '#web/design/words.tsx';
import { quotedText } from '#web/platform/quoted-text.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './answers.module.css';

/** Opens a document at a page or a passage of it. */
export type OpenPlace = (uri: string, place: { page?: number | null; passage?: number }) => void;

interface AnswerTextProps {
  answer: VisitorAnswer;
  /** Null where the documents themselves are not for the asker to open. */
  onOpen: OpenPlace | null;
}

/** What the documents said, or that they do not say it and what comes nearest; each sentence leads to its place. */
export function AnswerText({ answer, onOpen }: AnswerTextProps) {
  const { t } = useTranslation('document-answers');
  const { is_refused: isRefused, sentences } = answer;
  return (
    <>
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
    </>
  );
}

interface QuotesProps {
  quotes: DocumentAnswer['sentences'];
  /** The first of them is the answer. */
  isAnswer: boolean;
  onOpen: OpenPlace | null;
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
          <blockquote dir="auto">{quotedText(text)}</blockquote>
          <SourceLink source={source} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  );
}

const placeOf = (source: AnswerSource): string =>
  source.kind === 'job' ? source.job_id : `${source.uri} ${source.passage}`;

function SourceLink({ source, onOpen }: { source: AnswerSource; onOpen: OpenPlace | null }) {
  const { t } = useTranslation('document-answers');
  if (source.kind === 'job') return <span className={classes.source}>{source.job_title}</span>;
  const { uri, filename, page, passage, headings } = source;
  const place = (
    <>
      <DocumentIcon size={16} stroke={1.7} aria-hidden />
      <span>
        <bdi>{filename}</bdi>
        {page !== null && (
          <>
            <Dot />
            {t('answer.page', { page })}
          </>
        )}
        {headings.length > 0 && (
          <>
            <Dot />
            <bdi>{headings.at(-1)}</bdi>
          </>
        )}
      </span>
    </>
  );
  if (!onOpen) return <span className={classes.source}>{place}</span>;
  return (
    <UnstyledButton className={classes.source} onClick={() => onOpen(uri, { page, passage })}>
      {place}
    </UnstyledButton>
  );
}
