import { z } from 'zod';
import { CANDIDATES, endpoint } from '../kernel/endpoint.ts';
import { Id, Moment, Optional, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';
import { PlaceText } from '../kernel/known-names.ts';
import { CompanyBrief } from './companies.contract.ts';
import { SentAnswers } from './jobs.screening.ts';
import { TALENT_MANAGERS } from './talent-managers.people.ts';

/** A talent manager proposes somebody for a job; nothing of them goes to the company before they agree. */

/** What the person says; by agreeing they apply. */
export const PROPOSAL_ANSWERS = ['agreed', 'declined'] as const;
const MOST_PROPOSED = 50;

/** What comes of proposing somebody. */
export const PROPOSAL_OUTCOMES = ['asked', 'asked_before', 'has_applied', 'not_reachable'] as const;

const ProposedJob = z.object({
  jid: Id,
  job_title: z.string(),
  company: CompanyBrief,
  location: PlaceText.nullable(),
});

export const proposePeople = endpoint({
  method: 'POST',
  path: '/talent-manager/jobs/{id}/proposals',
  access: TALENT_MANAGERS,
  summary:
    'Asks people of one’s own whether they agree to be proposed for an open job, in their account and by mail: once a job and person.',
  params: z.object({ id: Id }),
  body: z.object({
    person_ids: z.array(Id).min(1, 'required').max(MOST_PROPOSED, 'too_many'),
    /** The manager's own words to the people. */
    message: Optional(1_000),
  }),
  response: z.object({
    results: z.array(z.object({ person_id: Id, outcome: z.enum(PROPOSAL_OUTCOMES) })),
    asked: z.number().int(),
  }),
  errors: ['jobs.not_found', 'talent_managers.person_not_found'],
  message: 'talent_managers.proposed',
});

/** Lists of one's own proposals: `open` are those on which the person has not answered and whose job is open. */
export const PROPOSAL_LISTS = ['open', 'agreed', 'declined', 'all'] as const;

export const listProposals = endpoint({
  method: 'GET',
  path: '/talent-manager/proposals',
  access: TALENT_MANAGERS,
  summary: 'Whom one proposed for which job and what they said, the latest first.',
  query: z.object({ list: z.enum(PROPOSAL_LISTS).default('open'), page: PageNumber, limit: pageSize(20) }),
  response: pageOf(
    z.object({
      id: Id,
      person_id: Id,
      name: z.string(),
      job: ProposedJob,
      at: Moment,
      answer: z.enum(PROPOSAL_ANSWERS).nullable(),
      answered_at: Moment.nullable(),
    }),
  ),
});

/** A proposal as the person who is asked sees it. */
export const OwnProposal = z.object({
  id: Id,
  job: ProposedJob,
  manager_name: z.string(),
  message: z.string().nullable(),
  at: Moment,
  answer: z.enum(PROPOSAL_ANSWERS).nullable(),
  /** The company asks something first: agreeing needs the answers. */
  has_questions: z.boolean(),
});
export type OwnProposal = z.infer<typeof OwnProposal>;

export const listOwnProposals = endpoint({
  method: 'GET',
  path: '/talent-proposals',
  access: CANDIDATES,
  summary: 'Open jobs for which one’s talent manager proposes one, the unanswered first.',
  response: z.object({ results: z.array(OwnProposal) }),
});

export const answerProposal = endpoint({
  method: 'POST',
  path: '/talent-proposals/{id}/answer',
  access: CANDIDATES,
  summary:
    'Agrees, which applies to the job with one’s profile and names who proposed one, or declines, of which the company never hears.',
  params: z.object({ id: Id }),
  body: z.object({
    answer: z.enum(PROPOSAL_ANSWERS),
    /** By the id of the job’s screening question. */
    answers: SentAnswers.default({}),
  }),
  response: z.object({ id: Id }),
  errors: [
    'talent_managers.proposal_not_found',
    'jobs.not_found',
    'profiles.not_found',
    'applications.already_sent',
    'applications.company_blocked',
  ],
  message: 'talent_managers.proposal_answered',
});
