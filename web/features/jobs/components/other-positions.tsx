import { Button } from '@mantine/core';
import { TextLink } from '#web/design/links.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type Positions, usePositions, useSavingPositions } from '../job-positions.ts';
import { GapNotice } from './gap-notice.tsx';
import classes from './other-positions.module.css';

/** That the text of a job offers others as well, which may be saved as drafts; nothing where it offers none. */
export function OtherPositions({ jobId }: { jobId: string }) {
  const { data } = usePositions(jobId);
  return data ? <Offered jobId={jobId} kept={data} /> : null;
}

function Offered({ jobId, kept }: { jobId: string; kept: Positions }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  const { others, saved, save, isSaving, error } = useSavingPositions(jobId, kept);
  const titles = format.list(others.map(({ job }) => isolated(job.job_title || t('untitled'))));
  return (
    <GapNotice
      tone="alive"
      title={t('positions.title', { count: others.length + saved.length + 1 })}
      action={
        others.length > 0 && (
          <Button size="compact-sm" onClick={save} loading={isSaving}>
            {t('positions.save', { count: others.length })}
          </Button>
        )
      }
    >
      {others.length > 0 && t('positions.others', { titles })}
      {error && <div role="alert">{errorText(error)}</div>}
      <div aria-live="polite">
        {saved.length > 0 && (
          <>
            {t('positions.saved', { count: saved.length })}
            <ul className={classes.saved}>
              {saved.map(({ jid, title }) => (
                <li key={jid}>
                  <TextLink to="/recruiter/jobs/post-job/$id/edit" params={{ id: jid }}>
                    <bdi>{title || t('untitled')}</bdi>
                  </TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </GapNotice>
  );
}
