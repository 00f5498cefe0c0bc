import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/design/dialog.tsx';
import { DataSources } from '#web/widgets/data-sources.tsx';
import classes from './shell.module.css';

/** The shortcuts that hold on every screen. */
export function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['app', 'platform']);
  const rows = [
    { keys: ['Ctrl K', '⌘ K'], meaning: t('keyboard.palette') },
    { keys: ['/'], meaning: t('keyboard.search') },
    { keys: ['?'], meaning: t('keyboard.help') },
    { keys: ['Esc'], meaning: t('keyboard.close') },
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keyboard.title')} closeLabel={t('platform:close')}>
      <dl className={classes.shortcuts}>
        {rows.map(({ keys, meaning }) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && <span className={classes.or}>{t('keyboard.or')}</span>}
                  <kbd className={classes.key} dir="ltr">
                    {key}
                  </kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {isOpen && <DataSources />}
    </Dialog>
  );
}
