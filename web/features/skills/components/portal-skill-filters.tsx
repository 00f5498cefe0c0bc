import { SegmentedControl } from '@mantine/core';
import { type listPortalSkills, PORTAL_SKILL_STATUSES } from '#contract/features/skills.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import { PORTAL_SKILLS } from '../skills.addresses.ts';
import classes from './portal-skill.module.css';

interface PortalSkillFiltersProps {
  /** How many names stand in each status, once that is known. */
  counts: Reply<typeof listPortalSkills>['counts'] | undefined;
}

/** Narrows the list by what was decided and by words; the address keeps both. */
export function PortalSkillFilters({ counts }: PortalSkillFiltersProps) {
  const { t } = useTranslation('skills');
  const format = useFormatters();
  const [{ status, q }, setAddress] = useAddress(PORTAL_SKILLS);
  return (
    <>
      <SegmentedControl
        className={classes.statuses}
        aria-label={t('columns.status')}
        value={status}
        onChange={(next) => setAddress({ status: next, page: 1 }, { push: true })}
        data={PORTAL_SKILL_STATUSES.map((one) => ({
          value: one,
          label: (
            <>
              {t(`statuses.${one}`)}{' '}
              {counts && <span className={classes.count}>{format.number(counts[one])}</span>}
            </>
          ),
        }))}
      />
      <SearchField
        label={t('portal.search')}
        value={q}
        onSearch={(next) => setAddress({ q: next, page: 1 })}
      />
    </>
  );
}
