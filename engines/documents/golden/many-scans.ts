/** What becomes of print that is made by chance of the panel's texts, before and after its letters are recognised. */
import { releaseTaxonomy as taxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { Parts } from '#engines/text/golden/digests.ts';
import { panelText } from '#engines/text/golden/panel-texts.ts';
import { hasArabic } from '#engines/text/index.ts';
import { isSoundText, soundnessOfPairs } from '../letter-statistics.ts';
import { glyphsOfScan } from '../scan-glyphs.ts';
import { evened } from '../scan-ground.ts';
import { headingNear, monthNear } from '../scan-phrases.ts';
import { type GreyPicture, softened, turned } from '../scan-picture.ts';
import { piecesOf } from '../scan-pieces.ts';
import type { Recognised } from '../scan-recogniser.ts';
import { withoutRules } from '../scan-rules.ts';
import { magnified, withoutSureLines, withSecondReading } from '../scan-second-reading.ts';
import { isSideways, levelled, skewOf } from '../scan-skew.ts';
import { withLatinWords, withoutSureArabic } from '../scan-words.ts';
import { type Draw, drawFrom } from './chance.ts';
import { type PrintedLine, printed } from './printed.ts';

/** Lines of a page's width, of sizes that a page has. */
function linesBy(text: string, draw: Draw, most: number): PrintedLine[] {
  const size = draw([11, 12, 14, 16]);
  const dot = draw(['o', '.', '•', '©', '-', '*', '¢', 'e']);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const from = draw([0, 0, 3, 6]);
  return lines.slice(from, from + most).map((line, at): PrintedLine => {
    const told = line
      .trim()
      .replace(/^[-•*]\s*/, `${dot} `)
      .replace(/\s+/g, ' ')
      .slice(0, 64);
    const isHead = told.length < 26;
    return {
      text: told,
      size: at === 0 ? 2 * size : isHead ? draw([size, size + 4, size + 7]) : size + draw([0, 0, 0, 1, -1]),
      isBold: isHead && draw([true, true, false]),
      indent: draw([0, 0, 0, 20, 40, 300]),
    };
  });
}

const wordsOf = ({ lines }: Recognised) =>
  lines.map(({ words }) =>
    words.map(({ text, confidence, box }) => [text, confidence, ...Object.values(box)]),
  );
const inkIn = ({ pixels }: GreyPicture) =>
  pixels.reduce((sum, grey, at) => (sum + grey * (at % 977)) % 1e9, 0);

/** `17 words of second/people/qa-tester` or `17 picture of ...`: the seed, what is asked and the text. */
export function scanParts(name: string): Parts {
  const [, seed = '', asked = '', text = ''] = /^(\d+) (\w+) of (.*)$/.exec(name) ?? [];
  const draw = drawFrom(Number(seed));
  return asked === 'words'
    ? wordParts(panelText(text), Number(seed), draw)
    : pictureParts(panelText(text), draw);
}

function wordParts(text: string, seed: number, draw: Draw): Parts {
  const lines = linesBy(text, draw, 9);
  const isRtl = hasArabic(lines.map((line) => line.text).join(''));
  const reading = (more: number, slips: number) => printed(lines, { seed: seed + more, slips, isRtl });
  const { found, picture } = reading(0, draw([0, 10, 25, 50]));
  const { found: again } = reading(1, draw([5, 30, 60]));
  const { found: latin } = reading(2, draw([20, 70]));
  const isAll = draw([true, false]);
  const first = isAll ? found : { ...found, lines: found.lines.filter((_, at) => at % 3 !== 1) };
  const glyphs = glyphsOfScan(taxonomy, found.lines, picture, draw([0.24, 0.36, 0.48]));
  return {
    glyphs: glyphs.map((glyph) => Object.values(glyph)),
    again: wordsOf(withSecondReading(taxonomy, first, again)),
    latin: wordsOf(withLatinWords(taxonomy, first, latin)),
    wiped: [withoutSureArabic(picture, found), withoutSureLines(taxonomy, picture, found)].map(inkIn),
    magnified: wordsOf(magnified(first, draw([0.8, 1.25]))),
    near: found.lines
      .flatMap(({ words }) => words)
      .map(({ text: word }) => [headingNear(word), monthNear(word)]),
    sound: lines.map(({ text: line }) => [isSoundText(line), soundnessOfPairs(line)]),
  };
}

function pictureParts(text: string, draw: Draw): Parts {
  const { picture } = printed(linesBy(text, draw, 5), { seed: 1 });
  const worn = wornBy(picture, draw);
  const even = evened(worn);
  const plain = withoutRules(even);
  const askew = levelled(plain, draw([-4, -1.5, -0.4, 0.3, 1, 3]));
  return {
    even: inkIn(even),
    plain: inkIn(plain),
    pieces: piecesOf(plain, draw([8, 14, 22])),
    skew: [skewOf(askew), inkIn(askew)],
    soft: inkIn(softened(plain, draw([0.5, 0.89, 1.33]))),
    sideways: [isSideways(plain), isSideways(turned(plain, 1))],
  };
}

/** With a shade, a band of another ground, rules or specks. */
function wornBy({ width, height, pixels }: GreyPicture, draw: Draw): GreyPicture {
  const wear = draw(['shade', 'band', 'dark band', 'rules', 'frame', 'specks', 'column']);
  const left = draw([200, 300, 340]);
  const worn = pixels.map((grey, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    switch (wear) {
      case 'shade':
        return Math.max(0, grey - (x * 110) / width - (y * 40) / height);
      case 'band':
        return x < left ? grey * 0.8 : grey;
      case 'dark band':
        return y > 40 && y < 110 ? 255 - grey * 0.85 : grey;
      case 'column':
        return x < left ? 255 - grey * 0.9 : grey;
      case 'specks':
        return (at * 2_654_435_761) % 997 < 2 ? 0 : grey;
      case 'rules':
        return (y % 56 < 2 && x > 30 && x < width - 60) || (x > left && x < left + 3) ? 20 : grey;
      default:
        return x < 8 || y < 8 || x > width - 8 || y > height - 8 ? 0 : grey;
    }
  });
  return { width, height, pixels: worn };
}
