import { Button } from '@mantine/core';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import type { CandidateStatus } from '../rankings.queries.ts';

interface NobodyRankedProps {
  jobId: string;
  status: CandidateStatus;
  /** How many are not shown because their match is weak. */
  hidden: number;
  isComputing: boolean;
  isRequiring: boolean;
  onShowWeaker: () => void;
  onRequireNothing: () => void;
}

/** In place of an empty ranking: why nobody is in it, and what to do. */
export function NobodyRanked({
  jobId,
  status,
  hidden,
  isComputing,
  isRequiring,
  ...ways
}: NobodyRankedProps) {
  const { t } = useTranslation(['rankings', 'candidate-filters']);
  const icon = <PeopleIcon size={30} stroke={1.5} aria-hidden />;
  if (isComputing)
    return (
      <EmptyState title={t('empty.computing')} icon={icon}>
        {t('empty.computing_body')}
      </EmptyState>
    );
  if (isRequiring && hidden === 0)
    return (
      <EmptyState
        title={t('required.nobody')}
        icon={icon}
        action={
          <Button variant="default" onClick={ways.onRequireNothing}>
            {t('candidate-filters:clear_all')}
          </Button>
        }
      >
        {t('required.nobody_body')}
      </EmptyState>
    );
  if (status !== 'PENDING')
    return (
      <EmptyState title={t(`empty.${status}`)} icon={icon}>
        {t(`empty.${status}_body`)}
      </EmptyState>
    );
  if (hidden > 0)
    return (
      <EmptyState
        title={t('empty.only_weaker')}
        icon={icon}
        action={
          <Button variant="default" onClick={ways.onShowWeaker}>
            {t('empty.show_weaker', { count: hidden })}
          </Button>
        }
      >
        {t('empty.only_weaker_body')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('empty.PENDING')}
      icon={icon}
      action={
        <ButtonLink to="/recruiter/jobs/$id/edit" params={{ id: jobId }} variant="default">
          {t('empty.edit')}
        </ButtonLink>
      }
    >
      {t('empty.PENDING_body')}
    </EmptyState>
  );
}
