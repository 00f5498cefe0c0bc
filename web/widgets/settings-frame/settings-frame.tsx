import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  ApprovalIcon,
  BellIcon,
  ClockIcon,
  CompanyIcon,
  DocumentIcon,
  EyeIcon,
  EyeOffIcon,
  MailIcon,
  PathIcon,
  PersonIcon,
  ScaleIcon,
} from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import type { RouteName, ScreenPath, SettingsEntry, SettingsIcon } from '#web/platform/feature.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './settings-frame.module.css';

const ICONS: Record<SettingsIcon, typeof PersonIcon> = {
  approval: ApprovalIcon,
  bell: BellIcon,
  clock: ClockIcon,
  company: CompanyIcon,
  document: DocumentIcon,
  eye: EyeIcon,
  'eye-off': EyeOffIcon,
  mail: MailIcon,
  path: PathIcon,
  person: PersonIcon,
  scale: ScaleIcon,
};

interface SettingsFrameProps {
  /** The screen among the settings; one below it names the one it belongs to. */
  current: RouteName;
  tab?: SettingsEntry['tab'];
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Sections, one below the other. */
  children: ReactNode;
}

/** A screen of the settings: the way to the other parts at its side, or above on a narrow screen. */
export function SettingsFrame({ current, tab, title, lead, actions, children }: SettingsFrameProps) {
  const { t } = useTranslation(['settings-frame', 'screens']);
  const parts = useParts();
  return (
    <Page title={title} lead={lead} actions={actions}>
      <div className={classes.columns}>
        <nav aria-label={t('label')}>
          <ul className={classes.parts}>
            {parts.map(({ name, path, entry }) => {
              const Icon = ICONS[entry.icon];
              const isCurrent = name === current && entry.tab === tab;
              return (
                <li key={`${name} ${entry.tab}`}>
                  <Link
                    to={path}
                    search={entry.tab ? { tab: entry.tab } : {}}
                    activeOptions={{ exact: true }}
                    className={classes.part}
                    aria-current={isCurrent ? 'page' : undefined}
                  >
                    <Icon size={18} stroke={1.6} aria-hidden />
                    {entry.tab ? t(`tabs.${entry.tab}`) : t(`screens:${name}`)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
        <div className={classes.content}>{children}</div>
      </div>
    </Page>
  );
}

interface Part {
  name: RouteName;
  path: ScreenPath;
  entry: SettingsEntry;
}

/** The parts of the settings that the routes announce and the person may see. */
function useParts(): Part[] {
  const { state } = useSession();
  const { routesById } = useRouter();
  return Object.values(routesById)
    .flatMap(({ options: { staticData = {} } }) => {
      const { name, path, states, settings } = staticData;
      if (!name || !path || !settings || states === 'ALL' || !states?.includes(state)) return [];
      return [settings].flat().map((entry) => ({ name, path, entry }));
    })
    .toSorted((a, b) => a.entry.place - b.entry.place);
}
