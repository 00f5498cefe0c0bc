import type { Intent, Scored } from './intents.ts';
import type { Slots } from './slots.ts';

/** What was asked last in the same conversation, as it was understood. */
export interface Before {
  intent: Intent;
  topic: string | null;
  slots: Slots;
}

/** Intents that have something to narrow or to point at: what goes on from another is held as it stands. */
const GOES_ON: ReadonlySet<Intent> = new Set([
  'score.why',
  'learn.first',
  'gap',
  'courses',
  'jobs.find',
  'jobs.count',
  'saved',
  'applications',
  'path',
  'pay',
  'people.best',
  'people.count',
  'people.find',
  'applicants',
  'jobs.own',
]);

/** Concepts that a question may hold and still say nothing whole. */
const SILENT = new Set([
  'GRAMMAR',
  'WHICHONES',
  'THIS',
  'MY',
  'FIND',
  'WHOCOMPANY',
  'REMOTE',
  'PCT',
  'NTH',
  'PLACE',
  'OCC',
  'SKILLNAME',
  'LANGNAME',
  'WAIT',
  'INTERVIEW',
  'REJECTED',
  'OFFER',
  'SHORTLISTED',
  'HIRED',
  'SCREENING',
  'STAGE',
  'OPEN',
  'YES',
  'MORE',
]);

const OPENING =
  /^(?:and|but|or|so|then|also)\b|^(?:what|how) about\b|^و(?:في|ماذا عن|شو عن|عن|لل|بال|ال|ايش|الثاني|التاني)|^(?:طيب|طب|زين|اوكي)(?=\s)/u;

/**
 * A question that goes on from the one before it: "and in Dubai?", "why?", "the second one". It takes what was wanted
 * from there, and its own place, work, skill or number in the stead of the earlier one.
 * @param folded The folded question.
 * @returns null where the question is whole by itself, or nothing before it can be gone on from.
 */
export function followed(
  folded: string,
  concepts: ReadonlySet<string>,
  slots: Slots,
  scored: readonly Scored[],
  before: Before | undefined,
): Before | null {
  if (!before || !GOES_ON.has(before.intent)) return null;
  const words = folded.split(/\s+/).length;
  if (concepts.has('WHY') && words <= 3 && !concepts.has('SCORE')) return whyOf(before, slots);
  const isSilent = [...concepts].every((concept) => SILENT.has(concept));
  const opens = OPENING.test(folded.trim());
  if (!opens && isWhole(concepts, scored)) return null;
  const names = Object.keys(slots).length > 0;
  if (!names || words > 7 || !(isSilent || (opens && (scored[0]?.score ?? 0) < WHOLE))) return null;
  if (isPoint(slots)) return { ...pointed(before), slots: { ...before.slots, ...slots } };
  const { nth: _nth, percent: _percent, otherPlace: _otherPlace, ...kept } = before.slots;
  return { ...before, intent: narrowed(before.intent, slots), slots: { ...kept, ...slots } };
}

/** What is wanted once a question is narrowed by these. */
function narrowed(intent: Intent, { stage }: Slots): Intent {
  // A score is explained of one job: who names other work or another place then looks for jobs again.
  if (intent === 'score.why') return 'jobs.find';
  // Of all who fit, those at a stage are those who applied.
  return stage && intent.startsWith('people.') ? 'applicants' : intent;
}

/** From this sum of signs on, a question says what it wants whatever it begins with. */
const WHOLE = 5;

/** "Are there accountants in Dubai?" says whom it looks for, and where: nothing of the question before it is meant. */
const isWhole = (concepts: ReadonlySet<string>, scored: readonly Scored[]): boolean =>
  (concepts.has('FIND') || concepts.has('WHOCOMPANY')) && (scored[0]?.score ?? 0) >= WHOLE;

const isPoint = (slots: Slots) => slots.nth !== undefined && Object.keys(slots).length === 1;

/** "The second one" of jobs asks about that job; of other lists it is shown alone. */
function pointed(before: Before): Pick<Before, 'intent' | 'topic'> {
  const isJobs = before.intent === 'jobs.find' || before.intent === 'saved' || before.intent === 'jobs.count';
  return { intent: isJobs ? 'score.why' : before.intent, topic: null };
}

/** "Why?" after jobs, a score or a gap asks what the score is made of. */
function whyOf(before: Before, slots: Slots): Before {
  return { intent: 'score.why', topic: null, slots: { ...before.slots, ...slots } };
}
