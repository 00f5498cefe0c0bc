import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { FailedStep } from '#web/widgets/failed-step/failed-step.tsx';
import { RECRUITER_ERROR } from '../jobs.addresses.ts';

/** Where a step of hiring that failed leads: what happened, and the way back to try again. */
export default function RecruiterErrorScreen() {
  const { t } = useTranslation('jobs');
  const [{ back }] = useAddress(RECRUITER_ERROR);
  return (
    <FailedStep
      page={t('error.page')}
      title={t('error.title')}
      back={back}
      backLabel={t('error.retry')}
      to="/recruiter/dashboard"
      toLabel={t('error.home')}
    >
      {t('error.body')}
    </FailedStep>
  );
}
