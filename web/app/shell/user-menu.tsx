import { Link } from '@tanstack/react-router';
import type { UserState } from '#contract/kernel/user-states.ts';
import { Dropdown } from '#web/design/dropdown.tsx';
import { CompanyIcon, KeyboardIcon, LogOutIcon, SettingsIcon } from '#web/design/icons.ts';
import { initialsOf } from '#web/platform/initials.ts';
import { logOut } from '#web/platform/log-out.ts';
import { useSession } from '#web/platform/session.ts';
import { AT_HOME, RECRUITERS } from '#web/platform/states.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './user-menu.module.css';

const HAS_COMPANY: readonly UserState[] = RECRUITERS;

/** Who one is here, one's settings, and the way out. */
export function UserMenu({ state, onHelp }: { state: UserState; onHelp: () => void }) {
  const { t } = useTranslation('app');
  const { user } = useSession();
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ');
  const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <Dropdown
      label={t('user_menu.label', { initials: initialsOf(name) })}
      width={256}
      button={
        <span className={classes.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
      }
    >
      {(close) => (
        <>
          <p className={classes.person}>
            <bdi className={classes.name}>{name}</bdi>
            <bdi className={classes.email}>{user?.email}</bdi>
          </p>
          <ul className={classes.items}>
            {AT_HOME.includes(state) && (
              <li>
                <Link to="/settings/account" className={classes.item} onClick={close}>
                  <SettingsIcon {...icon} />
                  {t('user_menu.account')}
                </Link>
              </li>
            )}
            {HAS_COMPANY.includes(state) && (
              <li>
                <Link to="/settings/company/profile" className={classes.item} onClick={close}>
                  <CompanyIcon {...icon} />
                  {t('user_menu.company')}
                </Link>
              </li>
            )}
            <li>
              <button
                type="button"
                className={classes.item}
                onClick={() => {
                  close();
                  onHelp();
                }}
              >
                <KeyboardIcon {...icon} />
                {t('keyboard.title')}
              </button>
            </li>
            <li>
              <button type="button" className={classes.item} onClick={() => void logOut()}>
                <LogOutIcon {...icon} />
                {t('user_menu.log_out')}
              </button>
            </li>
          </ul>
        </>
      )}
    </Dropdown>
  );
}
