import { feature } from '#server/platform/feature.ts';
import { programmeRoutes } from './programmes.routes.ts';
import { programmeWords } from './programmes.words.ts';

export default feature({
  name: 'programmes',
  ports: ['reader', 'taxonomy'],
  routes: programmeRoutes,
  words: programmeWords,
});
