import { feature } from '#server/platform/feature.ts';
import { favouriteRoutes } from './favourites.routes.ts';

export default feature({
  name: 'favourites',
  ports: ['aliases'],
  routes: favouriteRoutes,
});
