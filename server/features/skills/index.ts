export { relinkMentions } from './skills.jobs.ts';
export { type ConceptOf, conceptsIn, knownConcept, relinked, withLinkedSkills } from './skills.linking.ts';
export { skillListeners } from './skills.listeners.ts';
export { acceptedNames } from './skills.reads.ts';
export { skillRoutes } from './skills.routes.ts';
export { skillWords } from './skills.words.ts';
