import { feature } from '#server/platform/feature.ts';
import { keepMonths, refreshMaps } from './skill-maps.jobs.ts';
import { skillMapListeners } from './skill-maps.listeners.ts';
import { skillMapRoutes } from './skill-maps.routes.ts';
import { skillMapWords } from './skill-maps.words.ts';
import { skillMapHandlers } from './skill-maps.worker.ts';

export default feature({
  name: 'skill-maps',
  ports: ['reader', 'taxonomy', 'typesetter'],
  routes: skillMapRoutes,
  words: skillMapWords,
  jobs: [keepMonths, refreshMaps],
  handlers: skillMapHandlers,
  listeners: skillMapListeners,
});
