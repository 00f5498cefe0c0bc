import { createCanvas, GlobalFonts, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { PortalKey } from '#contract/features/portals.contract.ts';
import { MARKS } from '#contract/features/portals.marks.ts';
import { accentFor, GROUNDS } from '#contract/kernel/accent.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { expected } from '#server/platform/expected.ts';
import { ownFonts } from '#server/platform/own-fonts.ts';
import { PREVIEW } from './jobs.preview-size.ts';

export interface PreviewWords {
  title: string;
  company: string;
  place: string | null;
  portal: string;
}

export interface PreviewLook {
  key: PortalKey;
  accent: string;
  lang: Language;
  /** In place of the mark and the portal's name. */
  logo: Uint8Array | null;
}

const MARGIN = 80;
const BAND = 20;
const WIDTH = PREVIEW.width - 2 * MARGIN;
const FOOT = PREVIEW.height - 72;
const INK = '#1f1b16';
const DIMMED = '#6b6258';

/** Sizes of a title, largest first, each with how many lines of it there is room for. */
const TITLE_SIZES = [
  { size: 76, lines: 2 },
  { size: 60, lines: 3 },
  { size: 50, lines: 4 },
] as const;

/** Draws the picture that stands beside a shared link to a job, as PNG. What does not fit is cut at a word. */
export async function drawPreview(words: PreviewWords, look: PreviewLook): Promise<Uint8Array> {
  bringFonts();
  const canvas = createCanvas(PREVIEW.width, PREVIEW.height);
  const context = canvas.getContext('2d');
  const { fill, ink, wash } = accentFor(look.accent).light;
  const isRtl = look.lang === 'ar';
  context.fillStyle = GROUNDS.light[0];
  context.fillRect(0, 0, PREVIEW.width, PREVIEW.height);
  drawMark(context, look.key, { x: isRtl ? -90 : PREVIEW.width - 390, y: 190, side: 480, colour: wash });
  context.fillStyle = fill;
  context.fillRect(isRtl ? PREVIEW.width - BAND : 0, 0, BAND, PREVIEW.height);

  const top = await drawPortal(context, words.portal, { ...look, ink, isRtl });
  const { size, lines } = fittingTitle(context, words.title);
  context.fillStyle = INK;
  let y = top + 76;
  for (const line of lines) {
    y += size * 1.24;
    drawLine(context, line, y, isRtl, { of: words.title });
  }
  context.font = fontOf(36, 600);
  context.fillStyle = ink;
  const isTight = y > FOOT - 110;
  drawLine(context, cut(context, words.company), isTight ? FOOT - 48 : y + 68, isRtl);
  if (words.place) {
    context.font = fontOf(32, 400);
    context.fillStyle = DIMMED;
    drawLine(context, cut(context, words.place), isTight ? FOOT : y + 118, isRtl);
  }
  return new Uint8Array(await canvas.encode('png'));
}

let hasFonts = false;

/** Each script under a name of its own: files of one name would hide each other. */
function bringFonts(): void {
  if (hasFonts) return;
  for (const font of ownFonts('woff2')) GlobalFonts.registerFromPath(font.path, nameOf(font.script));
  hasFonts = true;
}

const nameOf = (script: string) => `Masar ${script}`;
const FAMILIES = ownFonts('woff2').map(({ script }) => `"${nameOf(script)}"`);
const fontOf = (size: number, weight: 400 | 600) =>
  `${weight} ${size}px ${[...new Set(FAMILIES)].join(', ')}`;

interface At {
  x: number;
  y: number;
  side: number;
  colour: string;
}

function drawMark(context: SKRSContext2D, key: PreviewLook['key'], { x, y, side, colour }: At): void {
  context.save();
  context.translate(x, y);
  context.scale(side / 32, side / 32);
  context.strokeStyle = colour;
  context.lineWidth = 3.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(MARKS[key]));
  context.restore();
}

const LOGO = { width: 420, height: 84 } as const;

/** The portal at the head of the picture: its logo, or its mark and name. Answers where that ends. */
async function drawPortal(
  context: SKRSContext2D,
  name: string,
  { key, logo, ink, isRtl }: PreviewLook & { ink: string; isRtl: boolean },
): Promise<number> {
  const top = 64;
  const image = logo && (await loadImage(logo).catch(() => null));
  if (image) {
    const scale = Math.min(LOGO.width / image.width, LOGO.height / image.height);
    const width = image.width * scale;
    const x = isRtl ? PREVIEW.width - MARGIN - width : MARGIN;
    context.drawImage(image, x, top, width, image.height * scale);
    return top + LOGO.height;
  }
  const side = 56;
  drawMark(context, key, { x: isRtl ? PREVIEW.width - MARGIN - side : MARGIN, y: top, side, colour: ink });
  context.font = fontOf(34, 600);
  context.fillStyle = ink;
  drawLine(context, cut(context, name, WIDTH - side - 20), top + 41, isRtl, { indent: side + 20 });
  return top + side;
}

/** A line from where lines begin in the picture; within it, letters go the way of the text that it is `of`. */
function drawLine(
  context: SKRSContext2D,
  text: string,
  y: number,
  isRtl: boolean,
  { of = text, indent = 0 }: { of?: string; indent?: number } = {},
): void {
  context.direction = directionOf(of, isRtl);
  context.textAlign = isRtl ? 'right' : 'left';
  context.fillText(text, isRtl ? PREVIEW.width - MARGIN - indent : MARGIN + indent, y);
}

/** By the first letter that has a direction (Unicode Bidirectional Algorithm, rules P2 and P3). */
function directionOf(text: string, isRtl: boolean): 'ltr' | 'rtl' {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (!letter) return isRtl ? 'rtl' : 'ltr';
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u.test(letter) ? 'rtl' : 'ltr';
}

/** The title in the largest size in which all of it fits; in the smallest it is cut. */
function fittingTitle(context: SKRSContext2D, title: string): { size: number; lines: string[] } {
  for (const { size, lines: most } of TITLE_SIZES) {
    context.font = fontOf(size, 600);
    const lines = linesOf(context, title);
    if (lines.length <= most) return { size, lines };
  }
  const { size, lines: most } = expected(TITLE_SIZES.at(-1), 'size of titles');
  const lines = linesOf(context, title);
  const last = cut(context, lines.slice(most - 1).join(' '));
  return { size, lines: [...lines.slice(0, most - 1), last] };
}

/** Breaks a text between words, and a word that is wider than a line within it. */
function linesOf(context: SKRSContext2D, text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(context, longer) <= WIDTH) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (widthOf(context, line) > WIDTH) {
      const fitting = fittingStart(context, line);
      lines.push(fitting);
      line = line.slice(fitting.length);
    }
  }
  return line ? [...lines, line] : lines;
}

/** As many letters as fit, at least one. */
function fittingStart(context: SKRSContext2D, text: string): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  let fitting = letters[0] ?? '';
  for (const letter of letters.slice(1)) {
    if (widthOf(context, fitting + letter) > WIDTH) break;
    fitting += letter;
  }
  return fitting;
}

/** The text in one line: where it is wider it ends at a word, with an ellipsis. */
function cut(context: SKRSContext2D, text: string, width = WIDTH): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (widthOf(context, whole) <= width) return whole;
  const words = whole.split(' ');
  for (let many = words.length - 1; many > 0; many--) {
    const shorter = `${words.slice(0, many).join(' ')}…`;
    if (widthOf(context, shorter) <= width) return shorter;
  }
  return `${fittingStart(context, whole).slice(0, -1)}…`;
}

const widthOf = (context: SKRSContext2D, text: string) => context.measureText(text).width;
