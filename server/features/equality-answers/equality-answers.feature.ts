import { feature } from '#server/platform/feature.ts';
import { equalityAnswerRoutes } from './equality-answers.routes.ts';
import { equalityAnswerWords } from './equality-answers.words.ts';

export default feature({
  name: 'equality-answers',
  routes: equalityAnswerRoutes,
  words: equalityAnswerWords,
});
