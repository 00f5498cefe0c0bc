import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import {
  askInChat,
  type ChatMessage,
  getChatHistory,
  listChatThreads,
  stopChatAnswer,
} from '#contract/features/conversations.contract.ts';
import { call, callForEvents } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useWhenBack } from '#web/platform/online.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { agreedIn, perform } from './chat-actions.ts';
import { continued, NOTHING_SAID } from './conversation.ts';

/** How often an answer that another visit began is looked for. */
const LOOK_MS = 1_500;

interface Asking {
  message?: string;
  parent_id?: string | null;
  retry_id?: string;
}

/** A thread with what can be done in it. `onThread` is told which one a first question began. */
export function useConversation(threadId: string, jobId: string, onThread: (id: string) => void) {
  const [conversation, dispatch] = useReducer(continued, NOTHING_SAID);
  const stream = useRef<AbortController | null>(null);
  const history = useQuery({
    ...queryFor(getChatHistory, { query: { thread_id: threadId } }),
    enabled: threadId !== '',
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ state: one }) => one === 'answering') ? LOOK_MS : false,
  });
  useEffect(() => {
    if (threadId === '') dispatch({ type: 'cleared' });
    else if (history.data) dispatch({ type: 'loaded', history: history.data });
  }, [threadId, history.data]);
  // Whoever leaves lets the answer be made to its end: it is there when they come back.
  useEffect(() => () => stream.current?.abort(), []);
  useWhenBack(() => void history.refetch());

  async function ask({ message, parent_id = null, retry_id }: Asking) {
    stream.current?.abort();
    const controller = new AbortController();
    stream.current = controller;
    if (message) dispatch({ type: 'sent', text: message, parentId: parent_id });
    const body = {
      ...(message && { message, parent_id }),
      ...(retry_id && { retry_id }),
      ...(threadId && { thread_id: threadId }),
      ...(jobId && { job_id: jobId }),
    };
    try {
      await callForEvents(askInChat, body, {
        signal: controller.signal,
        onEvent: (event) => {
          dispatch(event);
          if (event.type === 'begun' && threadId === '') onThread(event.thread.id);
          if (event.type === 'done') void carryOut(event.answer);
        },
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      dispatch({ type: 'failed', problem: errorText(error) });
    }
    await refresh(listChatThreads, getChatHistory);
  }

  /** What the person agreed to in words is done at once, as its button would. */
  async function carryOut(answer: ChatMessage) {
    const what = agreedIn(answer);
    if (what) await act(answer, 'done');
  }

  async function act(answer: ChatMessage, decision: 'done' | 'declined') {
    const changed = await perform(answer, decision, (message) => dispatch({ type: 'changed', message }));
    if (changed) dispatch({ type: 'changed', message: changed });
  }

  async function stop() {
    const { live, messages } = conversation;
    stream.current?.abort();
    dispatch({ type: 'failed', problem: null });
    const answer = messages.find(({ id }) => id === live?.answerId);
    if (!answer) return;
    const message = await call(stopChatAnswer, {
      params: { id: answer.id },
      body: { parts: answer.parts.length },
    });
    dispatch({ type: 'changed', message });
    await refresh(getChatHistory);
  }

  return {
    conversation,
    history,
    ask: (asking: Asking) => void ask(asking),
    stop: () => void stop(),
    act: (answer: ChatMessage, decision: 'done' | 'declined') => void act(answer, decision),
    choose: (message: ChatMessage) => dispatch({ type: 'chose', message }),
  };
}
