import { feature } from '#server/platform/feature.ts';
import { demoRequestRoutes } from './demo-requests.routes.ts';
import { demoRequestWords } from './demo-requests.words.ts';

export default feature({
  name: 'demo-requests',
  routes: demoRequestRoutes,
  words: demoRequestWords,
});
