import { feature } from '#server/platform/feature.ts';
import { occupationRoutes } from './occupations.routes.ts';

export default feature({
  name: 'occupations',
  ports: ['config', 'taxonomy'],
  routes: occupationRoutes,
});
