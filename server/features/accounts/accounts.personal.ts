import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as tables from '#server/db/tables/index.ts';

/** Whose records are meant. */
export interface PersonKey {
  id: string;
  portal: string;
  email: string;
}

type Row = Record<string, unknown>;

/** One kind of record kept about a person: how theirs are found, and what of them they are given. */
export interface PersonalRecords {
  table: PgTable;
  where: (person: PersonKey) => SQL | undefined;
  /** The columns that say whose they are: a test asks whether every such column of the database is here. */
  by: readonly PgColumn[];
  show: (row: Row, person: PersonKey) => Row;
}

/**
 * Every record kept about a person, by the name of its file in the export. Left out of the rows are secrets by which
 * an account is opened, and other people.
 */
export const PERSONAL_RECORDS: Readonly<Record<string, PersonalRecords>> = {
  account: of(tables.users, tables.users.id, 'passwordHash'),
  sessions: of(tables.sessions, tables.sessions.userId),
  identities: of(tables.identities, tables.identities.userId),
  'email-proofs': of(tables.emailProofs, tables.emailProofs.userId, 'codeHash', 'tokenHash'),
  'password-resets': of(tables.passwordResets, tables.passwordResets.userId, 'tokenHash'),
  profile: of(tables.profiles, tables.profiles.userId),
  'kept-resume': of(tables.keptResumes, tables.keptResumes.userId),
  'profile-views': of(tables.profileViews, tables.profileViews.userId),
  'profile-appearances': of(tables.profileAppearances, tables.profileAppearances.userId),
  resumes: of(tables.resumes, tables.resumes.userId),
  files: of(tables.files, tables.files.ownerId),
  'uploads-under-way': of(tables.fileUploads, tables.fileUploads.ownerId),
  approval: of(tables.approvals, tables.approvals.userId, 'decidedBy'),
  'company-join-requests': of(tables.companyJoinRequests, tables.companyJoinRequests.userId, 'decidedBy'),
  invitations: {
    table: tables.invitations,
    where: ({ id, portal, email }) =>
      or(
        eq(tables.invitations.acceptedBy, id),
        and(eq(tables.invitations.portal, portal), eq(tables.invitations.email, email)),
      ),
    by: [tables.invitations.acceptedBy, tables.invitations.email],
    show: without('tokenHash', 'invitedBy', 'acceptedBy'),
  },
  'demo-requests': {
    table: tables.demoRequests,
    where: ({ portal, email }) =>
      and(eq(tables.demoRequests.portal, portal), eq(tables.demoRequests.email, email)),
    by: [tables.demoRequests.email],
    show: without(),
  },
  applications: of(tables.applications, tables.applications.userId),
  'application-events': {
    table: tables.applicationEvents,
    where: ({ id }) =>
      sql`${tables.applicationEvents.applicationId} in
        (select ${tables.applications.id} from ${tables.applications} where ${tables.applications.userId} = ${id})`,
    by: [],
    show: without('actorId'),
  },
  screenings: of(tables.screenings, tables.screenings.userId),
  'assessment-attempts': of(tables.assessmentAttempts, tables.assessmentAttempts.userId),
  'assessment-answers': ofOwnAttempts(tables.assessmentAnswers, tables.assessmentAnswers.attemptId),
  'assessment-plays': ofOwnAttempts(tables.assessmentPlays, tables.assessmentPlays.attemptId),
  'assessment-signals': ofOwnAttempts(tables.assessmentSignals, tables.assessmentSignals.attemptId),
  'assessment-recordings': ofOwnAttempts(tables.assessmentRecordings, tables.assessmentRecordings.attemptId),
  'assessment-ratings': {
    ...ofOwnAttempts(tables.assessmentRatings, tables.assessmentRatings.attemptId),
    show: without('ratedBy'),
  },
  'typed-interests': of(tables.typedInterests, tables.typedInterests.userId),
  'assessment-shares': of(tables.assessmentShares, tables.assessmentShares.userId),
  'assessment-invitations': of(
    tables.assessmentInvitations,
    tables.assessmentInvitations.userId,
    'invitedBy',
  ),
  'personality-comparisons': {
    table: tables.personalityComparisons,
    where: ({ id }) =>
      or(eq(tables.personalityComparisons.askerId, id), eq(tables.personalityComparisons.otherId, id)),
    by: [tables.personalityComparisons.askerId, tables.personalityComparisons.otherId],
    show: ({ id, state, createdAt, answeredAt }) => ({ id, state, createdAt, answeredAt }),
  },
  awards: of(tables.awards, tables.awards.userId),
  'coaching-plan': of(tables.coachingPlans, tables.coachingPlans.userId),
  'coaching-check-ins': of(tables.coachingCheckIns, tables.coachingCheckIns.userId),
  'coaching-notes': of(tables.coachingNotes, tables.coachingNotes.userId),
  'career-goal': of(tables.careerGoals, tables.careerGoals.userId),
  'learning-items': of(tables.learningItems, tables.learningItems.userId),
  'saved-searches': of(tables.savedSearches, tables.savedSearches.userId),
  'candidate-decisions': of(tables.candidateDecisions, tables.candidateDecisions.userId, 'decidedBy'),
  'candidate-moves': of(tables.candidateMoves, tables.candidateMoves.userId, 'movedBy'),
  'candidate-merges': {
    table: tables.candidateMerges,
    where: ({ id }) => or(eq(tables.candidateMerges.userId, id), eq(tables.candidateMerges.otherId, id)),
    by: [tables.candidateMerges.userId, tables.candidateMerges.otherId],
    show: ({ id, verdict, createdAt }) => ({ id, verdict, createdAt }),
  },
  'blocked-companies': of(tables.blockedCompanies, tables.blockedCompanies.userId),
  'companies-they-mean': of(tables.companyBlocks, tables.companyBlocks.userId),
  'hidden-from-present-employer': of(tables.presentEmployerBlocks, tables.presentEmployerBlocks.userId),
  'blind-names': of(tables.blindNames, tables.blindNames.userId),
  'candidate-notes': of(tables.candidateNotes, tables.candidateNotes.userId, 'authorId', 'mentions'),
  'candidate-tags': of(tables.candidateTags, tables.candidateTags.userId, 'taggedBy'),
  'candidate-searches': of(tables.candidateSearches, tables.candidateSearches.userId),
  'conversation-threads': of(tables.conversationThreads, tables.conversationThreads.userId),
  'conversation-messages': of(tables.conversationMessages, tables.conversationMessages.userId),
  'model-uses': of(tables.modelUses, tables.modelUses.userId),
  'document-questions': of(tables.documentQuestions, tables.documentQuestions.userId),
  'equality-answers': of(tables.equalityAnswers, tables.equalityAnswers.userId),
  employment: {
    table: tables.employees,
    where: ({ id, portal, email }) =>
      or(
        eq(tables.employees.userId, id),
        and(
          eq(tables.employees.email, email),
          sql`${tables.employees.companyId} in
            (select ${tables.companies.id} from ${tables.companies} where ${tables.companies.portal} = ${portal})`,
        ),
      ),
    by: [tables.employees.userId],
    show: without('addedBy'),
  },
  'hiring-system-records': of(
    tables.hiringSystemRecords,
    tables.hiringSystemRecords.userId,
    'askedBy',
    'decision',
  ),
  'hiring-system-messages': {
    table: tables.hiringSystemMessages,
    where: ({ id }) =>
      sql`${tables.hiringSystemMessages.recordId} in
        (select ${tables.hiringSystemRecords.id} from ${tables.hiringSystemRecords} where ${tables.hiringSystemRecords.userId} = ${id})`,
    by: [],
    show: without(),
  },
  'hiring-system-grants': of(tables.hiringSystemGrants, tables.hiringSystemGrants.userId, 'grantedBy'),
  'favourite-candidates': of(tables.favouriteCandidates, tables.favouriteCandidates.userId, 'keptBy'),
  'messages-received': of(tables.messageRecipients, tables.messageRecipients.userId),
  pokes: {
    ...of(tables.pokes, tables.pokes.userId, 'pokedBy', 'askId', 'leavesAt'),
    // One that can still be taken back has reached nobody.
    where: ({ id }) => and(eq(tables.pokes.userId, id), isNull(tables.pokes.leavesAt)),
  },
  'talent-managers': {
    table: tables.talentPeople,
    where: ({ id, portal, email }) =>
      or(
        eq(tables.talentPeople.userId, id),
        and(eq(tables.talentPeople.portal, portal), eq(tables.talentPeople.email, email)),
      ),
    by: [tables.talentPeople.userId, tables.talentPeople.email],
    show: without('managerId'),
  },
  'talent-additions': {
    table: tables.talentAdditionRows,
    where: ({ portal, email }) =>
      and(eq(tables.talentAdditionRows.portal, portal), eq(tables.talentAdditionRows.email, email)),
    by: [tables.talentAdditionRows.email],
    show: ({ email, name, fileName, outcome }) => ({ email, name, fileName, outcome }),
  },
  'talent-additions-made': of(tables.talentAdditions, tables.talentAdditions.addedBy),
  'talent-proposals': of(tables.talentProposals, tables.talentProposals.userId, 'managerId'),
  'favourite-jobs': of(tables.favouriteJobs, tables.favouriteJobs.userId),
  'job-reactions': of(tables.jobReactions, tables.jobReactions.userId),
  programmes: of(tables.programmes, tables.programmes.ownerId),
  'programme-versions': {
    table: tables.programmeVersions,
    where: ({ id }) =>
      sql`${tables.programmeVersions.programmeId} in
        (select ${tables.programmes.id} from ${tables.programmes} where ${tables.programmes.ownerId} = ${id})`,
    by: [],
    show: without(),
  },
  'jobs-posted': {
    ...of(tables.jobs, tables.jobs.createdBy),
    // The job is the company's; that the person posted it is about them.
    show: ({ id, title, status, postedAt, createdAt }) => ({ id, title, status, postedAt, createdAt }),
  },
  matches: of(tables.matches, tables.matches.userId),
  'matching-features': {
    ...of(tables.matchProfiles, tables.matchProfiles.userId),
    show: ({ features, rankedAt, toldAt }) => ({ features, rankedAt, toldAt }),
  },
  'in-skill-maps': of(tables.skillMapPeople, tables.skillMapPeople.userId),
  'studies-in-skill-maps': of(tables.skillMapStudies, tables.skillMapStudies.userId),
  'match-outcomes': of(tables.matchOutcomes, tables.matchOutcomes.userId),
  'match-sightings': of(tables.matchSightings, tables.matchSightings.userId),
  'job-visits': of(tables.jobVisits, tables.jobVisits.userId),
  'skills-of-the-portal': of(tables.portalSkillMentions, tables.portalSkillMentions.userId),
  notifications: {
    ...of(tables.notifications, tables.notifications.userId),
    show: ({ id, kind, params, link, count, seenAt, isRead, mailedAt, createdAt }) => ({
      id,
      kind,
      params: Object.fromEntries(Object.entries(params as Row).filter(([name]) => name !== 'actors')),
      link,
      count,
      seenAt,
      isRead,
      mailedAt,
      createdAt,
    }),
  },
  'notification-choices': of(tables.notificationChoices, tables.notificationChoices.userId),
  emails: {
    table: tables.emails,
    where: ({ id, portal, email }) =>
      or(
        eq(tables.emails.userId, id),
        and(eq(tables.emails.portal, portal), eq(tables.emails.recipient, email)),
      ),
    by: [tables.emails.userId, tables.emails.recipient],
    // Codes and links of mails open the account: who sits at an open session must not come by them here.
    show: ({ id, kind, recipient, subject, createdAt, sentAt }) => ({
      id,
      kind,
      recipient,
      subject: String(subject).replace(/\d{6}/g, '••••••'),
      createdAt,
      sentAt,
    }),
  },
  'what-happened': {
    table: tables.auditEntries,
    where: ({ id }) => or(eq(tables.auditEntries.subjectId, id), eq(tables.auditEntries.actorId, id)),
    by: [tables.auditEntries.subjectId, tables.auditEntries.actorId],
    show: ({ id, action, address, details, createdAt, actorId, subjectId }, person) => ({
      id,
      action,
      by: actorId === person.id ? 'you' : 'others',
      about: subjectId === person.id ? 'you' : 'others',
      address: actorId === person.id ? address : null,
      details,
      createdAt,
    }),
  },
};

/** Columns that name a person and are not in the export, each with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'application_events.actor_id':
    'the events of one’s own applications are there; others’ are others’ records',
  'assessment_invitations.invited_by': 'others’ records; the deed is in what-happened',
  'assessment_ratings.rated_by': 'others’ records; the deed is in what-happened',
  'approvals.decided_by': 'others’ records; the deed is in what-happened',
  'candidate_decisions.decided_by': 'others’ records; the deed is in what-happened',
  'candidate_merges.decided_by': 'others’ records; the deed is in what-happened',
  'candidate_moves.moved_by': 'others’ records; the deed is in what-happened',
  'candidate_notes.author_id': 'notes about others',
  'candidate_tags.tagged_by': 'tags of others',
  'company_checks.decided_by': 'the portal’s records; the deed is in what-happened',
  'company_join_requests.decided_by': 'others’ records; the deed is in what-happened',
  'documents.created_by': 'the company’s records; the deed is in what-happened',
  'employees.added_by': 'the company’s records',
  'employees.email': 'how a company lists who works for it; what it says of the person is in employment',
  'favourite_candidates.kept_by': 'others’ records',
  'hiring_system_grants.granted_by': 'others’ records; the deed is in what-happened',
  'hiring_system_records.asked_by': 'others’ records; the deed is in what-happened',
  'hiring_systems.connected_by': 'the company’s records; the deed is in what-happened',
  'internal_jobs.sent_by': 'the company’s records',
  'invitations.invited_by': 'others’ addresses; the deed is in what-happened',
  'market_figures.imported_by': 'the portal’s records; the deed is in what-happened',
  'match_calibrations.activated_by': 'the portal’s records; the deed is in what-happened',
  'message_templates.changed_by': 'the company’s records',
  'messages.sender_id': 'the company’s records; the deed is in what-happened',
  'opened_pages.user_id': 'how many pages a company opened in a day; who looked is in profile-views',
  'pokes.poked_by': 'others’ records; the deed is in what-happened',
  'talent_people.manager_id': 'people whom a talent manager looks after: their records',
  'talent_proposals.manager_id': 'others’ records; the deed is in what-happened',
  'portal_skills.decided_by': 'the portal’s records; the deed is in what-happened',
  'notifications.actor_id': 'others’ notifications',
};

/** Tables that hang on a person's records and are not in the export, each with the reason. */
export const NOT_EXPORTED_TABLES: Readonly<Record<string, string>> = {
  refresh_tokens: 'secrets of sessions',
  document_versions: 'the company’s documents; the files that the person added are in files',
  file_upload_chunks: 'which pieces of an upload have arrived',
};

/** Records that hold an address without belonging to an account. They go with the account of the address. */
export const RECORDS_BY_ADDRESS: readonly { table: PgTable; portal: PgColumn; address: PgColumn }[] = [
  { table: tables.emails, portal: tables.emails.portal, address: tables.emails.recipient },
  { table: tables.invitations, portal: tables.invitations.portal, address: tables.invitations.email },
  { table: tables.demoRequests, portal: tables.demoRequests.portal, address: tables.demoRequests.email },
  { table: tables.talentPeople, portal: tables.talentPeople.portal, address: tables.talentPeople.email },
  {
    table: tables.talentAdditionRows,
    portal: tables.talentAdditionRows.portal,
    address: tables.talentAdditionRows.email,
  },
];

function of(table: PgTable, by: PgColumn, ...leftOut: readonly string[]): PersonalRecords {
  return { table, where: ({ id }) => eq(by, id), by: [by], show: without(...leftOut) };
}

/** What hangs on one's own attempts at assessments. */
function ofOwnAttempts(table: PgTable, attemptId: PgColumn): PersonalRecords {
  const { assessmentAttempts } = tables;
  return {
    table,
    where: ({ id }) =>
      sql`${attemptId} in
        (select ${assessmentAttempts.id} from ${assessmentAttempts} where ${assessmentAttempts.userId} = ${id})`,
    by: [],
    show: without(),
  };
}

function without(...names: readonly string[]): PersonalRecords['show'] {
  return (row) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}
