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
/** What a line says is done in the job: a verb of work, or its noun in Arabic, at the beginning. */
export const OF_DUTY = WORDS.pattern('is done in the job', {
  flags: 'iu',
  or: [
    /^(?:you(?:'ll| will)|responsible for|the (?:\p{L}+ ){1,4}will)\b/u,
    /^\p{L}{3,12}ing\b(?! (?:skills|experience|knowledge|degree))/u,
    /^(?!خبر|شهاد|بكالو|دبلوم|ماجست|إجاد|اجاد|إتقان|اتقان|معرف|قدر|رخص|مهار|ترخيص|مؤهل|لغ|سن|ثانوي|حسن|راتب|تأمين|سكن|بدل|إجاز|تذكر)[\u0621-\u064a]{3,7} (?:ال|لل)[\u0621-\u064a]{2,}/u,
    /^(?:prepar|manag|lead|develop|maintain|ensur|coordinat|handl|assist|support|supervis|conduct|monitor|review|deliver|design|implement|perform|oversee|creat|build|plan|provid|organi[sz]|report|operat|answer|greet|process|inspect|install|repair|test|write|teach|assess|drive|clean|cook|serv|sell|negotiat|analy[sz]|work(?:ing)? (?:with|closely)|collaborat|track|updat|receiv|issu|check|follow|record|schedul|train|communicat|identif|participat|carry|carrying|keep|act|meet|set|load|collect|fix|diagnos|liais|resolv|translat|draft|execut|administer|arrang|audit|advis|evaluat|generat|contribut|help|measur|attend|guid|mentor|own|run|book|pass|sterili[sz]|reassur|confirm|restock|wash|select|welcom|coach|research|forecast|improv|chang|refill|diagnos|cut|talk|defin|take|taking|go|visit|patrol|watch|pull|mak|order|dispens|brief|chair|agree|count|find|log|turn|rotat|adjust|cho+s|purchas|calculat|fil|interview|recruit|hir|market|promot|photograph|edit|publish|arrange)(?:e|es|ing|s|y|ies|ying)?\b/u,
    new RegExp(`^${WORDS.source('verbs that open a duty', { edges: 'anywhere' })}(?!\\p{L})`, 'u'),
  ],
});

/** What a line offers. */
export const OF_BENEFIT = WORDS.pattern('is offered', {
  flags: 'iu',
  or: [/\bbonus(?:es)?\b(?! if)|(?:^|\s)سكن(?:\s|$)/u],
});
