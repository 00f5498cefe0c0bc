import { useDisclosure } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { UserState } from '#contract/kernel/user-states.ts';
import { lateCode } from '#web/design/late-code.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { menuOf, screensOf } from '../navigation.ts';
import { Wordmark } from '../wordmark.tsx';
import { FootMenu } from './foot-menu.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { MenuList } from './menu-list.tsx';
import classes from './shell.module.css';
import { useShortcuts } from './shortcuts.ts';
import { TopBar } from './top-bar.tsx';

const CompanyNote = lazy(() => lateCode(() => import('./company-note.tsx')));
const CommandPalette = lazy(() =>
  lateCode(() => import('#web/features/search/components/command-palette.tsx')),
);

/** The frame of everyone who has an area: menu at the side, or at the bottom of a phone, and a bar on top. */
export default function Shell({ state, children }: { state: UserState; children: ReactNode }) {
  const { t } = useTranslation(['app', 'screens']);
  const [isPaletteOpen, palette] = useDisclosure(false);
  const [isHelpOpen, help] = useDisclosure(false);
  useShortcuts({ onPalette: palette.open, onHelp: help.open });

  const groups = useMemo(() => menuOf(state), [state]);
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
        <TopBar state={state} onPalette={palette.open} onHelp={help.open} />
        <main id="content" tabIndex={-1} className={classes.content}>
          <OwnCompanyNote />
          {children}
        </main>
      </div>

      <FootMenu groups={groups} />
      {isPaletteOpen && (
        <Suspense fallback={null}>
          <CommandPalette screens={screens} onClose={palette.close} />
        </Suspense>
      )}
      <KeyboardHelp isOpen={isHelpOpen} onClose={help.close} />
    </div>
  );
}

function OwnCompanyNote() {
  const { user } = useSession();
  const company = user?.companyDetail;
  if (!company?.must_be_verified || company.check_state === 'verified') return null;
  return (
    <Suspense fallback={null}>
      <CompanyNote state={company.check_state} />
    </Suspense>
  );
}
