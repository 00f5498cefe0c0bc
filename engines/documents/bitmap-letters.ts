/**
 * The letters of fonts that TeX drew dot by dot (Type 3). They carry neither names nor a map, so what arrives are
 * places in TeX's own encodings: Cork (T1) for dashes, quotes and joined letters, OT1 for its joined letters below.
 */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\u000b': 'ff',
    '\u000c': 'fi',
    '\u000d': 'fl',
    '\u000e': 'ffi',
    '\u000f': 'ffl',
    '\u0010': '“',
    '\u0011': '”',
    '\u0012': '„',
    '\u0013': '«',
    '\u0014': '»',
    '\u0015': '–',
    '\u0016': '—',
    '\u0017': '',
    '\u0019': 'ı',
    '\u001b': 'ff',
    '\u001c': 'fi',
    '\u001d': 'fl',
    '\u001e': 'ffi',
    '\u001f': 'ffl',
    '\u007f': '-',
    '\u0088': '•',
    '×': 'Œ',
    '÷': 'œ',
    ÿ: 'ß',
  }),
);

/** What a glyph of a drawn font stands for, by its place in the font. */
export function letterOfBitmap(place: string): string {
  return LETTERS.get(place) ?? place;
}
