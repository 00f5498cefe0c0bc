export { forgetOldSessions } from './sessions.jobs.ts';
export { loadActor, loadUser, roleId } from './sessions.reads.ts';
export { sessionRoutes } from './sessions.routes.ts';
export {
  endSessionsOf,
  forgiveStrangers,
  login,
  type OpenedSession,
  openSession,
} from './sessions.service.ts';
export { forgetTries, type Guessed, guessed, takeTry } from './sessions.tries.ts';
export { sessionWords } from './sessions.words.ts';
