import { feature } from '#server/platform/feature.ts';
import { jobListRoutes } from './job-lists.routes.ts';

export default feature({
  name: 'job-lists',
  ports: ['aliases', 'config', 'models', 'ranking', 'taxonomy'],
  routes: jobListRoutes,
});
