export { understandingOf } from './conversations.asking.ts';
