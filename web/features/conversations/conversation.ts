import type {
  ChatEvent,
  ChatMessage,
  ChatThread,
  getChatHistory,
} from '#contract/features/conversations.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

/** A thread as it is on screen: its messages as a tree, which branch is shown, and the answer that is being made. */
export interface Conversation {
  thread: ChatThread | null;
  messages: readonly ChatMessage[];
  /** By the message that was followed (`''` for the beginning), which of those that follow it is shown. */
  chosen: Readonly<Record<string, string>>;
  /** The answer that comes in now; `step` is what is being looked at. */
  live: { answerId: string; step: string | null } | null;
  /** What was sent and has not been taken yet. */
  sending: { text: string; parentId: string | null } | null;
  /** Why the last question got no answer, in words. */
  problem: string | null;
}

export type Happening =
  | ChatEvent
  | { type: 'loaded'; history: Pick<Reply<typeof getChatHistory>, 'thread' | 'results'> }
  | { type: 'sent'; text: string; parentId: string | null }
  | { type: 'failed'; problem: string | null }
  | { type: 'changed'; message: ChatMessage }
  | { type: 'chose'; message: ChatMessage }
  | { type: 'cleared' };

export const NOTHING_SAID: Conversation = {
  thread: null,
  messages: [],
  chosen: {},
  live: null,
  sending: null,
  problem: null,
};

const BEGINNING = '';

/** The conversation after something has happened to it. */
export function continued(conversation: Conversation, happening: Happening): Conversation {
  switch (happening.type) {
    case 'cleared':
      return NOTHING_SAID;
    case 'loaded':
      return loaded(conversation, happening.history);
    case 'sent': {
      const { text, parentId } = happening;
      return { ...conversation, sending: { text, parentId }, live: null, problem: null };
    }
    case 'begun': {
      const { thread, question, answer } = happening;
      const begun = { ...conversation, thread, sending: null, live: { answerId: answer.id, step: null } };
      return chosen(chosen(begun, question), answer);
    }
    case 'step':
      return conversation.live
        ? { ...conversation, live: { ...conversation.live, step: happening.text } }
        : conversation;
    case 'part':
      return withPart(conversation, happening.part);
    case 'done':
      return { ...withMessage(conversation, happening.answer), live: null };
    case 'failed':
      return { ...conversation, live: null, sending: null, problem: happening.problem };
    case 'changed':
      return withMessage(conversation, happening.message);
    case 'chose':
      return chosen(conversation, happening.message);
  }
}

/** What the server keeps, unless an answer is coming in: then what is on screen is newer. */
function loaded(
  conversation: Conversation,
  { thread, results }: Pick<Reply<typeof getChatHistory>, 'thread' | 'results'>,
): Conversation {
  if (conversation.live || conversation.sending) return conversation;
  const isSame = thread !== null && thread.id === conversation.thread?.id;
  return {
    ...NOTHING_SAID,
    thread,
    messages: results,
    chosen: isSame ? conversation.chosen : {},
    problem: isSame ? conversation.problem : null,
  };
}

function withPart(conversation: Conversation, part: ChatMessage['parts'][number]): Conversation {
  const { live, messages } = conversation;
  const answer = messages.find(({ id }) => id === live?.answerId);
  if (!answer || !live) return conversation;
  const grown = { ...answer, parts: [...answer.parts, part] };
  return { ...withMessage(conversation, grown), live: { ...live, step: null } };
}

/** Puts a message in the place of an older state of it, or behind all others. */
function withMessage(conversation: Conversation, message: ChatMessage): Conversation {
  const { messages } = conversation;
  const isKnown = messages.some(({ id }) => id === message.id);
  return {
    ...conversation,
    messages: isKnown
      ? messages.map((one) => (one.id === message.id ? message : one))
      : [...messages, message],
  };
}

function chosen(conversation: Conversation, message: ChatMessage): Conversation {
  const known = withMessage(conversation, message);
  return { ...known, chosen: { ...known.chosen, [message.parent_id ?? BEGINNING]: message.id } };
}

/** Messages that follow the same one, in the order in which they came. */
export const besides = ({ messages }: Conversation, { parent_id, by }: ChatMessage): ChatMessage[] =>
  messages.filter((one) => one.parent_id === parent_id && one.by === by);

/** The messages on screen from the beginning on: where several follow one, the chosen or else the latest. */
export function branchOf({ messages, chosen: choices }: Conversation): ChatMessage[] {
  const followers = new Map<string, ChatMessage[]>();
  for (const message of messages) {
    const key = message.parent_id ?? BEGINNING;
    followers.set(key, [...(followers.get(key) ?? []), message]);
  }
  const branch: ChatMessage[] = [];
  for (let key = BEGINNING; branch.length <= messages.length; ) {
    const options = followers.get(key) ?? [];
    const next = options.find(({ id }) => id === choices[key]) ?? options.at(-1);
    if (!next) break;
    branch.push(next);
    key = next.id;
  }
  return branch;
}

/** The answer that a next question follows; null at the beginning. */
export const lastAnswerOf = (branch: readonly ChatMessage[]): ChatMessage | null =>
  branch.findLast(({ by }) => by === 'product') ?? null;
