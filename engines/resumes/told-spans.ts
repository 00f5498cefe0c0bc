/** How long or since when somebody did something, as sentences tell it. */
import { NUMBER_WORDS } from '#engines/text/index.ts';

const AMOUNT = `(?:\\d{1,2}\\s*\\+?|${Object.keys(NUMBER_WORDS).join('|')})`;

/** A span of time or a year, in folded words. */
export const TOLD_SPAN = new RegExp(
  `(?<![\\p{L}\\d])(?:${AMOUNT}\\s*(?:years?|yrs?|months?|ans|سنه|سنين|سنوات|اعوام|عاما|عام|شهرا|شهور)|(?:19|20)\\d{2})(?!\\p{L})`,
  'u',
);

const SPAN = `^\\s*(?:(?:over|about|around|almost|nearly|more than)\\s+)?${AMOUNT}\\s*(?:years?|yrs?)['’]?\\s+`;
const ARTICLE = '(?:an?|the)\\s+';

/** "Seven years a reporter", "11 yrs rigger": what stands before what somebody was. */
export const SPAN_BEFORE = new RegExp(`${SPAN}(?:as\\s+)?(?:${ARTICLE})?(?=\\p{L})`, 'iu');
/** The same where "as" or "a" says that a trade follows. */
export const SPAN_AND_ARTICLE = new RegExp(`${SPAN}(?:as\\s+(?:${ARTICLE})?|${ARTICLE})(?=\\p{L})`, 'iu');
