import { z } from 'zod';
import { CANDIDATES, download, endpoint, RECRUITERS, stream } from '../kernel/endpoint.ts';
import { Id, Moment, PageNumber, pageOf, pageSize, Required } from '../kernel/fields.ts';
import { ChatAction, ChatPart } from './conversations.parts.ts';

export * from './conversations.parts.ts';

/** Conversations with the product: questions in one's own words, answered from what one may see. */

/** Both sides of a job. */
const PEOPLE_AT_WORK = [...CANDIDATES, ...RECRUITERS];

/** Chat answers what is asked; coaching has its own threads. */
export const CHAT_MODES = ['chat', 'ai-coaching'] as const;
const Mode = z.enum(CHAT_MODES);

/** Questions of one person a minute, and the longest of them in characters. */
export const QUESTIONS_A_MINUTE = 20;
const QUESTION_LENGTH = 1_000;

/** A conversation of one person with the product, which nobody else sees. */
export const ChatThread = z.object({
  id: Id,
  mode: Mode,
  /** The first question, until the person gives it a name. */
  title: z.string(),
  created_at: Moment,
  /** Of its latest message. */
  updated_at: Moment,
});
export type ChatThread = z.infer<typeof ChatThread>;

/** `broken`: the answer was cut off and did not come back; it may be asked for again. */
export const ANSWER_STATES = ['answering', 'done', 'stopped', 'broken'] as const;

/** A question or an answer. Messages of a thread are a tree: an edited question and a second answer are branches. */
export const ChatMessage = z.object({
  id: Id,
  /** What it follows: an answer its question, a question the answer before it; null of a first question. */
  parent_id: Id.nullable(),
  by: z.enum(['person', 'product']),
  state: z.enum(ANSWER_STATES),
  /** Of a question; empty of an answer, which has parts. */
  text: z.string(),
  /** In reading order; empty of a question. */
  parts: z.array(ChatPart),
  created_at: Moment,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** What happens while an answer is made. */
export const ChatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begun'), thread: ChatThread, question: ChatMessage, answer: ChatMessage }),
  /** What it looks at now, in words. */
  z.object({ type: z.literal('step'), text: z.string() }),
  z.object({ type: z.literal('part'), part: ChatPart }),
  z.object({ type: z.literal('done'), answer: ChatMessage }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

export const askInChat = stream({
  path: '/chat',
  access: PEOPLE_AT_WORK,
  summary:
    'Answers a question from the product, one’s own records and what one may see, in the language of the question; as events while the answer is made.',
  body: z.object({
    /** Left out where a question is answered once more. */
    message: z.string().trim().min(1, 'required').max(QUESTION_LENGTH, 'too_long').optional(),
    mode: Mode.default('chat'),
    /** Left out, a new thread begins. */
    thread_id: Id.optional(),
    /** The answer that the question follows; left out or null, it is a first question. */
    parent_id: Id.nullish(),
    /** A question that is answered once more, beside its earlier answers. */
    retry_id: Id.optional(),
    /** A job that "this job" means where nothing was shown yet. */
    job_id: Id.optional(),
  }),
  event: ChatEvent,
  errors: [
    'conversations.thread_not_found',
    'conversations.message_not_found',
    'conversations.too_many',
    'conversations.full',
  ],
  ratePerMinute: 60,
});

export const getChatHistory = endpoint({
  method: 'GET',
  path: '/chat/history',
  access: PEOPLE_AT_WORK,
  summary: 'The messages of a thread of one’s own, the oldest first; of the latest one where none is named.',
  query: z.object({ mode: Mode.default('chat'), thread_id: Id.optional() }),
  response: z.object({
    /** Null where there is none yet. */
    thread: ChatThread.nullable(),
    results: z.array(ChatMessage),
    total: z.number().int(),
  }),
  errors: ['conversations.thread_not_found'],
});

export const listChatThreads = endpoint({
  method: 'GET',
  path: '/chat/threads',
  access: PEOPLE_AT_WORK,
  summary: 'One’s own threads, the latest first; with a text those whose title or questions hold it.',
  query: z.object({
    mode: Mode.default('chat'),
    q: z.string().trim().max(120).default(''),
    page: PageNumber,
    limit: pageSize(30, 50),
  }),
  response: pageOf(ChatThread),
});

const ThreadKey = z.object({ id: Id });

export const renameChatThread = endpoint({
  method: 'PATCH',
  path: '/chat/threads/{id}',
  access: PEOPLE_AT_WORK,
  summary: 'Gives a thread of one’s own another title.',
  params: ThreadKey,
  body: z.object({ title: Required(120) }),
  response: ChatThread,
  errors: ['conversations.thread_not_found'],
});

export const deleteChatThread = endpoint({
  method: 'DELETE',
  path: '/chat/threads/{id}',
  access: PEOPLE_AT_WORK,
  summary: 'Deletes a thread of one’s own with all its messages.',
  params: ThreadKey,
  response: ThreadKey,
  errors: ['conversations.thread_not_found'],
  message: 'conversations.deleted',
});

export const exportChatThread = download({
  path: '/chat/threads/{id}/export',
  access: PEOPLE_AT_WORK,
  weight: 'usual',
  summary: 'A thread of one’s own as text, all branches in order.',
  params: ThreadKey,
  errors: ['conversations.thread_not_found'],
});

export const stopChatAnswer = endpoint({
  method: 'POST',
  path: '/chat/messages/{id}/stop',
  access: PEOPLE_AT_WORK,
  summary: 'Ends an answer where it is: of its parts only those that were shown stay.',
  params: z.object({ id: Id }),
  body: z.object({ parts: z.number().int().min(0).max(100) }),
  response: ChatMessage,
  errors: ['conversations.message_not_found'],
});

export const noteChatAction = endpoint({
  method: 'POST',
  path: '/chat/messages/{id}/action',
  access: PEOPLE_AT_WORK,
  summary:
    'Notes what became of an action that an answer offered. The action itself goes through its own call; this changes nothing else.',
  params: z.object({ id: Id }),
  body: z.object({ state: ChatAction.shape.state.exclude(['offered']) }),
  response: ChatMessage,
  errors: ['conversations.message_not_found'],
});

/** Why a call about conversations is refused, with the HTTP status of each. */
export const conversationErrors = {
  'conversations.thread_not_found': 404,
  'conversations.message_not_found': 404,
  /** More questions than one person asks within a minute. */
  'conversations.too_many': 429,
  /** The thread has as many messages as one may have. */
  'conversations.full': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof conversationErrors, number> {}
}
