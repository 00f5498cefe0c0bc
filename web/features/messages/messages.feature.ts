import { feature } from '#web/platform/feature.ts';
import { RECRUITERS } from '#web/platform/states.ts';
import { MESSAGE_TEMPLATES } from './messages.addresses.ts';

const messages = feature({
  name: 'messages',
  routes: {
    'message-templates': {
      path: '/settings/company/templates',
      search: MESSAGE_TEMPLATES,
      states: RECRUITERS,
      screen: () => import('./screens/message-templates.screen.tsx'),
      settings: { place: 80, icon: 'mail' },
    },
  },
});
export default messages;

declare module '#web/platform/feature.ts' {
  interface Features {
    messages: typeof messages;
  }
}
