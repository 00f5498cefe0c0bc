import { Button } from '@mantine/core';
import { InterviewIcon } from '#web/design/icons.ts';
import { Words } from '#web/design/words.tsx';
import { clock } from '#web/platform/countdown.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { Recording } from '#web/widgets/assessment-result/recording.tsx';
import { useRecorder } from '../use-recorder.ts';
import classes from './tasks.module.css';

interface RecorderProps {
  assessmentId: string;
  seconds: number;
  /** Of what is stored already; empty for nothing. */
  recordingId: string;
  /** It can be heard from the server. */
  isSaved: boolean;
  onGive: (recordingId: string) => void;
}

/** Records an answer, lets it be heard and spoken again. */
export function Recorder({ assessmentId, seconds: most, recordingId, isSaved, onGive }: RecorderProps) {
  const { t } = useTranslation('assessments');
  const { state, seconds, begin, stop, again } = useRecorder(most, onGive);
  if (state === 'recording')
    return (
      <div className={classes.recorder}>
        <span className={classes.dot} aria-hidden="true" />
        <span role="status">{t('tasks.recording')}</span>
        <time className={classes.time} dir="ltr">
          {clock(seconds)} / {clock(most)}
        </time>
        <Button onClick={stop}>{t('tasks.stop')}</Button>
      </div>
    );
  const isFault = state === 'no-microphone' || state === 'unsupported' || state === 'failed';
  return (
    <div className={classes.recorder}>
      {recordingId && isSaved && <Recording assessmentId={assessmentId} recordingId={recordingId} />}
      <Button
        variant={recordingId ? 'default' : 'filled'}
        leftSection={<InterviewIcon size={18} stroke={1.7} aria-hidden />}
        loading={state === 'asking' || state === 'sending'}
        onClick={() => void begin()}
      >
        {t(recordingId ? 'tasks.record_again' : 'tasks.record')}
      </Button>
      {state === 'failed' && (
        <Button variant="default" onClick={again}>
          {t('tasks.send_again')}
        </Button>
      )}
      <Words size="sm" isDimmed>
        {t('tasks.most', { count: most })}
      </Words>
      {isFault && <p role="alert">{t(`tasks.fault.${state}`)}</p>}
    </div>
  );
}
