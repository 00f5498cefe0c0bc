import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getItemStatistics } from '#contract/features/assessments.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { ChartIcon } from '#web/design/icons.ts';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Table, TableScroll } from '#web/design/table.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { useAssessmentsAddress } from '../assessment-invitations.queries.ts';
import classes from './item-statistics.module.css';
import lists from './lists.module.css';
import { AssessmentChoice } from './result-filters.tsx';

type Statistics = Reply<typeof getItemStatistics>;
type Item = Statistics['items'][number];

/** What the answers of the portal say of the questions of an assessment: for whoever looks after them. */
export default function ItemStatistics() {
  const { t } = useTranslation('assessment-invitations');
  const [{ assessment }] = useAssessmentsAddress();
  return (
    <div className={classes.body}>
      <div className={lists.filters}>
        <AssessmentChoice />
      </div>
      {assessment ? (
        <OfAssessment assessmentId={assessment} />
      ) : (
        <EmptyState title={t('items.choose')} icon={<ChartIcon size={30} stroke={1.5} aria-hidden />}>
          {t('items.choose_body')}
        </EmptyState>
      )}
    </div>
  );
}

function OfAssessment({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('assessment-invitations');
  const query = useQuery(queryFor(getItemStatistics, { params: { assessment_id: assessmentId } }));
  return (
    <QueryView
      query={query}
      failedTitle={t('items.failed')}
      waiting={<ListSkeleton label={t('waiting')} count={8} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState title={t('items.none')} icon={<ChartIcon size={30} stroke={1.5} aria-hidden />}>
          {t('items.none_body')}
        </EmptyState>
      }
    >
      {(statistics) => <Items statistics={statistics} />}
    </QueryView>
  );
}

const SHOWN = ['flagged', 'all'] as const;

function Items({ statistics: { computed_at, attempts, least_answers, items } }: { statistics: Statistics }) {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  const flagged = items.filter(({ flags }) => flags.length > 0);
  const [shown, setShown] = useState<(typeof SHOWN)[number]>(flagged.length > 0 ? 'flagged' : 'all');
  return (
    <>
      <Words size="sm" isDimmed>
        {t('items.of', {
          count: attempts,
          date: format.dateAndTime(computed_at),
          least: format.number(least_answers),
        })}
      </Words>
      <SegmentedControl
        size="sm"
        className={classes.shown}
        aria-label={t('items.shown')}
        data={[
          { value: 'flagged', label: t('items.flagged', { count: flagged.length }) },
          { value: 'all', label: t('items.all', { count: items.length }) },
        ]}
        value={shown}
        onChange={(next) => setShown(SHOWN.find((one) => one === next) ?? 'all')}
      />
      {shown === 'flagged' && flagged.length === 0 ? (
        <Words>{t('items.no_flags')}</Words>
      ) : (
        <ItemTable items={shown === 'flagged' ? flagged : items} />
      )}
    </>
  );
}

function ItemTable({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('assessment-invitations');
  return (
    <TableScroll minWidth={860}>
      <Table rows="wide" className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('items.question')}</th>
            <th scope="col" className={classes.figure}>
              {t('items.answered')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('items.difficulty')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('items.discrimination')}
            </th>
            <th scope="col">{t('items.options')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}

function ItemRow({ item }: { item: Item }) {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  const names = useNames();
  const rounded = (value: number | null) =>
    value === null ? t('items.unknown') : format.number(Math.round(value * 100) / 100);
  return (
    <tr>
      <th scope="row" className={classes.question}>
        {names(item.text)}
        {item.flags.map((flag) => (
          <Flag key={`${flag.reason} ${flag.option}`} flag={flag} />
        ))}
      </th>
      <td className={classes.figure}>
        {t('of', { score: format.number(item.answered), most: format.number(item.shown) })}
      </td>
      <td className={classes.figure}>
        {item.difficulty === null ? t('items.unknown') : format.percent(item.difficulty)}
      </td>
      <td className={classes.figure}>{rounded(item.discrimination)}</td>
      <td>
        <ul className={classes.options}>
          {item.options.map((option) => (
            <li key={option.text.en}>
              <span className={classes.share}>{format.percent(option.share)}</span>
              <span>
                {names(option.text)}
                {option.points !== null && option.points > 0 && (
                  <span className={classes.points}> {t('items.points', { count: option.points })}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

/** Why the question is to be looked at, with what was measured. */
function Flag({ flag: { reason, figure, option } }: { flag: Item['flags'][number] }) {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  const isShare = !['discriminates-against', 'discriminates-weakly', 'not-as-hard-as-stated'].includes(
    reason,
  );
  return (
    <span className={classes.flag}>
      <StatusBadge tone={reason === 'discriminates-against' ? 'problem' : 'caution'}>
        {t(`items.flags.${reason}`, {
          figure: isShare ? format.percent(figure) : format.number(Math.round(figure * 100) / 100),
          option: option === null ? '' : format.number(option + 1),
        })}
      </StatusBadge>
    </span>
  );
}
