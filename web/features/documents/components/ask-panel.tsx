import { ActionIcon, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  askDocuments,
  type DocumentAnswer,
  listOpenQuestions,
} from '#contract/features/documents.contract.ts';
import { FlipOnRtl } from '#web/design/flip-on-rtl.tsx';
import { SendIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { Words } from '#web/design/words.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { OpenPlace } from '#web/widgets/document-answers/answer-text.tsx';
import { AnswerView } from './answer-view.tsx';
import classes from './ask-panel.module.css';

interface AskPanelProps {
  onOpen: OpenPlace;
  onCorrect: (question: string) => void;
}

/** Answers of one visit that stay in sight. */
const KEPT = 20;

/** The documents are asked in plain words, and answer in their own; the latest answer stands first. */
export function AskPanel({ onOpen, onCorrect }: AskPanelProps) {
  const { t } = useTranslation('documents');
  const [question, setQuestion] = useState('');
  const [answers, setAnswers] = useState<readonly DocumentAnswer[]>([]);
  const ask = useMutation({
    ...mutationFor(askDocuments, { silent: true }),
    onSuccess: async ({ data }) => {
      setAnswers((before) => [data, ...before].slice(0, KEPT));
      setQuestion('');
      if (data.is_refused) await refresh(listOpenQuestions);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === '' || ask.isPending) return;
    const thread_id = answers[0]?.thread_id;
    ask.mutate({ body: { question, ...(thread_id && { thread_id }) } });
  };
  return (
    <Section title={t('ask.title')} help={t('ask.help')} look="sheet">
      <form className={classes.form} onSubmit={send}>
        <TextInput
          className={classes.field}
          label={t('ask.question')}
          placeholder={t('ask.example')}
          value={question}
          maxLength={500}
          dir="auto"
          error={ask.isError ? errorText(ask.error) : null}
          onChange={({ currentTarget: { value } }) => setQuestion(value)}
        />
        <ActionIcon
          type="submit"
          size={36}
          aria-label={t('ask.send')}
          title={t('ask.send')}
          loading={ask.isPending}
        >
          <FlipOnRtl>
            <SendIcon size={18} stroke={1.7} aria-hidden />
          </FlipOnRtl>
        </ActionIcon>
      </form>
      <div className={classes.exchanges} aria-live="polite" aria-busy={ask.isPending}>
        {ask.isPending && (
          <Words isDimmed size="sm">
            {t('ask.reading')}
          </Words>
        )}
        {answers.map((answer) => (
          <AnswerView key={answer.id} answer={answer} onOpen={onOpen} onCorrect={onCorrect} />
        ))}
      </div>
    </Section>
  );
}
