export { loadActor, loadUser, roleId } from './sessions.reads.ts';
export {
  endSessionsOf,
  forgiveStrangers,
  login,
  type OpenedSession,
  openSession,
} from './sessions.service.ts';
export { forgetTries, type Guessed, guessed, takeTry } from './sessions.tries.ts';
