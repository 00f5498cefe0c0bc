import { fold } from '#engines/text/index.ts';

/** What somebody says of themselves: their profile, their chances, whether they fit. */
const OF_ONESELF: readonly RegExp[] = [
  /\bmy (?:\w+ )?(?:cv|resume|profile|skills?|scores?|match(?:es)?|applications?|chances?|experience|gap|goal|career|health|illness|disability|religion|pregnancy|degree|qualifications?|strengths?|weakness(?:es)?|interview|test|results?)\b/,
  /\b(?:do|does|would|could|can|will|shall|should|am|was|did|have) i (?:\w+ ){0,3}(?:fit|suit|suited|suitable|qualif\w*|match|eligible|hired|rejected|refused|shortlisted|enough|chance|right|become|learn|lack|missing|apply|applied|stand|score|get hired|get the job|pregnant|sick|ill|disabled)\b/,
  /\b(?:i am|i'm|im|i have been|ive been|i was|i feel|i lack|about me|for me|suits? me|fits? me|hire me|reject me|rejected me)\b/,
  /\bwhat (?:am|do) i (?:missing|lack|miss|need to learn)\b/,
  /\bhow (?:do|can|could) i (?:become|improve|get hired|learn)\b/,
  /(?<!\p{L})[وفبلك]?(?:ملفي|سيرتي|مهاراتي|خبرتي|خبراتي|طلبي|طلباتي|فرصي|فرصتي|نسبتي|نتيجتي|درجتي|توافقي|فجوتي|هدفي|مساري|مسيرتي|شهادتي|موهلاتي|مؤهلاتي|صحتي|مرضي|ينقصني|تنقصني|يناسبني|تناسبني|اناسب|اصلح|اصبح|اصير|انقبل|رفضوني|قبلوني|اتعلم)(?!\p{L})/u,
  /هل (?:انا|لدي|عندي|كنت)(?!\p{L})/u,
];

/** Whether a question is about the person who asks: such a question is shown to no company. */
export function isAboutOneself(question: string): boolean {
  const folded = fold(question).replace(/[’]/g, "'");
  return OF_ONESELF.some((pattern) => pattern.test(folded));
}
