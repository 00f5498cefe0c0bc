import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ChatAction } from '#contract/features/conversations.contract.ts';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './answer.module.css';

interface ActionCardProps {
  action: ChatAction;
  onDecide: (decision: 'done' | 'declined') => void;
}

/** What would be done, and the two ways to answer; then what became of it. */
export function ActionCard({ action: { state, what }, onDecide }: ActionCardProps) {
  const { t } = useTranslation('conversations');
  const [isDecided, setDecided] = useState(false);
  const decide = (decision: 'done' | 'declined') => {
    setDecided(true);
    // A deed that failed may be tried again.
    setTimeout(() => setDecided(false), 2_000);
    onDecide(decision);
  };
  return (
    <fieldset className={classes.sheet} aria-label={t(`action.ask.${what.do}`)}>
      <div className={classes.main}>
        <span className={classes.strong}>{t(`action.ask.${what.do}`)}</span>
        <bdi>{what.title}</bdi>
      </div>
      {state === 'offered' ? (
        <div className={classes.buttons}>
          <Button
            size="compact-md"
            color={what.do === 'withdraw' ? 'problem.7' : 'accent'}
            disabled={isDecided}
            onClick={() => decide('done')}
          >
            {t(`action.confirm.${what.do}`)}
          </Button>
          <Button size="compact-md" variant="default" disabled={isDecided} onClick={() => decide('declined')}>
            {t('action.decline')}
          </Button>
        </div>
      ) : (
        <StatusBadge tone={state === 'done' ? 'good' : 'neutral'}>{t(`action.state.${state}`)}</StatusBadge>
      )}
    </fieldset>
  );
}
