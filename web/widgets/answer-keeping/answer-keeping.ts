import type { z } from 'zod';
import type {
  AnswersSaved,
  AnswerValue,
  AssessmentProgress,
  Question,
} from '#contract/features/assessments.fields.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { type SharedValue, sharedValue } from '#web/platform/shared-value.ts';

/**
 * Answers of an attempt between the person and the server. One counts on the screen at once, is kept in this browser until
 * the server has confirmed it, and is sent again for as long as that takes. Of two answers to a question the later stands,
 * whichever tab or device it was given in.
 */

export type Saved = z.output<typeof AnswersSaved>;

/** An answer on its way. */
export interface GivenAnswer {
  question_id: string;
  answer_type: Question['type'];
  value: AnswerValue;
  /** Milliseconds of this clock, and more than that of any answer known to the same question. */
  sequence: number;
}

/** What stands as the answer to a question. */
interface Standing {
  type: Question['type'];
  value: AnswerValue;
  sequence: number;
  /** The server has it. */
  isSaved: boolean;
}

export interface AnswersState {
  answers: ReadonlyMap<string, Standing>;
  /** `waiting`: the server could not be reached, and what is not saved is kept here. */
  saving: 'saved' | 'saving' | 'waiting';
  unsaved: number;
  /** The server takes no more answers to this attempt. */
  ended: 'time_over' | 'over' | null;
  progress: AssessmentProgress | null;
}

interface Ports {
  attemptId: string;
  send: (answers: GivenAnswer[]) => Promise<Saved>;
  /** What lasts in this browser beyond the page. */
  store: {
    read: (name: string) => Promise<unknown>;
    keep: (name: string, work: unknown) => Promise<void>;
    drop: (name: string) => Promise<void>;
  };
  onSaved?: (saved: Saved) => void;
  /** The server took an answer for none; it is taken back. */
  onRefused?: (error: unknown) => void;
  /** The server takes no more answers, and what was not saved is let go. */
  onEnded?: (error: unknown) => void;
}

const MOST_AT_ONCE = 200;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The attempt is over, whoever ended it. */
const OVER: Readonly<Record<string, AnswersState['ended']>> = {
  'assessments.time_over': 'time_over',
  'assessments.over': 'over',
  'assessments.attempt_not_found': 'over',
};

export type AnswerKeeping = ReturnType<typeof keepAnswers>;

/** Keeps the answers of one attempt. What is asked of it goes on once the screen has gone. */
export function keepAnswers({ attemptId, send, store, onSaved, onRefused, onEnded }: Ports) {
  const standing = createStanding(attemptId, store);
  const { state, change, stand } = standing;
  let sending: Promise<void> | null = null;
  let failures = 0;
  let atOnce = MOST_AT_ONCE;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** Finds again what an earlier page, or another tab, could not save. */
  async function restore(questions: readonly Pick<Question, 'id'>[]): Promise<void> {
    if (await standing.restore(questions)) void flush();
  }

  /** The person answers: it stands at once. */
  function give(question: Pick<Question, 'id' | 'type'>, value: AnswerValue): void {
    if (state.get().ended) return;
    standing.give(question, value);
    void flush();
  }

  /**
   * Sends what is not saved, also once the screen has gone. One call is under way at a time, so that what is given meanwhile
   * goes together. Resolves once all is sent, or is to be tried again later.
   */
  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
      // Given in the very moment in which the last call ended.
      if (retry === undefined && nextToSend().length > 0) void flush();
    });
    return sending;
  }

  const nextToSend = () => (state.get().ended ? [] : pendingOf(state.get()).slice(0, atOnce));

  async function sendAll(): Promise<void> {
    for (let pending = nextToSend(); pending.length > 0; pending = nextToSend()) {
      clearTimeout(retry);
      retry = undefined;
      if (failures === 0) change({ saving: 'saving' });
      try {
        const saved = await send(pending);
        standing.take(saved);
        onSaved?.(saved);
        failures = 0;
      } catch (error) {
        fail(error, pending);
      }
      if (retry !== undefined) return;
    }
  }

  function fail(error: unknown, pending: readonly GivenAnswer[]): void {
    const ended = error instanceof ApiError ? OVER[error.code] : undefined;
    if (ended) {
      for (const { question_id } of pendingOf(state.get())) standing.drop(question_id);
      change({ ended });
      onEnded?.(error);
    } else if (!(error instanceof ApiError) || error.isPassing || error.status === 401) waitAndRetry(error);
    // One of several is to blame: each goes by itself, so that the others are saved.
    else if (pending.length > 1) atOnce = 1;
    else {
      for (const { question_id } of pending) standing.drop(question_id);
      stand(pending.map(({ question_id }) => [question_id, null]));
      onRefused?.(error);
    }
  }

  function waitAndRetry(error: unknown): void {
    change({ saving: 'waiting' });
    retry = setTimeout(() => void flush(), waitMsAfter(error, failures++));
  }

  const settled = () => {
    void flush();
    return untilSettled(state);
  };
  return { state, merge: standing.merge, restore, give, flush, settled };
}

/** As long as the server asked for, and longer after each failure. */
function waitMsAfter(error: unknown, failures: number): number {
  const askedMs = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  return Math.max(askedMs, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
}

/** What stands as the answers of an attempt, with what this browser keeps of it. */
function createStanding(attemptId: string, store: Ports['store']) {
  const state = sharedValue<AnswersState>({
    answers: new Map(),
    saving: 'saved',
    unsaved: 0,
    ended: null,
    progress: null,
  });
  const nameOf = (questionId: string) => `answer ${attemptId} ${questionId}`;
  const drop = (questionId: string) => void store.drop(nameOf(questionId));
  const change = (changes: Partial<AnswersState>) => state.set({ ...state.get(), ...changes });

  function stand(changes: readonly (readonly [id: string, standing: Standing | null])[]): void {
    const answers = new Map(state.get().answers);
    for (const [id, standing] of changes) {
      if (standing) answers.set(id, standing);
      else answers.delete(id);
    }
    const unsaved = [...answers.values()].filter(({ isSaved }) => !isSaved).length;
    change({ answers, unsaved, ...(unsaved === 0 && { saving: 'saved' }) });
  }

  /** Takes over what the server has, where nothing later stands here. */
  function merge(questions: readonly Pick<Question, 'id' | 'type' | 'answer' | 'sequence'>[]): void {
    const { answers } = state.get();
    const later = questions.flatMap(({ id, type, answer, sequence }) => {
      const here = answers.get(id);
      if (answer === null || (here && here.sequence > sequence)) return [];
      if (here?.isSaved && here.sequence === sequence) return [];
      // What an earlier page kept may be later than both: `restore` looks at it, and lets it go where it is not.
      if (here && !here.isSaved) drop(id);
      return [[id, { type, value: answer, sequence, isSaved: true }] as const];
    });
    if (later.length > 0) stand(later);
  }

  /** Takes over what an earlier page kept, where nothing later stands; says whether there was anything. */
  async function restore(questions: readonly Pick<Question, 'id'>[]): Promise<boolean> {
    const found = await Promise.all(questions.map(({ id }) => store.read(nameOf(id))));
    const { answers } = state.get();
    const kept = found.filter(isGiven).filter((one) => {
      const here = answers.get(one.question_id);
      if (!here || one.sequence > here.sequence) return true;
      if (here.isSaved) drop(one.question_id);
      return false;
    });
    stand(
      kept.map(({ question_id, answer_type, value, sequence }) => [
        question_id,
        { type: answer_type, value, sequence, isSaved: false },
      ]),
    );
    return kept.length > 0;
  }

  function give({ id, type }: Pick<Question, 'id' | 'type'>, value: AnswerValue): void {
    const sequence = Math.max(Date.now(), (state.get().answers.get(id)?.sequence ?? 0) + 1);
    stand([[id, { type, value, sequence, isSaved: false }]]);
    const given: GivenAnswer = { question_id: id, answer_type: type, value, sequence };
    void store.keep(nameOf(id), given);
  }

  /** The server has these. */
  function take(saved: Saved): void {
    const { answers } = state.get();
    stand(
      saved.answers.flatMap(({ question_id, value, sequence }) => {
        const here = answers.get(question_id);
        // Answered once more since it was sent.
        if (!here || here.sequence > sequence) return [];
        drop(question_id);
        return [[question_id, { type: here.type, value, sequence, isSaved: true }] as const];
      }),
    );
    change({ progress: saved.progress, ...(pendingOf(state.get()).length > 0 && { saving: 'saving' }) });
  }

  return { state, change, stand, merge, restore, give, take, drop };
}

/** Resolves once everything is saved, or nothing can be any more. */
function untilSettled(state: SharedValue<AnswersState>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { unsaved, ended } = state.get();
      if (unsaved > 0 && !ended) return false;
      leave();
      resolve();
      return true;
    };
    const leave = state.onChange(look);
    look();
  });
}

const pendingOf = ({ answers }: AnswersState): GivenAnswer[] =>
  [...answers]
    .filter(([, { isSaved }]) => !isSaved)
    .map(([question_id, { type, value, sequence }]) => ({ question_id, answer_type: type, value, sequence }));

function isGiven(kept: unknown): kept is GivenAnswer {
  const one = kept as Partial<GivenAnswer> | null;
  return typeof one?.question_id === 'string' && one.value !== undefined && Number(one.sequence) > 0;
}
