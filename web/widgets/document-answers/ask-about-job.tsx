import { ActionIcon, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { askDocuments, type DocumentAnswer } from '#contract/features/documents.contract.ts';
import { FlipOnRtl } from '#web/design/flip-on-rtl.tsx';
import { SendIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { Words } from '#web/design/words.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { AT_HOME } from '#web/platform/states.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { AnswerText } from './answer-text.tsx';
import classes from './answers.module.css';

const OriginalDialog = lazy(() => import('./original-dialog.tsx'));

interface AskAboutJobProps {
  jobId: string;
  company: string;
}

/**
 * A question about a job: the job itself answers, and those documents of its company that the asker may read, each
 * sentence with its place. A visitor is led to the login and back.
 */
export default function AskAboutJob(props: AskAboutJobProps) {
  const { t } = useTranslation('document-answers');
  const { state } = useSession();
  if (AT_HOME.includes(state)) return <Panel {...props} />;
  if (state !== 'UNAUTHENTICATED') return null;
  return (
    <Section title={t('ask.title')} help={t('ask.help_visitor')} look="sheet">
      <TextLink to="/auth/login" search={{ redirect: `/candidate/jobs/view/${props.jobId}` }}>
        {t('ask.log_in')}
      </TextLink>
    </Section>
  );
}

/** Answers of one visit that stay in sight. */
const KEPT = 10;

function Panel({ jobId, company }: AskAboutJobProps) {
  const { t } = useTranslation('document-answers');
  const [question, setQuestion] = useState('');
  const [answers, setAnswers] = useState<readonly DocumentAnswer[]>([]);
  const [opened, setOpened] = useState<{ uri: string; page: number; passage: number | null } | null>(null);
  const ask = useMutation({
    ...mutationFor(askDocuments, { silent: true }),
    onSuccess: ({ data }) => {
      setAnswers((before) => [data, ...before].slice(0, KEPT));
      setQuestion('');
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === '' || ask.isPending) return;
    const thread_id = answers[0]?.thread_id;
    ask.mutate({ body: { question, job_id: jobId, ...(thread_id && { thread_id }) } });
  };
  return (
    <Section title={t('ask.title')} help={t('ask.help', { company: isolated(company) })} look="sheet">
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
          <article key={answer.id}>
            <AnswerText
              answer={answer}
              onOpen={(uri, { page, passage }) =>
                setOpened({ uri, page: page ?? 1, passage: passage ?? null })
              }
            />
          </article>
        ))}
      </div>
      {opened && (
        <Suspense>
          <OriginalDialog
            {...opened}
            onTurn={(page) => setOpened({ ...opened, page, passage: null })}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Section>
  );
}
