import accounts from '#web/features/accounts/accounts.messages.ar.ts';
import candidates from '#web/features/candidates/candidates.messages.ar.ts';
import companies from '#web/features/companies/companies.messages.ar.ts';
import jobs from '#web/features/jobs/jobs.messages.ar.ts';
import matches from '#web/features/matches/matches.messages.ar.ts';
import notifications from '#web/features/notifications/notifications.messages.ar.ts';
import onboarding from '#web/features/onboarding/onboarding.messages.ar.ts';
import profiles from '#web/features/profiles/profiles.messages.ar.ts';
import resumes from '#web/features/resumes/resumes.messages.ar.ts';
import search from '#web/features/search/search.messages.ar.ts';
import sessions from '#web/features/sessions/sessions.messages.ar.ts';
import platform from '#web/platform/platform.messages.ar.ts';
import widgets from '#web/widgets/widgets.messages.ar.ts';
import app from './app.messages.ar.ts';
import screens from './screens.messages.ar.ts';

/** All Arabic words, a namespace each. */
export default {
  accounts,
  app,
  candidates,
  companies,
  jobs,
  matches,
  notifications,
  onboarding,
  platform,
  profiles,
  resumes,
  screens,
  search,
  sessions,
  widgets,
};
