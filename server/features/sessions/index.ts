export { loadActor, loadUser, roleId } from './sessions.reads.ts';
export { sessionRoutes } from './sessions.routes.ts';
export { type OpenedSession, openSession } from './sessions.service.ts';
export { sessionWords } from './sessions.words.ts';
