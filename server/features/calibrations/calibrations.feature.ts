import { feature } from '#server/platform/feature.ts';
import { calibrationAuditActions } from './calibrations.audit.ts';
import { refitAll } from './calibrations.jobs.ts';
import { calibrationListeners } from './calibrations.listeners.ts';
import { calibrationRoutes } from './calibrations.routes.ts';
import { calibrationWords } from './calibrations.words.ts';
import { calibrationHandlers } from './calibrations.worker.ts';

export default feature({
  name: 'calibrations',
  ports: ['models', 'ranking', 'taxonomy'],
  routes: calibrationRoutes,
  words: calibrationWords,
  jobs: [refitAll],
  handlers: calibrationHandlers,
  listeners: calibrationListeners,
  auditActions: calibrationAuditActions,
});
