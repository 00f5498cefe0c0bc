import { feature } from '#server/platform/feature.ts';
import { searchRoutes } from './search.routes.ts';

export default feature({
  name: 'search',
  routes: searchRoutes,
});
