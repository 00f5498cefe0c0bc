import type { ChatJob, ChatPart, ChatPartOf } from '#contract/features/conversations.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import {
  type Asker,
  type Before,
  createUnderstanding,
  type Slots,
  type Understood,
} from '#engines/conversations/index.ts';
import { readLeastPay } from '#engines/matching/index.ts';
import { derived, placeText, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { skillCalled } from '#server/platform/http/known-names.ts';
import type { Uses } from '#server/platform/ports.ts';
import { type CountedSentence, fillCounted, isolate, say } from '#server/platform/words.ts';
import type { Shown } from './conversations.shown.ts';

type ChatApplication = ChatPartOf<'applications'>['applications'][number];

/** What an answer is made with: every figure comes from a call that the person could make. */
export type ChatCtx = SignedInCtx & Uses<'answering' | 'calls' | 'config' | 'taxonomy'>;

/** The understanding of an installation's taxonomy, made once. */
export const understandingOf = derived(createUnderstanding);

/** What a question means, with the pay that it names. */
export function understood(taxonomy: Taxonomy, text: string, asker: Asker, before?: Before): Understood {
  const heard = understandingOf(taxonomy).understand(text, asker, before);
  const leastPay = readLeastPay(text);
  return leastPay === null ? heard : { ...heard, slots: { ...heard.slots, leastPay } };
}

/** Whether the other side of a job asks. */
export const isRecruiter = ({ actor }: SignedInCtx): boolean => actor.role !== 'individual';

/** A question as it was understood, and what its answer may point at. */
export interface Asked {
  /** In the language of the question. */
  ctx: ChatCtx;
  question: string;
  topic: string | null;
  slots: Slots;
  /** What was shown before on the same branch. */
  shown: Shown;
  /** The job that "this job" means where none was shown. */
  jobId: string | null;
}

/** A piece of an answer, or what is being looked at until the next one. */
export type Said = { step: string } | ChatPart;

/** Answers one intent, piece by piece. */
export type Answerer = (asked: Asked) => AsyncIterable<Said>;

/** A sentence of the feature's words, what it names set apart from the writing around it. */
export function sentence(
  { lang }: { lang: Language },
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): ChatPartOf<'text'> {
  return { kind: 'text', text: say(lang, `conversations.${key}`, apart(lang, params)) };
}

/** A sentence that depends on a number, `{count}` in it. */
export function counted(
  { lang }: { lang: Language },
  words: CountedSentence,
  count: number,
  params: Readonly<Record<string, string>> = {},
): ChatPartOf<'text'> {
  return { kind: 'text', text: fillCounted(lang, words, count, apart(lang, params)) };
}

/** The same with texts set apart from the writing around them. */
function apart<T extends string | number>(
  lang: Language,
  params: Readonly<Record<string, T>>,
): Record<string, T | string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolate(lang, value) : value,
    ]),
  );
}

/** What is looked at now. */
export const step = ({ lang }: { lang: Language }, key: string): Said => ({
  step: say(lang, `conversations.step.${key}`),
});

/** Screens that show the same figures. */
export function sources(
  { lang }: { lang: Language },
  ...screens: readonly (readonly [link: string, key: string])[]
): ChatPart {
  return {
    kind: 'sources',
    screens: screens.map(([link, key]) => ({ link, name: say(lang, `conversations.screen.${key}`) })),
  };
}

/** Questions that may be asked next. */
export const questions = ({ lang }: { lang: Language }, ...keys: readonly string[]): ChatPart => ({
  kind: 'questions',
  questions: keys.map((key) => say(lang, `conversations.question.${key}`)),
});

/** The questions that the reader asks most. */
export const usualQuestions = (ctx: SignedInCtx): readonly string[] =>
  isRecruiter(ctx) ? ['best_people', 'screening', 'own_jobs'] : ['best_jobs', 'learn', 'applications'];

/** A share of 1 as whole percent, as the screens show it: what is not all is never 100 %. */
export const percent = (share: number) => `${Math.round((share < 1 ? Math.min(share, 0.99) : share) * 100)}%`;

/** The parts of a job that lists of every kind have. */
interface ListedJob {
  jid: string;
  job_title: string;
  company: { company_name: string };
  location: string | null;
  work_place: ChatJob['work_place'];
  matching_score?: number | null;
}

/** A job as an answer shows it, its place in the language of the question. */
export function chatJob({ ctx }: Pick<Asked, 'ctx'>, job: ListedJob): ChatJob {
  return {
    jid: job.jid,
    job_title: job.job_title,
    company_name: job.company.company_name,
    location: job.location === null ? null : placeIn(ctx, job.location),
    work_place: job.work_place,
    score: job.matching_score ?? null,
  };
}

/** The parts of an application that its lists have. */
interface ListedApplication {
  id: string;
  job: { jid: string; job_title: string; company: { company_name: string } };
  stage: ChatApplication['stage'];
  moved_at: ChatApplication['moved_at'];
  can: { withdraw: boolean };
}

/** An application as an answer shows it. */
export const chatApplication = ({ id, job, stage, moved_at, can }: ListedApplication): ChatApplication => ({
  id,
  jid: job.jid,
  job_title: job.job_title,
  company_name: job.company.company_name,
  stage,
  moved_at,
  can_withdraw: can.withdraw,
});

const placeIn = ({ taxonomy, lang }: ChatCtx, text: string): string =>
  placeText(taxonomy, text)?.[lang] ?? text;

/** Names as a list in the language of the question; whatever is written in the other script stands by itself. */
export const listIn = ({ lang }: Pick<ChatCtx, 'lang'>, names: readonly string[]): string =>
  new Intl.ListFormat(lang).format(names.map((name) => isolate(lang, name)));

/** A skill by its name in the language of the question, where the taxonomy has one. */
export function skillIn({ taxonomy, lang }: ChatCtx, name: string): string {
  return skillCalled(taxonomy, name)[lang];
}
