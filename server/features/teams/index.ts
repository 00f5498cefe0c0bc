export { askToJoin, forgetJoinRequest } from './teams.service.ts';
