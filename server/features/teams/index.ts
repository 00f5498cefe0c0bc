export { teamListeners } from './teams.invited.ts';
export { teamRoutes } from './teams.routes.ts';
export { askToJoin, forgetJoinRequest } from './teams.service.ts';
export { teamWords } from './teams.words.ts';
