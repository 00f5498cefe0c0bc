import { wordingsIn } from '#engines/taxonomy/index.ts';

const WORDS = wordingsIn('postings/line-kinds');

/** What a line asks for, by its own words, where no heading says so. */
export const OF_REQUIREMENT = WORDS.pattern('asks for something', {
  flags: 'iu',
  or: [
    /\b(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|ten) (?:\+ )?(?:years?|yrs?)\b/u,
    /^(?:native|fluent|excellent|strong|good|basic|advanced) \p{L}+|\byears?\b.{0,30}\bexperience\b/u,
    /\bvalid .{0,30}licen[cs]e\b/u,
  ],
});
const VERB = WORDS.source('stems of verbs of work', { edges: 'anywhere', spaces: 'one' });

/** What a line says is done in the job: a verb of work, or its noun in Arabic, at the beginning. */
export const OF_DUTY = WORDS.pattern('is done in the job', {
  flags: 'iu',
  or: [
    /^(?:you(?:'ll| will)|responsible for|the (?:\p{L}+ ){1,4}will)\b/u,
    /^\p{L}{3,12}ing\b(?! (?:skills|experience|knowledge|degree))/u,
    new RegExp(
      `^(?!${WORDS.source('opens a condition and no duty', { edges: 'anywhere' })})[\\u0621-\\u064a]{3,7} (?:ال|لل)[\\u0621-\\u064a]{2,}`,
      'u',
    ),
    new RegExp(`^${VERB}(?:e|es|ing|s|y|ies|ying)?\\b`, 'u'),
    new RegExp(`^${WORDS.source('verbs that open a duty', { edges: 'anywhere' })}(?!\\p{L})`, 'u'),
  ],
});

/** Words by which a line offers something to whoever takes the job. */
export const OF_BENEFIT = WORDS.pattern('is offered', {
  flags: 'iu',
  or: [/\bbonus(?:es)?\b(?! if)|(?:^|\s)سكن(?:\s|$)/u],
});

const OPENS_OFFER = new RegExp(
  `^[^\\p{L}]*${WORDS.source('opens what is offered', { edges: 'anywhere' })}(?!\\p{L})`,
  'u',
);

/** Whether a folded sentence tells what is offered, wherever it stands: "We offer housing and medical insurance". */
export const opensOffer = (folded: string): boolean => OPENS_OFFER.test(folded) && OF_BENEFIT.test(folded);

const IS_OFFER = new RegExp(
  `^(?:(?!(?:of|in|with|on|for)\\b)[\\p{L}\\d%]+ ){0,3}?${WORDS.source('is offered', { edges: 'anywhere' })}(?!\\p{L})(?: *$| *[,،;(+&/.]| (?:for|of|and|to|up|per|at|or|after|لك|لل|ول|\\d))`,
  'iu',
);

/** Whether a line by itself is something offered: "30 days of leave", no "health insurance claims". */
export const isOfferAlone = (line: string): boolean =>
  IS_OFFER.test(line) && !OF_REQUIREMENT.test(line) && !OF_DUTY.test(line);
