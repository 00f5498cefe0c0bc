import { feature } from '#server/platform/feature.ts';
import { favouriteAuditActions } from './favourites.audit.ts';
import { favouriteRoutes } from './favourites.routes.ts';

export default feature({
  name: 'favourites',
  ports: ['aliases'],
  routes: favouriteRoutes,
  auditActions: favouriteAuditActions,
});
