import { z } from 'zod';
import { download, endpoint, MEMBERS, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Moment, PageNumber, pageOf, pageSize, Required } from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';

/** A company's knowledge base: the documents that answer questions, and what was asked of them. */

/** Who may ask a document: the company's recruiters, whoever applied or works there too, or everybody in the portal, visitors of its public pages among them. */
export const AUDIENCES = ['recruiters', 'candidates', 'portal'] as const;
/** An audience as it is sent and kept; each has those of the ones before. */
export const Audience = z.enum(AUDIENCES);
export type Audience = z.infer<typeof Audience>;

/** How far a document is, for the screen that watches it. */
export const DOCUMENT_STEPS = ['queued', 'reading', 'keeping', 'checking', 'done'] as const;

/** Why a document could not be taken in; each has words of its own on the screen. */
export const DOCUMENT_FAILURES = [
  'empty',
  'encrypted',
  'scanned',
  'damaged',
  'unsupported',
  'too_large',
  'too_slow',
  /** Its last page did not answer a question about itself. */
  'not_answering',
  /** Its work was cut off and did not come back. */
  'interrupted',
] as const;

/** A document of the knowledge base, with how its newest version stands. */
export const KnowledgeDocument = z.object({
  uri: Id,
  filename: z.string(),
  audience: Audience,
  /** Of the newest version. */
  info: z.object({
    flag: z.enum(['Processing', 'Processed', 'Failed']),
    /** The state in words: the step under way, or the reason of a failure. */
    msg: z.string(),
    step: z.enum(DOCUMENT_STEPS),
    /** 0 to 100. */
    percent: z.number().int(),
    /** Null unless it failed. */
    failure: z.enum(DOCUMENT_FAILURES).nullable(),
  }),
  /** Which version that is, counted from 1. */
  version: z.number().int(),
  /** A version answers questions: also an older one, while the newest is taken in or where it failed. */
  is_answering: z.boolean(),
  /** Null until they are counted, and where the format has none. */
  pages: z.number().int().nullable(),
  /** Pages, counted from 1, that nobody could read: they answer nothing. */
  unread_pages: z.array(z.number().int()),
  bytes: z.number().int(),
  /** The question that it answers, where it was written as a correction. */
  corrects: z.string().nullable(),
  /** Who added it; null where they have left. */
  added_by: z.string().nullable(),
  added_at: Moment,
  updated_at: Moment,
});
export type KnowledgeDocument = z.infer<typeof KnowledgeDocument>;

const Uri = z.object({ uri: Id });

export const listDocuments = endpoint({
  method: 'GET',
  path: '/recruiter/knowledge-base',
  access: RECRUITERS,
  summary: 'The documents of one’s own company, the newest first. Pages are counted from 0.',
  query: z.object({
    page: z.coerce.number<number>().int().min(0).max(100_000).default(0),
    limit: pageSize(LIMITS.documentsPerPage),
  }),
  response: z.object({
    data: z.array(KnowledgeDocument),
    /** Whether some are still being taken in, with how it stands in words. */
    info: z.object({ flag: z.boolean(), msg: z.string() }),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
  }),
});

export const addDocument = endpoint({
  method: 'POST',
  path: '/recruiter/knowledge-base',
  access: RECRUITERS,
  summary: 'Takes an uploaded file into the knowledge base, or as the new version of a document of it.',
  body: z.object({
    /** What the upload answered: the file’s id, or the name it was uploaded under. */
    filename: Required(255),
    audience: Audience.optional(),
    /** The document whose new version it is: the old one answers until the new one does. */
    uri: Id.optional(),
  }),
  response: KnowledgeDocument,
  errors: ['documents.not_found', 'documents.already_there', 'documents.full', 'files.not_found'],
  message: 'documents.taken',
});

export const changeDocument = endpoint({
  method: 'PATCH',
  path: '/recruiter/knowledge-base',
  access: RECRUITERS,
  summary: 'Says who may ask a document from now on.',
  body: Uri.extend({ audience: Audience }),
  response: KnowledgeDocument,
  errors: ['documents.not_found'],
  message: 'documents.audience_changed',
});

export const retryDocument = endpoint({
  method: 'POST',
  path: '/recruiter/knowledge-base/retry',
  access: RECRUITERS,
  summary: 'Takes a document in again that failed.',
  body: Uri,
  response: KnowledgeDocument,
  errors: ['documents.not_found', 'documents.not_failed'],
  message: 'documents.taken',
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/recruiter/knowledge-base',
  access: RECRUITERS,
  summary: 'Removes a document: it answers nothing from then on. For an hour it can be brought back.',
  query: Uri,
  response: Uri,
  errors: ['documents.not_found'],
  message: 'documents.deleted',
});

export const restoreDocument = endpoint({
  method: 'POST',
  path: '/recruiter/knowledge-base/restore',
  access: RECRUITERS,
  summary: 'Brings a document back that was removed within the last hour.',
  body: Uri,
  response: KnowledgeDocument,
  errors: ['documents.not_found'],
  message: 'documents.restored',
});

/** A place on a page, in points from its upper left corner. */
export const PageBox = z.object({
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type PageBox = z.infer<typeof PageBox>;

/** Where a quotation stands. */
export const AnswerSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('document'),
    uri: Id,
    filename: z.string(),
    /** Which passage of the document, counted from 0. */
    passage: z.number().int(),
    /** Null where the format has no pages. */
    page: z.number().int().nullable(),
    /** The headings above it, from the outermost in. */
    headings: z.array(z.string()),
    /** The lines of the quotation; empty where the format has no places. */
    boxes: z.array(PageBox),
  }),
  z.object({ kind: z.literal('job'), job_id: Id, job_title: z.string(), headings: z.array(z.string()) }),
]);
export type AnswerSource = z.infer<typeof AnswerSource>;

/** What the documents say to a question: their own sentences, each with its place. */
export const DocumentAnswer = z.object({
  id: Id,
  thread_id: Id,
  question: z.string(),
  /** Nothing answers with enough certainty: `sentences` only come nearest. */
  is_refused: z.boolean(),
  /** The sentences that answer in one text; null where it was refused. */
  answer: z.string().nullable(),
  /** The answer in a word or two, where the question asks for that: a piece of the first sentence, or yes or no. */
  short: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.enum(['number', 'date', 'name']), text: z.string() }),
      z.object({ kind: z.enum(['yes', 'no']) }),
    ])
    .nullable(),
  /** 0 to 1: how likely they answer. */
  confidence: z.number(),
  /** Word for word as they stand there, the best first. */
  sentences: z.array(z.object({ text: z.string(), source: AnswerSource })),
  /** Sentences of other documents that give another number or date. */
  conflicts: z.array(z.object({ text: z.string(), source: AnswerSource })),
});
export type DocumentAnswer = z.infer<typeof DocumentAnswer>;

/** What a visitor is answered: nothing of it is kept, so that it cannot be rated. */
export const VisitorAnswer = DocumentAnswer.omit({ id: true, thread_id: true });
export type VisitorAnswer = z.infer<typeof VisitorAnswer>;

/** Questions before one that it may go on from. */
export const QUESTIONS_FOLLOWED = 5;

export const askAboutPublicJob = endpoint({
  method: 'POST',
  path: '/public/job/{key}/questions',
  access: 'public',
  weight: 'heavy',
  summary:
    'Answers a question about an open job with sentences of the job itself and of what its company publishes for everybody. Nothing of it is kept.',
  params: z.object({ key: z.string().min(1).max(40) }),
  body: z.object({
    question: Required(500),
    /** Questions asked before in the same visit, the last one last. */
    before: z.array(Required(500)).max(QUESTIONS_FOLLOWED).default([]),
  }),
  response: VisitorAnswer,
  errors: ['jobs.not_found'],
  ratePerMinute: 10,
});

export const askDocuments = endpoint({
  method: 'POST',
  path: '/knowledge-base/v2',
  access: MEMBERS,
  weight: 'heavy',
  summary:
    'Answers a question with sentences of the documents that the asker may read: of a company, of a job’s company with the job itself, or else of one’s own company or what is meant for everybody.',
  body: z.object({
    question: Required(500),
    /** Of an answer before, to ask further. */
    thread_id: Id.optional(),
    company_id: Id.optional(),
    job_id: Id.optional(),
    /** Not put to the company itself: unless it names the company, it is not kept among those that are open there. */
    is_aside: z.boolean().optional(),
  }),
  response: DocumentAnswer.extend({
    /** The company that the question names, whose documents and jobs alone were asked. */
    named_company: z.string().nullable().optional(),
  }),
  errors: ['companies.not_found', 'jobs.not_found', 'documents.thread_not_found'],
  ratePerMinute: 60,
});

export const rateAnswer = endpoint({
  method: 'POST',
  path: '/knowledge-base/answers/{id}/rating',
  access: MEMBERS,
  summary: 'Says whether an answer that one was given helped; null takes it back.',
  params: z.object({ id: Id }),
  body: z.object({ rating: z.enum(['helpful', 'wrong']).nullable() }),
  response: z.object({ id: Id, rating: z.enum(['helpful', 'wrong']).nullable() }),
  errors: ['documents.answer_not_found'],
});

/** A question that the documents of a company have not answered, or answered wrongly. */
export const OpenQuestion = z.object({
  id: Id,
  /** As it was asked last. Who asked is not said. */
  question: z.string(),
  reason: z.enum(['unanswered', 'rated_wrong']),
  times: z.number().int(),
  last_asked_at: Moment,
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

export const listOpenQuestions = endpoint({
  method: 'GET',
  path: '/recruiter/knowledge-base/questions',
  access: RECRUITERS,
  summary: 'What the documents of one’s own company were asked and did not answer, the most asked first.',
  query: z.object({ page: PageNumber, limit: pageSize(LIMITS.documentsPerPage) }),
  response: pageOf(OpenQuestion),
});

export const closeOpenQuestion = endpoint({
  method: 'DELETE',
  path: '/recruiter/knowledge-base/questions/{id}',
  access: RECRUITERS,
  summary: 'Takes a question off the list, as often as it was asked until now.',
  params: z.object({ id: Id }),
  response: z.object({ id: Id }),
  errors: ['documents.question_not_found'],
  message: 'documents.question_closed',
});

export const correctAnswer = endpoint({
  method: 'POST',
  path: '/recruiter/knowledge-base/corrections',
  access: RECRUITERS,
  summary: 'Writes the answer to a question: it becomes a document of its own, with its author.',
  body: z.object({
    question: Required(500),
    answer: Required(4_000),
    audience: Audience.default('recruiters'),
  }),
  response: KnowledgeDocument,
  errors: ['documents.full', 'files.no_room', 'files.company_full', 'files.storage_full'],
  message: 'documents.correction_taken',
});

export const readDocument = endpoint({
  method: 'GET',
  path: '/knowledge-base/documents/{uri}',
  access: MEMBERS,
  summary: 'The text of a document that one may ask: of one page, or around a passage where it has no pages.',
  params: Uri,
  query: z.object({
    page: z.coerce.number<number>().int().min(1).max(10_000).optional(),
    passage: z.coerce.number<number>().int().min(0).max(1_000_000).optional(),
  }),
  response: z.object({
    uri: Id,
    filename: z.string(),
    /** Its pages can be had as pictures. */
    has_pictures: z.boolean(),
    pages: z.number().int().nullable(),
    page: z.number().int().nullable(),
    passages: z.array(
      z.object({
        passage: z.number().int(),
        kind: z.enum(['heading', 'paragraph', 'rows']),
        text: z.string(),
        /** Its lines; empty where the format has no places. */
        boxes: z.array(PageBox),
      }),
    ),
    /** Passages before and after those, where it has no pages; null at its ends. */
    before: z.number().int().nullable(),
    after: z.number().int().nullable(),
  }),
  errors: ['documents.not_found'],
});

/** Pixels of a page's picture for each point of the page. */
export const DOCUMENT_PAGE_SCALE = 2;

export const getDocumentPage = download({
  path: '/knowledge-base/documents/{uri}/pages/{page}',
  access: MEMBERS,
  weight: 'usual',
  summary: 'A picture of one page of a document that one may ask, where it is a PDF.',
  params: Uri.extend({ page: z.coerce.number<number>().int().min(1).max(10_000) }),
  errors: ['documents.not_found'],
  ratePerMinute: 120,
});

export const getDocumentFile = download({
  path: '/knowledge-base/documents/{uri}/file',
  access: MEMBERS,
  weight: 'usual',
  summary: 'The document itself, as it was uploaded.',
  params: Uri,
  errors: ['documents.not_found'],
});

/** Why a call about documents is refused, with the HTTP status of each. */
export const documentErrors = {
  'documents.not_found': 404,
  /** The very same file; `name` says under which name. */
  'documents.already_there': 409,
  /** As many documents as one company may have. */
  'documents.full': 409,
  'documents.not_failed': 409,
  'documents.thread_not_found': 404,
  'documents.answer_not_found': 404,
  'documents.question_not_found': 404,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof documentErrors, number> {}
}
