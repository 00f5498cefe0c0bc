import type { ScreeningRow } from '#contract/features/screenings.fields.ts';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useScreenings } from '../assessments.queries.ts';
import classes from './assessment-card.module.css';

/** Questions of jobs that one has begun to answer or has sent; nothing where there are none. */
export function Screenings() {
  const { t } = useTranslation('assessments');
  const rows = useScreenings();
  if (rows.length === 0) return null;
  return (
    <Section title={t('screenings.title')} help={t('screenings.help')}>
      <div className={classes.stack}>
        {rows.map((row) => (
          <Row key={row.job.jid} row={row} />
        ))}
      </div>
    </Section>
  );
}

function Row({
  row: { job, status, answered, questions, saved_at, application_id, way },
}: {
  row: ScreeningRow;
}) {
  const { t } = useTranslation('assessments');
  const { date } = useFormatters();
  const conversation = {
    to: '/candidate/assessments/job_screening_questions/$job_id',
    params: { job_id: job.jid },
  } as const;
  return (
    <article className={classes.underWay}>
      {application_id === null ? (
        <TextLink {...conversation}>
          <bdi>{job.job_title}</bdi>
        </TextLink>
      ) : (
        <TextLink to="/candidate/applications/$id" params={{ id: application_id }}>
          <bdi>{job.job_title}</bdi>
        </TextLink>
      )}
      <span className={classes.facts}>
        <bdi>{job.company_name}</bdi> {t('before.under_way', { answered, total: questions })}{' '}
        {t(`screenings.way.${way}`)}
      </span>
      {status === 'COMPLETED' ? (
        <StatusBadge tone="good">{t('card.done', { date: date(saved_at) })}</StatusBadge>
      ) : (
        <ButtonLink {...conversation} size="sm">
          {t('before.continue')}
        </ButtonLink>
      )}
    </article>
  );
}
