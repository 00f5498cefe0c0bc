export { understandingOf } from './conversations.said.ts';
