import { feature } from '#server/platform/feature.ts';
import { healthRoutes } from './health.routes.ts';

export default feature({
  name: 'health',
  ports: ['queue', 'storage'],
  routes: healthRoutes,
});
