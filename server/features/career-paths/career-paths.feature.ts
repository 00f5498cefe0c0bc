import { feature } from '#server/platform/feature.ts';
import { careerPathRoutes } from './career-paths.routes.ts';
import { careerPathWords } from './career-paths.words.ts';

export default feature({
  name: 'career-paths',
  ports: ['aliases', 'models', 'taxonomy'],
  routes: careerPathRoutes,
  words: careerPathWords,
});
