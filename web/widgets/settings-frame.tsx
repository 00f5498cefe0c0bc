import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserState } from '#contract/kernel/user-states.ts';
import { ApprovalIcon, BellIcon, CompanyIcon, DocumentIcon, PersonIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { useSession } from '#web/platform/session.ts';
import classes from './settings-frame.module.css';

/** The parts of the settings. Those of the account are one address with a tab; the company has its own. */
const PARTS = [
  { name: 'account', icon: PersonIcon },
  { name: 'security', icon: ApprovalIcon },
  { name: 'notifications', icon: BellIcon },
  { name: 'data', icon: DocumentIcon },
  { name: 'company', icon: CompanyIcon },
] as const;
export type SettingsPart = (typeof PARTS)[number]['name'];

const HAS_COMPANY: readonly UserState[] = ['RECRUITER', 'RECRUITER_ADMIN'];

interface SettingsFrameProps {
  current: SettingsPart;
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Sections, one below the other. */
  children: ReactNode;
}

/** A screen of the settings: the way to the other parts at its side, or above on a narrow screen. */
export function SettingsFrame({ current, title, lead, actions, children }: SettingsFrameProps) {
  const { t } = useTranslation('widgets');
  const { state } = useSession();
  const parts = PARTS.filter(({ name }) => name !== 'company' || HAS_COMPANY.includes(state));
  return (
    <Page title={title} lead={lead} actions={actions}>
      <div className={classes.columns}>
        <nav aria-label={t('settings.label')}>
          <ul className={classes.parts}>
            {parts.map(({ name, icon: Icon }) => (
              <li key={name}>
                <Link
                  to={name === 'company' ? '/settings/company/profile' : '/settings/account'}
                  search={(name === 'account' || name === 'company' ? {} : { tab: name }) as never}
                  activeOptions={{ exact: true }}
                  className={classes.part}
                  aria-current={name === current ? 'page' : undefined}
                >
                  <Icon size={18} stroke={1.6} aria-hidden />
                  {t(`settings.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.content}>{children}</div>
      </div>
    </Page>
  );
}
