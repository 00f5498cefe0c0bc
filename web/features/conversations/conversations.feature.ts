import { feature } from '#web/platform/feature.ts';
import { PEOPLE_AT_WORK } from '#web/platform/states.ts';
import { CHAT } from './conversations.addresses.ts';

const conversations = feature({
  name: 'conversations',
  routes: {
    chat: {
      path: '/candidate/chat',
      states: PEOPLE_AT_WORK,
      search: CHAT,
      screen: () => import('./screens/chat.screen.tsx'),
      menu: [
        { area: 'candidate', group: 'growth', place: 70, icon: 'chat' },
        { area: 'recruiter', group: 'insight', place: 70, icon: 'chat' },
      ],
    },
  },
});
export default conversations;

declare module '#web/platform/feature.ts' {
  interface Features {
    conversations: typeof conversations;
  }
}
