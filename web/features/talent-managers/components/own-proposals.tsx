import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  answerProposal,
  listOwnProposals,
  type OwnProposal,
} from '#contract/features/talent-managers.contract.ts';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Words } from '#web/design/words.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './own-managers.module.css';

/** Jobs for which the reader's talent manager would propose them: nothing goes out before their yes. */
export function OwnProposals({ proposals }: { proposals: readonly OwnProposal[] }) {
  const { t } = useTranslation('talent-managers');
  return (
    <Section title={t('own.proposals')} help={t('own.proposals_help')}>
      <ul className={classes.list}>
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <Proposed proposal={proposal} />
            {proposal.answer ? (
              <StatusBadge tone={proposal.answer === 'agreed' ? 'good' : 'neutral'}>
                {t(`own.${proposal.answer}`)}
              </StatusBadge>
            ) : (
              <Answer proposal={proposal} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Proposed({ proposal: { job, manager_name: manager, message } }: { proposal: OwnProposal }) {
  const { t } = useTranslation('talent-managers');
  return (
    <div>
      <TextLink to="/candidate/jobs/view/$id" params={{ id: job.jid }}>
        <bdi>{job.job_title}</bdi>
      </TextLink>
      <Words size="sm" isDimmed>
        {t('own.proposed', { company: isolated(job.company.company_name), manager: isolated(manager) })}
      </Words>
      {message && (
        <p className={classes.message} dir="auto">
          {message}
        </p>
      )}
    </div>
  );
}

function Answer({ proposal: { id, job, has_questions: hasQuestions } }: { proposal: OwnProposal }) {
  const { t } = useTranslation('talent-managers');
  const answer = useMutation({
    ...mutationFor(answerProposal),
    onSuccess: async ({ message }) => {
      showNotice(message);
      await refresh(listOwnProposals);
    },
  });
  const say = (said: 'agreed' | 'declined') => answer.mutate({ params: { id }, body: { answer: said } });
  const about = { job: job.job_title };
  return (
    <Group gap="xs">
      {hasQuestions ? (
        // The company asks something: who answers it by applying has agreed by that.
        <ButtonLink to="/candidate/jobs/view/$id" params={{ id: job.jid }}>
          {t('own.agree_with_answers')}
        </ButtonLink>
      ) : (
        <Button
          loading={answer.isPending}
          aria-label={t('own.agree_named', about)}
          onClick={() => say('agreed')}
        >
          {t('own.agree')}
        </Button>
      )}
      <Button
        variant="default"
        disabled={answer.isPending}
        aria-label={t('own.decline_named', about)}
        onClick={() => say('declined')}
      >
        {t('own.decline')}
      </Button>
    </Group>
  );
}
