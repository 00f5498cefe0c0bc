/** Pages of which one font names other letters than it paints: its words are recognised, those of the others are kept. */
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { fontsOfMixedScripts, hasBrokenFont } from './broken-fonts.ts';
import type { Glyph } from './glyph.ts';

/** A word of a broken font. Lengths are points. */
interface Stretch {
  y: number;
  size: number;
  left: number;
  right: number;
  bold: boolean;
}

/** The page's own glyphs where their fonts are sound, and the recognised ones where they are not. */
export function besideSoundFonts(taxonomy: Taxonomy, own: readonly Glyph[], recognised: Glyph[]): Glyph[] {
  const broken = fontsOfMixedScripts(own);
  const sound = own.filter(({ font, isInvisible }) => !broken.has(font) && !isInvisible);
  // Where most is recognised, the whole page hangs together better than its pieces.
  if (broken.size === 0 || sound.length < 0.5 * own.length || hasBrokenFont(taxonomy, sound))
    return recognised;
  const stretches = stretchesOf(own.filter(({ font, isSpace }) => broken.has(font) && !isSpace));
  const first = own.length;
  const added = recognised.flatMap((glyph): Glyph[] => {
    const place = stretches.find((stretch) => isWithin(glyph, stretch));
    if (!place) return [];
    // On the baseline of what it stands for, so that it is on one row with what stands beside it.
    const { y, size, bold } = place;
    return [{ ...glyph, y, size, bold, order: first + glyph.order }];
  });
  return [...sound, ...added];
}

function stretchesOf(glyphs: readonly Glyph[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { x, y, width, size, bold } of [...glyphs].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const last = stretches.at(-1);
    if (last && Math.abs(last.y - y) < 0.2 * size && x - last.right < 0.5 * size)
      last.right = Math.max(last.right, x + width);
    else stretches.push({ y, size, left: x, right: x + width, bold });
  }
  return stretches;
}

function isWithin(glyph: Glyph, { y, size, left, right }: Stretch): boolean {
  const middle = glyph.x + glyph.width / 2;
  return middle > left - 0.15 * size && middle < right + 0.15 * size && Math.abs(glyph.y - y) < 0.6 * size;
}
