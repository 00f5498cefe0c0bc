import { useEffect, useState } from 'react';
import { noteSignals } from '#contract/features/assessments.contract.ts';
import type { AnswerValue, Question } from '#contract/features/assessments.fields.ts';
import { Heading, Words } from '#web/design/words.tsx';
import { call } from '#web/platform/call.ts';
import { useLatest } from '#web/platform/latest.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { AnswersState } from '#web/widgets/answer-keeping/answer-keeping.ts';
import { Recorder } from './recorder.tsx';
import classes from './tasks.module.css';

interface TasksProps {
  assessmentId: string;
  tasks: readonly Question[];
  state: AnswersState;
  onGive: (question: Question, value: AnswerValue) => void;
}

/** What is answered in writing or aloud, all on one page: each may be changed until it is handed in. */
export function Tasks({ assessmentId, tasks, state, onGive }: TasksProps) {
  const { t } = useTranslation('assessments');
  return (
    <>
      <div>
        <Heading level={2}>{t('tasks.title')}</Heading>
        <Words size="sm" isDimmed>
          {t('tasks.help')}
        </Words>
      </div>
      {tasks.map((task) => {
        const value = state.answers.get(task.id)?.value;
        const given = typeof value === 'string' ? value : '';
        return (
          <section key={task.id} className={classes.task} aria-labelledby={`task-${task.id}`}>
            <Heading level={3} id={`task-${task.id}`}>
              {t(task.kind === 'writing' ? 'tasks.writing' : 'tasks.speaking')}
            </Heading>
            <p className={classes.prompt} lang="en" dir="ltr">
              {task.text.en}
            </p>
            {task.kind === 'writing' ? (
              <Writing
                task={task}
                given={given}
                assessmentId={assessmentId}
                onGive={(text) => onGive(task, text)}
              />
            ) : (
              <Recorder
                assessmentId={assessmentId}
                seconds={task.seconds ?? 60}
                recordingId={given}
                isSaved={state.answers.get(task.id)?.isSaved ?? false}
                onGive={(id) => onGive(task, id)}
              />
            )}
          </section>
        );
      })}
    </>
  );
}

const PAUSE_MS = 800;

interface WritingProps {
  task: Question;
  given: string;
  assessmentId: string;
  onGive: (text: string) => void;
}

/** A text, saved whenever the hands rest. The browser corrects nothing of it. */
function Writing({ task, given, assessmentId, onGive }: WritingProps) {
  const { t } = useTranslation('assessments');
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useLatest(onGive);
  const text = typed ?? given;
  useEffect(() => {
    if (typed === null || typed === given) return;
    const timer = setTimeout(() => latest.current(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, given, latest]);
  const count = text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;
  const { least = 0, most = 0 } = task.words ?? {};
  const notePaste = () => {
    const signals = [{ kind: 'paste' as const, question_id: task.id }];
    call(noteSignals, { params: { assessment_id: assessmentId }, body: { signals } }).catch(() => {});
  };
  return (
    <div>
      <textarea
        className={classes.text}
        aria-labelledby={`task-${task.id}`}
        aria-describedby={`count-${task.id}`}
        lang="en"
        dir="ltr"
        rows={12}
        maxLength={6000}
        spellCheck={false}
        autoCorrect="off"
        autoCapitalize="off"
        value={text}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => typed !== null && typed !== given && onGive(typed)}
        onPaste={notePaste}
      />
      <p
        id={`count-${task.id}`}
        className={classes.count}
        data-within={(count >= least && count <= most) || undefined}
      >
        {t('tasks.words', { number: count, least, most })}
      </p>
    </div>
  );
}
