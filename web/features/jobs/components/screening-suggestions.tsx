import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { generateQuestions } from '#contract/features/jobs.contract.ts';
import { MOST_SCREENING_QUESTIONS, type ScreeningQuestion } from '#contract/features/jobs.screening.ts';
import type { Body, Reply } from '#contract/kernel/endpoint.ts';
import { mutationFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { named } from '../screening-values.ts';
import classes from './screening-editor.module.css';

type Suggested = Reply<typeof generateQuestions>['questions'][number];

interface ScreeningSuggestionsProps {
  job: Extract<Body<typeof generateQuestions>, { job: unknown }>['job'];
  asked: ScreeningQuestion[];
  onAdd: (questions: ScreeningQuestion[]) => void;
}

/** Questions made from what the job cannot do without, each with its reason, to be taken or left. */
export function ScreeningSuggestions({ job, asked, onAdd }: ScreeningSuggestionsProps) {
  const { t } = useTranslation('jobs');
  const making = useMutation(mutationFor(generateQuestions));
  const isAsked = ({ question }: Suggested) => asked.some(({ text }) => text.trim() === question.text.trim());
  const offered = making.data?.data.questions.filter((one) => !isAsked(one)) ?? [];
  const room = MOST_SCREENING_QUESTIONS - asked.length;
  const add = (added: readonly Suggested[]) => {
    const all = [...asked];
    for (const { question } of added.slice(0, room)) all.push(named(question, all));
    onAdd(all);
  };
  return (
    <div className={classes.suggesting}>
      <Button
        variant="default"
        loading={making.isPending}
        disabled={room <= 0}
        onClick={() => making.mutate({ body: { job } })}
      >
        {t('form.screening.suggest')}
      </Button>
      <div aria-live="polite">
        {making.isSuccess && offered.length === 0 && (
          <Text size="sm" c="dimmed" mt="xs">
            {t('form.screening.nothing_to_suggest')}
          </Text>
        )}
        {offered.length > 0 && (
          <>
            <ul className={classes.suggested}>
              {offered.map((one) => (
                <li key={one.question.text}>
                  <div className={classes.grows}>
                    <Text dir="auto">{one.question.text}</Text>
                    <Text size="sm" c="dimmed">
                      {one.reason}
                    </Text>
                  </div>
                  <Button
                    variant="light"
                    size="compact-sm"
                    disabled={room <= 0}
                    aria-label={t('form.screening.add_suggested', { question: one.question.text })}
                    onClick={() => add([one])}
                  >
                    {t('form.add')}
                  </Button>
                </li>
              ))}
            </ul>
            {offered.length > 1 && (
              <Button variant="subtle" size="compact-sm" disabled={room <= 0} onClick={() => add(offered)}>
                {t('form.screening.add_all')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
