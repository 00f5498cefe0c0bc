import { feature } from '#server/platform/feature.ts';
import { awardRoutes } from './awards.routes.ts';
import { awardWords } from './awards.words.ts';

export default feature({
  name: 'awards',
  ports: ['storage'],
  routes: awardRoutes,
  words: awardWords,
});
