import { fold } from '#engines/text/index.ts';
import type { AnswerKind } from './question.ts';
import type { Token } from './tokens.ts';

/**
 * How far a sentence holds something of the kind that a question wants and does not say itself: 0 (no), 0.5 (nobody can
 * tell by its form) or 1.
 */
export function holdsKind(
  kind: AnswerKind,
  sentence: { text: string; tokens: readonly Token[]; lang: 'en' | 'ar' },
  saidByQuestion: (stem: string) => boolean,
): number {
  const folded = fold(sentence.text);
  const news = sentence.tokens.filter((token) => !saidByQuestion(token.stem));
  switch (kind) {
    case 'number':
      return holdsNumber(folded, news) ? 1 : 0;
    case 'duration':
      return holdsNumber(folded, news) ? (units.test(folded) ? 1 : 0.6) : units.test(folded) ? 0.4 : 0;
    case 'date':
      return news.some((token) => token.isNumber && isYear(token.word)) || dates.test(folded)
        ? 1
        : news.some((token) => token.isNumber)
          ? 0.5
          : times.test(folded)
            ? 0.4
            : 0;
    case 'person':
      if (sentence.lang === 'ar') return persons.test(folded) ? 1 : 0.5;
      return news.some((token) => token.isName) ? 1 : firstName(sentence, saidByQuestion) ? 0.8 : 0;
    case 'place':
      if (sentence.lang === 'ar') return places.test(folded) ? 1 : 0.3;
      return /\b(?:in|at|on|near|from|to|of|off|into|through|around|between|outside|within) (?:the )?(?:[a-z]+ )?\p{Lu}/u.test(
        sentence.text,
      )
        ? 1
        : places.test(folded)
          ? 0.8
          : 0.2;
    case 'reason':
      return reasons.test(folded) ? 1 : 0;
    case 'manner':
      return manners.test(folded) ? 1 : 0;
    case 'name':
      return names.test(folded) || /["“«(]/.test(sentence.text)
        ? 1
        : news.some((token) => token.isName)
          ? 0.8
          : 0.3;
    case 'yes-no':
    case 'thing':
      return 0.5;
  }
}

function firstName(
  { tokens, text }: { tokens: readonly Token[]; text: string },
  said: (stem: string) => boolean,
): boolean {
  const first = tokens[0];
  return first !== undefined && !said(first.stem) && /^\p{Lu}/u.test(text);
}

function holdsNumber(folded: string, news: readonly Token[]): boolean {
  return news.some((token) => token.isNumber || numberWords.has(token.word)) || counted.test(folded);
}

function isYear(word: string): boolean {
  return /^(?:1\d{3}|20\d\d|\d{3})$/.test(word);
}

const words = (source: string) => source.split(/\s+/).filter(Boolean);
const any = (source: string) =>
  new RegExp(
    `(?<![\\p{L}])(?:${source
      .trim()
      .split(/\s*\|\s*/)
      .join('|')})(?![\\p{L}])`,
    'u',
  );

const numberWords: ReadonlySet<string> = new Set(
  words(`two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
  thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions trillion dozen dozens
  half third quarter fifth twice first second third none single double triple
  واحد واحده اثنان اثنين اثنتين اثنتان ثلاث ثلاثه اربع اربعه خمس خمسه ست سته سبع سبعه ثمان ثمانيه ثماني تسع تسعه عشر عشره عشرون عشرين ثلاثون ثلاثين
  اربعون اربعين خمسون خمسين ستون ستين سبعون سبعين ثمانون ثمانين تسعون تسعين مئه مائه مئات مئتان مئتين الف الاف الفان الفين مليون ملايين مليونان مليوني مليار مليارات
  نصف ثلث ربع خمس مره مرتين مرتان ضعف اضعاف الاول الاولي الثاني الثانيه الثالث الثالثه الرابع الخامس`),
);
const counted = any(
  'one of|only one|at least one|a single|once|a few|several|قرنين|عامين|شهرين|يومين|سنتين|ساعتين|دولتين|دولتان|[بولف]?(?:اثنان|اثنين|ثلاثه?|اربعه?|خمسه?|سته?|سبعه?|ثمانيه?|تسعه?|عشره?)',
);
const units = any(
  `years?|months?|weeks?|days?|hours?|minutes?|seconds?|decades?|centur(?:y|ies)|aged?|annually|permanently|ال?[سع]ن?[وا]?ات?|سنه|سنوات|سنين|عاما?|اعوام|عامين|سنتين|شهرا?|اشهر|شهور|شهرين|اسبوعا?|اسابيع|يوما?|ايام|يومين|ساعه|ساعات|دقيقه|دقائق|ثانيه|ثواني?|عقدا?|عقود|قرنا?|قرون|عمر(?:ه|ها)?`,
);
/** Whether a folded word is one of years, days or hours. */
export function isUnitOfTime(word: string): boolean {
  return units.test(word);
}
// "May" is a month only beside words of time: alone it is what one is allowed to do.
const dates = any(
  `(?:in|by|since|until|till|from|of|during|early|mid|late|next|last|every|each|\\d{1,2}(?:st|nd|rd|th)?) may|may \\d{1,4}|january|february|march|april|june|july|august|september|october|november|december|\\d{1,2}(?:st|nd|rd|th) century|centur(?:y|ies)|\\d{3,4}s|bc|ad|bce|[بولف]?يناير|[بولف]?فبراير|[بولف]?مارس|[بولف]?ابريل|[بولف]?مايو|[بولف]?يونيو|[بولف]?يوليو|[بولف]?اغسطس|[بولف]?سبتمبر|[بولف]?اكتوبر|[بولف]?نوفمبر|[بولف]?ديسمبر|[بولف]?(?:ال)?قرن|[بولف]?(?:ال)?قرون|عام \\d+|سنه \\d+|[بول]?(?:ال)?(?:عشرينيات|ثلاثينيات|اربعينيات|خمسينيات|ستينيات|سبعينيات|ثمانينيات|تسعينيات)`,
);
const times = any(
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|night|summer|winter|spring|autumn|today|annually|weekly|after|before|during|until|since|when|ago|era|period|war|عندما|بعد|قبل|خلال|اثناء|حين|منذ|عهد|عصر|فتره|صباحا|مساء|الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|السبت|سنويا',
);
const persons = any(
  `(?:ال)?(?:ملك|ملكه|رئيس|دكتور|سيد|سيده|امير|اميره|شيخ|امام|خليفه|سلطان|قائد|عالم|مهندس|كاتب|شاعر|ممثل|مخرج|مطرب|لاعب|مدرب|قيصر|امبراطور|جنرال|وزير|مؤسس|موسس|نبي|رسول|بابا|لورد|سير|مدير|مديره|مسؤول|مسوول|شركه|هيئه|لجنه)|بن|ابن|ابو|ابي|عبد|محمد|احمد|علي بن|عمر|[كل]ان? اول من|(?:ال)?(?:مصري|سوري|لبناني|امريكي|بريطاني|فرنسي|الماني|انجليزي|ايطالي|روسي|سعودي|اماراتي)`,
);
const places = any(
  `(?:ال|بال|لل)?(?:مدينه|مدن|ولايه|دوله|دول|بلده|بلاد|شمال|جنوب|شرق|غرب|منطقه|جزيره|جزر|قاره|محافظه|عاصمه|اقليم|مقاطعه|قريه|حي|شارع|مبني|نهر|بحر|جبل|مطار|مقر|قرب|ساحل|وسط|جامعه|مكه|مصر|لندن|باريس|القاهره|دمشق|بغداد|امريكا|فرنسا|المانيا|بريطانيا|روسيا|الصين|اوروبا|اسيا|افريقيا|دبي|ابوظبي|الرياض)|north|south|east|west|city|town|country|region|area|river|island|street|building|office|floor|room|coast|capital|district|church|school|university|ocean|sea|mountain`,
);
const reasons = any(
  `because|because of|due to|owing to|as a result|result of|resulted|since|so that|in order to|to avoid|caused?|causes|causing|led to|leads to|reasons?|therefore|thus|thanks to|attributed to|for fear|purpose|بسبب|لان|لانه|لانها|لانهم|نتيجه|نظرا|لذلك|لذا|كي|لكي|من اجل|سبب|اسباب|سببه|ادي|ادت|يودي|تودي|مما|حيث|اذ|بهدف|بغرض|لغرض|يعود|يرجع|نتج|ليتمكن|حتي|خوفا|رغبه|بفضل`,
);
const manners = any(
  `by|through|using|via|with|means|method|use of|as|عن طريق|من خلال|بواسطه|باستخدام|عبر|طريقه|باستعمال|وسيله|بطريقه|بشكل|علي شكل|حيث|عندما`,
);
const names = any(
  `called|known as|named|termed|referred to|titled|nicknamed|dubbed|term|name|names|ال?اسم|باسم|اسمه|اسمها|[وت]?[يت]?سم[يو]ا?|سمي|سميت|يسمي|تسمي|المسمي|المسماه|يدعي|تدعي|يعرف|تعرف|معروف|المعروف|المعروفه|معروفه|عرف|عرفت|يطلق عليه|يطلق عليها|يطلق علي|اطلق|لقب|لقبه|بلقب|مصطلح`,
);
