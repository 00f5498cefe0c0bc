import { useDisclosure } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserState } from '#contract/kernel/user-states.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { MenuIcon, SearchIcon } from '#web/design/icons.ts';
import { NotificationBell } from '#web/features/notifications/components/notification-bell.tsx';
import { menuOf, screensOf } from '../navigation.ts';
import { LanguageSwitch, SchemeSwitch } from '../switches.tsx';
import { Wordmark } from '../wordmark.tsx';
import { DestinationLink } from './destination-link.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { MenuList } from './menu-list.tsx';
import classes from './shell.module.css';
import { useShortcuts } from './shortcuts.ts';
import { UserMenu } from './user-menu.tsx';

const CommandPalette = lazy(() => import('#web/features/search/components/command-palette.tsx'));
const IN_BOTTOM_BAR = 4;

/** The frame of everyone who has an area: menu at the side, or at the bottom of a phone, and a bar on top. */
export default function Shell({ state, children }: { state: UserState; children: ReactNode }) {
  const { t } = useTranslation(['app', 'screens', 'platform']);
  const [isPaletteOpen, palette] = useDisclosure(false);
  const [isHelpOpen, help] = useDisclosure(false);
  const [isMenuOpen, menu] = useDisclosure(false);
  useShortcuts({ onPalette: palette.open, onHelp: help.open });

  const groups = useMemo(() => menuOf(state), [state]);
  const first = groups.flatMap((group) => group.destinations).slice(0, IN_BOTTOM_BAR);
  const screens = useMemo(
    () => screensOf(state).map(({ name, path }) => ({ path, title: t(`screens:${name}`) })),
    [state, t],
  );

  return (
    <div className={classes.shell}>
      <aside className={classes.side}>
        <Wordmark />
        <nav aria-label={t('navigation.main')}>
          <MenuList groups={groups} />
        </nav>
      </aside>

      <div className={classes.stage}>
        <header className={classes.bar}>
          <div className={classes.phoneMark}>
            <Wordmark />
          </div>
          <button
            type="button"
            className={classes.search}
            onClick={palette.open}
            aria-keyshortcuts="Control+K Meta+K /"
          >
            <SearchIcon size={18} stroke={1.7} aria-hidden />
            <span className={classes.searchWords}>{t('keyboard.search')}</span>
            <kbd className={classes.key} dir="ltr">
              {/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'}
            </kbd>
          </button>
          <div className={classes.tools}>
            <span className={classes.deskOnly}>
              <LanguageSwitch />
            </span>
            <span className={classes.deskOnly}>
              <SchemeSwitch />
            </span>
            <NotificationBell />
            <UserMenu state={state} onHelp={help.open} />
          </div>
        </header>
        <main id="content" tabIndex={-1} className={classes.content}>
          {children}
        </main>
      </div>

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
        isOpen={isMenuOpen}
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
      {isPaletteOpen && (
        <Suspense fallback={null}>
          <CommandPalette screens={screens} onClose={palette.close} />
        </Suspense>
      )}
      <KeyboardHelp isOpen={isHelpOpen} onClose={help.close} />
    </div>
  );
}
