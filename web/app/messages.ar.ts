import accounts from '#web/features/accounts/accounts.messages.ar.ts';
import applications from '#web/features/applications/applications.messages.ar.ts';
import approvals from '#web/features/approvals/approvals.messages.ar.ts';
import auditEntries from '#web/features/audit-entries/audit-entries.messages.ar.ts';
import candidateSearches from '#web/features/candidate-searches/candidate-searches.messages.ar.ts';
import candidates from '#web/features/candidates/candidates.messages.ar.ts';
import careerPaths from '#web/features/career-paths/career-paths.messages.ar.ts';
import companies from '#web/features/companies/companies.messages.ar.ts';
import courses from '#web/features/courses/courses.messages.ar.ts';
import demoRequests from '#web/features/demo-requests/demo-requests.messages.ar.ts';
import emails from '#web/features/emails/emails.messages.ar.ts';
import employees from '#web/features/employees/employees.messages.ar.ts';
import equalityAnswers from '#web/features/equality-answers/equality-answers.messages.ar.ts';
import hiringStages from '#web/features/hiring-stages/hiring-stages.messages.ar.ts';
import identities from '#web/features/identities/identities.messages.ar.ts';
import invitations from '#web/features/invitations/invitations.messages.ar.ts';
import jobs from '#web/features/jobs/jobs.messages.ar.ts';
import matches from '#web/features/matches/matches.messages.ar.ts';
import messages from '#web/features/messages/messages.messages.ar.ts';
import notifications from '#web/features/notifications/notifications.messages.ar.ts';
import onboarding from '#web/features/onboarding/onboarding.messages.ar.ts';
import portals from '#web/features/portals/portals.messages.ar.ts';
import profiles from '#web/features/profiles/profiles.messages.ar.ts';
import resumes from '#web/features/resumes/resumes.messages.ar.ts';
import search from '#web/features/search/search.messages.ar.ts';
import sessions from '#web/features/sessions/sessions.messages.ar.ts';
import skills from '#web/features/skills/skills.messages.ar.ts';
import platform from '#web/platform/platform.messages.ar.ts';
import widgets from '#web/widgets/widgets.messages.ar.ts';
import app from './app.messages.ar.ts';
import screens from './screens.messages.ar.ts';

/** All Arabic words, a namespace each. */
export default {
  accounts,
  app,
  applications,
  approvals,
  'audit-entries': auditEntries,
  'candidate-searches': candidateSearches,
  candidates,
  'career-paths': careerPaths,
  companies,
  courses,
  demoRequests,
  emails,
  employees,
  'equality-answers': equalityAnswers,
  'hiring-stages': hiringStages,
  identities,
  invitations,
  jobs,
  matches,
  messages,
  notifications,
  onboarding,
  platform,
  portals,
  profiles,
  resumes,
  screens,
  search,
  sessions,
  skills,
  widgets,
};
