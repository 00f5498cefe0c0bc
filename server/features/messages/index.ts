export { leaveMessage } from './messages.jobs.ts';
export { messageRoutes } from './messages.routes.ts';
export { messageWords } from './messages.words.ts';
