import { Button } from '@mantine/core';
import { EmptyState } from '#web/design/empty-state.tsx';
import { SearchIcon, SkillMapIcon } from '#web/design/icons.ts';
import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { PORTAL_SKILLS } from '../skills.addresses.ts';

/** An empty list: nothing was found, or no name stands in the status. */
export function NoPortalSkills() {
  const { t } = useTranslation('skills');
  const [{ page, status, q }, setAddress] = useAddress(PORTAL_SKILLS);
  if (q !== '' || page > 1)
    return (
      <EmptyState
        title={t('empty.nothing_found')}
        icon={<SearchIcon size={28} stroke={1.5} aria-hidden />}
        action={
          <Button variant="default" onClick={() => setAddress({ q: '', page: 1 })}>
            {t('empty.show_all')}
          </Button>
        }
      />
    );
  return (
    <EmptyState title={t(`empty.${status}`)} icon={<SkillMapIcon size={28} stroke={1.5} aria-hidden />}>
      {t(`empty.${status}_body`)}
    </EmptyState>
  );
}
