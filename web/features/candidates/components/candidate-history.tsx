import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type HistoryEntry, listCandidateHistory } from '#contract/features/candidates.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useStageName } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import classes from './candidate-side.module.css';

const SHOWN = 8;

/** Everything between a candidate and the company, over all its jobs, latest first, each with who and when. */
export function CandidateHistory({ candidateId }: { candidateId: string }) {
  const { t } = useTranslation('candidates');
  const [isWhole, setIsWhole] = useState(false);
  const history = useQuery(queryFor(listCandidateHistory, { params: { id: candidateId } }));
  return (
    <Section title={t('history.title')} help={t('history.help')}>
      <QueryView
        query={history}
        waiting={<ListSkeleton label={t('history.waiting')} count={3} />}
        failedTitle={t('history.failed')}
        isEmpty={({ results }) => results.length === 0}
        empty={<Text c="dimmed">{t('history.none')}</Text>}
      >
        {({ results }) => (
          <>
            <ol className={classes.history}>
              {(isWhole ? results : results.slice(0, SHOWN)).map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
            {results.length > SHOWN && !isWhole && (
              <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(true)}>
                {t('history.all', { count: results.length })}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation(['candidates', 'candidate-decisions']);
  const format = useFormatters();
  const isOwnWords = entry.kind === 'note' || entry.kind === 'message';
  return (
    <li>
      <Text size="sm">
        <EntryWords entry={entry} />
      </Text>
      {entry.job && (
        <Text size="xs" c="dimmed">
          <bdi>{entry.job.job_title}</bdi>
        </Text>
      )}
      {entry.reason_code && (
        <Text size="xs">{t(`candidate-decisions:rejection.reasons.${entry.reason_code}`)}</Text>
      )}
      {entry.text && entry.kind !== 'tagged' && (
        <Text size="sm" dir="auto" className={classes.words} lineClamp={isOwnWords ? 3 : 6}>
          {entry.text}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {entry.by && (
          <>
            <bdi>{entry.by}</bdi>
            <Dot />
          </>
        )}
        <time dateTime={entry.at}>{format.dateAndTime(entry.at)}</time>
        {entry.of_other && (
          <>
            <Dot />
            {t('history.other_account')}
          </>
        )}
      </Text>
    </li>
  );
}

function EntryWords({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation('candidates');
  const stageName = useStageName();
  switch (entry.kind) {
    case 'moved':
      return t('history.moved', {
        stage: isolated(stageName({ kind: entry.to ?? 'new', name: entry.stage_name })),
      });
    case 'application':
      return t(`history.application.${applicationKey(entry)}`);
    case 'poke_answered':
      return t(`history.answered.${entry.answer ?? 'not_interested'}`);
    case 'tagged':
      return t('history.tagged', { tag: isolated(entry.text ?? '') });
    default:
      return t(`history.${entry.kind}`);
  }
}

function applicationKey({ application_stage: stage }: HistoryEntry) {
  if (stage === 'VIEWED' || stage === 'WITHDRAWN' || stage === 'JOB_CLOSED') return stage;
  return 'SUBMITTED';
}
