import { feature } from '#server/platform/feature.ts';
import { conversationRoutes } from './conversations.routes.ts';
import { conversationWords } from './conversations.words.ts';

export default feature({
  name: 'conversations',
  ports: ['answering', 'calls', 'config', 'taxonomy'],
  routes: conversationRoutes,
  words: conversationWords,
});
