import { Button } from '@mantine/core';
import { EmptyState } from '#web/design/empty-state.tsx';
import { ChatIcon } from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './answer.module.css';

interface OpeningProps {
  isCandidate: boolean;
  onAsk: (question: string) => void;
}

/** Before the first question: what may be asked, and some to begin with. */
export function Opening({ isCandidate, onAsk }: OpeningProps) {
  const { t } = useTranslation('conversations');
  const questions = isCandidate
    ? [
        t('openers.candidate.jobs'),
        t('openers.candidate.learn'),
        t('openers.candidate.applications'),
        t('openers.candidate.views'),
      ]
    : [
        t('openers.recruiter.best'),
        t('openers.recruiter.screening'),
        t('openers.recruiter.jobs'),
        t('openers.recruiter.find'),
      ];
  return (
    <EmptyState
      title={t('empty.title')}
      icon={<ChatIcon size={28} stroke={1.5} aria-hidden />}
      action={
        <div className={classes.questions}>
          {questions.map((question) => (
            <Button key={question} variant="default" radius="xl" onClick={() => onAsk(question)}>
              {question}
            </Button>
          ))}
        </div>
      }
    >
      {t(isCandidate ? 'empty.candidate' : 'empty.recruiter')}
    </EmptyState>
  );
}
