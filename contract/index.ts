import * as accounts from './features/accounts.contract.ts';
import * as applications from './features/applications.contract.ts';
import * as approvals from './features/approvals.contract.ts';
import * as auditEntries from './features/audit-entries.contract.ts';
import * as awards from './features/awards.contract.ts';
import * as calibrations from './features/calibrations.contract.ts';
import * as candidateNotes from './features/candidate-notes.contract.ts';
import * as candidateSearches from './features/candidate-searches.contract.ts';
import * as candidates from './features/candidates.contract.ts';
import * as careerPaths from './features/career-paths.contract.ts';
import * as companies from './features/companies.contract.ts';
import * as courses from './features/courses.contract.ts';
import * as demoRequests from './features/demo-requests.contract.ts';
import * as emails from './features/emails.contract.ts';
import * as employees from './features/employees.contract.ts';
import * as equalityAnswers from './features/equality-answers.contract.ts';
import * as favourites from './features/favourites.contract.ts';
import * as files from './features/files.contract.ts';
import * as health from './features/health.contract.ts';
import * as hiringFigures from './features/hiring-figures.contract.ts';
import * as hiringStages from './features/hiring-stages.contract.ts';
import * as identities from './features/identities.contract.ts';
import * as invitations from './features/invitations.contract.ts';
import * as jobLists from './features/job-lists.contract.ts';
import * as jobs from './features/jobs.contract.ts';
import * as learningItems from './features/learning-items.contract.ts';
import * as matches from './features/matches.contract.ts';
import * as messages from './features/messages.contract.ts';
import * as notifications from './features/notifications.contract.ts';
import * as occupations from './features/occupations.contract.ts';
import * as onboarding from './features/onboarding.contract.ts';
import * as pokes from './features/pokes.contract.ts';
import * as portals from './features/portals.contract.ts';
import * as profiles from './features/profiles.contract.ts';
import * as rankings from './features/rankings.contract.ts';
import * as resumes from './features/resumes.contract.ts';
import * as savedSearches from './features/saved-searches.contract.ts';
import * as search from './features/search.contract.ts';
import * as sessions from './features/sessions.contract.ts';
import * as skills from './features/skills.contract.ts';
import * as teams from './features/teams.contract.ts';
import type { AnyEndpoint } from './kernel/endpoint.ts';
import { kernelErrors } from './kernel/errors.ts';

const features = {
  accounts,
  applications,
  approvals,
  'audit-entries': auditEntries,
  awards,
  calibrations,
  'candidate-notes': candidateNotes,
  'candidate-searches': candidateSearches,
  candidates,
  'career-paths': careerPaths,
  companies,
  courses,
  'demo-requests': demoRequests,
  emails,
  employees,
  'equality-answers': equalityAnswers,
  favourites,
  files,
  health,
  'hiring-figures': hiringFigures,
  'hiring-stages': hiringStages,
  identities,
  invitations,
  'job-lists': jobLists,
  jobs,
  'learning-items': learningItems,
  matches,
  messages,
  notifications,
  occupations,
  onboarding,
  pokes,
  portals,
  profiles,
  rankings,
  resumes,
  'saved-searches': savedSearches,
  search,
  sessions,
  skills,
  teams,
};

export interface NamedEndpoint {
  feature: string;
  /** The export's name: also the operation's id in the printed API. */
  name: string;
  endpoint: AnyEndpoint;
}

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'access' in value;

/** Every endpoint of the product, by feature, in the order of declaration. */
export const allEndpoints: readonly NamedEndpoint[] = Object.entries(features).flatMap(([feature, exports]) =>
  Object.entries(exports)
    .filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1]))
    .map(([name, endpoint]) => ({ feature, name, endpoint })),
);

/** HTTP status of every error code. */
export const errorStatuses = {
  ...kernelErrors,
  ...accounts.accountErrors,
  ...applications.applicationErrors,
  ...approvals.approvalErrors,
  ...awards.awardErrors,
  ...calibrations.calibrationErrors,
  ...candidateNotes.candidateNoteErrors,
  ...candidates.candidateErrors,
  ...careerPaths.careerPathErrors,
  ...companies.companyErrors,
  ...courses.courseErrors,
  ...demoRequests.demoRequestErrors,
  ...emails.emailErrors,
  ...employees.employeeErrors,
  ...files.fileErrors,
  ...hiringStages.hiringStageErrors,
  ...identities.identityErrors,
  ...invitations.invitationErrors,
  ...jobs.jobErrors,
  ...learningItems.learningItemErrors,
  ...matches.matchErrors,
  ...messages.messageErrors,
  ...notifications.notificationErrors,
  ...pokes.pokeErrors,
  ...portals.portalErrors,
  ...onboarding.onboardingErrors,
  ...profiles.profileErrors,
  ...rankings.rankingErrors,
  ...resumes.resumeErrors,
  ...candidateSearches.candidateSearchErrors,
  ...savedSearches.savedSearchErrors,
  ...sessions.sessionErrors,
  ...skills.skillErrors,
  ...teams.teamErrors,
} as const;
export type ErrorCode = keyof typeof errorStatuses;
