import { feature } from '#server/platform/feature.ts';
import { hiringFigureRoutes } from './hiring-figures.routes.ts';

export default feature({
  name: 'hiring-figures',
  routes: hiringFigureRoutes,
});
