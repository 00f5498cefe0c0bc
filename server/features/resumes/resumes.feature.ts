import { feature } from '#server/platform/feature.ts';
import { readResumeJob } from './resumes.jobs.ts';
import { resumeNotifications } from './resumes.notifications.ts';
import { resumeRoutes } from './resumes.routes.ts';
import { resumeWords } from './resumes.words.ts';
import { resumeHandlers } from './resumes.worker.ts';

export default feature({
  name: 'resumes',
  ports: ['reader', 'storage', 'taxonomy'],
  routes: resumeRoutes,
  words: resumeWords,
  jobs: [readResumeJob],
  handlers: resumeHandlers,
  notificationKinds: resumeNotifications,
});
