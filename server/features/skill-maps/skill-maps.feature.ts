import { feature } from '#server/platform/feature.ts';
import { skillMapRoutes } from './skill-maps.routes.ts';
import { skillMapWords } from './skill-maps.words.ts';

export default feature({
  name: 'skill-maps',
  ports: ['taxonomy'],
  routes: skillMapRoutes,
  words: skillMapWords,
});
