import { describe, it } from 'vitest';
import { expectKept } from '#engines/text/golden-lines.fixtures.ts';
import { boxAgreement, cohensKappa, pairBoxes, rankAgreement, spanF1, wordErrorRate } from './agreement.ts';
import { isValidAnswer } from './attempts.ts';
import { type DrawnQuestion, randomFrom } from './draw-questions.ts';
import { slipsIn } from './english-slips.ts';
import { openEnglishTasks } from './english-tasks.ts';
import { assessWriting } from './english-writing.ts';
import { attemptAt } from './golden/attempts.ts';
import {
  isValidAnnotation,
  itemResponses,
  itemStatistics,
  mostQuestions,
  openInstruments,
  openPersonalityInventory,
  questionsOf,
  reviewSkillTest,
  scoreAttempt,
  scorePersonality,
  writtenWorks,
} from './index.ts';
import { calibrate, informationOf } from './item-response.ts';
import { cronbachAlpha, itemCorrelation, pearson, reliabilityOf } from './reliability.ts';

/*
 * What becomes of many attempts, whole, in files that a reviewer reads beside a change. People answer by chance from a
 * seed. A change that means to score otherwise writes the files anew:
 * `npx vitest run --project unit engines/assessments/golden -u`.
 */

const instruments = openInstruments();

/** Words of the product are kept elsewhere: here a beginning tells which they are. */
function short(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, 40);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(short);
  if ('en' in value && 'ar' in value) return String(value.en).slice(0, 24);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, short(inner)]));
}

const RESPONDENTS = [{}, { sex: 'F' as const, age: 19 }, { sex: 'M' as const, age: 41 }, { age: 70 }];

describe('attempts', () => {
  it('are drawn, asked and scored as before', () =>
    expectKept(
      'attempts',
      instruments.flatMap((instrument, at) =>
        [3, 11].map((seed) => {
          const facts = attemptAt(instrument, seed + at, seed);
          const { drawn, answers } = facts;
          const first = questionsOf(instrument, drawn)[0];
          const scored = scoreAttempt(instrument, {
            ...facts,
            respondent: RESPONDENTS[(at + seed) % RESPONDENTS.length],
            form: seed === 3 && instrument.kind === 'principles' ? 'short' : 'full',
          });
          return [
            `${instrument.id} ${seed}`,
            {
              drawn: drawn.slice(0, 8).map(({ id, order }) => `${id} ${order.join('')}`),
              first: short(first && { ...first, annotation: undefined, answers: first.answers.length }),
              most: [0, answers.size, drawn.length].map((count) => mostQuestions(instrument, drawn, count)),
              valid: [0, 1, 5, 9].map((answer) => isValidAnswer(instrument, drawn, 1, answer)),
              result: short(scored.result),
            },
          ] as const;
        }),
      ),
    ));

  it('are looked at again as before', () =>
    expectKept(
      'reviews',
      instruments.flatMap((instrument, at) => {
        if (instrument.kind !== 'skill-test') return [];
        const { drawn, answers } = attemptAt(instrument, at + 40, 4);
        return [
          [
            instrument.id,
            short(reviewSkillTest(instrument.bank, instrument.topics, drawn, answers).slice(0, 2)),
          ] as const,
        ];
      }),
    ));

  it('say the same of their questions as before', () =>
    expectKept(
      'statistics',
      instruments
        .filter(({ kind }, at) => kind !== 'annotation' && (kind !== 'skill-test' || at % 5 === 0))
        .map((instrument) => {
          const attempts = Array.from({ length: instrument.kind === 'english' ? 8 : 70 }, (_, seed) =>
            itemResponses(instrument, attemptAt(instrument, seed % 66, 5 + (seed % 3))),
          );
          return [instrument.id, itemStatistics(attempts).slice(0, 12)] as const;
        }),
    ));

  it('take the same marks as before', () => {
    const marks = [
      'LH',
      'LX',
      {},
      { 'en:1-4': 'x' },
      { '1,2,3,4': 'x' },
      { r1: 'x' },
      { r1: 1 },
      { r1: 99 },
      [],
      null,
    ];
    const items = instruments.flatMap((one) => (one.kind === 'annotation' ? one.items : []));
    return expectKept(
      'marks',
      items.map((item) => {
        const label = item.labels[0]?.id ?? 'x';
        const own = marks.map((mark) => JSON.parse(JSON.stringify(mark).replaceAll('"x"', `"${label}"`)));
        return [item.id, [...marks, ...own].map((mark) => Number(isValidAnnotation(item, mark))).join('')];
      }),
    );
  });
});

it('personalities are scored as before', () => {
  const inventory = openPersonalityInventory();
  const chance = randomFrom(8);
  const answers = new Map(
    inventory.statements.flatMap(({ id }, at) =>
      at % 9 === 4 ? [] : [[id, 1 + Math.floor(chance() * 5)] as const],
    ),
  );
  return expectKept(
    'personalities',
    [19, 20, 21, 35, 40, 41, 60, 61, 99].flatMap((age) =>
      ([undefined, 'F', 'M'] as const).map(
        (sex) =>
          [
            `${sex ?? 'somebody'} of ${age}`,
            Object.entries(scorePersonality(inventory, answers, { age, ...(sex && { sex }) })).map(
              ([domain, { facets, ...whole }]) => [domain, ...Object.values(whole), facets.map(({ t }) => t)],
            ),
          ] as const,
      ),
    ),
  );
});

const TEXTS = [
  'Dear Ms Karim, I am sorry for the delay. The chairs, which you ordered in May, will arrive on Monday because the supplier was late. Although we cannot change that, we offer you a discount of 10 percent. Would you prefer a refund? Please call me at 4.30 p.m. if you need anything else. Kind regards, Sami',
  'i want chair. i want chair now. i want chair fast. You is late and he go home. I am agree with you since two weeks.',
  'Hello. Thanks. Yes. We will see. It depends on many different things that nobody can know before the end of the year, whereas the customers expect information immediately.',
  'Furthermore, professional communication requires considerable concentration; nevertheless, experienced employees frequently underestimate misunderstandings. However, straightforward explanations strengthen relationships.',
  `The team was tired. ${'We worked on the report and we worked on the plan, so that the manager could read the report. '.repeat(14)}`,
  'شكرا جزيلا على رسالتكم ونعتذر عن التأخير في الرد وسوف نتصل بكم قريبا إن شاء الله مع التحية والتقدير للجميع هنا',
  'Bonjour madame, nous sommes navrés pour le retard de votre commande et nous vous proposons une remise exceptionnelle dès demain matin',
  'Short text.',
  '',
];

it('texts in English are counted as before', () => {
  const { tasks, words } = openEnglishTasks();
  const writing = tasks.flatMap((task) => (task.kind === 'writing' ? [task] : [])).slice(0, 2);
  const english = instruments.find((one) => one.kind === 'english' && one.tasks);
  return expectKept('writing', [
    ...TEXTS.flatMap((text, at) =>
      writing.map(
        (task) => [`${at} ${task.id}`, short(assessWriting(`${text} ${task.prompt}`, task, words))] as const,
      ),
    ),
    ...TEXTS.map((text, at) => [`slips ${at}`, slipsIn(text, [0, 20])] as const),
    [
      'works',
      english &&
        writtenWorks(english, new Map(writing.slice(0, 2).map(({ id }, at) => [id, TEXTS[at] ?? '']))).map(
          ({ id, text, result }) => [id, text.length, result.points],
        ),
    ],
  ]);
});

it('agreement and reliability are measured as before', () => {
  const box = (x: number, y: number, width: number, label = 'a') => ({ x, y, width, height: 10, label });
  const item = { difficulty: 0.5, discrimination: 1.2, guessing: 0.25 };
  const draws = randomFrom(4);
  const rows = Array.from({ length: 12 }, () => [draws(), draws(), draws() + 0.4].map(Math.round));
  return expectKept('measures', [
    ['spans', [spanF1([{ from: 0, to: 2, label: 'x' }], [{ from: 0, to: 2, label: 'x' }]), spanF1([], [])]],
    ['kappa', [cohensKappa(['a', 'b', null, 'a'], ['a', 'b', 'b', 'b']), cohensKappa([], [])]],
    ['kappa of one class', cohensKappa(['a', 'a'], ['a', 'a'])],
    ['boxes', pairBoxes([box(0, 0, 10), box(4, 0, 10)], [box(5, 0, 10), box(90, 0, 5, 'b'), box(14, 5, 3)])],
    ['boxes agree', [boxAgreement([], []), boxAgreement([box(0, 0, 10)], [box(5, 5, 10)])]],
    [
      'words',
      [wordErrorRate(['a', 'b', 'd'], ['a', 'c', 'b']), wordErrorRate(['a'], []), wordErrorRate([], ['a'])],
    ],
    [
      'ranks',
      [
        rankAgreement(
          new Map([
            ['a', 2],
            ['b', 1],
            ['c', 3],
          ]),
          ['a', 'b', 'c', 'd'],
        ),
        rankAgreement(new Map(), ['a']),
      ],
    ],
    ['alpha', [cronbachAlpha(rows), cronbachAlpha([]), cronbachAlpha(rows.map(([one = 0]) => [one]))]],
    ['reliability', [itemCorrelation(0.8, 10), reliabilityOf(0.3, 4)]],
    ['correlation', [pearson([1, 2, 4, 7], [2, 1, 5, 9]), pearson([1, 1], [2, 3])]],
    ['information', [-2, 0, 0.5, 3].map((theta) => informationOf(item, theta))],
    [
      'calibrated',
      [4, 60].map((count) =>
        calibrate(
          item,
          Array.from({ length: count }, (_, at) => ({ theta: (at % 7) / 2 - 1, isRight: at % 3 > 0 })),
        ),
      ),
    ],
  ]);
});

it('questions that a bank no longer holds are passed over', () => {
  const gone: DrawnQuestion[] = [{ id: 'no such question', order: [0] }];
  return expectKept(
    'gone',
    instruments
      .filter((_, at) => at % 7 === 0)
      .map((instrument) => [instrument.id, questionsOf(instrument, gone).length]),
  );
});
