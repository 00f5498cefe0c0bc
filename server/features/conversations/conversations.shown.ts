import type {
  ChatAction,
  ChatCourse,
  ChatJob,
  ChatPart,
  ChatPartOf,
} from '#contract/features/conversations.contract.ts';
import type { MessageRow } from './conversations.store.ts';

/** What a person has before their eyes: the lists shown last on their branch, of each kind the latest. */
export interface Shown {
  jobs: ChatJob[];
  /** The job that was spoken of last: alone, or the first of a list. */
  job: ChatJob | null;
  courses: ChatCourse[];
  applications: ChatPartOf<'applications'>['applications'];
  paths: ChatPartOf<'path'>[];
  /** What the very last answer offers and nobody has decided about. */
  offer: ChatAction | null;
}

/** The messages from the first question to one of them, the oldest first. */
export function branchTo(messages: readonly MessageRow[], id: string | null): MessageRow[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const branch: MessageRow[] = [];
  for (let at = id; at !== null; ) {
    const message = byId.get(at);
    if (!message) break;
    branch.unshift(message);
    at = message.parentId;
  }
  return branch;
}

/** What the answers of a branch have shown. */
export function shownIn(branch: readonly MessageRow[]): Shown {
  const answers = branch.filter(({ by }) => by === 'product');
  const latest = answers.at(-1)?.parts ?? [];
  const offer = latest.find((part) => part.kind === 'action')?.action ?? null;
  return {
    jobs: lastOf(answers, listedIn),
    job: lastOf(answers, (parts) => [...aloneIn(parts), ...listedIn(parts)])[0] ?? null,
    courses: lastOf(answers, (parts) =>
      parts.flatMap((part) => (part.kind === 'courses' ? part.courses : [])),
    ),
    applications: lastOf(answers, (parts) =>
      parts.flatMap((part) => (part.kind === 'applications' ? part.applications : [])),
    ),
    paths: lastOf(answers, (parts) => parts.filter((part) => part.kind === 'path')),
    offer: offer?.state === 'offered' ? offer : null,
  };
}

const listedIn = (parts: readonly ChatPart[]): ChatJob[] =>
  parts.flatMap((part) => (part.kind === 'jobs' ? part.jobs : []));

const aloneIn = (parts: readonly ChatPart[]): ChatJob[] =>
  parts.flatMap((part) => (part.kind === 'score' || part.kind === 'gap' ? [part.job] : []));

/** The latest list that is not empty. */
function lastOf<T>(answers: readonly MessageRow[], listIn: (parts: readonly ChatPart[]) => T[]): T[] {
  for (const { parts } of answers.toReversed()) {
    const list = listIn(parts);
    if (list.length > 0) return list;
  }
  return [];
}

/** The one that a number points at, from 1; −1 is the last. Null where there are not that many. */
export function pointedAt<T>(list: readonly T[], nth: number | undefined): T | null {
  if (nth === undefined) return null;
  return (nth < 0 ? list.at(-1) : list[nth - 1]) ?? null;
}
