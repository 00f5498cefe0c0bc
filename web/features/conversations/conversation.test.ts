import { describe, expect, it } from 'vitest';
import type { ChatMessage, ChatThread } from '#contract/features/conversations.contract.ts';
import {
  besides,
  branchOf,
  type Conversation,
  continued,
  type Happening,
  NOTHING_SAID,
} from './conversation.ts';

const AT = '2026-11-28T08:00:00.000Z';
const THREAD: ChatThread = { id: 't', mode: 'chat', title: 'hello', created_at: AT, updated_at: AT };
const question = (id: string, parent_id: string | null): ChatMessage => ({
  id,
  parent_id,
  by: 'person',
  state: 'done',
  text: id,
  parts: [],
  created_at: AT,
});
const answer = (id: string, parent_id: string, texts: string[] = []): ChatMessage => ({
  ...question(id, parent_id),
  by: 'product',
  text: '',
  parts: texts.map((text) => ({ kind: 'text', text })),
});
const said = (...happenings: Happening[]): Conversation => happenings.reduce(continued, NOTHING_SAID);
const onScreen = (conversation: Conversation) => branchOf(conversation).map(({ id }) => id);
const begun = (ask: ChatMessage, reply: ChatMessage): Happening => ({
  type: 'begun',
  thread: THREAD,
  question: ask,
  answer: { ...reply, state: 'answering' },
});

describe('a conversation', () => {
  it('grows by the pieces of an answer as they come, and ends with what the server keeps', () => {
    const growing = said(
      { type: 'sent', text: 'q1', parentId: null },
      begun(question('q1', null), answer('a1', 'q1')),
      { type: 'step', text: 'Looking' },
      { type: 'part', part: { kind: 'text', text: 'One' } },
      { type: 'part', part: { kind: 'text', text: 'Two' } },
    );
    expect(growing.sending).toBeNull();
    expect(growing.live).toEqual({ answerId: 'a1', step: null });
    expect(branchOf(growing)[1]?.parts).toHaveLength(2);
    const ended = continued(growing, { type: 'done', answer: answer('a1', 'q1', ['One', 'Two', 'Three']) });
    expect([ended.live, branchOf(ended)[1]?.parts.length]).toEqual([null, 3]);
  });

  it('is not taken back by an older state that is loaded while an answer comes in', () => {
    const live = said(begun(question('q1', null), answer('a1', 'q1')));
    const history = { thread: THREAD, results: [] };
    expect(continued(live, { type: 'loaded', history })).toBe(live);
    const idle = continued(live, { type: 'failed', problem: 'The line broke' });
    expect(continued(idle, { type: 'loaded', history }).messages).toEqual([]);
    expect(continued(idle, { type: 'loaded', history }).problem).toBe('The line broke');
  });

  it('shows the latest of several branches, and another where it is chosen', () => {
    const tree = said({
      type: 'loaded',
      history: {
        thread: THREAD,
        results: [
          question('q1', null),
          answer('a1', 'q1'),
          question('q2', 'a1'),
          answer('a2', 'q2'),
          answer('a2-again', 'q2'),
          question('q1-edited', null),
          answer('a1-edited', 'q1-edited'),
        ],
      },
    });
    expect(onScreen(tree)).toEqual(['q1-edited', 'a1-edited']);
    const back = continued(tree, { type: 'chose', message: question('q1', null) });
    expect(onScreen(back)).toEqual(['q1', 'a1', 'q2', 'a2-again']);
    expect(besides(back, answer('a2', 'q2')).map(({ id }) => id)).toEqual(['a2', 'a2-again']);
    const reloaded = continued(back, {
      type: 'loaded',
      history: { thread: THREAD, results: tree.messages as ChatMessage[] },
    });
    expect(onScreen(reloaded)).toEqual(onScreen(back));
  });

  it('leads on along the branch of a new answer, whichever was shown before', () => {
    const tree = said(
      { type: 'loaded', history: { thread: THREAD, results: [question('q1', null), answer('a1', 'q1')] } },
      begun(question('q2', 'a1'), answer('a2', 'q2')),
      { type: 'done', answer: answer('a2', 'q2') },
      begun(question('q2', 'a1'), answer('a2-again', 'q2')),
    );
    expect(onScreen(tree)).toEqual(['q1', 'a1', 'q2', 'a2-again']);
  });

  it('forgets one thread when another is loaded', () => {
    const first = said(
      { type: 'loaded', history: { thread: THREAD, results: [question('q1', null)] } },
      { type: 'failed', problem: 'Too many' },
    );
    const other = continued(first, {
      type: 'loaded',
      history: { thread: { ...THREAD, id: 'u' }, results: [question('x', null)] },
    });
    expect([onScreen(other), other.problem, other.chosen]).toEqual([['x'], null, {}]);
  });
});
