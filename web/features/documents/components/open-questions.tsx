import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { closeOpenQuestion, listOpenQuestions } from '#contract/features/documents.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { useDocumentsChange } from '../documents.queries.ts';
import classes from './knowledge-base.module.css';

/** What was asked and not answered: each is a document that is missing, or an answer to be written. */
export function OpenQuestions({ onAnswer }: { onAnswer: (question: string) => void }) {
  const { t } = useTranslation('documents');
  const format = useFormatters();
  const list = useQuery(queryFor(listOpenQuestions, { query: { page: 1 } }));
  const close = useDocumentsChange(closeOpenQuestion);
  return (
    <Section title={t('open.title')} help={t('open.help')}>
      <QueryView
        query={list}
        waiting={<ListSkeleton label={t('open.waiting')} count={2} />}
        failedTitle={t('open.failed')}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('open.empty')} size="small" />}
      >
        {({ results, total }) => (
          <>
            <ul className={classes.list} aria-label={t('open.title')}>
              {results.map(({ id, question, times, reason, last_asked_at: lastAsked }) => (
                <li key={id} className={classes.question}>
                  <div className={classes.words}>
                    <bdi>{question}</bdi>
                    <div className={classes.facts}>
                      <span>{t('open.times', { count: times })}</span>
                      <span>{format.relative(lastAsked)}</span>
                      {reason === 'rated_wrong' && <span>{t('open.rated_wrong')}</span>}
                    </div>
                  </div>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t('open.answer_of', { question: isolated(question) })}
                    onClick={() => onAnswer(question)}
                  >
                    {t('open.answer')}
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    color="gray"
                    aria-label={t('open.close_of', { question: isolated(question) })}
                    onClick={() => close.mutate({ params: { id } })}
                  >
                    {t('open.close')}
                  </Button>
                </li>
              ))}
            </ul>
            {total > results.length && (
              <Words size="sm" isDimmed>
                {t('open.more', { count: total - results.length })}
              </Words>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}
