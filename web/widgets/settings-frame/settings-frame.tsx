import { Link, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
import { ADMINS, CANDIDATES, RECRUITERS } from '#web/platform/states.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './settings-frame.module.css';

/** The parts of the settings, and to whom they are there. Those of the account are one address with a tab. */
const PARTS = [
  { name: 'account', icon: PersonIcon, link: linkOptions({ to: '/settings/account' }) },
  {
    name: 'security',
    icon: ApprovalIcon,
    link: linkOptions({ to: '/settings/account', search: { tab: 'security' } }),
  },
  {
    name: 'notifications',
    icon: BellIcon,
    link: linkOptions({ to: '/settings/account', search: { tab: 'notifications' } }),
  },
  {
    name: 'data',
    icon: DocumentIcon,
    link: linkOptions({ to: '/settings/account', search: { tab: 'data' } }),
  },
  { name: 'equality', icon: ScaleIcon, link: linkOptions({ to: '/settings/equality' }), states: CANDIDATES },
  {
    name: 'company',
    icon: CompanyIcon,
    link: linkOptions({ to: '/settings/company/profile' }),
    states: RECRUITERS,
  },
  {
    name: 'hiring',
    icon: PathIcon,
    link: linkOptions({ to: '/settings/company/hiring' }),
    states: RECRUITERS,
  },
  {
    name: 'templates',
    icon: MailIcon,
    link: linkOptions({ to: '/settings/company/templates' }),
    states: RECRUITERS,
  },
  { name: 'audit', icon: ClockIcon, link: linkOptions({ to: '/recruiter/admin/audit' }), states: ADMINS },
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
  const parts = PARTS.filter((part) => !('states' in part) || part.states.some((one) => one === state));
  return (
    <Page title={title} lead={lead} actions={actions}>
      <div className={classes.columns}>
        <nav aria-label={t('label')}>
          <ul className={classes.parts}>
            {parts.map(({ name, icon: Icon, link }) => (
              <li key={name}>
                <Link
                  {...link}
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
