import { feature } from '#server/platform/feature.ts';
import { hiringStageRoutes } from './hiring-stages.routes.ts';
import { hiringStageWords } from './hiring-stages.words.ts';

export default feature({
  name: 'hiring-stages',
  routes: hiringStageRoutes,
  words: hiringStageWords,
});
