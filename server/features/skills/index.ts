export { type ConceptOf, conceptsIn, knownConcept, withLinkedSkills } from './skills.linking.ts';
export { skillListeners } from './skills.listeners.ts';
export { skillRoutes } from './skills.routes.ts';
export { skillWords } from './skills.words.ts';
