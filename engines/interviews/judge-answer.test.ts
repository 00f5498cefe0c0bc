import { describe, expect, it } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';
import type { Rubric } from './judgement.ts';
import { readSenses } from './senses.ts';

const senses = readSenses();
const judge = (question: string, answer: string, rubric: Rubric = {}) =>
  judgeAnswer(senses, { question, answer, rubric });
const score = (...given: Parameters<typeof judge>): number => judge(...given).score;

const QUESTION = 'Why did the ice cube in the warm room get smaller?';
const reference = 'The warm air melted the ice into water, so 20 grams of ice were lost.';

describe('an answer held against a reference', () => {
  it('earns by what it says, in its own words too', () => {
    const good = score(QUESTION, 'Warm air melted it, and the ice became water: 20 grams were lost.', {
      reference,
    });
    const half = score(QUESTION, 'It turned to water.', { reference });
    const none = score(QUESTION, 'Somebody ate a piece of chocolate.', { reference });
    expect(good).toBeGreaterThan(0.8);
    expect(half).toBeGreaterThan(none + 0.1);
    expect(half).toBeLessThan(good);
  });

  it.each([
    ['nothing', ''],
    ['not knowing', 'I do not know the answer to this question.'],
    ['لا أعرف', 'لا أعرف الإجابة عن هذا السؤال'],
    ['the question', QUESTION],
  ])('earns nothing for %s', (_, answer) => {
    expect(score(QUESTION, answer, { reference })).toBe(0);
  });

  it('may choose among what the question names', () => {
    expect(
      score('Which is denser, oil or water?', 'Water.', { reference: 'Water is denser than oil.' }),
    ).toBeGreaterThan(0.3);
  });

  it('earns no more for being said three times', () => {
    const once = score(QUESTION, 'The ice was near the window.', { reference });
    expect(score(QUESTION, 'The ice was near the window. '.repeat(3), { reference })).toBeCloseTo(once, 10);
  });

  it.each([
    ['The price rises when demand increases.', 'The price rises when demand decreases.'],
    ['The two terminals are connected.', 'The two terminals are not connected.'],
    ['The stack returns the last element.', 'The stack returns the first element.'],
    ['يزداد الحجم بارتفاع الحرارة', 'ينقص الحجم بارتفاع الحرارة'],
  ])('loses by saying the opposite: %s / %s', (right, wrong) => {
    const asked = { reference: right };
    expect(score('Explain.', right, asked)).toBeCloseTo(1, 5);
    expect(score('Explain.', wrong, asked)).toBeLessThan(0.8);
    expect(judge('Explain.', wrong, asked).parts.contradiction).toMatchObject({ sentence: wrong });
  });

  it('loses by another number', () => {
    const asked = { reference: 'It took 14 days.' };
    expect(score('How long?', 'It took 14 days.', asked)).toBeGreaterThan(
      score('How long?', 'It took 40 days.', asked) + 0.3,
    );
  });

  it('forgives a slip of the pen', () => {
    const asked = { reference: 'The electrical circuit is closed.' };
    expect(score('Why?', 'The eletrical circiut is closed.', asked)).toBeGreaterThan(0.75);
  });

  it('is enough where it meets one of the alternatives', () => {
    const rubric = {
      reference: 'Use a hash table.',
      alternatives: ['Sort the list and search it by halves.'],
    };
    expect(
      score('How would you find it fast?', 'I would sort the list, then search by halves.', rubric),
    ).toBeGreaterThan(0.8);
  });

  it('has parts that add up to the score and stand on sentences of the answer', () => {
    const answer = 'The room was cold. The ice melted into water.';
    const { score: sum, parts } = judge(QUESTION, answer, { reference });
    expect(Object.values(parts).reduce((all, { points }) => all + points, 0)).toBeCloseTo(sum, 10);
    expect(parts.coverage?.sentence).toBe('The ice melted into water.');
    expect(parts.contradiction?.sentence).toBe('The room was cold.');
  });
});

const stories = [
  {
    question: 'Tell me about a time you had to meet a tight deadline.',
    strong:
      'In March 2021 our client in Muscat moved the audit forward by nine days. I split the file into four parts, asked two colleagues to take the leases, and checked every reconciliation myself each evening. We delivered a day before the deadline with no adjustments, and I learned to agree a cut-off for late documents at the start.',
    fair: 'We had a tight deadline for a report once. I worked late with a colleague and we finished it on time.',
    vague:
      'Deadlines are part of life and I am very good under pressure. I always give my best, I am a hard worker and a team player, and I believe that with passion everything is possible. People who know me would say that I am reliable in all situations, and I think that a positive attitude is what counts most at the end of the day.',
    beside:
      'I studied in Cairo and my favourite subject was history. My brother has a shop for bicycles, and on Fridays we go to the sea.',
  },
  {
    question: 'Describe a situation in which you dealt with a difficult customer.',
    strong:
      'Last summer a guest at our hotel shouted at the front desk because his room had been given away. I took him to a quiet table, listened until he had finished, and apologised for our mistake. Then I called two hotels nearby, booked a suite and paid for the taxi. He came back in October with a group of twelve people.',
    fair: 'A customer was angry about a late delivery. I listened to him and offered a refund, and he was satisfied in the end.',
    vague:
      'The customer is king and I am a people person. In general I always try to smile, because service is a matter of the heart, and I am known to be patient and passionate about people. I would say that I have never had a customer whom I could not make happy, since communication is key.',
    beside:
      'I can begin on the first of June. I have a driving licence and I live twenty minutes from your office.',
  },
  {
    question: 'حدثني عن مرة اضطررت فيها إلى تعلم شيء جديد بسرعة.',
    strong:
      'في عام 2023 انتقل قسمنا إلى نظام ساب قبل الإقفال بثلاثة أسابيع. رتبت ساعة كل صباح مع زميل يعرف النظام، وكتبت دليلا من عشر صفحات، ثم جربت قيود الشهر السابق. أقفلنا في الموعد وانخفضت الأخطاء إلى النصف، وتعلمت أن أبدأ بحالات حقيقية لا بالدروس العامة.',
    fair: 'طلب مني مرة تعلم برنامج جديد بسرعة. شاهدت دروسا وسألت زميلا، ثم استخدمته في عملي.',
    vague:
      'أنا شخص أحب التعلم دائما وأعتقد أن العلم نور وأن الإنسان يتعلم كل يوم. وأستطيع القول إنني متحمس وطموح في جميع الظروف، ومن يعرفني يؤكد أنني مجتهد. وأهم شيء في رأيي أن يكون عند الإنسان شغف لأن الشغف هو مفتاح كل نجاح.',
    beside: 'أسكن في عجمان ولدي رخصة قيادة. أخي مهندس ويعمل في البحرين، ونسافر في الصيف إلى الجبال.',
  },
  {
    question: 'صف موقفا تعاملت فيه مع عميل غاضب.',
    strong:
      'في الشتاء الماضي غضب عميل لأن شحنته تأخرت ستة أيام. استمعت إليه حتى أنهى كلامه واعتذرت، ثم اتصلت بالمستودع وأرسلت الشحنة في اليوم نفسه وأعفيته من الرسوم. جدد العميل عقده لسنتين، ومنذ ذلك الحين أتصل بالعملاء قبل أن يسألوا.',
    fair: 'غضب عميل من تأخر الطلب. استمعت إليه واعتذرت منه وأعدت له المبلغ.',
    vague:
      'العميل دائما على حق وأنا شخص صبور ومتعاون جدا. أعتقد أن الابتسامة مفتاح كل شيء وأن خدمة الناس أمر طبيعي، وأنا معروف بالهدوء في جميع الظروف. وأود أن أقول إنني أعطي مئة في المئة لكل عميل.',
    beside: 'درست المحاسبة وأحب القراءة والسباحة. أستطيع أن أبدأ بعد شهر لأن مدة الإشعار عندي أربعة أسابيع.',
  },
];
const told = {
  en: [
    'describes the situation',
    'says what they themselves did',
    'gives the result',
    'says what they learned',
  ],
  ar: ['يصف الموقف', 'يذكر ما فعله بنفسه', 'يذكر النتيجة', 'يذكر ما تعلمه'],
};

describe('an experience told in an interview', () => {
  it.each(stories)('is worth more the more of it there is, and not the longer it is: $question', (story) => {
    const keyPoints = /[a-z]/.test(story.question) ? told.en : told.ar;
    for (const rubric of [{ keyPoints }, {}]) {
      const [strong, fair, vague, beside] = [story.strong, story.fair, story.vague, story.beside].map(
        (answer) => score(story.question, answer, rubric),
      );
      expect(strong).toBeGreaterThan(fair ?? 1);
      expect(fair).toBeGreaterThan(vague ?? 1);
      expect(vague).toBeGreaterThan(beside ?? 1);
    }
  });

  it('names the sentence behind each part, and the parts add up', () => {
    const [{ question, strong, vague }] = stories as [(typeof stories)[0]];
    for (const answer of [strong, vague]) {
      const { score: sum, parts } = judge(question, answer);
      expect(Object.values(parts).reduce((all, { points }) => all + points, 0)).toBeCloseTo(sum, 10);
      for (const { points, sentence } of Object.values(parts))
        if (points !== 0) expect(answer).toContain(sentence ?? 'no sentence');
    }
    expect(judge(question, strong).parts.lesson?.sentence).toContain('I learned');
  });

  it('stays between 0 and 1 whatever is said', () => {
    for (const answer of [
      '?',
      '١٢٣',
      'I '.repeat(500),
      '20 % '.repeat(100),
      stories.map(({ strong }) => strong).join(' '),
    ])
      for (const rubric of [{}, { reference }, { keyPoints: told.en }]) {
        const { score: sum } = judge(QUESTION, answer, rubric);
        expect(sum).toBeGreaterThanOrEqual(0);
        expect(sum).toBeLessThanOrEqual(1 + 1e-9);
      }
  });
});
