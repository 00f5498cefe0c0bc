import { feature } from '#web/platform/feature.ts';
import { RECRUITERS } from '#web/platform/states.ts';
import { KNOWLEDGE_BASE } from './documents.addresses.ts';

const documents = feature({
  name: 'documents',
  routes: {
    'knowledge-base': {
      path: '/recruiter/chatbot',
      states: RECRUITERS,
      search: KNOWLEDGE_BASE,
      screen: () => import('./screens/knowledge-base.screen.tsx'),
      menu: { area: 'recruiter', group: 'insight', place: 60, icon: 'document' },
    },
  },
});
export default documents;

declare module '#web/platform/feature.ts' {
  interface Features {
    documents: typeof documents;
  }
}
