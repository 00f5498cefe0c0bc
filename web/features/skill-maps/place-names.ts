import { useAddress } from '#web/platform/address.ts';
import type { AddressShape, AddressValue } from '#web/platform/address-values.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useShownName } from '#web/platform/known-names.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { OWN_PLACE, USUAL_STATE } from './skill-maps.addresses.ts';

/** The address of a map, which begins with the place of the reader's own company. */
export function useMapAddress<S extends AddressShape & { state: AddressValue<string> }>(shape: S) {
  const [address, setAddress] = useAddress(shape);
  const own = useSession().user?.companyDetail?.company_location || USUAL_STATE;
  return [address.state === OWN_PLACE ? { ...address, state: own } : address, setAddress] as const;
}

/** A place as it is called in the language of the page; one that nobody knows as it was typed. */
export function usePlaceName(): (place: string) => string {
  const { t } = useTranslation('skill-maps');
  const shownName = useShownName();
  const own = useSession().user?.companyDetail?.company_location;
  return (place) => {
    if (place === USUAL_STATE) return t('usual_place');
    // Of one's own place one knows the country.
    return place === own ? (shownName(place).split(/[,،]/)[0] ?? place) : shownName(place);
  };
}

/** The same within a sentence. */
export function useNameOfPlace(): (place: string) => string {
  const placeName = usePlaceName();
  return (place) => isolated(placeName(place));
}
