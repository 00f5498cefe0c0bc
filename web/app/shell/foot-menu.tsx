import { useDisclosure } from '@mantine/hooks';
import { Dialog } from '#web/design/dialog.tsx';
import { MenuIcon } from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { DestinationGroup } from '../navigation.ts';
import { LanguageSwitch, SchemeSwitch } from '../switches.tsx';
import { DestinationLink } from './destination-link.tsx';
import { MenuList } from './menu-list.tsx';
import classes from './shell.module.css';

const IN_BOTTOM_BAR = 4;

/** The menu of a phone: what is needed most at its foot, and all of it in a drawer. */
export function FootMenu({ groups }: { groups: readonly DestinationGroup[] }) {
  const { t } = useTranslation(['app', 'platform']);
  const [isOpen, menu] = useDisclosure(false);
  const first = groups.flatMap((group) => group.destinations).slice(0, IN_BOTTOM_BAR);
  return (
    <>
      <nav className={classes.bottom} data-foot-menu aria-label={t('navigation.main')}>
        {first.map((destination) => (
          <DestinationLink
            key={destination.name}
            destination={destination}
            among={first}
            className={classes.tab}
            iconSize={22}
          />
        ))}
        <button type="button" className={classes.tab} onClick={menu.open} aria-haspopup="dialog">
          <MenuIcon size={22} stroke={1.6} aria-hidden />
          <span>{t('navigation.more')}</span>
        </button>
      </nav>

      <Dialog
        isOpen={isOpen}
        onClose={menu.close}
        place="side"
        title={t('navigation.menu')}
        closeLabel={t('platform:close')}
      >
        <MenuList groups={groups} onGo={menu.close} />
        <div className={classes.drawerSwitches}>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
      </Dialog>
    </>
  );
}
