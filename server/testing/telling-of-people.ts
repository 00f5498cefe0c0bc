import * as applications from '#contract/features/applications.contract.ts';
import * as assessmentInvitations from '#contract/features/assessment-invitations.contract.ts';
import * as assessments from '#contract/features/assessments.contract.ts';
import * as auditEntries from '#contract/features/audit-entries.contract.ts';
import * as candidateNotes from '#contract/features/candidate-notes.contract.ts';
import * as candidateSearches from '#contract/features/candidate-searches.contract.ts';
import * as candidates from '#contract/features/candidates.contract.ts';
import * as careerPaths from '#contract/features/career-paths.contract.ts';
import * as favourites from '#contract/features/favourites.contract.ts';
import { getToday, listCountedPeople } from '#contract/features/hiring-figures.contract.ts';
import * as hiringSystems from '#contract/features/hiring-systems.contract.ts';
import { listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import * as jobs from '#contract/features/jobs.contract.ts';
import { getSkillGap, seeWhatIf } from '#contract/features/matches.contract.ts';
import * as messages from '#contract/features/messages.contract.ts';
import * as notifications from '#contract/features/notifications.contract.ts';
import * as pokes from '#contract/features/pokes.contract.ts';
import * as principles from '#contract/features/principles.contract.ts';
import * as profiles from '#contract/features/profiles.contract.ts';
import * as rankings from '#contract/features/rankings.contract.ts';
import { search } from '#contract/features/search.contract.ts';
import { allEndpoints } from '#contract/index.ts';
import type { AnyEndpoint } from '#contract/kernel/endpoint.ts';
import type { CallInput } from './test-app.ts';

/**
 * Every call that tells a company of candidates. Whatever hides somebody from a company is tried on all of them; a new
 * one that stands in no list of this file fails the tests that do so.
 */

export interface Question {
  endpoint: AnyEndpoint;
  input: () => CallInput<never>;
}

const asking = <E extends AnyEndpoint>(endpoint: E, input: () => CallInput<E>): Question => ({
  endpoint,
  input,
});

/** Whom the questions are about, and for which job. */
export interface Asked {
  jobId: string;
  candidateId: string;
}

/** The calls with what they are asked; `asked` is read when they are made. */
export function questionsAboutPeople(asked: () => Asked): Question[] {
  const ofCandidate = () => ({ params: { id: asked().candidateId } });
  const ofJob = () => ({ params: { id: asked().jobId } });
  const ofPair = () => ({ params: { candidate_id: asked().candidateId, job_id: asked().jobId } });
  const both = () => ({ id: asked().jobId, candidate_id: asked().candidateId });
  const aMessage = (): messages.MessageInput => ({
    job_id: asked().jobId,
    candidate_ids: [asked().candidateId],
    purpose: 'other',
    texts: [{ language: 'en', subject: 'About {{job}}', body: 'Dear {{name}}, when could you start?' }],
  });
  return [
    asking(rankings.listMatchingCandidates, ofJob),
    asking(rankings.getCandidateOrder, ofJob),
    asking(rankings.getMatchingCandidates, () => ({
      body: { job_id: asked().jobId, candidate_ids: [asked().candidateId] },
    })),
    asking(rankings.exportMatchingCandidates, ofJob),
    asking(rankings.previewCandidates, () => ({ body: { job_id: asked().jobId, limit: 10 } })),
    asking(candidateSearches.searchCandidates, () => ({
      body: { query: 'quantity surveyor', job_id: asked().jobId },
    })),
    asking(candidateSearches.searchCandidatesInWords, () => ({
      body: { text: 'quantity surveyor', job_id: asked().jobId },
    })),
    asking(getSkillGap, () => ({ body: { job_id: asked().jobId, uid: asked().candidateId } })),
    asking(seeWhatIf, () => ({
      body: { job_id: asked().jobId, uid: asked().candidateId, skills: ['python'] },
    })),
    asking(listMatchingJobs, () => ({ query: { candidate_id: asked().candidateId } })),
    asking(rankings.listSimilarCandidates, () => ({ ...ofCandidate(), query: { job_id: asked().jobId } })),
    asking(rankings.listSimilarCandidates, ofCandidate),
    asking(profiles.getUserProfile, ofCandidate),
    asking(candidates.getCandidate, () => ({ ...ofCandidate(), query: { job_id: asked().jobId } })),
    asking(candidates.getCandidate, ofCandidate),
    asking(candidates.listCandidates, () => ({ query: { status: 'ALL' as const, job_id: asked().jobId } })),
    asking(candidates.listCandidates, () => ({ query: { status: 'PENDING' as const } })),
    asking(candidates.listCandidateKeys, () => ({ query: { status: 'ALL' as const } })),
    asking(candidates.getPipeline, () => ({ query: { job_id: asked().jobId } })),
    asking(candidates.listCandidateChoices, () => ({})),
    asking(candidates.listCandidateJobs, ofCandidate),
    asking(candidates.listCandidateHistory, ofCandidate),
    asking(candidates.listDuplicates, ofCandidate),
    asking(candidateNotes.listCandidateNotes, ofCandidate),
    asking(candidateNotes.listCandidateNotes, () => ({
      ...ofCandidate(),
      query: { job_id: asked().jobId },
    })),
    asking(applications.listApplicants, ofJob),
    asking(applications.getApplicant, () => ({ params: both() })),
    asking(applications.getSentResume, () => ({ params: both() })),
    asking(candidateNotes.tagCandidates, () => ({
      body: { candidate_ids: [asked().candidateId], add: ['tried'] },
    })),
    asking(favourites.favouriteCandidate, () => ({
      body: { job_id: asked().jobId, candidate_id: asked().candidateId, favorite: true },
    })),
    asking(favourites.listFavouriteCandidates, ofJob),
    asking(pokes.previewPoke, () => ({
      body: { job_id: asked().jobId, candidate_ids: [asked().candidateId] },
    })),
    asking(pokes.pokeCandidates, () => ({
      body: { job_id: asked().jobId, candidate_ids: [asked().candidateId] },
    })),
    asking(messages.previewMessage, () => ({ body: aMessage() })),
    asking(messages.sendMessage, () => ({ body: aMessage() })),
    asking(assessmentInvitations.listAssessmentInvitations, () => ({})),
    asking(assessmentInvitations.inviteToAssessment, () => ({
      body: {
        assessment_id: 'communication-entry',
        user_ids: [asked().candidateId],
        job_id: asked().jobId,
      },
    })),
    asking(assessments.listAssessments, () => ({})),
    asking(assessments.getAssessmentResult, () => ({
      params: { assessment_id: 'principles' },
      query: { user_id: asked().candidateId },
    })),
    asking(assessments.getAssessmentResultOf, () => ({
      params: { assessment_id: 'principles', user_id: asked().candidateId },
    })),
    asking(assessments.compareAssessments, () => ({
      params: { assessment_id: 'principles' },
      query: { users: JSON.stringify([asked().candidateId]) },
    })),
    asking(assessments.rateWork, () => ({
      params: { assessment_id: 'principles', user_id: asked().candidateId },
      body: { attempt_id: crypto.randomUUID(), question_id: 'none', scores: {} },
    })),
    asking(listCountedPeople, () => ({ query: {} })),
    asking(getToday, () => ({ query: {} })),
    asking(hiringSystems.getSystemJob, ofJob),
    asking(hiringSystems.postJobToSystem, () => ({ body: { job_id: asked().jobId } })),
    asking(hiringSystems.listSystemRecords, () => ({})),
    asking(hiringSystems.getSystemCandidate, ofPair),
    asking(hiringSystems.syncCandidateToSystem, ofPair),
    asking(principles.getPrinciplesSummary, () => ({ params: { user_id: asked().candidateId } })),
    asking(principles.listPrinciplesUsers, () => ({})),
    asking(principles.listPrinciplesTraits, () => ({})),
    asking(careerPaths.suggestCareerPaths, () => ({ body: { uid: asked().candidateId } })),
    asking(jobs.listRecruiterJobs, () => ({ body: {} })),
    asking(notifications.listNotifications, () => ({})),
    asking(auditEntries.listOwnAuditEntries, () => ({})),
  ];
}

/** They find people by their names, which a blind review knows by others. */
export const questionsByName = (name: string): Question[] => [
  asking(search, () => ({ body: { text: name } })),
];

/** They answer with the candidates that they were given, by the ids by which they were given. */
export const ACTS: readonly string[] = [
  'POST /recruiter/action-candidate',
  'POST /recruiter/candidates/move',
  'POST /recruiter/candidates/bulk',
  'POST /recruiter/ats/sync-candidates',
  'POST /recruiter/candidates/{id}/duplicates',
  // They answer with the invitation that they were given.
  'POST /assessment-invitations/{id}/reminder',
  'DELETE /assessment-invitations/{id}',
  // They answer with the record that they were given, of somebody who was sent; the list of them is tried.
  'GET /recruiter/ats/records/{id}',
  'POST /recruiter/ats/records/{id}/send',
  'POST /recruiter/ats/records/{id}/resolve',
];

/** They name people of a company by what it lists of them, or of a portal to who runs it: no candidates of any job. */
export const OF_NO_JOB: readonly string[] = [
  'GET /recruiter/employees',
  'POST /recruiter/employees',
  'PATCH /recruiter/employees/{id}',
  'POST /recruiter/employees/{id}/invite',
  'POST /recruiter/employees/{id}/unlink',
];

/** Calls of recruiters whose answers name candidates and that stand in none of the lists. */
export function untriedQuestions(questions: readonly Question[]): string[] {
  const known = new Set(questions.map(({ endpoint }) => addressOf(endpoint)));
  return endpointsNamingPeople().filter(
    (one) => !known.has(one) && !ACTS.includes(one) && !OF_NO_JOB.includes(one),
  );
}

export const endpointsNamingPeople = (): string[] =>
  allEndpoints
    .map(({ endpoint }) => endpoint)
    .filter(({ access }) => Array.isArray(access) && access.includes('RECRUITER'))
    .filter((endpoint) => endpoint.kind === 'json' && tellsOfCandidates(endpoint.response))
    .map(addressOf);

const addressOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

/** Whether a reply names candidates: by an id of theirs, or a whole profile. */
function tellsOfCandidates(schema: unknown): boolean {
  const it = schema as {
    shape?: Record<string, unknown>;
    element?: unknown;
    options?: readonly unknown[];
    unwrap?: () => unknown;
  } | null;
  if (!it || typeof it !== 'object') return false;
  if (it.shape) {
    return Object.entries(it.shape).some(
      ([name, inner]) =>
        /^(candidate_id|user_id)$/.test(name) || name === 'personal_details' || tellsOfCandidates(inner),
    );
  }
  if (it.element) return tellsOfCandidates(it.element);
  if (it.options) return it.options.some(tellsOfCandidates);
  return typeof it.unwrap === 'function' ? tellsOfCandidates(it.unwrap()) : false;
}
