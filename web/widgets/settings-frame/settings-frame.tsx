import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserState } from '#contract/kernel/user-states.ts';
import {
  ApprovalIcon,
  BellIcon,
  ClockIcon,
  CompanyIcon,
  DocumentIcon,
  MailIcon,
  PathIcon,
  PersonIcon,
  ScaleIcon,
} from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { useSession } from '#web/platform/session.ts';
import classes from './settings-frame.module.css';

const RECRUITERS: readonly UserState[] = ['RECRUITER', 'RECRUITER_ADMIN'];
const ADMINS: readonly UserState[] = ['RECRUITER_ADMIN'];
const CANDIDATES: readonly UserState[] = ['CANDIDATE'];

/** The parts of the settings, and to whom they are there. Those of the account are one address with a tab. */
const PARTS = [
  { name: 'account', icon: PersonIcon, to: '/settings/account', search: {} },
  { name: 'security', icon: ApprovalIcon, to: '/settings/account', search: { tab: 'security' } },
  { name: 'notifications', icon: BellIcon, to: '/settings/account', search: { tab: 'notifications' } },
  { name: 'data', icon: DocumentIcon, to: '/settings/account', search: { tab: 'data' } },
  { name: 'equality', icon: ScaleIcon, to: '/settings/equality', search: {}, states: CANDIDATES },
  { name: 'company', icon: CompanyIcon, to: '/settings/company/profile', search: {}, states: RECRUITERS },
  { name: 'hiring', icon: PathIcon, to: '/settings/company/hiring', search: {}, states: RECRUITERS },
  { name: 'templates', icon: MailIcon, to: '/settings/company/templates', search: {}, states: RECRUITERS },
  { name: 'audit', icon: ClockIcon, to: '/recruiter/admin/audit', search: {}, states: ADMINS },
] as const;
export type SettingsPart = (typeof PARTS)[number]['name'];

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
  const { t } = useTranslation('settings-frame');
  const { state } = useSession();
  const parts = PARTS.filter((part) => !('states' in part) || part.states.includes(state));
  return (
    <Page title={title} lead={lead} actions={actions}>
      <div className={classes.columns}>
        <nav aria-label={t('label')}>
          <ul className={classes.parts}>
            {parts.map(({ name, icon: Icon, to, search }) => (
              <li key={name}>
                <Link
                  to={to}
                  search={search as never}
                  activeOptions={{ exact: true }}
                  className={classes.part}
                  aria-current={name === current ? 'page' : undefined}
                >
                  <Icon size={18} stroke={1.6} aria-hidden />
                  {t(`parts.${name}`)}
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
