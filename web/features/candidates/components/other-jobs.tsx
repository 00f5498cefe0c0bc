import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listCandidateJobs } from '#contract/features/candidates.contract.ts';
import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { PipelineStageBadge } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';
import { useStages } from '../pipeline.queries.ts';
import classes from './candidate-side.module.css';

const SHOWN = 12;

/** The company’s other jobs for which the candidate stands or that they match: the page opens for each. */
export function OtherJobs({ candidateId, jobId }: { candidateId: string; jobId: string | null }) {
  const { t } = useTranslation(['candidates', 'candidate-rows']);
  const format = useFormatters();
  const stages = useStages();
  const jobs = useQuery(queryFor(listCandidateJobs, { params: { id: candidateId } }));
  const others = jobs.data?.results.filter(({ jid }) => jid !== jobId) ?? [];
  if (others.length === 0) return null;
  return (
    <Section title={t(jobId ? 'jobs.others' : 'jobs.all')} help={t('jobs.help')}>
      <ul className={classes.jobs}>
        {others.slice(0, SHOWN).map(({ candidate_id, jid, job_title, score, placed }) => (
          <li key={`${jid} ${candidate_id}`}>
            <TextLink
              to="/recruiter/candidates/$id"
              params={{ id: candidate_id }}
              search={{ job_id: jid }}
              size="sm"
            >
              <bdi>{job_title}</bdi>
            </TextLink>
            {placed ? (
              <PipelineStageBadge
                stage={{ kind: placed.kind, name: stages.find(({ id }) => id === placed.stage_id)?.name }}
              />
            ) : (
              score !== null && (
                <Text size="sm" c="dimmed">
                  {t('candidate-rows:score', { percent: format.percent(score) })}
                </Text>
              )
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
