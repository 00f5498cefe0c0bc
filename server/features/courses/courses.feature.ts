import { feature } from '#server/platform/feature.ts';
import { courseRoutes } from './courses.routes.ts';
import { courseWords } from './courses.words.ts';

export default feature({
  name: 'courses',
  ports: ['aliases', 'models', 'ranking', 'taxonomy'],
  routes: courseRoutes,
  words: courseWords,
});
