import { feature } from '#server/platform/feature.ts';
import { principlesRoutes } from './principles.routes.ts';
import { principlesWords } from './principles.words.ts';

export default feature({
  name: 'principles',
  ports: ['aliases', 'instruments', 'typesetter'],
  routes: principlesRoutes,
  words: principlesWords,
});
