import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { useTranslation } from '#web/platform/translation.ts';

/** In place of a ranking that holds nobody, or nobody yet, beside the job's own screen. */
export function NobodyToShow({ jobId, isComputing }: { jobId: string; isComputing: boolean }) {
  const { t } = useTranslation('rankings');
  return (
    <EmptyState
      title={t(isComputing ? 'empty.computing' : 'swipe.nobody')}
      icon={<PeopleIcon size={30} stroke={1.5} aria-hidden />}
      action={
        <ButtonLink to="/recruiter/jobs/$id" params={{ id: jobId }}>
          {t('everyone.manage')}
        </ButtonLink>
      }
    >
      {t(isComputing ? 'empty.computing_body' : 'swipe.nobody_body')}
    </EmptyState>
  );
}
