import { feature } from '#server/platform/feature.ts';
import { interestRoutes } from './interests.routes.ts';
import { interestWords } from './interests.words.ts';

export default feature({
  name: 'interests',
  ports: ['instruments', 'taxonomy'],
  routes: interestRoutes,
  words: interestWords,
});
