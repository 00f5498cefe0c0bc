import { Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { previewCandidates } from '#contract/features/rankings.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { asUnsaved, type JobFormValues } from '../job-form-values.ts';
import classes from './job-editor.module.css';

const PAUSE_MS = 500;
const NAMES = 3;

/** How many candidates match what is written right now, and the best of them. */
export function MatchingNow({ values }: { values: JobFormValues }) {
  const { t } = useTranslation('jobs');
  const [asked] = useDebouncedValue(JSON.stringify(asUnsaved(values)), PAUSE_MS);
  const isEmpty = values.job_title.trim() === '' && values.skills.length === 0;
  const preview = useQuery({
    ...queryFor(previewCandidates, { body: { job: JSON.parse(asked), limit: NAMES } }),
    enabled: !isEmpty,
    placeholderData: (before) => before,
    retry: (tries, error) =>
      error instanceof ApiError && error.code === 'matches.getting_ready' && tries < 20,
    retryDelay: 3_000,
  });
  return (
    <section className={classes.panel} aria-label={t('matching.title')}>
      <h2 className={classes.panelTitle}>{t('matching.title')}</h2>
      <div aria-live="polite" aria-busy={preview.isFetching}>
        {isEmpty ? (
          <Text size="sm" c="dimmed">
            {t('matching.nothing_yet')}
          </Text>
        ) : preview.data ? (
          <WhoMatches preview={preview.data} />
        ) : preview.isError ? (
          <Text size="sm" c="dimmed">
            {t('matching.unknown')}
          </Text>
        ) : (
          <Skeleton height={64} />
        )}
      </div>
      <Text size="xs" c="dimmed" mt={10}>
        {t('matching.help')}
      </Text>
    </section>
  );
}

type Preview = Reply<typeof previewCandidates>;

function WhoMatches({ preview }: { preview: Preview }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  const number = format.number(preview.above_floor);
  return (
    <>
      <p className={classes.figure}>
        <strong>{preview.is_capped ? t('matching.more_than', { number }) : number}</strong>{' '}
        {t('matching.match', { count: preview.above_floor })}
      </p>
      <Text size="sm" c="dimmed">
        {t('matching.strong', {
          count: preview.strong,
          number: format.number(preview.strong),
          percent: format.percent(LIMITS.candidateStrongFloor),
        })}
      </Text>
      {preview.results.length > 0 && <BestPeople people={preview.results} />}
      {preview.above_floor === 0 && (
        <Text size="sm" mt={6}>
          {t('matching.nobody')}
        </Text>
      )}
    </>
  );
}

function BestPeople({ people }: { people: Preview['results'] }) {
  const format = useFormatters();
  return (
    <ol className={classes.best}>
      {people.map((person) => (
        <li key={person.candidate_id}>
          <span className={classes.person}>
            <bdi>{person.name}</bdi>
            {person.headline && (
              <Text component="span" size="xs" c="dimmed" display="block" truncate>
                <bdi>{person.headline}</bdi>
              </Text>
            )}
          </span>
          <span className={classes.score}>{format.percent(person.score)}</span>
        </li>
      ))}
    </ol>
  );
}
