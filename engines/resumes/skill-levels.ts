/** Levels of skills, in words and in signs. */
import { wordingsIn } from '#engines/taxonomy/index.ts';
import { trimPiece } from './pieces.ts';

const WORDS = wordingsIn('resumes/skill-levels');

const RATING =
  /\s*(?:[★☆●○•◦▮▯■□⬤⚫⚪◉◯✦✧]{2,}|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}|\(?\b\d+\+?\s*(?:years?|yrs?)\b\.?\)?)\s*$/iu;
const LEVEL_WORD = new RegExp(
  `\\s*(?:[(:–—-]\\s*)?${WORDS.source('level after a skill')}\\s*\\)?\\s*$`,
  'iu',
);

/** A column of levels beside the skills names none. */
const LEVEL_ALONE = new RegExp(`^${WORDS.source('level alone', { edges: 'anywhere' })}$`, 'iu');

/** Whether a text is a level and nothing else. */
export function isLevelAlone(text: string): boolean {
  return LEVEL_ALONE.test(text);
}

/** A skill without the rating and the level behind it. */
export function withoutLevel(skill: string): string {
  const unrated = skill.replace(RATING, '');
  const cut = unrated.replace(LEVEL_WORD, '');
  return trimPiece(cut.trim() === '' ? unrated : cut);
}
