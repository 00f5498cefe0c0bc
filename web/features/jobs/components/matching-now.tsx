import { Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { previewCandidates } from '#contract/features/rankings.contract.ts';
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
  const format = useFormatters();
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
  const { data } = preview;
  return (
    <section className={classes.panel} aria-label={t('matching.title')}>
      <h2 className={classes.panelTitle}>{t('matching.title')}</h2>
      <div aria-live="polite" aria-busy={preview.isFetching}>
        {isEmpty ? (
          <Text size="sm" c="dimmed">
            {t('matching.nothing_yet')}
          </Text>
        ) : data ? (
          <>
            <p className={classes.figure}>
              <strong>
                {data.is_capped
                  ? t('matching.more_than', { number: format.number(data.above_floor) })
                  : format.number(data.above_floor)}
              </strong>{' '}
              {t('matching.match', { count: data.above_floor })}
            </p>
            <Text size="sm" c="dimmed">
              {t('matching.strong', { count: data.strong, number: format.number(data.strong) })}
            </Text>
            {data.results.length > 0 && (
              <ol className={classes.best}>
                {data.results.map((person) => (
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
            )}
            {data.above_floor === 0 && (
              <Text size="sm" mt={6}>
                {t('matching.nobody')}
              </Text>
            )}
          </>
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
