import accounts from '#web/features/accounts/accounts.messages.en.ts';
import applications from '#web/features/applications/applications.messages.en.ts';
import approvals from '#web/features/approvals/approvals.messages.en.ts';
import auditEntries from '#web/features/audit-entries/audit-entries.messages.en.ts';
import candidateSearches from '#web/features/candidate-searches/candidate-searches.messages.en.ts';
import candidates from '#web/features/candidates/candidates.messages.en.ts';
import careerPaths from '#web/features/career-paths/career-paths.messages.en.ts';
import companies from '#web/features/companies/companies.messages.en.ts';
import courses from '#web/features/courses/courses.messages.en.ts';
import demoRequests from '#web/features/demo-requests/demo-requests.messages.en.ts';
import emails from '#web/features/emails/emails.messages.en.ts';
import employees from '#web/features/employees/employees.messages.en.ts';
import equalityAnswers from '#web/features/equality-answers/equality-answers.messages.en.ts';
import hiringStages from '#web/features/hiring-stages/hiring-stages.messages.en.ts';
import identities from '#web/features/identities/identities.messages.en.ts';
import invitations from '#web/features/invitations/invitations.messages.en.ts';
import jobs from '#web/features/jobs/jobs.messages.en.ts';
import matches from '#web/features/matches/matches.messages.en.ts';
import messages from '#web/features/messages/messages.messages.en.ts';
import notifications from '#web/features/notifications/notifications.messages.en.ts';
import onboarding from '#web/features/onboarding/onboarding.messages.en.ts';
import portals from '#web/features/portals/portals.messages.en.ts';
import profiles from '#web/features/profiles/profiles.messages.en.ts';
import resumes from '#web/features/resumes/resumes.messages.en.ts';
import search from '#web/features/search/search.messages.en.ts';
import sessions from '#web/features/sessions/sessions.messages.en.ts';
import skills from '#web/features/skills/skills.messages.en.ts';
import platform from '#web/platform/platform.messages.en.ts';
import widgets from '#web/widgets/widgets.messages.en.ts';
import app from './app.messages.en.ts';
import screens from './screens.messages.en.ts';

/** All English words, a namespace each. */
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
