import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { FailedStep } from '#web/widgets/failed-step/failed-step.tsx';
import { CANDIDATE_ERROR } from '../courses.addresses.ts';

/** Where a failure of looking for courses leads: what happened, and the way back to try again. */
export default function CandidateErrorScreen() {
  const { t } = useTranslation('courses');
  const [{ back }] = useAddress(CANDIDATE_ERROR);
  return (
    <FailedStep
      page={t('upskill.title')}
      title={t('error.title')}
      back={back}
      backLabel={t('error.retry')}
      to="/candidate/dashboard"
      toLabel={t('error.home')}
    >
      {t('error.body')}
    </FailedStep>
  );
}
