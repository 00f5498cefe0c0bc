import { feature } from '#server/platform/feature.ts';
import { employeeAuditActions } from './employees.audit.ts';
import { employeeNotifications } from './employees.notifications.ts';
import { employeeRoutes } from './employees.routes.ts';
import { employeeWords } from './employees.words.ts';

export default feature({
  name: 'employees',
  ports: ['models', 'ranking', 'taxonomy'],
  routes: employeeRoutes,
  words: employeeWords,
  auditActions: employeeAuditActions,
  notificationKinds: employeeNotifications,
});
