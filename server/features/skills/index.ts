export { type ConceptOf, conceptsIn, knownConcept, relinked, withLinkedSkills } from './skills.linking.ts';
export { acceptedNames } from './skills.reads.ts';
