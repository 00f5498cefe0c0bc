import { feature } from '#server/platform/feature.ts';
import { instituteRoutes } from './institutes.routes.ts';
import { instituteWords } from './institutes.words.ts';

export default feature({
  name: 'institutes',
  ports: ['aliases', 'models', 'ranking', 'reader', 'taxonomy', 'typesetter'],
  routes: instituteRoutes,
  words: instituteWords,
});
