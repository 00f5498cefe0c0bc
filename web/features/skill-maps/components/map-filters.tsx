import type { ReactNode } from 'react';
import { LateSelect } from '#web/design/late-select.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { usePlaceName } from '../place-names.ts';
import { CATEGORIES, LIMITS } from '../skill-maps.addresses.ts';
import type { DemandAddress } from '../skill-maps.queries.ts';
import { FilterText } from './filter-text.tsx';
import classes from './map-filters.module.css';

type CommonAddress = Pick<DemandAddress, 'state' | 'category' | 'limit'>;

interface MapFiltersProps {
  address: CommonAddress;
  onChange: (changes: Partial<CommonAddress>) => void;
  /** The filters of this map alone. */
  children: ReactNode;
}

/** What narrows a map: the place, what is the map's own, the kind of skill, and how many bubbles there are. */
export function MapFilters({ address, onChange, children }: MapFiltersProps) {
  const { t } = useTranslation('skill-maps');
  const placeName = usePlaceName();
  return (
    <section className={classes.filters} aria-label={t('filters.label')}>
      <FilterText
        of="location"
        label={t('filters.state')}
        placeholder={t('filters.everywhere')}
        value={placeName(address.state)}
        onChoose={(state) => onChange({ state })}
      />
      {children}
      <LateSelect
        size="sm"
        label={t('filters.category')}
        allowDeselect={false}
        data={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        value={address.category}
        onChange={(value) => onChange({ category: CATEGORIES.find((one) => one === value) ?? 'any' })}
      />
      <LateSelect
        size="sm"
        label={t('filters.limit')}
        allowDeselect={false}
        data={[...LIMITS]}
        value={address.limit}
        onChange={(value) => onChange({ limit: LIMITS.find((one) => one === value) ?? '25' })}
      />
    </section>
  );
}
