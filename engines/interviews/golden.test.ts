import { expect, it } from 'vitest';
import { goldenFile } from '#engines/text/golden-lines.fixtures.ts';
import { judgeAnswer, readSenses } from './index.ts';

/*
 * What many answers earn against several rubrics, and by which sentence, in a file that a reviewer reads beside a change.
 * A change that means to judge otherwise writes it anew: `npx vitest run --project unit engines/interviews/golden -u`.
 */
const ASKED = [
  {
    question: 'Tell me about a time when you had to deal with an angry customer.',
    reference:
      'I listened, apologised, found out that the delivery was two days late, sent a replacement the same day and called a week later.',
    keyPoints: [
      'listens before answering',
      'apologises',
      'solves the problem',
      'gives the result',
      'takes 2 days',
    ],
    alternatives: ['I calmed the guest down, offered a refund and told the manager.'],
    answers: [
      'In 2022 a guest shouted at me because her order came two days late. I listened, said sorry and sent a new one on the same day. As a result she ordered again the next week.',
      'I stay calm. I always try to help customers. Customers are important to me and to the company.',
      'I never apologise. The customer was wrong, so I did not send a replacement.',
      'Once a client was furious about a wrong invoice; I corrected it, called back after 1 week, and he thanked us. We lost nothing.',
      'I told my manager',
      'Tell me about a time when you had to deal with an angry customer.',
      '',
      'Listened. Apologised. Solved. Result. '.repeat(6),
    ],
  },
  {
    question: 'How would you find a fault in an electrical circuit?',
    reference:
      'Switch the power off, check the fuse, then measure the voltage from the source to the load step by step.',
    keyPoints: ['isolates the power', 'measures voltage', 'works step by step'],
    alternatives: [],
    answers: [
      'First I isolate the supply and lock it. Then I test the fuses, and with a multimeter I measure from the panel to the lamp, one part after the other.',
      'I measure the voltage while the power is on and change parts until it works.',
      'I would not switch the power off; I check nothing.',
      'I do not know',
      'Electricity is dangerous and one must be careful at 230 volts.',
    ],
  },
  {
    question: 'كيف تنظم وقتك عندما تكثر المهام؟',
    reference: 'أرتب المهام حسب الأهمية والموعد، وأبدأ بالأصعب، وأخبر مديري مبكرا إذا تعذر إنجاز إحداها.',
    keyPoints: ['يرتب الأولويات', 'يخبر مديره', 'يذكر نتيجة'],
    alternatives: ['أكتب قائمة كل صباح وأنجز المستعجل أولا.'],
    answers: [
      'أكتب قائمة بالمهام وأرتبها حسب الأولوية ثم أبدأ بما موعده قريب، وإذا تأخرت أبلغ مديري. في العام الماضي أنجزت بهذه الطريقة 12 مشروعا في موعدها.',
      'لا أنظم وقتي ولا أخبر أحدا.',
      'أعمل بجد دائما.',
      'لا أعرف',
    ],
  },
];

it('answers earn what they earned before', () => {
  const senses = readSenses();
  return expect(
    goldenFile(
      ASKED.flatMap(({ question, answers, reference, keyPoints, alternatives }) =>
        answers.map(
          (answer) =>
            [
              answer.slice(0, 60),
              [{}, { reference }, { keyPoints }, { reference, alternatives }, { reference, keyPoints }].map(
                (rubric) => judgeAnswer(senses, { question, answer, rubric }),
              ),
            ] as const,
        ),
      ),
    ),
  ).toMatchFileSnapshot('golden/answers.txt');
});
