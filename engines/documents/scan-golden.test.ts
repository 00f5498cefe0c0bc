import { it } from 'vitest';
import { releaseTaxonomy as taxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { expectKept } from '#engines/text/golden-lines.fixtures.ts';
import { dice, type PrintedLine, printed, WIDTH } from './golden/printed.ts';
import { glyphsOfScan } from './scan-glyphs.ts';
import { evened } from './scan-ground.ts';
import { isKnownArabic, mendArabic } from './scan-lexicon.ts';
import { fullestBand, strokeIn } from './scan-measures.ts';
import { mendLine } from './scan-mending.ts';
import { headingNear, monthNear } from './scan-phrases.ts';
import { type GreyPicture, softened, turned } from './scan-picture.ts';
import type { Recognised } from './scan-recogniser.ts';
import { rejoined } from './scan-rejoining.ts';
import { withoutRules } from './scan-rules.ts';
import { magnified, withoutSureLines, withSecondReading } from './scan-second-reading.ts';
import { isSideways, levelled, skewOf } from './scan-skew.ts';
import { withLatinWords, withoutSureArabic } from './scan-words.ts';

/*
 * What becomes of scans before and after their letters are recognised, on pages of made print. A change that means to read
 * otherwise writes the files anew: `npx vitest run --project unit engines/documents/scan-golden -u`.
 */
const kept = (file: string, entries: Iterable<readonly [string, unknown]>) =>
  expectKept(`scans/${file}`, entries);

const ENGLISH: PrintedLine[] = [
  { text: 'Amal Nasser', size: 26, isBold: true },
  { text: 'amal.nasser@example.com +971 50 555 0111', size: 14 },
  { text: 'Experience', size: 18, isBold: true },
  { text: 'Charge Nurse, City Hospital, Mar 2021 - present', size: 14 },
  { text: 'o Led a shift of 12 nurses in a 24-bed unit', size: 14, indent: 20 },
  { text: 'o Cut waiting time from 28 to 17 minutes', size: 14, indent: 20 },
  { text: '© Trained thirty juniors', size: 14, indent: 20 },
  { text: 'linkedin.com/in/amal-nasser www.amal.ae', size: 12 },
];
const ARABIC: PrintedLine[] = [
  { text: 'ليلى حداد', size: 26, isBold: true },
  { text: 'الخبرات العملية', size: 18, isBold: true },
  { text: 'ممرضة، مستشفى المدينة، مارس 2021 - حتى الآن', size: 14 },
  { text: '. رعاية المرضى في قسم الطوارئ', size: 14, indent: 20 },
  { text: '. إعطاء الأدوية وتضميد الجروح', size: 14, indent: 20 },
  { text: 'التعليم', size: 18, isBold: true },
  { text: 'بكالوريوس تمريض من جامعة القاهرة، يونيو 2016', size: 14 },
  { text: 'اللغات العربية والإنجليزية SAP Excel laila@example.com', size: 14 },
];

const textOf = ({ lines }: Recognised) =>
  lines.map(({ words }) => words.map(({ text, confidence }) => `${text} ${confidence}`).join(' | '));
const inkOf = ({ width, height, pixels }: GreyPicture) =>
  `${width} x ${height}, ${pixels.filter((grey) => grey < 128).length} dark`;
/** A picture by the mean grey of its parts, as a reviewer may look at it. */
function seen({ width, height, pixels }: GreyPicture): string[] {
  return Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 24 }, (_, column) => {
      let [sum, count] = [0, 0];
      for (let y = Math.floor((row * height) / 12); y < Math.floor(((row + 1) * height) / 12); y += 2)
        for (let x = Math.floor((column * width) / 24); x < Math.floor(((column + 1) * width) / 24); x += 2) {
          sum += pixels[y * width + x] ?? 0;
          count++;
        }
      return Math.round(sum / Math.max(1, count))
        .toString(16)
        .padStart(2, '0');
    }).join(' '),
  );
}

it.each([
  ['english', ENGLISH, false],
  ['arabic', ARABIC, true],
] as const)('recognised lines become the same glyphs as before, %s', (name, lines, isRtl) =>
  kept(
    `glyphs-${name}`,
    [0, 35, 70].map((slips) => {
      const { found, picture } = printed(lines, { seed: 3 + slips, slips, isRtl });
      const glyphs = glyphsOfScan(taxonomy, found.lines, picture, 0.36);
      return [
        `${slips} of a hundred words misread`,
        {
          read: textOf(found),
          mended: found.lines.map((line) =>
            mendLine(taxonomy, line)
              .words.map(({ text }) => text)
              .join(' '),
          ),
          glyphs: glyphs.map((glyph) =>
            Object.values(glyph)
              .map((it) => (typeof it === 'number' ? Math.round(it * 10) / 10 : it))
              .join(' '),
          ),
        },
      ];
    }),
  ),
);

it('two readings become one as before', () =>
  kept(
    'readings',
    [1, 2, 3].map((seed) => {
      const { found: arabic, picture } = printed(ARABIC, { seed, slips: 40, isRtl: true });
      const { found: again } = printed(ARABIC, { seed: seed + 10, slips: 40, isRtl: true });
      const { found: latin } = printed(ARABIC, { seed: seed + 20, slips: 60, isRtl: true });
      const { found: elsewhere } = printed(ENGLISH, { seed, slips: 30 });
      return [
        `seed ${seed}`,
        {
          latin: textOf(withLatinWords(taxonomy, arabic, latin)),
          elsewhere: textOf(
            withLatinWords(taxonomy, { lines: arabic.lines.slice(0, 3), confidence: 80 }, elsewhere),
          ),
          second: textOf(withSecondReading(taxonomy, arabic, again)),
          'more lines': textOf(
            withSecondReading(taxonomy, { lines: arabic.lines.slice(2), confidence: 80 }, again),
          ),
          'without sure words': inkOf(withoutSureArabic(picture, arabic)),
          'without sure lines': inkOf(withoutSureLines(taxonomy, picture, arabic)),
          magnified: magnified(arabic, 1.5).lines[1]?.words.map(({ box }) => Object.values(box)),
        },
      ];
    }),
  ));

it('misread Arabic words are mended as before', () => {
  const words = ARABIC.flatMap(({ text }) => text.split(' ')).filter((word) => /[\u0621-\u064a]/.test(word));
  const roll = dice(9);
  const misread = words.flatMap((word) => {
    const { found } = printed([{ text: word, size: 14 }], { seed: roll(1000), slips: 100 });
    return [word, found.lines[0]?.words[0]?.text ?? ''];
  });
  return kept('mending', [
    [
      'words',
      misread.map((word) => [
        word,
        isKnownArabic(taxonomy, word),
        mendArabic(taxonomy, word, 20),
        mendArabic(taxonomy, word, 60),
        mendArabic(taxonomy, word, 90),
      ]),
    ],
    [
      'headings',
      ['الخبراتالعملية', 'الحبراتالعملية', 'التعلبم', 'المهارت', 'اللعات', 'كلام'].map((it) => [
        it,
        headingNear(it),
      ]),
    ],
    ['months', ['مارس', 'مارش', 'يوبيو', 'ديسمير', 'كلام', 'أب'].map((it) => [it, monthNear(it)])],
    [
      'rejoined',
      [
        ['ال', 'خبرات'],
        ['مست', 'شفى', 'المدينة'],
        ['رعا', 'ية', 'المر', 'ضى'],
        ['و', 'تضميد'],
        ['2021', 'ما', 'رس'],
      ].map((parts) => [
        parts,
        rejoined(
          taxonomy,
          parts.map((text) => ({ text, confidence: 50 })),
        ),
      ]),
    ],
  ]);
});

it('pictures of pages are cleaned, turned and measured as before', () => {
  const { picture } = printed(ENGLISH, { seed: 1 });
  const { width, height } = picture;
  const shaded = {
    width,
    height,
    pixels: picture.pixels.map((grey, at) => Math.max(0, grey - ((at % width) * 90) / width)),
  };
  const banded = {
    width,
    height,
    pixels: picture.pixels.map((grey, at) => (at % width < 300 ? 255 - grey * 0.85 : grey)),
  };
  const ruled = { width, height, pixels: picture.pixels.slice() };
  ruled.pixels.fill(0, 150 * width + 20, 150 * width + 980);
  ruled.pixels.fill(0, 151 * width + 20, 151 * width + 980);
  for (let y = 30; y < height - 30; y++) ruled.pixels.fill(0, y * width + 500, y * width + 503);
  return kept('pictures', [
    ['as printed', [inkOf(picture), ...seen(picture)]],
    ['evened shade', [inkOf(evened(shaded)), ...seen(evened(shaded))]],
    ['evened band', [inkOf(evened(banded)), ...seen(evened(banded))]],
    ['without rules', [inkOf(withoutRules(ruled)), ...seen(withoutRules(ruled))]],
    ['half as large', [inkOf(softened(picture, 0.5)), ...seen(softened(picture, 0.5))]],
    ['a third larger', inkOf(softened(picture, 1.33))],
    ['turned', [1, 2, 3, 4, -1].map((quarters) => seen(turned(picture, quarters))[2])],
    [
      'askew',
      [-3.3, -1, 0.2, 0.6, 2, 4.7].map((degrees) => [
        degrees,
        skewOf(levelled(picture, -degrees)),
        seen(levelled(picture, degrees))[3],
      ]),
    ],
    ['sideways', [picture, turned(picture, 1), turned(picture, 2)].map(isSideways)],
    ['the fullest band', [60, 120, height].map((rows) => inkOf(fullestBand(picture, rows)))],
    ['strokes', [0, 200, 400].map((x0) => strokeIn(picture, { x0, y0: 0, x1: x0 + 200, y1: height }))],
    ['empty', [skewOf({ width: WIDTH, height: 9, pixels: new Uint8Array(WIDTH * 9).fill(255) })]],
  ]);
});
