import {
  askDocuments,
  type DocumentAnswer,
  listOpenQuestions,
} from '#contract/features/documents.contract.ts';
import { call } from '#web/platform/call.ts';
import { refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { OpenPlace } from '#web/widgets/document-answers/answer-text.tsx';
import { AskBox } from '#web/widgets/document-answers/ask-box.tsx';
import { AnswerView } from './answer-view.tsx';

interface AskPanelProps {
  onOpen: OpenPlace;
  onCorrect: (question: string) => void;
}

/** The documents are asked in plain words, and answer in their own. */
export function AskPanel({ onOpen, onCorrect }: AskPanelProps) {
  const { t } = useTranslation('documents');
  const ask = async (question: string, [last]: readonly DocumentAnswer[]) => {
    const answer = await call(askDocuments, {
      body: { question, ...(last && { thread_id: last.thread_id }) },
    });
    if (answer.is_refused) await refresh(listOpenQuestions);
    return answer;
  };
  return (
    <AskBox title={t('ask.title')} help={t('ask.help')} reading={t('ask.reading')} onAsk={ask}>
      {(answer) => <AnswerView answer={answer} onOpen={onOpen} onCorrect={onCorrect} />}
    </AskBox>
  );
}
