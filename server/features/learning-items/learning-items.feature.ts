import { feature } from '#server/platform/feature.ts';
import { learningItemRoutes } from './learning-items.routes.ts';
import { learningItemWords } from './learning-items.words.ts';

export default feature({
  name: 'learning-items',
  ports: ['taxonomy'],
  routes: learningItemRoutes,
  words: learningItemWords,
});
