import { Button } from '@mantine/core';
import { StatusDot, type Tone } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { SaveState as State } from '../job-editing-state.ts';
import classes from './job-editor.module.css';

const TONES: Record<State['kind'], Tone> = {
  saved: 'good',
  waiting: 'neutral',
  saving: 'neutral',
  kept: 'caution',
  offline: 'caution',
  failed: 'problem',
  conflict: 'caution',
  gone: 'problem',
};

/** In words: whether what is written is stored, and where. */
export function SaveState({ state, onRetry }: { state: State; onRetry: () => void }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  const words =
    state.kind === 'failed'
      ? state.message
      : state.kind === 'saved' && state.at
        ? t('editing.state.saved_at', { when: format.time(state.at) })
        : t(`editing.state.${state.kind}`);
  return (
    <div className={classes.state}>
      <p role="status" aria-live="polite">
        <StatusDot tone={TONES[state.kind]} /> {words}
      </p>
      {(state.kind === 'offline' || state.kind === 'failed') && (
        <Button variant="subtle" size="compact-sm" onClick={onRetry}>
          {t('editing.retry')}
        </Button>
      )}
    </div>
  );
}
