import { Text } from '@mantine/core';
import type { previewCandidates } from '#contract/features/rankings.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { ChevronDownIcon, ChevronUpIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './ranking-weights.module.css';

type Preview = Reply<typeof previewCandidates>;
type Weighed = Preview['results'][number];

const MOVE_HEIGHT = 60;

/** The first of the ranking as it would be, each with rank and score before: rows move to their new places. */
export function WeighedRanking({ preview }: { preview: Preview }) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  const byId = preview.results.toSorted((a, b) => (a.candidate_id < b.candidate_id ? -1 : 1));
  return (
    <div>
      <Text size="sm" role="status" aria-live="polite">
        {preview.before &&
          t('weights.counts', {
            count: preview.shown,
            number: format.number(preview.shown),
            before: format.number(preview.before.shown),
          })}
      </Text>
      <ol className={classes.moves} style={{ blockSize: preview.results.length * MOVE_HEIGHT }}>
        {byId.map((person) => (
          <li
            key={person.candidate_id}
            className={classes.move}
            style={{ transform: `translateY(${preview.results.indexOf(person) * MOVE_HEIGHT}px)` }}
          >
            <span className={classes.rank}>{format.number(person.rank)}</span>
            <Shift person={person} />
            <span className={classes.who}>
              <bdi>{person.name}</bdi>
              <Text size="xs" c="dimmed" truncate>
                <bdi>{person.headline}</bdi>
              </Text>
            </span>
            <span className={classes.scores}>
              {person.score_before !== null &&
                format.percent(person.score_before) !== format.percent(person.score) && (
                  <s>{format.percent(person.score_before)}</s>
                )}{' '}
              <b>{format.percent(person.score)}</b>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Shift({ person: { rank, rank_before: before } }: { person: Weighed }) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  if (before === null) return <span className={classes.shift}>{t('weights.new')}</span>;
  const by = before - rank;
  if (by === 0) return <span className={classes.shift} />;
  const number = format.number(Math.abs(by));
  return (
    <span
      className={classes.shift}
      data-up={by > 0 || undefined}
      role="img"
      aria-label={t(by > 0 ? 'weights.up' : 'weights.down', {
        count: Math.abs(by),
        before: format.number(before),
      })}
    >
      {by > 0 ? <ChevronUpIcon size={14} aria-hidden /> : <ChevronDownIcon size={14} aria-hidden />}
      {number}
    </span>
  );
}
