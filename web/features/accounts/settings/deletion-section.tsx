import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#web/design/dialog.tsx';
import { Section } from '#web/design/section.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { signInQuery } from '../sign-in-details.ts';
import { DeletionForm } from './deletion-form.tsx';
import classes from './deletion-section.module.css';

/** The way out, for good: what goes with the account, before anything is asked. */
export function DeletionSection() {
  const { t } = useTranslation('accounts');
  const [isOpen, dialog] = useDisclosure(false);
  const { state } = useSession();
  const details = useQuery(signInQuery);
  const points = state === 'CANDIDATE' ? CANDIDATE_POINTS : RECRUITER_POINTS;
  return (
    <Section title={t('deletion.title')} help={t('deletion.help')}>
      <Button variant="default" c="var(--problem-ink)" onClick={dialog.open}>
        {t('deletion.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={dialog.close}
        title={t('deletion.confirm_title')}
        closeLabel={t('cancel')}
      >
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point}>{t(`deletion.${point}`)}</li>
          ))}
        </ul>
        <QueryView query={details} waiting={<FormSkeleton label={t('deletion.confirm_title')} count={2} />}>
          {(signIn) => <DeletionForm signIn={signIn} onClose={dialog.close} />}
        </QueryView>
      </Dialog>
    </Section>
  );
}

const CANDIDATE_POINTS = ['profile', 'ranked', 'at_once'] as const;
const RECRUITER_POINTS = ['own', 'company', 'at_once'] as const;
