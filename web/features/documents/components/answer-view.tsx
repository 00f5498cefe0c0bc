import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type DocumentAnswer, listOpenQuestions, rateAnswer } from '#contract/features/documents.contract.ts';
import { DislikeIcon, EditIcon, LikeIcon } from '#web/design/icons.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { AnswerText, type OpenPlace } from '#web/widgets/document-answers/answer-text.tsx';
import classes from './answer-view.module.css';

interface AnswerViewProps {
  answer: DocumentAnswer;
  onOpen: OpenPlace;
  onCorrect: (question: string) => void;
}

/** An answer with what a colleague may do about it. */
export function AnswerView({ answer, onOpen, onCorrect }: AnswerViewProps) {
  return (
    <>
      <AnswerText answer={answer} onOpen={onOpen} />
      <Rating answer={answer} onCorrect={onCorrect} />
    </>
  );
}

type Rated = 'helpful' | 'wrong' | null;

function Rating({ answer, onCorrect }: Pick<AnswerViewProps, 'answer' | 'onCorrect'>) {
  const { t } = useTranslation('documents');
  const [rated, setRated] = useState<Rated>(null);
  const rate = useMutation({
    ...mutationFor(rateAnswer),
    onSuccess: async ({ data }) => {
      setRated(data.rating);
      await refresh(listOpenQuestions);
    },
  });
  const choose = (rating: Exclude<Rated, null>) =>
    rate.mutate({ params: { id: answer.id }, body: { rating: rated === rating ? null : rating } });
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <div className={classes.rate}>
      {!answer.is_refused &&
        (['helpful', 'wrong'] as const).map((rating) => (
          <Button
            key={rating}
            size="compact-sm"
            variant={rated === rating ? 'light' : 'subtle'}
            color="gray"
            aria-pressed={rated === rating}
            leftSection={rating === 'helpful' ? <LikeIcon {...icon} /> : <DislikeIcon {...icon} />}
            onClick={() => choose(rating)}
          >
            {t(`answer.${rating}`)}
          </Button>
        ))}
      <Button
        size="compact-sm"
        variant={answer.is_refused ? 'default' : 'subtle'}
        color="gray"
        leftSection={<EditIcon {...icon} />}
        onClick={() => onCorrect(answer.question)}
      >
        {t(answer.is_refused ? 'answer.write' : 'answer.correct')}
      </Button>
    </div>
  );
}
