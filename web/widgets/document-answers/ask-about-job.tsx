import { lazy, Suspense, useState } from 'react';
import {
  askAboutPublicJob,
  askDocuments,
  type DocumentAnswer,
  QUESTIONS_FOLLOWED,
} from '#contract/features/documents.contract.ts';
import { call } from '#web/platform/call.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useSession } from '#web/platform/session.ts';
import { AT_HOME } from '#web/platform/states.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { AnswerText } from './answer-text.tsx';
import { AskBox } from './ask-box.tsx';

const OriginalDialog = lazy(() => import('./original-dialog.tsx'));

interface AskAboutJobProps {
  jobId: string;
  /** Under which everyone reads the job; visitors ask by it. Null where nobody does without an account. */
  jobKey: string | null;
  company: string;
}

/**
 * A question about a job: the job itself answers, and those documents of its company that the asker may read, each
 * sentence with its place. Who has no account is answered from what is meant for everybody, and nothing is kept.
 */
export default function AskAboutJob({ jobId, jobKey, company }: AskAboutJobProps) {
  const { state } = useSession();
  if (AT_HOME.includes(state)) return <MemberQuestions jobId={jobId} company={company} />;
  return jobKey === null ? null : <VisitorQuestions jobKey={jobKey} company={company} />;
}

function MemberQuestions({ jobId, company }: Pick<AskAboutJobProps, 'jobId' | 'company'>) {
  const { t } = useTranslation('document-answers');
  const [opened, setOpened] = useState<{ uri: string; page: number; passage: number | null } | null>(null);
  const ask = (question: string, [last]: readonly DocumentAnswer[]) =>
    call(askDocuments, {
      body: { question, job_id: jobId, ...(last && { thread_id: last.thread_id }) },
    });
  return (
    <>
      <AskBox
        title={t('ask.title')}
        help={t('ask.help', { company: isolated(company) })}
        reading={t('ask.reading')}
        onAsk={ask}
      >
        {(answer) => (
          <AnswerText
            answer={answer}
            onOpen={(uri, { page, passage }) => setOpened({ uri, page: page ?? 1, passage: passage ?? null })}
          />
        )}
      </AskBox>
      {opened && (
        <Suspense>
          <OriginalDialog
            {...opened}
            onTurn={(page) => setOpened({ ...opened, page, passage: null })}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function VisitorQuestions({ jobKey, company }: { jobKey: string; company: string }) {
  const { t } = useTranslation('document-answers');
  return (
    <AskBox
      title={t('ask.title')}
      help={t('ask.help_visitor', { company: isolated(company) })}
      reading={t('ask.reading')}
      onAsk={(question, answers) => {
        const before = answers.slice(0, QUESTIONS_FOLLOWED).map((answer) => answer.question);
        return call(askAboutPublicJob, {
          params: { key: jobKey },
          body: { question, before: before.toReversed() },
        });
      }}
    >
      {(answer) => <AnswerText answer={answer} onOpen={null} />}
    </AskBox>
  );
}
