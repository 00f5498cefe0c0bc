import { Button } from '@mantine/core';
import { MOST_PLAYS } from '#contract/features/assessments.fields.ts';
import { PlayIcon } from '#web/design/icons.ts';
import { clock } from '#web/platform/countdown.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { useListening } from '../use-listening.ts';
import classes from './listening.module.css';

/** What is heard before the question is answered: played by a button, and no part of it twice within a play. */
export function Listening({ state, left, seconds, listen }: ReturnType<typeof useListening>) {
  const { t } = useTranslation('assessments');
  const isOut = left === 0 && state === 'idle';
  return (
    <section className={classes.listening} aria-label={t('listening.title')}>
      <Button
        size="md"
        className={classes.play}
        leftSection={<PlayIcon size={20} stroke={1.8} aria-hidden />}
        loading={state === 'making'}
        disabled={isOut || state === 'playing'}
        onClick={listen}
      >
        {t(
          state === 'failed' ? 'listening.retry' : left === MOST_PLAYS ? 'listening.play' : 'listening.again',
        )}
      </Button>
      <div className={classes.facts}>
        {state === 'playing' ? (
          // Not told aloud: it would speak over what is to be heard.
          <span className={classes.time} aria-hidden="true" dir="ltr">
            <progress value={seconds.at} max={seconds.of || 1} />
            {clock(Math.floor(seconds.at))} / {clock(Math.ceil(seconds.of))}
          </span>
        ) : (
          <span role="status">
            {state === 'making' ? t('listening.making') : state === 'ready' ? t('listening.ready') : null}
            {state === 'idle' && (isOut ? t('listening.none_left') : t('listening.left', { count: left }))}
          </span>
        )}
        {state === 'failed' && <span role="alert">{t('listening.failed')}</span>}
      </div>
    </section>
  );
}
