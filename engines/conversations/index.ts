/**
 * The door of the conversations engine: what a person asks in, what they want and what they name out. English and
 * Arabic, misspelt and in dialect. No network, no model, no memory: a thread is handed in with each question.
 */
export type { Before } from './follow-up.ts';
export type { Asker, Intent } from './intents.ts';
export { titlesToFill } from './job-to-fill.ts';
export type { Slots, StageNamed } from './slots.ts';
export { createUnderstanding, type Understanding, type Understood } from './understanding.ts';
