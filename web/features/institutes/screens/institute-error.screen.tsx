import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { FailedStep } from '#web/widgets/failed-step/failed-step.tsx';
import { INSTITUTE_ERROR } from '../institutes.addresses.ts';

/** Where a failed comparison leads: what happened, and one screen back with nothing chosen. */
export default function InstituteErrorScreen() {
  const { t } = useTranslation('institutes');
  const [{ back, said }] = useAddress(INSTITUTE_ERROR);
  return (
    <FailedStep
      page={t('titles.institute_select')}
      title={t('error.title')}
      back={back}
      backLabel={t('error.back')}
      to="/institute/select"
      toLabel={t('back_to_select')}
    >
      {said || t('error.body')}
    </FailedStep>
  );
}
