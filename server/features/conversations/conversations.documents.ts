import type { ChatPart } from '#contract/features/conversations.contract.ts';
import { askDocuments, type DocumentAnswer } from '#contract/features/documents.contract.ts';
import type { Intent } from '#engines/conversations/index.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { helpOn, passagesFor } from './conversations.help.ts';
import {
  type Asked,
  isRecruiter,
  questions,
  type Said,
  sentence,
  sources,
  step,
  usualQuestions,
} from './conversations.said.ts';

/** What documents and the product's own help say, word for word. */

/** A question about a company: to the documents of one's own, of the job's that is spoken of, or what is for everybody. */
export async function* askCompany(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield step(ctx, 'documents');
  const answer = await answered(asked);
  const stranger = answer?.named_company ? null : companyUnknown(asked);
  if (stranger) {
    yield sentence(ctx, 'documents.unknown_company', { company: stranger });
    return;
  }
  if (answer?.is_refused && answer.named_company && !isRecruiter(ctx)) {
    yield sentence(ctx, 'documents.silent', { company: answer.named_company });
    return;
  }
  if (!answer || answer.is_refused) {
    yield* silent(asked);
    return;
  }
  yield* quoted(asked, answer);
}

/** Nothing that is written for the reader answers. */
function* silent({ ctx, shown, jobId }: Asked): Generator<Said> {
  if (isRecruiter(ctx)) {
    yield sentence(ctx, 'documents.own_silent');
    yield sources(ctx, ['/recruiter/chatbot', 'knowledge_base']);
    return;
  }
  const job = shown.job?.jid ?? jobId;
  if (shown.job) yield sentence(ctx, 'documents.silent', { company: shown.job.company_name });
  else yield sentence(ctx, job ? 'documents.job_silent' : 'documents.which_company');
  yield job ? sources(ctx, [`/job/${job}`, 'job']) : questions(ctx, 'best_jobs');
}

async function* quoted({ ctx }: Asked, answer: DocumentAnswer): AsyncGenerator<Said> {
  const { short } = answer;
  if (short && 'text' in short) yield { kind: 'text', text: short.text };
  else if (short) yield sentence(ctx, `documents.${short.kind}`);
  yield sentence(ctx, 'documents.says');
  yield { kind: 'quotes', quotes: answer.sentences.slice(0, 3) };
  if (answer.conflicts.length > 0) {
    yield sentence(ctx, 'documents.conflict');
    yield { kind: 'quotes', quotes: answer.conflicts.slice(0, 2) };
  }
}

/** A company that is named as one and that nobody here knows: nothing that is written for others answers for it. */
function companyUnknown({ question, slots }: Asked): string | null {
  if (slots.place) return null;
  const [, name] =
    /\b(?:at|with|by|join)\s+((?:the\s+)?[A-Z][\w&-]*(?:\s+(?:(?:of|and)\s+)?[A-Z][\w&-]*)*)/u.exec(
      question,
    ) ??
    /(?:^|\s)(?:في|لدى|عند)?\s*(?:شركة|مجموعة|مؤسسة)\s+([\p{L}\p{M}]+(?:\s+[\p{L}\p{M}]+)?)/u.exec(
      question,
    ) ??
    [];
  return name ?? null;
}

/** What was not asked on the page of a job is asked of no company: it is kept for none, unless it names one. */
async function answered({ ctx, question, shown, jobId }: Asked) {
  const job = shown.job?.jid ?? jobId;
  try {
    return await ctx.calls.call(ctx, askDocuments, {
      body: {
        question: question.slice(0, 500),
        ...(!isRecruiter(ctx) && { ...(job && { job_id: job }), is_aside: job === null || job !== jobId }),
      },
    });
  } catch (error) {
    // The job has closed meanwhile, or is not for this reader any more.
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}

/** "How do I …?": the passage of its subject. */
export async function* help(asked: Asked): AsyncGenerator<Said> {
  const { ctx, topic } = asked;
  const passage = topic === null ? null : helpOn(topic, !isRecruiter(ctx));
  if (!passage) return yield* unknown(asked, []);
  yield { kind: 'text', text: passage.text[ctx.lang] };
  yield {
    kind: 'sources',
    screens: [{ link: passage.link, name: (passage.linkName ?? passage.title)[ctx.lang] }],
  };
}

/**
 * What nothing was understood of: help and documents may still answer, and then whatever further way there is, which says
 * whether it did; else it is said, with what can be done.
 */
export async function* unknown(
  asked: Asked,
  others: readonly Intent[],
  further?: AsyncGenerator<Said, boolean>,
): AsyncGenerator<Said> {
  const { ctx, topic, question } = asked;
  const isSentence = question.trim().split(/\s+/u).length >= LEAST_WORDS;
  if (topic === null && isSentence) {
    const helped = await helpFor(asked);
    if (helped) {
      for (const part of helped) yield part;
      return;
    }
    const answer = await answered(asked);
    const isAsked = isRecruiter(ctx) || asked.shown.job || answer?.named_company;
    if (isAsked && answer && !answer.is_refused && (answer.named_company || !companyUnknown(asked)))
      return yield* quoted(asked, answer);
    if (further && (yield* further)) return;
  }
  yield sentence(ctx, 'unknown');
  const keys = others.flatMap((intent) => NEAREST[intent] ?? []);
  yield questions(ctx, ...[...new Set([...keys, ...usualQuestions(ctx)])].slice(0, 3));
}

const LEAST_WORDS = 3;

/** A question that stands for what an intent does. */
const NEAREST: Readonly<Partial<Record<Intent, string>>> = {
  'score.why': 'why_first',
  'learn.first': 'learn',
  gap: 'gap_first',
  courses: 'courses_gap',
  plan: 'plan',
  'jobs.find': 'best_jobs',
  'jobs.count': 'best_jobs',
  applications: 'applications',
  views: 'views',
  path: 'path',
  profile: 'profile',
  'people.best': 'best_people',
  'people.count': 'own_jobs',
  'people.find': 'best_people',
  applicants: 'screening',
  'jobs.own': 'own_jobs',
};

/** The help passage that answers, found by the engine that answers from documents. */
async function helpFor({ ctx, question }: Asked): Promise<ChatPart[] | null> {
  const isCandidate = !isRecruiter(ctx);
  const passages = new Map(
    passagesFor(ctx.lang, isCandidate).map((passage) => [passage.text.document.id, passage]),
  );
  const { isRefused, sentences } = await ctx.answering.ask({
    // One shelf for each set of passages: they are read once, not at each question.
    key: `conversations help ${ctx.lang} ${isCandidate ? 'candidate' : 'recruiter'}`,
    texts: [...passages.keys()],
    question,
    lang: ctx.lang,
    load: async (id) => passages.get(id)?.text ?? null,
  });
  const passage = passages.get(sentences[0]?.textId ?? '');
  if (isRefused || !passage) return null;
  const { title, text, link } = passage.help;
  return [
    { kind: 'text', text: say(ctx.lang, 'conversations.help.nearest') },
    { kind: 'text', text: text[ctx.lang] },
    { kind: 'sources', screens: [{ link, name: title[ctx.lang] }] },
  ];
}
