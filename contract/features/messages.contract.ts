import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Language, Moment, NameOf, Required } from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';

/** What a company writes to candidates: templates, and mails to one or many of them. */

/** What a message is for: a rejection reaches only people whom somebody has rejected. */
export const MESSAGE_PURPOSES = ['invitation', 'rejection', 'other'] as const;
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number];

/** What stands in double braces and is filled for each person: `{{name}}`. */
export const PLACEHOLDERS = ['name', 'job', 'company', 'recruiter', 'link'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const BRACES = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The first name in double braces that is no placeholder; null where there is none. */
export function unknownPlaceholder(text: string): string | null {
  for (const [, name] of text.matchAll(BRACES))
    if (!PLACEHOLDERS.some((known) => known === name)) return name ?? '';
  return null;
}

/** A text with its placeholders filled; unknown ones stay as they are. */
export const filled = (text: string, values: Record<Placeholder, string>): string =>
  text.replace(BRACES, (whole, name: string) => values[name as Placeholder] ?? whole);

const withKnownPlaceholders = (text: string) => unknownPlaceholder(text) === null;

const Words = {
  subject: Required(150).refine(withKnownPlaceholders, 'unknown_placeholder'),
  body: Required(5_000).refine(withKnownPlaceholders, 'unknown_placeholder'),
};

/** The words of a message in one language. */
export const MessageText = z.object({ language: Language, ...Words });
export type MessageText = z.infer<typeof MessageText>;

/** What a recruiter fills in of a template. */
export const TemplateInput = MessageText.extend({
  name: NameOf(80),
  purpose: z.enum(MESSAGE_PURPOSES, { error: 'required' }),
});
export type TemplateInput = z.infer<typeof TemplateInput>;

/** Words that a company keeps for its messages, in one language. */
export const MessageTemplate = z.object({
  id: Id,
  name: z.string(),
  purpose: z.enum(MESSAGE_PURPOSES),
  language: Language,
  subject: z.string(),
  body: z.string(),
  updated_at: Moment,
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

const Templates = z.object({
  /** By name. */
  results: z.array(MessageTemplate),
  can: z.object({ edit: z.boolean() }),
});

const editing = ['companies.not_found', 'companies.not_allowed'] as const;

export const listMessageTemplates = endpoint({
  method: 'GET',
  path: '/recruiter/message-templates',
  access: RECRUITERS,
  summary: 'The templates of one’s own company; one that has never had any begins with the product’s.',
  response: Templates,
  errors: ['companies.not_found'],
});

export const addMessageTemplate = endpoint({
  method: 'POST',
  path: '/recruiter/message-templates',
  access: RECRUITERS,
  summary: 'Adds a template to one’s own company: for its owner and managers.',
  body: TemplateInput,
  response: Templates,
  errors: [...editing, 'messages.too_many_templates', 'messages.name_taken'],
  message: 'messages.template_saved',
});

export const changeMessageTemplate = endpoint({
  method: 'PATCH',
  path: '/recruiter/message-templates/{id}',
  access: RECRUITERS,
  summary: 'Changes a template of one’s own company. Messages that went out stay as they were.',
  params: z.object({ id: Id }),
  body: TemplateInput,
  response: Templates,
  errors: [...editing, 'messages.template_not_found', 'messages.name_taken'],
  message: 'messages.template_saved',
});

export const deleteMessageTemplate = endpoint({
  method: 'DELETE',
  path: '/recruiter/message-templates/{id}',
  access: RECRUITERS,
  summary: 'Deletes a template of one’s own company.',
  params: z.object({ id: Id }),
  response: Templates,
  errors: [...editing, 'messages.template_not_found'],
  message: 'messages.template_deleted',
});

/**
 * Why somebody is not written to. `no_tie`: they neither applied nor were shortlisted, nor said that the job interests them;
 * `not_rejected`: a rejection is told only to whom a person has rejected; `never_applied`: who wanted the job, by applying
 * or by saying yes when asked; `told_already`: and only once a job.
 */
export const NOT_WRITTEN = ['no_tie', 'not_rejected', 'never_applied', 'told_already', 'opted_out'] as const;

/** To candidates of one job, in each one's language where the words are there in it. */
export const MessageInput = z.object({
  job_id: Id,
  candidate_ids: z.array(Id).min(1, 'required').max(LIMITS.messageRecipients, 'too_many_recipients'),
  purpose: z.enum(MESSAGE_PURPOSES),
  /** The first is for those whose language is not among them. */
  texts: z.array(MessageText).min(1, 'required').max(2),
});
export type MessageInput = z.infer<typeof MessageInput>;

export const previewMessage = endpoint({
  method: 'POST',
  path: '/recruiter/messages/preview',
  access: RECRUITERS,
  weight: 'usual',
  summary: 'A message as each of its recipients would get it, and who would get none. Sends nothing.',
  body: MessageInput,
  response: z.object({
    recipients: z.array(
      z.object({
        candidate_id: Id,
        name: z.string(),
        language: Language,
        subject: z.string(),
        body: z.string(),
      }),
    ),
    skipped: z.array(
      z.object({ candidate_id: Id, name: z.string().nullable(), reason: z.enum(NOT_WRITTEN) }),
    ),
  }),
  errors: ['jobs.not_found'],
});

const MESSAGE_STATUSES = ['waiting', 'taken_back', 'sent'] as const;

/** A message that a company wrote, to however many people, as the company lists it. */
export const Message = z.object({
  id: Id,
  /** Null once the job is deleted. */
  job: z.object({ jid: Id, job_title: z.string() }).nullable(),
  purpose: z.enum(MESSAGE_PURPOSES),
  subject: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  /** How many people it goes to. */
  recipients: z.number().int(),
  /** Name of who wrote it; null where they are no longer here. */
  sender: z.string().nullable(),
  /** Until then it can be taken back. */
  leaves_at: Moment,
  created_at: Moment,
});
export type Message = z.infer<typeof Message>;

export const sendMessage = endpoint({
  method: 'POST',
  path: '/recruiter/messages',
  access: RECRUITERS,
  summary: `Writes to candidates of a job of one’s own company. It leaves after ${LIMITS.messageUndoSeconds} seconds and can be taken back until then.`,
  body: MessageInput,
  response: Message.extend({ skipped: previewMessage.response.shape.skipped }),
  errors: ['jobs.not_found', 'messages.nobody_to_write_to', 'emails.daily_limit', 'bulk_limits.message'],
  message: 'messages.leaving',
});

export const takeMessageBack = endpoint({
  method: 'POST',
  path: '/recruiter/messages/{id}/take-back',
  access: RECRUITERS,
  summary: 'Takes a message back before it leaves: nobody gets it.',
  params: z.object({ id: Id }),
  response: Message,
  errors: ['messages.not_found', 'messages.has_left'],
  message: 'messages.taken_back',
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/recruiter/messages',
  access: RECRUITERS,
  summary: 'What one’s own company wrote to candidates, the latest first.',
  query: z.object({ job_id: Id.optional() }),
  response: z.object({ results: z.array(Message) }),
});

/** Why a call about messages or templates is refused, with the HTTP status of each. */
export const messageErrors = {
  'messages.not_found': 404,
  'messages.template_not_found': 404,
  'messages.too_many_templates': 409,
  /** By another of the company's templates in the same language. */
  'messages.name_taken': 409,
  /** All of the named people are passed over, for one of the reasons in `NOT_WRITTEN`. */
  'messages.nobody_to_write_to': 422,
  /** The seconds in which it could be taken back are over. */
  'messages.has_left': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof messageErrors, number> {}
}
