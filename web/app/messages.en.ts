import accounts from '#web/features/accounts/accounts.messages.en.ts';
import candidates from '#web/features/candidates/candidates.messages.en.ts';
import companies from '#web/features/companies/companies.messages.en.ts';
import jobs from '#web/features/jobs/jobs.messages.en.ts';
import matches from '#web/features/matches/matches.messages.en.ts';
import notifications from '#web/features/notifications/notifications.messages.en.ts';
import onboarding from '#web/features/onboarding/onboarding.messages.en.ts';
import profiles from '#web/features/profiles/profiles.messages.en.ts';
import resumes from '#web/features/resumes/resumes.messages.en.ts';
import search from '#web/features/search/search.messages.en.ts';
import sessions from '#web/features/sessions/sessions.messages.en.ts';
import platform from '#web/platform/platform.messages.en.ts';
import widgets from '#web/widgets/widgets.messages.en.ts';
import app from './app.messages.en.ts';
import screens from './screens.messages.en.ts';

/** All English words, a namespace each. */
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
