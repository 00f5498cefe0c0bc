import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { AnnotationTask, AnswerValue, Question } from '#contract/features/assessments.fields.ts';
import { Words } from '#web/design/words.tsx';
import { useLatest } from '#web/platform/latest.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import classes from './annotation.module.css';
import { BoxesTask } from './annotation-boxes.tsx';
import type { Marks } from './annotation-labels.tsx';
import { ClassesTask, RankingTask } from './annotation-rows.tsx';
import { SpansTask } from './annotation-spans.tsx';
import { TonesTask } from './annotation-tones.tsx';

interface AnnotationProps {
  question: Question & { annotation: AnnotationTask };
  given: AnswerValue | null;
  onGive: (value: AnswerValue) => void;
}

/** A work screen: what is to be done, the work, and a way back from each step. */
export function Annotation({ question, given, onGive }: AnnotationProps) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  const { annotation: task, text } = question;
  const [before, setBefore] = useState<readonly AnswerValue[]>([]);
  const empty = task.kind === 'tones' ? '' : {};
  const give = (value: AnswerValue) => {
    setBefore([...before, given ?? empty]);
    onGive(value);
  };
  const undo = () => {
    const last = before.at(-1);
    if (last === undefined) return;
    setBefore(before.slice(0, -1));
    onGive(last);
  };
  useUndoKey(undo);
  const marks: Marks = typeof given === 'object' && given !== null ? given : {};
  const shared = { task, marks, onChange: give };
  return (
    <section className={classes.task} aria-label={names(text)}>
      <p className={classes.instruction}>{names(text)}</p>
      {task.kind === 'spans' && <SpansTask {...shared} />}
      {task.kind === 'classes' && <ClassesTask {...shared} />}
      {task.kind === 'boxes' && <BoxesTask {...shared} />}
      {task.kind === 'ranking' && <RankingTask {...shared} />}
      {task.kind === 'tones' && (
        <TonesTask task={task} heard={typeof given === 'string' ? given : ''} onChange={give} />
      )}
      <div className={classes.tools}>
        <Button variant="default" size="sm" disabled={before.length === 0} onClick={undo}>
          {t('annotation.undo')}
        </Button>
        {given === null && task.kind !== 'tones' && task.kind !== 'ranking' && (
          <Button variant="subtle" size="sm" onClick={() => give(empty)}>
            {t('annotation.nothing')}
          </Button>
        )}
        <Words size="sm" isDimmed>
          {t(`annotation.keys.${task.kind}`)}
        </Words>
      </div>
    </section>
  );
}

/** Ctrl or Cmd and Z takes the last step back, wherever the focus is. */
function useUndoKey(undo: () => void): void {
  const latest = useLatest(undo);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [latest]);
}
