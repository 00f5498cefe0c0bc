import type { ComponentType } from 'react';
import { accountsScreens } from '#web/features/accounts/accounts.routes.ts';
import { applicationsScreens } from '#web/features/applications/applications.routes.ts';
import { approvalsScreens } from '#web/features/approvals/approvals.routes.ts';
import { auditEntriesScreens } from '#web/features/audit-entries/audit-entries.routes.ts';
import { candidateSearchesScreens } from '#web/features/candidate-searches/candidate-searches.routes.ts';
import { candidatesScreens } from '#web/features/candidates/candidates.routes.ts';
import { careerPathsScreens } from '#web/features/career-paths/career-paths.routes.ts';
import { companiesScreens } from '#web/features/companies/companies.routes.ts';
import { coursesScreens } from '#web/features/courses/courses.routes.ts';
import { demoRequestsScreens } from '#web/features/demo-requests/demo-requests.routes.ts';
import { emailsScreens } from '#web/features/emails/emails.routes.ts';
import { employeesScreens } from '#web/features/employees/employees.routes.ts';
import { equalityAnswersScreens } from '#web/features/equality-answers/equality-answers.routes.ts';
import { hiringStagesScreens } from '#web/features/hiring-stages/hiring-stages.routes.ts';
import { identitiesScreens } from '#web/features/identities/identities.routes.ts';
import { invitationsScreens } from '#web/features/invitations/invitations.routes.ts';
import { jobsScreens } from '#web/features/jobs/jobs.routes.ts';
import { matchesScreens } from '#web/features/matches/matches.routes.ts';
import { messagesScreens } from '#web/features/messages/messages.routes.ts';
import { notificationsScreens } from '#web/features/notifications/notifications.routes.ts';
import { onboardingScreens } from '#web/features/onboarding/onboarding.routes.ts';
import { portalsScreens } from '#web/features/portals/portals.routes.ts';
import { profilesScreens } from '#web/features/profiles/profiles.routes.ts';
import { resumesScreens } from '#web/features/resumes/resumes.routes.ts';
import { sessionsScreens } from '#web/features/sessions/sessions.routes.ts';
import { skillsScreens } from '#web/features/skills/skills.routes.ts';
import { ChunkLoadError } from '#web/platform/chunk-load-error.ts';
import type { RouteName } from './route-table.ts';

export type LoadScreen = () => Promise<{ default: ComponentType }>;

/** The code of every screen that is built, by route name. What is missing here shows “not built yet”. */
export const SCREENS: Partial<Record<RouteName, LoadScreen>> = {
  ...accountsScreens,
  ...applicationsScreens,
  ...approvalsScreens,
  ...auditEntriesScreens,
  ...candidateSearchesScreens,
  ...candidatesScreens,
  ...careerPathsScreens,
  ...companiesScreens,
  ...coursesScreens,
  ...demoRequestsScreens,
  ...emailsScreens,
  ...employeesScreens,
  ...equalityAnswersScreens,
  ...hiringStagesScreens,
  ...identitiesScreens,
  ...invitationsScreens,
  ...jobsScreens,
  ...matchesScreens,
  ...messagesScreens,
  ...notificationsScreens,
  ...onboardingScreens,
  ...portalsScreens,
  ...profilesScreens,
  ...resumesScreens,
  ...sessionsScreens,
  ...skillsScreens,
  error: () => import('./screens/root-error.screen.tsx'),
  'not-found': () => import('./screens/not-found.screen.tsx'),
};

export const isBuilt = (name: RouteName): boolean => name in SCREENS;

const CHUNK_TIMEOUT_MS = 120_000;

/** The screen of a route. A chunk that does not come within two minutes counts as failed. */
export function screenOf(name: RouteName): LoadScreen {
  const load = SCREENS[name] ?? (() => import('./screens/not-built.screen.tsx'));
  return () => Promise.race([load(), failAfter(CHUNK_TIMEOUT_MS, name)]);
}

/** Whether code could not be fetched: after a release the old chunks are gone, and a reload brings the new ones. */
export function isChunkFailure(error: unknown): boolean {
  if (error instanceof ChunkLoadError) return true;
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module|importing a module script failed|unable to preload css/i.test(message);
}

function failAfter(delayMs: number, name: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new ChunkLoadError(name)), delayMs);
  });
}
