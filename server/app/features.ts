import { accountRoutes, accountWords } from '#server/features/accounts/index.ts';
import { candidateRoutes, candidateWords } from '#server/features/candidates/index.ts';
import { careerPathRoutes } from '#server/features/career-paths/index.ts';
import { companyWords } from '#server/features/companies/index.ts';
import { courseRoutes } from '#server/features/courses/index.ts';
import { emailHandlers } from '#server/features/emails/emails.worker.ts';
import { deliverEmail } from '#server/features/emails/index.ts';
import { favouriteRoutes } from '#server/features/favourites/index.ts';
import { fileRoutes, fileWords } from '#server/features/files/index.ts';
import { healthRoutes } from '#server/features/health/index.ts';
import { jobRoutes, jobWords } from '#server/features/jobs/index.ts';
import {
  clearRemovals,
  matchListeners,
  matchRoutes,
  matchWords,
  rankJob,
  rankPortal,
  rankProfile,
  refitAll,
  tellOfNew,
} from '#server/features/matches/index.ts';
import { matchHandlers } from '#server/features/matches/matches.worker.ts';
import {
  notificationListeners,
  notificationRoutes,
  notificationWords,
} from '#server/features/notifications/index.ts';
import { occupationRoutes } from '#server/features/occupations/index.ts';
import { onboardingRoutes, onboardingWords } from '#server/features/onboarding/index.ts';
import { portalRoutes } from '#server/features/portals/index.ts';
import { profileRoutes, profileWords } from '#server/features/profiles/index.ts';
import { readResumeJob, resumeRoutes, resumeWords } from '#server/features/resumes/index.ts';
import { resumeHandlers } from '#server/features/resumes/resumes.worker.ts';
import { searchRoutes } from '#server/features/search/index.ts';
import { sessionRoutes, sessionWords } from '#server/features/sessions/index.ts';
import { skillListeners, skillRoutes, skillWords } from '#server/features/skills/index.ts';
import type { Listener } from '#server/platform/domain-events.ts';
import type { Binding } from '#server/platform/http/bind.ts';
import { platformWords } from '#server/platform/platform.words.ts';
import type { JobDefinition, JobHandler } from '#server/platform/queue.ts';
import type { Words } from '#server/platform/words.ts';

/** Everything the product consists of: the one place where features are listed. */

export const bindings = (queueIsRunning: () => boolean): readonly Binding[] => [
  ...accountRoutes,
  ...candidateRoutes,
  ...careerPathRoutes,
  ...courseRoutes,
  ...favouriteRoutes,
  ...fileRoutes,
  ...healthRoutes(queueIsRunning),
  ...jobRoutes,
  ...matchRoutes,
  ...notificationRoutes,
  ...occupationRoutes,
  ...onboardingRoutes,
  ...portalRoutes,
  ...profileRoutes,
  ...resumeRoutes,
  ...searchRoutes,
  ...sessionRoutes,
  ...skillRoutes,
];

export const words: readonly Words[] = [
  platformWords,
  accountWords,
  candidateWords,
  companyWords,
  fileWords,
  jobWords,
  matchWords,
  notificationWords,
  onboardingWords,
  profileWords,
  resumeWords,
  sessionWords,
  skillWords,
];

export const jobDefinitions: readonly JobDefinition<object>[] = [
  deliverEmail,
  rankJob,
  rankPortal,
  rankProfile,
  readResumeJob,
  refitAll,
  tellOfNew,
  clearRemovals,
];

export const jobHandlers: readonly JobHandler[] = [...emailHandlers, ...matchHandlers, ...resumeHandlers];

export const listeners: readonly Listener[] = [
  ...matchListeners,
  ...notificationListeners,
  ...skillListeners,
];
