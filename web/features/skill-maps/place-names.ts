import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { USUAL_STATE } from './skill-maps.addresses.ts';

/** A place as one reads here: the usual one is written in the language of the page, others as they were typed. */
export function useNameOfPlace() {
  const { t } = useTranslation('skill-maps');
  return (place: string) => (place === USUAL_STATE ? t('usual_place') : isolated(place));
}
