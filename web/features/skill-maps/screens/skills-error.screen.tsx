import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { FailedStep } from '#web/widgets/failed-step/failed-step.tsx';
import { SKILLS_ERROR } from '../skill-maps.addresses.ts';

/** Where a failure of the maps leads: what happened, and the way back to try again. */
export default function SkillsErrorScreen() {
  const { t } = useTranslation('skill-maps');
  const [{ back }] = useAddress(SKILLS_ERROR);
  return (
    <FailedStep
      page={t('error.page')}
      title={t('error.title')}
      back={back}
      backLabel={t('error.retry')}
      to="/recruiter/skills/demand"
      toLabel={t('error.demand')}
    >
      {t('error.body')}
    </FailedStep>
  );
}
