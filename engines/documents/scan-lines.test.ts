import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { printed } from './golden/printed.ts';
import { wholeWordsBold } from './scan-boldness.ts';
import { partedAtDashes, withLinesAlone, worth } from './scan-lines.ts';
import type { ScanWord } from './scan-recogniser.ts';

const word = (text: string, confidence = 90, x0 = 0): ScanWord => ({
  text,
  confidence,
  box: { x0, y0: 0, x1: x0 + 10 * text.length, y1: 20 },
  symbols: [],
});

describe('a number on a line that is read from the right', () => {
  const parts = (text: string) => partedAtDashes(word(text)).map((part) => part.text);

  it('is parted where two dates or a date and a dash were read as one word', () => {
    expect(parts('2015-2011')).toEqual(['2015', '-', '2011']);
    expect(parts('-09/2020')).toEqual(['-', '09/2020']);
    expect(partedAtDashes(word('2015-2011')).map(({ box }) => box.x0)).toEqual([0, 40, 50]);
  });

  it('stays whole where it is a telephone number or one date', () => {
    expect(parts('050-555-0187')).toEqual(['050-555-0187']);
    expect(parts('09/2020')).toEqual(['09/2020']);
  });
});

it('sure letters are worth more, and doubtful ones nothing', () => {
  expect(worth([word('Nurse', 90), word('—', 99), word('Ward', 30)])).toBe(250);
});

it('a page that was read surely is not read again', async () => {
  const { found, picture } = printed([{ text: 'Charge Nurse at Reef Medical Centre', size: 20 }]);
  expect(await withLinesAlone(releaseTaxonomy, picture, found, 'eng', 225)).toBe(found);
});

it('two words between signs are of one weight', () => {
  const words = [word('Backend'), word('Developer', 90, 80), word('|', 90, 180), word('Dinar', 90, 200)];
  const bold = new Map([[words[0]!, true]]);
  expect(wholeWordsBold(words, bold)).toEqual([false, false, false, false]);
});
