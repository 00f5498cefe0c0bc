import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PokeState } from '#contract/features/pokes.contract.ts';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Askable } from './asking.ts';

const AskForInterest = lazy(() => import('./ask-for-interest.tsx'));

/** Asks people whether a job interests them, each for their own: a dialog shows first what they get, and who gets none. */
export function usePoking() {
  const [people, setPeople] = useState<readonly Askable[] | null>(null);
  return {
    poke: (...chosen: readonly Askable[]) => setPeople(chosen),
    /** To be drawn where people are asked from. */
    dialog: people && (
      <Suspense fallback={null}>
        <AskForInterest people={people} onClose={() => setPeople(null)} />
      </Suspense>
    ),
  };
}

/** That somebody was asked, and what they said. */
export function PokeBadge({ poke }: { poke: PokeState }): ReactNode {
  const { t } = useTranslation('pokes');
  const format = useFormatters();
  if (!poke) return null;
  return (
    <span title={format.dateAndTime(poke.at)}>
      <StatusBadge tone={poke.answer === 'interested' ? 'good' : 'neutral'}>
        {t(`states.${poke.answer ?? 'asked'}`)}
      </StatusBadge>
    </span>
  );
}
