/**
 * The door of the interview engine: judges what somebody answers. It imports the taxonomy and text beyond itself, and holds
 * no state: senses are read once and handed in.
 */
export { judgeAnswer } from './judge-answer.ts';
export { readSenses, type Senses } from './senses.ts';
