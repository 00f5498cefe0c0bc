import { Dialog } from '#web/design/dialog.tsx';
import { type ScreenKey, useKeysOfScreen } from '#web/platform/screen-keys.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { DataSources } from '#web/widgets/data-sources/data-sources.tsx';
import classes from './shell.module.css';

/** The shortcuts of the screen that is open, and those that hold on every screen. */
export function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['app', 'platform']);
  const ofScreen = useKeysOfScreen();
  const everywhere = [
    { keys: ['Ctrl K', '⌘ K'], meaning: t('keyboard.palette') },
    { keys: ['/'], meaning: t('keyboard.search') },
    { keys: ['Ctrl Z', '⌘ Z'], meaning: t('keyboard.undo') },
    { keys: ['?'], meaning: t('keyboard.help') },
    { keys: ['Esc'], meaning: t('keyboard.close') },
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keyboard.title')} closeLabel={t('platform:close')}>
      {ofScreen.map(({ label, keys }) => (
        <section key={label} className={classes.shortcutGroup}>
          <h3>{label}</h3>
          <Keys rows={keys} />
        </section>
      ))}
      <section className={classes.shortcutGroup}>
        {ofScreen.length > 0 && <h3>{t('keyboard.everywhere')}</h3>}
        <Keys rows={everywhere} or={t('keyboard.or')} />
      </section>
      {isOpen && <DataSources />}
    </Dialog>
  );
}

/** Rows of keys; with `or` any of a row's keys does it, else what they mean says how they go together. */
function Keys({ rows, or = '' }: { rows: readonly ScreenKey[]; or?: string }) {
  return (
    <dl className={classes.shortcuts}>
      {rows.map(({ keys, meaning }) => (
        <div key={meaning}>
          <dt>{meaning}</dt>
          <dd>
            {keys.map((key, index) => (
              <span key={key}>
                {index > 0 && (or ? <span className={classes.or}>{or}</span> : ' ')}
                <kbd className={classes.key} dir="ltr">
                  {key}
                </kbd>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
