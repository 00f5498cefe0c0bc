import { Button } from '@mantine/core';
import { type KeyboardEvent, useMemo } from 'react';
import type { AnnotationTask } from '#contract/features/assessments.fields.ts';
import { useAddressOf } from '#web/platform/bytes-address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './annotation.module.css';

interface TonesTaskProps {
  task: AnnotationTask;
  /** `H` and `L` in their order. */
  heard: string;
  onChange: (heard: string) => void;
}

/** A clip of tones is heard as often as one likes, and written down tone by tone. */
export function TonesTask({ task, heard, onChange }: TonesTaskProps) {
  const { t } = useTranslation('assessments');
  const clip = useMemo(() => soundOf(task.sound ?? ''), [task.sound]);
  const address = useAddressOf(clip);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') onChange(`${heard}H`);
    else if (event.key === 'ArrowDown') onChange(`${heard}L`);
    else if (event.key === 'Backspace') onChange(heard.slice(0, -1));
    else return;
    event.preventDefault();
  };
  const said = [...heard].map((tone) => t(tone === 'H' ? 'annotation.high' : 'annotation.low'));
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: tones have no words; to write them down is the task. */}
      <audio controls src={address ?? undefined} aria-label={t('annotation.clip')} />
      <fieldset aria-label={t('annotation.tones')} className={classes.tones} onKeyDown={onKeyDown}>
        <p
          dir="ltr"
          className={classes.heard}
          role="img"
          aria-label={said.join(' ') || t('annotation.no_tones')}
        >
          {[...heard].map((tone) => (tone === 'H' ? '▲' : '▼')).join(' ') || '–'}
        </p>
        <div className={classes.labels}>
          <Button variant="default" onClick={() => onChange(`${heard}H`)}>
            ▲ {t('annotation.high')}
          </Button>
          <Button variant="default" onClick={() => onChange(`${heard}L`)}>
            ▼ {t('annotation.low')}
          </Button>
          <Button variant="subtle" disabled={heard === ''} onClick={() => onChange(heard.slice(0, -1))}>
            {t('annotation.remove_last')}
          </Button>
        </div>
      </fieldset>
    </>
  );
}

const soundOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'audio/wav' });
