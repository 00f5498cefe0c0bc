/**
 * The door of the assessment engine: instruments as data, in both languages, and the scoring of their answers. A result
 * can be scored again from its answers at any time.
 */
export {
  openPersonalityInventory,
  type PersonalityDomain,
  type PersonalityInventory,
  personalityDomains,
  type Sex,
  type Statement,
} from './personality-inventory.ts';
export { type DomainScore, type Respondent, type ScaleScore, scorePersonality } from './score-personality.ts';
