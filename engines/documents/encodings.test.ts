import { describe, expect, it } from 'vitest';
import { decodeText } from './encodings.ts';

const ARABIC = 'ليلى حداد\nممرضة، مستشفى المدينة\nالخبرة العملية: من يناير 2019 إلى مارس 2022';
const WESTERN = 'José Núñez\nIngénieur à Genève – café “Zoë”\nRésumé, naïve';

/** A text in the page that a decoder knows, by looking its letters up in the table that the decoder shows. */
function encoded(text: string, page: string): Uint8Array {
  const table = new Map<string, number>();
  for (let byte = 255; byte >= 0; byte--)
    table.set(new TextDecoder(page).decode(new Uint8Array([byte])), byte);
  return Uint8Array.from([...text], (letter) => table.get(letter) ?? 0x3f);
}
const wide = (text: string, isLittle: boolean, mark: boolean): Uint8Array => {
  const units = [...(mark ? '\ufeff' : ''), ...text].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from(
    units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
};

describe('text files', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(ARABIC)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${ARABIC}`)],
    ['UTF-16, low byte first', wide(ARABIC, true, true)],
    ['UTF-16, high byte first', wide(ARABIC, false, true)],
    ['UTF-16 without a mark, low byte first', wide(ARABIC, true, false)],
    ['UTF-16 without a mark, high byte first', wide(ARABIC, false, false)],
    ['Windows-1256', encoded(ARABIC, 'windows-1256')],
    ['ISO 8859-6', encoded(ARABIC, 'iso-8859-6')],
  ])('in Arabic are read in %s', (_, bytes) => {
    expect(decodeText(bytes)?.replace(/^\ufeff/, '')).toBe(ARABIC);
  });

  it('in Arabic are read as a Macintosh wrote them', () => {
    // ISO 8859-6 holds the letters at the same places; the comma and the digits are the Macintosh's own.
    const bytes = encoded('ليلى حداد، ممرضة في مستشفى المدينة ', 'iso-8859-6');
    const digits = [0xb2, 0xb0, 0xb1, 0xb9];
    expect(decodeText(new Uint8Array([...bytes, ...digits]))).toBe('ليلى حداد، ممرضة في مستشفى المدينة ٢٠١٩');
  });

  it.each([
    ['UTF-8', new TextEncoder().encode(WESTERN)],
    ['UTF-16 without a mark', wide(WESTERN, true, false)],
    ['Windows-1252', encoded(WESTERN, 'windows-1252')],
    ['the Macintosh’s own page', encoded(WESTERN, 'macintosh')],
  ])('in Latin letters are read in %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(WESTERN);
  });

  it('keep what is whole where a character was cut in two', () => {
    const bytes = new TextEncoder().encode(ARABIC);
    const cut = bytes.slice(0, bytes.length - 1 - 6 * 7 + 1);
    expect(decodeText(cut)?.slice(0, 9)).toBe('ليلى حداد');
  });

  it('that are none are not read', () => {
    expect(decodeText(new Uint8Array(4_000))).toBeNull();
    expect(decodeText(Uint8Array.from({ length: 4_000 }, (_, i) => (i * 7) % 32))).toBeNull();
  });
});
