import type { CompanyRole } from '#contract/features/companies.contract.ts';
import type { StageKind } from '#contract/features/hiring-stages.contract.ts';
import type { MatchingJob } from '#contract/features/job-lists.contract.ts';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import type { RoleName } from '#contract/kernel/user-states.ts';

/**
 * What features tell each other without knowing each other. A listener runs in the transaction of the change and
 * mostly enqueues a job.
 */
export interface DomainEvents {
  /** The account and all that hangs on it is deleted next. The heir then owns the company; null where nobody is left. */
  'accounts.leaving': { userId: string; company: { id: string; heirId: string | null } | null };
  /** Somebody applied for a job, or took that back. */
  'applications.changed': { userId: string; jobId: string };
  /** An attempt begins, or goes on through an invitation. Who listens may refuse what is no invitation of the person's. */
  'assessments.started': AssessedAttempt & { invitationId: string | null };
  /** An attempt has its result. */
  'assessments.completed': AssessedAttempt;
  'assessments.cancelled': AssessedAttempt;
  /** A person shows a company a result. */
  'assessments.shared': AssessedAttempt & { companyId: string };
  /** What a company is called or its website is new, or another than before. */
  'companies.described': { companyId: string; before: { name: string; domain: string | null } | null };
  'company-checks.refused': { companyId: string };
  'invitations.accepted': {
    userId: string;
    invitedBy: string | null;
    role: RoleName;
    companyId: string | null;
    companyRole: CompanyRole | null;
  };
  'profiles.changed': { userId: string };
  'profiles.removed': { userId: string };
  'jobs.changed': { jobId: string };
  'jobs.unlisted': { jobId: string };
  /** What was learned is to come into force: every document is prepared with it first. */
  'match-models.chosen': { version: string; isPinned: boolean };
  /** From now on another model ranks in a portal, and its stored lists are to follow. */
  'match-models.in_force': { portal: string; version: string };
  'skills.relinked_in_job': { jobId: string; link: SkillLink };
  'skills.relinked_in_profile': { userId: string; link: SkillLink };
  'candidates.decided': {
    userId: string;
    jobId: string;
    status: MatchingCandidate['status'];
    reason: string | null;
    /** Where in the pipeline they stood, and where they stand now. */
    from: StageKind;
    to: StageKind;
  };
  /** A stage of a company is removed next; its people go to another. */
  'hiring-stages.removing': { companyId: string; stageId: string; moveToId: string };
  'favourites.reacted': {
    userId: string;
    jobId: string;
    reaction: MatchingJob['reaction'];
    /** Whether it says anything of how well the two fit. */
    isAboutFit: boolean;
  };
  'favourites.kept': { userId: string; jobIds: readonly string[]; isFavourite: boolean };
}

/** Somebody's attempt at an instrument. */
interface AssessedAttempt {
  attemptId: string;
  userId: string;
  instrument: string;
}

/** What a skill's name means from now on, for a document that has it. */
export interface SkillLink {
  /** The name as `foldName` writes it. */
  folded: string;
  /** The concept that the name gave before, and the one that it gives now; null for none. */
  from: string | null;
  to: string | null;
}
