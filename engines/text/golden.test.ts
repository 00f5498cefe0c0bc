import { it } from 'vitest';
import { expectKept } from './golden-lines.fixtures.ts';
import { withGregorianYears } from './gregorian-years.ts';
import {
  countArabic,
  countLatin,
  createTermWeights,
  createTextIndex,
  dotProduct,
  faultOfWording,
  findDates,
  fold,
  foldedWords,
  foldName,
  foldTitle,
  foldWithMap,
  frequenciesOf,
  gramsAcross,
  hashOf,
  keyOf,
  latentSpace,
  monthNumber,
  neutralWord,
  normaliseText,
  parseDate,
  plainWords,
  rarityIn,
  rootOf,
  slipsBetween,
  sourceOfWordings,
  spellingsOf,
  stemOf,
  stemsOf,
  sumOf,
  tfidf,
  westernDigits,
  withoutArabicPrefixes,
  withoutDates,
  wordsOf,
} from './index.ts';

/*
 * What becomes of words, dates and small indexes, in files that a reviewer reads beside a change. A change that means to
 * answer differently writes them anew: `npx vitest run --project unit engines/text/golden -u`.
 */

const WORDS =
  `nurse nurses nursing nursery accountant accountants accounting accountancy manage manager managers managing
management managerial engineers engineering engine universities university policies policy ties tied boxes classes bus buses
status analysis analyses analyst analytics running runner ran planned planning plan stopped sales sale seller selling agreed
agreement hopping hoping hope quickly quick happier happiness national nationality nation relational relation C++ C# .NET
Node.js node ISO9001 9001 3D R go goes going does doing quality qualities sky skies dies lying lies organisation organization
colour color behaviour labour centre center licence license Senior-level co-ordinate e-mail UAE IT's don't a I محاسب محاسبون
محاسبين محاسبة المحاسبة والمحاسبة للمحاسبين بالمحاسبة كمحاسب فمحاسب مدير مديرة مديرون مدراء المديرين إدارة الإدارات إداري
مهندس مهندسة مهندسون هندسة الهندسية هندسي ممرض ممرضات الممرضة تمريض معلم معلمات المعلمين تعليم مدرسة مدارس مبيعات المبيعات بائع
وزارة والد ولد وكيل بنك بنوك للبنوك لبنان فندق فنادق كاتب كتب مكتب مكتبة مكاتب ال و ب في من على سنة سنوات سنتين أطباء طبيب`.split(
    /\s+/,
  );

const TEXTS = [
  'Sr. Accountant – 5+ years’ experience in IFRS, VAT & SAP (FI/CO)',
  'Led a team of 12; cut costs by 30 % in 2019/20.',
  'محاسبٌ أوّل، خبرة ٥ سنواتٍ في ضريبةِ القيمةِ المُضافة (VAT)',
  'Éclair at Café “Zoë” — naïve ﬁnance oﬃcer, Ⅳ',
  'لا إله \u200fإلا\u200f الله ـــ ﻣﺤﺎﺳﺐ',
  'Tel: +971-50-555 0111, a.b@c.ae; http://x.ae/?q=1',
  '',
  '   \t\n ',
  'x'.repeat(70),
];

const DATES =
  `Jan 2019 - Mar 2022|01/2019 – present|2019-2022|Since May 2018|until June '19|Summer 2020|Q3 2021 to Q1 2022|from 5 March 2017 to 6/4/2018
2018/03 till now|March – July 2020|Sep. 2016 to date|1999|12-2020|31.12.2020|2020.05.01|May 2020 – Present (2 yrs 3 mos)|1438 هـ|١٤٤٠ - ١٤٤٢ هـ
يناير 2019 - مارس 2022|من ٢٠١٩ إلى الآن|أيار 2020 حتى تاريخه|كانون الثاني ٢٠١٨ – شباط ٢٠٢٠|محرم 1441|منذ 2017|Class of 2014|Expected May 2027
Graduated 2014 (GPA 3.4/4)|AED 2019 a month|room 2020|Jan to Dec 2015|Jan-15 to Feb-16|'14 - '16|2015 - 17|13/2019|0/0/0000|2099|Feb 30, 2019|10th of October, 2021
2019 – 2021, 2022 – now|Nov 2015 Jan 2016|Current|ongoing since 2011|08 2019 / 09 2020|2020/21|FY2021-22|Ramadan 1442`.split(
    /[|\n]/,
  );

it('words are folded, stemmed and rooted as before', () =>
  expectKept(
    'words',
    WORDS.map((word) => [
      word,
      [
        stemOf(fold(word)),
        rootOf(fold(word)),
        stemsOf(word),
        neutralWord(fold(word)),
        withoutArabicPrefixes(fold(word)),
        hashOf(word),
      ],
    ]),
  ));

it('texts are folded and taken apart as before', () =>
  expectKept(
    'texts',
    TEXTS.map((text) => {
      const { folded, starts, ends } = foldWithMap(text);
      return [
        text.slice(0, 40),
        {
          fold: fold(text),
          same: folded === fold(text),
          starts: [...starts].join(' '),
          ends: [...ends].join(' '),
          name: foldName(text),
          title: foldTitle(text),
          key: keyOf(text),
          digits: westernDigits(text),
          clean: normaliseText(text),
          letters: [countArabic(text), countLatin(text)],
          words: wordsOf(fold(text)).map(({ text: word, start, end }) => `${word} ${start}-${end}`),
          folded: foldedWords(text),
          stems: stemsOf(text),
          grams: gramsAcross(plainWords(text)).slice(0, 40),
        },
      ];
    }),
  ));

it('dates are read as before', () =>
  expectKept(
    'dates',
    DATES.map((text) => [
      text,
      {
        spans: findDates(text),
        alone: parseDate(text),
        rest: withoutDates(text),
        gregorian: withGregorianYears(text),
      },
    ]),
  ));

it('months, slips and wordings are what they were', () =>
  expectKept('small', [
    [
      'months',
      ['Jan', 'sept', 'Sept.', 'décembre', 'يناير', 'كانون الأول', 'رمضان', 'Janissary', ''].map((name) => [
        name,
        monthNumber(name),
      ]),
    ],
    [
      'slips',
      [
        ['nurse', 'nurse'],
        ['nurse', 'nures'],
        ['nurse', 'nurs'],
        ['nurse', 'curse'],
        ['accountant', 'acountent'],
        ['a', ''],
        ['محاسب', 'محاسيب'],
        ['driver', 'river dance'],
      ].map(([a = '', b = '']) => [
        a,
        b,
        slipsBetween(a, b, 1),
        slipsBetween(a, b, 2),
        slipsBetween(a, b, 3),
      ]),
    ],
    [
      'spellings',
      ['part[- ]time', 'licen(c|s)e', 'one (of|or) more', 'دوام (جزئي|كامل)', 'plain', '~time'].map((it) => [
        it,
        spellingsOf(it),
      ]),
    ],
    [
      'faults',
      ['part[-| ]time', 'licen(c|se', '', 'a | b', '(x)', 'ok ok'].map((it) => [it, faultOfWording(it)]),
    ],
    ['patterns', [sourceOfWordings(['part time', 'full time']), sourceOfWordings(['دوام', 'عمل عن بعد'])]],
  ]));

const DOCUMENTS = [
  {
    id: 'nurse',
    title: 'Registered Nurse',
    text: 'Cares for patients on a ward and teaches families.',
    aliases: ['Staff Nurse', 'ممرضة'],
    skills: ['triage'],
  },
  {
    id: 'aide',
    title: 'Nursing Aide',
    text: 'Helps nurses and patients on a ward.',
    skills: ['triage', 'hygiene'],
  },
  {
    id: 'welder',
    title: 'Pipe Welder',
    text: 'Joins steel pipes by arc welding. Joins them well.',
    skills: ['welding'],
  },
  {
    id: 'accountant',
    title: 'محاسب',
    text: 'يقفل الشهر ويعد القوائم المالية',
    aliases: ['Accountant'],
    skills: [],
  },
  { id: 'empty', title: '', text: '' },
];

it('a small index ranks as before', () => {
  const index = createTextIndex(DOCUMENTS);
  const queries = [
    { title: 'nurse' },
    { title: 'Nursing' },
    { title: 'weldr' },
    { title: 'المحاسب' },
    { text: 'patients on wards' },
    { text: 'steel' },
    { skills: ['triage'] },
    { skills: ['hygiene', 'welding'] },
    { title: 'nurse', text: 'families', skills: ['triage'] },
    { title: '' },
    { title: 'zzz' },
  ];
  return expectKept('index', [
    ...queries.map((query) => [JSON.stringify(query), index.rank(query, 4)] as const),
    ['at most one', index.rank({ title: 'nurse' }, 1)],
  ]);
});

it('words are weighed as before', () => {
  const documents = DOCUMENTS.map(({ title, text }) => ({
    stems: stemsOf(`${title} ${text}`),
    concepts: [],
  }));
  const counted = frequenciesOf(documents);
  const terms = [...counted.stems.keys()];
  const counts = new Map(terms.slice(0, 6).map((term, at) => [term, 1 + (at % 3)]));
  const by = (repeats: number | 'logarithm') =>
    createTermWeights({ terms, rarity: (term) => 1 + (term.length % 3), repeats });
  const vectors = tfidf(counted, []);
  const told = documents.map((document) => vectors.vector(document));
  const space = latentSpace(told, vectors.size, 3);
  const likeness = told
    .map((vector) => space(vector))
    .map((one, _, all) => all.map((other) => dotProduct(one, other)));
  return expectKept('weights', [
    ['counted', counted],
    ['twice', sumOf(counted, counted)],
    ['vectors', told],
    ['likeness', likeness],
    ['by a power', by(0.5).vector(counts)],
    ['by a logarithm, at most two', by('logarithm').vector(counts, 2)],
    ['rarity', [1, 2, 5, 100].map((holders) => rarityIn(100, holders))],
  ]);
});
