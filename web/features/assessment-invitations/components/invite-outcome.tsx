import { Button } from '@mantine/core';
import type { inviteToAssessment } from '#contract/features/assessment-invitations.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { FormActions } from '#web/design/form-layout.tsx';
import { StatusDot } from '#web/design/status-badge.tsx';
import { Words } from '#web/design/words.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useAssessmentsAddress } from '../assessment-invitations.queries.ts';
import classes from './invite-dialog.module.css';
import type { Person } from './people-field.tsx';

interface InviteOutcomeProps {
  outcome: Reply<typeof inviteToAssessment>;
  people: readonly Person[];
  onClose: () => void;
}

/** What became of each, and where to follow it. */
export function InviteOutcome({ outcome: { invited, results }, people, onClose }: InviteOutcomeProps) {
  const { t } = useTranslation('assessment-invitations');
  const [, setAddress] = useAssessmentsAddress();
  return (
    <>
      <Words>{t('outcome.invited', { count: invited })}</Words>
      <ul className={classes.outcomes}>
        {results.map(({ user_id, outcome }, at) => (
          <li key={user_id}>
            <StatusDot tone={outcome === 'invited' ? 'good' : 'caution'} />
            <span>
              {/* In the order in which they were named; of a blind review the id is another. */}
              <bdi>{people[at]?.name}</bdi>: {t(`outcome.${outcome}`)}
            </span>
          </li>
        ))}
      </ul>
      <FormActions>
        <Button onClick={() => setAddress({ invite: '', tab: 'invitations', page: 1 }, { push: true })}>
          {t('outcome.follow')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('invite.close')}
        </Button>
      </FormActions>
    </>
  );
}
