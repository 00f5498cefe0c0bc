import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '#contract/features/conversations.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { ChatIcon, PlusIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { Composer } from '../components/composer.tsx';
import { Answer, Question, Waiting } from '../components/exchange.tsx';
import { Opening } from '../components/opening.tsx';
import { ThreadList } from '../components/thread-list.tsx';
import { besides, branchOf, lastAnswerOf } from '../conversation.ts';
import { CHAT } from '../conversations.addresses.ts';
import { useConversation } from '../use-conversation.ts';
import classes from './chat.module.css';

/** One's conversations with the product: the open one, and all beside it. */
export default function ChatScreen() {
  const { t } = useTranslation('conversations');
  const [{ thread, job }, setAddress] = useAddress(CHAT);
  const [isListOpen, setListOpen] = useState(false);
  const open = (id: string) => {
    setListOpen(false);
    setAddress({ thread: id, job: '' }, { push: true });
  };
  const list = <ThreadList openId={thread} onOpen={open} onGone={() => open('')} />;
  return (
    <Page
      title={t('title')}
      lead={thread === '' ? t('lead') : undefined}
      width="full"
      actions={
        <>
          <Button
            className={classes.onPhone}
            variant="default"
            leftSection={<ChatIcon size={16} stroke={1.7} aria-hidden />}
            onClick={() => setListOpen(true)}
          >
            {t('open_threads')}
          </Button>
          {thread !== '' && (
            <Button
              variant="default"
              leftSection={<PlusIcon size={16} stroke={1.7} aria-hidden />}
              onClick={() => open('')}
            >
              {t('new')}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.screen}>
        <div className={classes.beside}>{list}</div>
        <Open threadId={thread} jobId={job} onThread={(id) => setAddress({ thread: id, job: '' })} />
      </div>
      <Dialog isOpen={isListOpen} onClose={() => setListOpen(false)} title={t('threads.title')}>
        {list}
      </Dialog>
    </Page>
  );
}

interface OpenProps {
  threadId: string;
  jobId: string;
  onThread: (id: string) => void;
}

function Open({ threadId, jobId, onThread }: OpenProps) {
  const { t } = useTranslation('conversations');
  const { user } = useSession();
  const { conversation, history, ask, stop, act, choose } = useConversation(threadId, jobId, onThread);
  const [editing, setEditing] = useState<ChatMessage | null>(null);
  const branch = branchOf(conversation);
  const { live, sending, problem, messages } = conversation;
  const end = useScrollToEnd(branch.at(-1), sending);

  const send = (message: string) => {
    const parentId = editing ? editing.parent_id : (lastAnswerOf(branch)?.id ?? null);
    setEditing(null);
    ask({ message, parent_id: parentId });
  };
  const askAfter = (message: string, after: ChatMessage) => ask({ message, parent_id: after.id });
  const retry = (answer: ChatMessage) => ask({ retry_id: answer.parent_id ?? '' });
  const isBusy = live !== null || sending !== null;
  const isNew = messages.length === 0 && !sending;

  return (
    <section className={classes.conversation} aria-label={conversation.thread?.title ?? t('title')}>
      <div className={classes.messages} aria-live="polite" aria-relevant="additions">
        {threadId !== '' && isNew ? (
          <QueryView
            query={history}
            waiting={<ListSkeleton label={t('loading')} count={3} />}
            failedTitle={t('failed')}
          >
            {() => null}
          </QueryView>
        ) : (
          isNew && <Opening isCandidate={user?.state === 'CANDIDATE'} onAsk={send} />
        )}
        {branch.map((message, at) =>
          message.by === 'person' ? (
            <Question
              key={message.id}
              message={message}
              options={besides(conversation, message)}
              onChoose={choose}
              onEdit={isBusy ? null : setEditing}
            />
          ) : (
            <Answer
              key={message.id}
              message={message}
              options={besides(conversation, message)}
              live={live?.answerId === message.id ? live : null}
              isLast={at === branch.length - 1}
              onChoose={choose}
              onAsk={askAfter}
              onRetry={isBusy ? null : retry}
              onDecide={act}
            />
          ),
        )}
        {sending && <Sent text={sending.text} />}
        {problem && (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
        <div ref={end} />
      </div>
      <Composer
        isBusy={isBusy}
        isSending={sending !== null}
        editing={editing?.text ?? null}
        onSend={send}
        onStop={stop}
        onKeep={() => setEditing(null)}
      />
    </section>
  );
}

/** A question on its way, before the server has taken it. */
function Sent({ text }: { text: string }) {
  const { t } = useTranslation('conversations');
  return (
    <>
      <p className={classes.sending} dir="auto">
        {text}
      </p>
      <Waiting>{t('thinking')}</Waiting>
    </>
  );
}

/**
 * Keeps the end in sight whenever the last message is another or grows. A count would not do: an answer that comes as the
 * question leaves can leave it as it was.
 */
function useScrollToEnd(message: ChatMessage | undefined, sending: object | null) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message || sending) end.current?.scrollIntoView({ block: 'nearest' });
  }, [message, sending]);
  return end;
}
