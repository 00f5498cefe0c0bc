export {
  factsAsked,
  factsOfProfile,
  packed,
  type StatedFact,
  stated,
  unpacked,
} from './rankings.facts.ts';
export { requirementsIn, type SayingTheSame, sift } from './rankings.requirements.ts';
export { rankingRoutes } from './rankings.routes.ts';
export { rankingWords } from './rankings.words.ts';
