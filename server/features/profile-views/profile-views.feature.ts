import { feature } from '#server/platform/feature.ts';
import { clearOldViews } from './profile-views.jobs.ts';
import { profileViewRoutes } from './profile-views.routes.ts';
import { profileViewHandlers } from './profile-views.worker.ts';

export default feature({
  name: 'profile-views',
  routes: profileViewRoutes,
  jobs: [clearOldViews],
  handlers: profileViewHandlers,
});
