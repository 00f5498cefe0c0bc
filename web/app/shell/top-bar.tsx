import type { UserState } from '#contract/kernel/user-states.ts';
import { SearchIcon } from '#web/design/icons.ts';
import { NotificationBell } from '#web/features/notifications/components/notification-bell.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { LanguageSwitch, SchemeSwitch } from '../switches.tsx';
import { Wordmark } from '../wordmark.tsx';
import classes from './shell.module.css';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  state: UserState;
  onPalette: () => void;
  onHelp: () => void;
}

/** The search that opens the palette, the switches, what is new, and one's own menu. */
export function TopBar({ state, onPalette, onHelp }: TopBarProps) {
  const { t } = useTranslation('app');
  return (
    <header className={classes.bar}>
      <div className={classes.phoneMark}>
        <Wordmark />
      </div>
      <button
        type="button"
        className={classes.search}
        onClick={onPalette}
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
        <UserMenu state={state} onHelp={onHelp} />
      </div>
    </header>
  );
}
