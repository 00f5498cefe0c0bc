export {
  factsAsked,
  factsOfProfile,
  packed,
  type StatedFact,
  stated,
  unpacked,
} from './rankings.facts.ts';
export { requirementsIn, type SayingTheSame, sift } from './rankings.requirements.ts';
