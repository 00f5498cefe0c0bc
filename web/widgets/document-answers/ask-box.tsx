import { ActionIcon, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { VisitorAnswer } from '#contract/features/documents.contract.ts';
import { FlipOnRtl } from '#web/design/flip-on-rtl.tsx';
import { SendIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { Words } from '#web/design/words.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './answers.module.css';

interface AskBoxProps<Answer extends VisitorAnswer> {
  title: string;
  help: string;
  /** What is said while the answer is sought. */
  reading: string;
  /** Answers a question that may go on from those before it, the latest of which comes first. */
  onAsk: (question: string, before: readonly Answer[]) => Promise<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** Answers of one visit that stay in sight. */
const KEPT = 20;

/** A question in plain words, and what was answered in this visit; the latest answer stands first. */
export function AskBox<Answer extends VisitorAnswer>(props: AskBoxProps<Answer>) {
  const { title, help, reading, onAsk, children } = props;
  const { t } = useTranslation('document-answers');
  const field = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState('');
  const [isNothingAsked, setNothingAsked] = useState(false);
  const [given, setGiven] = useState<readonly { number: number; answer: Answer }[]>([]);
  const ask = useMutation({
    mutationFn: () =>
      onAsk(
        question,
        given.map(({ answer }) => answer),
      ),
    onSuccess: (answer) => {
      setGiven((before) => [{ number: (before[0]?.number ?? 0) + 1, answer }, ...before].slice(0, KEPT));
      setQuestion('');
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = question.trim() === '';
    setNothingAsked(isEmpty);
    if (isEmpty) field.current?.focus();
    else if (!ask.isPending) ask.mutate();
  };
  const asking = ask.isError ? errorText(ask.error) : null;
  const problem = isNothingAsked ? t('ask.nothing_asked') : asking;
  return (
    <Section title={title} help={help} look="sheet">
      <form className={classes.form} onSubmit={send}>
        <TextInput
          ref={field}
          className={classes.field}
          label={t('ask.question')}
          placeholder={t('ask.example')}
          value={question}
          maxLength={500}
          dir="auto"
          error={problem}
          onChange={({ currentTarget: { value } }) => {
            setQuestion(value);
            setNothingAsked(false);
          }}
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
            {reading}
          </Words>
        )}
        {given.map(({ number, answer }) => (
          <article key={number}>{children(answer)}</article>
        ))}
      </div>
    </Section>
  );
}
