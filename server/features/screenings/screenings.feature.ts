import { feature } from '#server/platform/feature.ts';
import { screeningRoutes } from './screenings.routes.ts';
import { screeningWords } from './screenings.words.ts';

export default feature({
  name: 'screenings',
  ports: ['taxonomy'],
  routes: screeningRoutes,
  words: screeningWords,
});
