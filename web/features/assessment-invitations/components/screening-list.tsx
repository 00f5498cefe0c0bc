import { useQuery } from '@tanstack/react-query';
import { listAssessments } from '#contract/features/assessments.contract.ts';
import type { ScreeningListName, ScreeningRow } from '#contract/features/screenings.fields.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { AssessmentIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type RecordColumn, RecordList } from '#web/widgets/record-list/record-list.tsx';
import { PER_PAGE, useAssessmentsAddress } from '../assessment-invitations.queries.ts';
import classes from './lists.module.css';
import { AssessmentChoice } from './result-filters.tsx';

/** Answers that came with applications to the company's jobs, the latest first: each leads to its application. */
export function ScreeningList({ list }: { list: ScreeningListName }) {
  const { t } = useTranslation('assessment-invitations');
  const [{ page }] = useAssessmentsAddress();
  const query = useQuery({
    ...queryFor(listAssessments, { query: { assessment_id: list, page, limit: PER_PAGE } }),
    placeholderData: (before) => before,
    select: (data) =>
      data.view === 'screenings'
        ? { results: data.assessments, total: data.total, limit: data.pagination.limit }
        : { results: [], total: 0, limit: PER_PAGE },
  });
  return (
    <>
      <Words size="sm" isDimmed className={classes.note}>
        {t('screenings.note')}
      </Words>
      <RecordList
        filters={
          <div className={classes.filters}>
            <AssessmentChoice withScreenings />
          </div>
        }
        query={query}
        waitingLabel={t('results.waiting')}
        failedTitle={t('results.failed')}
        empty={
          <EmptyState
            title={t('screenings.none')}
            icon={<AssessmentIcon size={30} stroke={1.5} aria-hidden />}
          >
            {t('screenings.none_body')}
          </EmptyState>
        }
        rowKey={(row) => row.application_id ?? row.job.jid}
        columns={useColumns()}
        card={(row) => <Card row={row} />}
      />
    </>
  );
}

function useColumns(): readonly RecordColumn<ScreeningRow>[] {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  return [
    { header: t('columns.person'), cell: (row) => <Person row={row} /> },
    { header: t('columns.job'), cell: (row) => <bdi>{row.job.job_title}</bdi> },
    { header: t('columns.completed'), cell: (row) => format.date(row.saved_at) },
    { header: t('screenings.way_of'), cell: (row) => t(`screenings.way.${row.way}`) },
    {
      header: t('screenings.answered'),
      cell: (row) => t('of', { score: format.number(row.answered), most: format.number(row.questions) }),
    },
  ];
}

/** Who answered, which leads to the answers beside the application. */
function Person({ row: { job, person } }: { row: ScreeningRow }) {
  return (
    person && (
      <TextLink
        to="/recruiter/candidates/$id"
        params={{ id: person.user_id }}
        search={{ job_id: job.jid }}
        fw={600}
      >
        <bdi>{person.name}</bdi>
      </TextLink>
    )
  );
}

function Card({ row }: { row: ScreeningRow }) {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  return (
    <div>
      <Person row={row} />
      <Words size="sm" isDimmed>
        <Joined parts={[row.job.job_title, format.date(row.saved_at), t(`screenings.way.${row.way}`)]} />
      </Words>
    </div>
  );
}
