import { lazy, Suspense, useState } from 'react';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './match-explanation.module.css';

const MatchTables = lazy(() => import('./match-tables.tsx'));

/** The same as the bars and lists, as tables one click away. */
export function MatchNumbers({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation('match-explanation');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes.numbers} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('table.show')}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <MatchTables explanation={explanation} />
        </Suspense>
      )}
    </details>
  );
}
