import { accountHandlers } from '#server/features/accounts/accounts.worker.ts';
import { accountRoutes, accountWords, forgetOld, mailReset } from '#server/features/accounts/index.ts';
import { applicationHandlers } from '#server/features/applications/applications.worker.ts';
import {
  applicationListeners,
  applicationRoutes,
  applicationWords,
  tellOfStep,
} from '#server/features/applications/index.ts';
import { approvalHandlers } from '#server/features/approvals/approvals.worker.ts';
import { approvalRoutes, approvalWords, tellOfDecision } from '#server/features/approvals/index.ts';
import { auditRoutes, auditWords } from '#server/features/audit-entries/index.ts';
import { awardRoutes, awardWords } from '#server/features/awards/index.ts';
import { blindReviewWords } from '#server/features/blind-review/index.ts';
import { calibrationHandlers } from '#server/features/calibrations/calibrations.worker.ts';
import {
  calibrationListeners,
  calibrationRoutes,
  calibrationWords,
  refitAll,
} from '#server/features/calibrations/index.ts';
import { candidateNoteRoutes, candidateNoteWords } from '#server/features/candidate-notes/index.ts';
import { candidateSearchHandlers } from '#server/features/candidate-searches/candidate-searches.worker.ts';
import {
  candidateSearchRoutes,
  candidateSearchWords,
  tellOfPeople,
} from '#server/features/candidate-searches/index.ts';
import { candidateListeners, candidateRoutes, candidateWords } from '#server/features/candidates/index.ts';
import { careerPathRoutes, careerPathWords } from '#server/features/career-paths/index.ts';
import { companyListeners, companyRoutes, companyWords } from '#server/features/companies/index.ts';
import { courseRoutes, courseWords } from '#server/features/courses/index.ts';
import { demoRequestRoutes, demoRequestWords } from '#server/features/demo-requests/index.ts';
import { emailHandlers } from '#server/features/emails/emails.worker.ts';
import { deliverEmail, emailRoutes, emailWords } from '#server/features/emails/index.ts';
import { employeeRoutes, employeeWords } from '#server/features/employees/index.ts';
import { equalityAnswerRoutes, equalityAnswerWords } from '#server/features/equality-answers/index.ts';
import { favouriteRoutes } from '#server/features/favourites/index.ts';
import { fileHandlers } from '#server/features/files/files.worker.ts';
import { fileListeners, fileRoutes, fileWords, removeFiles } from '#server/features/files/index.ts';
import { healthRoutes } from '#server/features/health/index.ts';
import { hiringFigureRoutes } from '#server/features/hiring-figures/index.ts';
import { hiringStageRoutes, hiringStageWords } from '#server/features/hiring-stages/index.ts';
import { identityRoutes, identityWords } from '#server/features/identities/index.ts';
import { invitationRoutes, invitationWords } from '#server/features/invitations/index.ts';
import { jobListRoutes } from '#server/features/job-lists/index.ts';
import { expireJobs, jobListeners, jobRoutes, jobWords } from '#server/features/jobs/index.ts';
import { jobHandlers as jobLifeHandlers } from '#server/features/jobs/jobs.worker.ts';
import { learningItemRoutes, learningItemWords } from '#server/features/learning-items/index.ts';
import { clearRemovals, matchIndexListeners, prepareDocuments } from '#server/features/match-index/index.ts';
import { matchIndexHandlers } from '#server/features/match-index/match-index.worker.ts';
import { trainWeekly } from '#server/features/match-models/index.ts';
import { matchModelHandlers } from '#server/features/match-models/match-models.worker.ts';
import {
  matchListeners,
  matchRoutes,
  matchWords,
  rankJob,
  rankPortal,
  rankProfile,
  tellOfNew,
} from '#server/features/matches/index.ts';
import { matchHandlers } from '#server/features/matches/matches.worker.ts';
import { leaveMessage, messageRoutes, messageWords } from '#server/features/messages/index.ts';
import { messageHandlers } from '#server/features/messages/messages.worker.ts';
import {
  mailDigests,
  mailNotification,
  notificationListeners,
  notificationRoutes,
  notificationWords,
} from '#server/features/notifications/index.ts';
import { notificationHandlers } from '#server/features/notifications/notifications.worker.ts';
import { occupationRoutes } from '#server/features/occupations/index.ts';
import { onboardingRoutes, onboardingWords } from '#server/features/onboarding/index.ts';
import { pokeRoutes, pokeWords } from '#server/features/pokes/index.ts';
import { portalRoutes, portalWords } from '#server/features/portals/index.ts';
import {
  countMonths,
  profileListeners,
  profileRoutes,
  profileWords,
} from '#server/features/profiles/index.ts';
import { profileHandlers } from '#server/features/profiles/profiles.worker.ts';
import { rankingRoutes, rankingWords } from '#server/features/rankings/index.ts';
import { readResumeJob, resumeRoutes, resumeWords } from '#server/features/resumes/index.ts';
import { resumeHandlers } from '#server/features/resumes/resumes.worker.ts';
import {
  savedSearchRoutes,
  savedSearchWords,
  tellOfSearches,
} from '#server/features/saved-searches/index.ts';
import { savedSearchHandlers } from '#server/features/saved-searches/saved-searches.worker.ts';
import { searchRoutes } from '#server/features/search/index.ts';
import { forgetOldSessions, sessionRoutes, sessionWords } from '#server/features/sessions/index.ts';
import { sessionHandlers } from '#server/features/sessions/sessions.worker.ts';
import { relinkMentions, skillListeners, skillRoutes, skillWords } from '#server/features/skills/index.ts';
import { skillHandlers } from '#server/features/skills/skills.worker.ts';
import { teamListeners, teamRoutes, teamWords } from '#server/features/teams/index.ts';
import type { Binding } from '#server/platform/http/bind.ts';
import type { JobDefinition } from '#server/platform/job-definition.ts';
import type { Listener } from '#server/platform/listeners.ts';
import { platformWords } from '#server/platform/platform.words.ts';
import type { JobHandler } from '#server/platform/queue.ts';
import type { Words } from '#server/platform/words.ts';

/** Everything the product consists of: the one place where features are listed. */

export const bindings: readonly Binding[] = [
  ...accountRoutes,
  ...applicationRoutes,
  ...approvalRoutes,
  ...auditRoutes,
  ...awardRoutes,
  ...calibrationRoutes,
  ...candidateNoteRoutes,
  ...candidateRoutes,
  ...candidateSearchRoutes,
  ...careerPathRoutes,
  ...companyRoutes,
  ...courseRoutes,
  ...demoRequestRoutes,
  ...employeeRoutes,
  ...equalityAnswerRoutes,
  ...emailRoutes,
  ...favouriteRoutes,
  ...fileRoutes,
  ...healthRoutes,
  ...hiringFigureRoutes,
  ...hiringStageRoutes,
  ...identityRoutes,
  ...invitationRoutes,
  ...jobListRoutes,
  ...jobRoutes,
  ...learningItemRoutes,
  ...matchRoutes,
  ...messageRoutes,
  ...notificationRoutes,
  ...occupationRoutes,
  ...onboardingRoutes,
  ...pokeRoutes,
  ...portalRoutes,
  ...profileRoutes,
  ...rankingRoutes,
  ...resumeRoutes,
  ...savedSearchRoutes,
  ...searchRoutes,
  ...sessionRoutes,
  ...skillRoutes,
  ...teamRoutes,
];

export const words: readonly Words[] = [
  platformWords,
  accountWords,
  applicationWords,
  approvalWords,
  auditWords,
  awardWords,
  blindReviewWords,
  calibrationWords,
  candidateNoteWords,
  candidateSearchWords,
  candidateWords,
  careerPathWords,
  companyWords,
  courseWords,
  demoRequestWords,
  employeeWords,
  equalityAnswerWords,
  emailWords,
  fileWords,
  hiringStageWords,
  identityWords,
  invitationWords,
  jobWords,
  learningItemWords,
  matchWords,
  messageWords,
  notificationWords,
  onboardingWords,
  pokeWords,
  portalWords,
  profileWords,
  rankingWords,
  resumeWords,
  savedSearchWords,
  sessionWords,
  skillWords,
  teamWords,
];

export const jobDefinitions: readonly JobDefinition<object>[] = [
  countMonths,
  forgetOld,
  forgetOldSessions,
  mailReset,
  removeFiles,
  deliverEmail,
  expireJobs,
  tellOfDecision,
  tellOfStep,
  leaveMessage,
  mailDigests,
  mailNotification,
  prepareDocuments,
  rankJob,
  rankPortal,
  rankProfile,
  readResumeJob,
  refitAll,
  relinkMentions,
  tellOfNew,
  tellOfPeople,
  tellOfSearches,
  trainWeekly,
  clearRemovals,
];

export const jobHandlers: readonly JobHandler[] = [
  ...accountHandlers,
  ...fileHandlers,
  ...sessionHandlers,
  ...applicationHandlers,
  ...approvalHandlers,
  ...emailHandlers,
  ...jobLifeHandlers,
  ...calibrationHandlers,
  ...matchIndexHandlers,
  ...matchModelHandlers,
  ...matchHandlers,
  ...messageHandlers,
  ...notificationHandlers,
  ...profileHandlers,
  ...resumeHandlers,
  ...candidateSearchHandlers,
  ...savedSearchHandlers,
  ...skillHandlers,
];

export const listeners: readonly Listener[] = [
  ...applicationListeners,
  ...calibrationListeners,
  ...candidateListeners,
  ...companyListeners,
  ...fileListeners,
  ...jobListeners,
  ...matchIndexListeners,
  ...matchListeners,
  ...notificationListeners,
  ...profileListeners,
  ...skillListeners,
  ...teamListeners,
];
