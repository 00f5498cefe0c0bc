import type { Wish } from './requests.ts';

/**
 * What a request wishes of the things it names: "no X", "X required", "X preferred", "X is not needed". A word before
 * holds until its clause ends; one behind holds for what stands between it and the word before it.
 */
export type Said = Wish | 'needless';

interface Cue {
  at: number;
  end: number;
  said: Said;
  /** It speaks of what follows it. */
  isBefore: boolean;
}

const W = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'gu');

const CUES: readonly (readonly [Said, boolean, RegExp])[] = [
  [
    'needless',
    false,
    W(
      "(?:is |are )?(?:not|n't) (?:required|needed|necessary|essential|a must|mandatory|important)|(?:is |are )?optional|no(?:t)? (?:need|requirement)|(?:غير|ليست?|ليسوا) (?:مطلوبه?|ضروريه?|الزاميه?|شرطا?|لازمه?)|(?:ليست?|ليسوا) (?:شرطا|ضروريه?)",
    ),
  ],
  [
    'needless',
    true,
    W(
      "(?:no need (?:for|of)|(?:do|does)(?: not|n't) (?:need|have to (?:have|know|speak))|need not (?:have|know|speak)|regardless of|(?:و)?لا (?:ي|ت|ن)شترط|(?:و)?لا (?:ي|ت|ن)تطلب|(?:و)?لا حاجه (?:الي|ل)|بغض النظر عن|(?:و)?لا يلزم|(?:و)?لا يهم|(?:و)?ليسوا بحاجه الي|(?:و)?ليس بحاجه الي|(?:و)?لا يحتاج(?:ون)? الي)",
    ),
  ],
  [
    'nice',
    false,
    W(
      '(?:is |are |would be |as )?(?:an? )?(?:preferred|preferable|desirable|desired|(?:big )?plus|advantage|bonus|nice[- ]to[- ]have|asset|welcome|appreciated)|(?:would be )(?:nice|good|great|ideal)|if possible|(?:ي|ت)فضل(?=\\s*(?:$|[,،؛.]))|مفضله?|ميزه(?: اضافيه)?|مستحسنه?|افضليه|ان امكن|محبذه?',
    ),
  ],
  [
    'nice',
    true,
    W(
      'preferably|ideally|prefer(?:red|ably)?(?: to have)?:?|nice[- ]to[- ]have:?|bonus(?: points)?(?: for| if)?|a plus (?:for|if)|better if|would like|(?:و)?(?:ي|ت|ن)فضل(?: ان (?:يكون|تكون)(?:وا)?(?: لديهم)?)?|(?:و)?يستحسن|من الافضل|حبذا لو|والافضليه ل|ويا حبذا',
    ),
  ],
  [
    'must',
    false,
    W(
      '(?:is |are )?(?:an? )?(?:required|must(?:[- ]have)?|mandatory|essential|necessary|compulsory|obligatory|needed)|مطلوب(?:ه)?|شرط(?: اساسي)?|الزامي(?:ه)?|ضروري(?:ه)?|لازم(?:ه)?|اساسي(?:ه)?',
    ),
  ],
  [
    'must',
    true,
    W(
      'must(?:[- ]have:?)?(?: (?:have|speak|know|be))?|required:|requires?|(?:و)?(?:ي|ت|ن)شترط|(?:و)?يجب(?: ان)?|لا بد (?:من|ان)|(?:and )?(?:also )?with|who (?:have|has|speak|speaks|know|knows|are|is)|having|(?:و)?لدي(?:هم|ه|ها|هن)?|(?:و)?(?:ي|ت)جيد(?:ون|ن)?|(?:و)?(?:ي|ت)تقن(?:ون|ن)?|(?:و)?(?:ي|ت)تحدث(?:ون|ن)?',
    ),
  ],
  [
    'not',
    true,
    W(
      "no|not|non[- ]?|without(?: any)?|never|except(?: for)?|excluding|exclude|excl\\.?|other than|but not|nobody|(?:do|does|have|are|is)(?:n't| not)|(?:و)?(?:بدون|بلا|دون|من دون)(?: اي)?|(?:و)?ب?استثنا|(?:و)?(?:ما )?عدا|(?:و)?سوي|(?:و)?غير|(?:و)?ليس(?:وا|ت)?|(?:و)?لا (?=(?:ي|ت)(?:عمل|سكن|قيم|تحدث|جيد))|(?:و)?لم (?=(?:ي|ت)(?:سبق|عمل))",
    ),
  ],
];

const CLAUSE_END =
  /[,;:\n،؛()]|[.!?؟](?=\s|$)|(?<!\p{L})(?:but(?! not)|however|although|who|that|with|having|لكن|ولكن|بل|الذين|ممن|ويجيد(?:ون)?|ولدي(?:هم|ه|ها)|ويتحدث(?:ون)?|ويتقن(?:ون)?|ولا|وليس(?:وا|ت)?|وغير|وبدون|ودون)(?!\p{L})/gu;

export interface Wishes {
  /** What is said of words that begin here; null where nothing is. */
  at(at: number): Said | null;
  /** The words by which it is said. */
  cues: readonly { at: number; end: number }[];
}

/** Reads what a folded request says of its parts; `isTaken` is what was read as an amount, and is no such word. */
export function readWishes(folded: string, isTaken: (at: number) => boolean): Wishes {
  const cues: Cue[] = [];
  for (const [said, isBefore, pattern] of CUES) {
    for (const match of folded.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      if (isTaken(at) || cues.some((cue) => at < cue.end && end > cue.at)) continue;
      cues.push({ at, end, said, isBefore });
    }
  }
  // "a plus" before an amount and "no" inside one were left out; longer words were read first.
  cues.sort((a, b) => a.at - b.at);
  const stops = [...folded.matchAll(CLAUSE_END)].map((match) => match.index).filter((at) => !isTaken(at));
  const clauseOf = (at: number): number => stops.filter((stop) => stop <= at).length;
  return {
    cues,
    at: (at) => {
      const own = clauseOf(at);
      const near = cues.filter((cue) => clauseOf(cue.end - 1) === own);
      const before = near.findLast((cue) => cue.end <= at);
      const behind = near.find((cue) => cue.at >= at);
      const isAsked = behind !== undefined && !behind.isBefore;
      // "No Arabic needed" asks for nothing.
      if (before?.isBefore && before.said === 'not' && isAsked && behind.said === 'must') return 'needless';
      if (before?.isBefore && before.said !== 'must') return before.said;
      if (isAsked) return behind.said;
      return before?.isBefore ? before.said : null;
    },
  };
}
