import { Button, Skeleton, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { previewPoke } from '#contract/features/pokes.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { ErrorState } from '#web/design/error-state.tsx';
import { Fact, Facts } from '#web/design/facts.tsx';
import { FormActions } from '#web/design/form-layout.tsx';
import { Dot } from '#web/design/joined.tsx';
import { ApiError } from '#web/platform/api-error.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { MessagePreview } from '../message-fields/message-fields.tsx';
import classes from './ask-for-interest.module.css';
import {
  type Askable,
  type Asking,
  askAll,
  askingsOf,
  bodyOf,
  type Outlook,
  outlookOf,
  takeBackAll,
} from './asking.ts';

interface AskForInterestProps {
  people: readonly Askable[];
  onClose: () => void;
}

/** Before people are asked whether a job interests them: what they get, who is not asked and why, and what is left of the day. */
export default function AskForInterest({ people, onClose }: AskForInterestProps) {
  const { t } = useTranslation('pokes');
  const format = useFormatters();
  const all = askingsOf(people);
  const answers = useQueries({
    queries: all.map((asking) => ({
      ...queryFor(previewPoke, { body: bodyOf(asking) }),
      // What was true a minute ago may not be now.
      gcTime: 0,
    })),
  });
  // Of several jobs one may be closed: it is named, and those of the others can be asked.
  const isClosed = (at: number) => isOfClosedJob(answers[at]?.error);
  const closed = all.filter((_, at) => isClosed(at));
  const askings = all.filter((_, at) => !isClosed(at));
  const previews = answers.filter((_, at) => !isClosed(at));
  const failed = previews.find(({ isError }) => isError);
  const outlook = outlookOf(
    askings,
    previews.flatMap(({ data }) => data ?? []),
  );
  const [first] = people;
  const title =
    first && people.length === 1
      ? t('title_of_one', { name: isolated(first.name) })
      : t('title', { count: people.length, number: format.number(people.length) });
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('close')} size="large">
      {failed && (
        <ErrorState
          title={errorText(failed.error)}
          retry={{ label: t('retry'), onRetry: () => void failed.refetch() }}
        />
      )}
      {!failed && closed.length > 0 && (
        <NotOpen closed={closed} isAll={askings.length === 0} onClose={onClose} />
      )}
      {!failed && !outlook && askings.length > 0 && (
        <Skeleton height={220} role="status" aria-label={t('previewing')} />
      )}
      {!failed && outlook && <Ready outlook={outlook} onAsk={() => askAll(askings)} onClose={onClose} />}
    </Dialog>
  );
}

const isOfClosedJob = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'pokes.job_not_open';

interface NotOpenProps {
  closed: readonly Asking[];
  /** There is nobody else to ask. */
  isAll: boolean;
  onClose: () => void;
}

/** Whose job takes no answers now: they are not asked. */
function NotOpen({ closed, isAll, onClose }: NotOpenProps) {
  const { t } = useTranslation('pokes');
  return (
    <div role="status">
      {closed.map(({ job_id, people: [first, ...others] }) => (
        <Text key={job_id} mb="xs">
          {first?.job_title ? t('not_open', { job: isolated(first.job_title) }) : t('not_open_unnamed')}{' '}
          {[first, ...others].map((one) => isolated(one?.name ?? '')).join(t('and'))}
        </Text>
      ))}
      {isAll && (
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </FormActions>
      )}
    </div>
  );
}

interface ReadyProps {
  outlook: Outlook;
  onAsk: () => ReturnType<typeof askAll>;
  onClose: () => void;
}

function Ready({ outlook, onAsk, onClose }: ReadyProps) {
  const { t } = useTranslation('pokes');
  const format = useFormatters();
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { toAsk, remaining } = outlook;
  const tooMany = toAsk - remaining;
  const ask = async () => {
    setIsAsking(true);
    setRefusal(null);
    try {
      const { asked, asks } = await onAsk();
      onClose();
      showNotice(t('leaving', { count: asked, number: format.number(asked) }), {
        undo: () => void takeBackAll(asks),
        seconds: LIMITS.pokeUndoSeconds,
      });
    } catch (error) {
      setRefusal(errorText(error));
      setIsAsking(false);
    }
  };
  return (
    <div className={classes.body}>
      {toAsk > 0 && <WhatArrives outlook={outlook} />}
      <NotAsked outlook={outlook} />
      <Text size="sm" {...(tooMany > 0 ? { className: classes.refusal } : { c: 'dimmed' })}>
        {tooMany > 0
          ? t('too_many', { count: remaining, number: format.number(remaining) })
          : t('left', {
              own: format.number(outlook.limits.own.left),
              company: format.number(outlook.limits.company.left),
            })}{' '}
        {t('limits', {
          own: format.number(outlook.limits.own.limit),
          company: format.number(outlook.limits.company.limit),
          week: format.number(LIMITS.pokesFromCompanyPerWeek),
        })}
      </Text>
      {toAsk > 0 && <Text size="sm">{t('leaves', { seconds: format.number(LIMITS.pokeUndoSeconds) })}</Text>}
      {refusal && (
        <Text role="alert" className={classes.refusal}>
          {refusal}
        </Text>
      )}
      <FormActions>
        {toAsk > 0 && (
          <Button loading={isAsking} disabled={tooMany > 0} onClick={() => void ask()}>
            {t('ask_them', { count: toAsk, number: format.number(toAsk) })}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t(toAsk > 0 ? 'not_now' : 'close')}
        </Button>
      </FormActions>
    </div>
  );
}

/** The mail in each language that somebody reads, and what is told of the company. */
function WhatArrives({ outlook: { toAsk, mails, company } }: { outlook: Outlook }) {
  const { t } = useTranslation(['pokes', 'message-fields']);
  const format = useFormatters();
  return (
    <>
      <Text>{t('arrives', { count: toAsk, number: format.number(toAsk) })}</Text>
      {mails.map(({ language, people, subject, paragraphs, button }) => (
        // Of several jobs each has its subject.
        <div key={`${language} ${subject}`}>
          <Text size="sm" fw={600} mb={4}>
            {t('in_language', {
              language: t(`message-fields:languages.${language}`),
              count: people,
              number: format.number(people),
            })}
          </Text>
          <MessagePreview
            language={language}
            subject={subject}
            body={[...paragraphs, `[ ${button} ]`].join('\n\n')}
          />
        </div>
      ))}
      <section className={classes.company}>
        <Text size="sm" fw={600}>
          {t('company_facts')}
        </Text>
        <Facts>
          <Fact label={t('company.name')}>
            <bdi>{company.company_name}</bdi>
          </Fact>
          <Fact label={t('company.industry')}>
            <KnownName of={company.company_industry} />
          </Fact>
          <Fact label={t('company.place')}>
            <KnownName of={company.company_location} />
          </Fact>
          <Fact label={t('company.size')}>{format.number(company.company_size)}</Fact>
          {company.company_website && (
            <Fact label={t('company.website')}>
              <bdi dir="ltr">{company.company_website}</bdi>
            </Fact>
          )}
        </Facts>
      </section>
    </>
  );
}

/** Who is not asked, by the reason, each by name. */
function NotAsked({ outlook: { others } }: { outlook: Outlook }) {
  const { t } = useTranslation('pokes');
  const format = useFormatters();
  const total = others.reduce((sum, { people }) => sum + people.length, 0);
  if (total === 0) return null;
  return (
    <section>
      <Text size="sm" fw={600}>
        {t('not_asked', { count: total, number: format.number(total) })}
      </Text>
      <ul className={classes.others}>
        {others.map(({ reason, people }) => (
          <li key={reason}>
            <Text size="sm">
              {t(`others.${reason}`, { count: people.length, number: format.number(people.length) })}{' '}
              {people.slice(0, MOST_NAMES).map((person, at) => (
                <span key={`${person.candidate_id} ${person.job_id}`}>
                  {at > 0 && <Dot />}
                  <bdi>{person.name}</bdi>
                </span>
              ))}
              {people.length > MOST_NAMES && ' …'}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** More names than one reads are not drawn: how many there are is said. */
const MOST_NAMES = 20;
