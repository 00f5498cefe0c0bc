import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listShortlistings, type Shortlisting } from '#contract/features/applications.contract.ts';
import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';
import classes from '../screens/applications.module.css';
import { JobLines } from './job-lines.tsx';

/** Jobs for which a company shortlisted the person, who has not applied; nothing where there are none. */
export function Shortlistings() {
  const { t } = useTranslation('applications');
  const shortlistings = useQuery(queryFor(listShortlistings, {})).data ?? [];
  if (shortlistings.length === 0) return null;
  return (
    <Section title={t('shortlistings.title')} help={t('shortlistings.help')}>
      <ul className={classes.list}>
        {shortlistings.map((one) => (
          <ShortlistingRow key={one.job.jid} shortlisting={one} />
        ))}
      </ul>
    </Section>
  );
}

function ShortlistingRow({ shortlisting: { job, shortlisted_at } }: { shortlisting: Shortlisting }) {
  const { t } = useTranslation('applications');
  const format = useFormatters();
  return (
    <li className={classes.row}>
      <div className={classes.job}>
        <TextLink to="/candidate/jobs/view/$id" params={{ id: job.jid }} fw={600}>
          <bdi>{job.job_title}</bdi>
        </TextLink>
        <JobLines job={job} />
      </div>
      <div className={classes.stage}>
        <ApplicationStageBadge stage="SHORTLISTED" />
        <Text size="sm" c="dimmed">
          {t('shortlistings.when', { when: format.relative(shortlisted_at) })}
        </Text>
      </div>
    </li>
  );
}
