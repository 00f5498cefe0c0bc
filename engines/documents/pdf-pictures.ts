/** The pictures of a PDF's first page, where they stand and how they are drawn, without drawing the page. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withDeadline } from './deadline.ts';
import { type Area, areaOf, type Matrix, multiply, UNIT } from './pdf-geometry.ts';
import { claimOf } from './picture-claim.ts';
import { MOST_PIXELS_OF_A_PHOTO, PHOTO_SIDE, type PlacedPicture } from './placed-picture.ts';

/** All pictures of the file together, and what a single one may claim that is drawn nowhere. */
const MOST_PIXELS_TOGETHER = 80_000_000;
const MOST_PIXELS_CLAIMED = 40_000_000;
const JPEG = '\xff\xd8\xff';
/** Letters of a picture's dictionary: with its palette written out it has some two thousand. */
const LONGEST_DICTIONARY = 4_000;
const TIME_LIMIT_MS = 5_000;
const MOST_PICTURES = 2_000;
const MOST_OPERATORS = 200_000;
/** Parts of the page's height and width: a portrait stands above the one, or beside the text and above the other. */
const HIGH = 0.45;
const HIGH_BESIDE = 0.65;
const BESIDE = 0.38;

/** Those that stand high on the first page, highest first. Throws where the file cannot be read. */
export async function picturesOfPdf(bytes: Uint8Array): Promise<PlacedPicture[]> {
  if (!mayUnfold(bytes)) return [];
  const task = getDocument({
    // pdfjs takes the buffer over; a copy leaves the caller's bytes usable.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: MOST_PIXELS_OF_A_PHOTO,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
  });
  const deadline = performance.now() + TIME_LIMIT_MS;
  try {
    return await withDeadline(task.promise.then(placedOn), deadline);
  } finally {
    void task.destroy().catch(() => undefined);
  }
}

/** Whether there are pictures, and none that would take more room than there is: what they claim is in the clear. */
function mayUnfold(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  let together = 0;
  let count = 0;
  for (const { index } of text.matchAll(/\/Subtype\s*\/Image\b/g)) {
    if (++count > MOST_PICTURES) return false;
    const before = text.slice(Math.max(0, index - LONGEST_DICTIONARY), index);
    const [after = ''] = text.slice(index, index + LONGEST_DICTIONARY).split('stream');
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1) + after;
    const pixels = numberOf(dictionary, 'Width') * numberOf(dictionary, 'Height');
    // Who hides how large a picture is has no photograph for us.
    if (Number.isNaN(pixels)) return false;
    if (pixels <= MOST_PIXELS_OF_A_PHOTO) together += pixels;
  }
  if (count === 0 || together > MOST_PIXELS_TOGETHER) return false;
  // The frame of a JPEG may claim another size than the file around it.
  let heads = 0;
  for (let at = text.indexOf(JPEG); at >= 0; at = text.indexOf(JPEG, at + JPEG.length)) {
    if (++heads > MOST_PICTURES) return false;
    const claim = claimOf(bytes.subarray(at));
    if (claim && claim.width * claim.height > MOST_PIXELS_CLAIMED) return false;
  }
  return true;
}

const numberOf = (dictionary: string, key: 'Width' | 'Height') =>
  Number(new RegExp(`/${key}\\s+(\\d{1,9})\\b(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1] ?? Number.NaN);

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** As pdfjs hands pictures over: three bytes a pixel, or four. */
interface Unfolded {
  width: number;
  height: number;
  kind?: number;
  data?: Uint8Array | Uint8ClampedArray;
}
const RGB = 2;
const RGBA = 3;

interface Placing {
  matrix: Matrix;
  seen: Area;
  picture: Unfolded;
}

async function placedOn(pdf: Pdf): Promise<PlacedPicture[]> {
  const page = await pdf.getPage(1);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await page.getOperatorList();
  if (fnArray.length > MOST_OPERATORS) return [];
  const sheet: Area = { x0: 0, y0: 0, x1: width, y1: height };
  const marks = marksOf(fnArray, argsArray as unknown[][], transform as Matrix, sheet)
    .filter(({ seen }) => standsHigh(seen, width, height))
    .sort((a, b) => a.seen.y0 - b.seen.y0);
  const placings: Placing[] = [];
  for (const { matrix, seen, source } of marks) {
    const picture = typeof source === 'string' ? await unfolded(page, source) : source;
    if (picture) placings.push({ matrix, seen, picture });
  }
  return placings.map((placing) => ({
    width: placing.seen.x1 - placing.seen.x0,
    height: placing.seen.y1 - placing.seen.y0,
    draw: async () => drawn(placing),
  }));
}

function standsHigh({ x0, y0, x1, y1 }: Area, width: number, height: number): boolean {
  const across = (x0 + x1) / 2 / width;
  const down = (y0 + y1) / 2 / height;
  return down <= HIGH || (down <= HIGH_BESIDE && Math.min(across, 1 - across) <= BESIDE);
}

interface Mark {
  matrix: Matrix;
  seen: Area;
  /** The name by which pdfjs keeps the picture, or the picture itself. */
  source: string | Unfolded;
}

interface State {
  matrix: Matrix;
  clip: Area;
}

/** Follows places and clips (ISO 32000-1, 8.3, 8.5.4 and 8.9) as far as boxes go: a round frame counts as its square. */
function marksOf(operators: number[], allArgs: unknown[][], base: Matrix, sheet: Area): Mark[] {
  const marks: Mark[] = [];
  const stack: State[] = [];
  let state: State = { matrix: base, clip: sheet };
  let isClip = false;
  const mark = (source: string | Unfolded): void => {
    const seen = common(areaOf(state.matrix, UNIT), state.clip);
    if (seen.x1 > seen.x0 && seen.y1 > seen.y0) marks.push({ matrix: state.matrix, seen, source });
  };
  operators.forEach((operator, index) => {
    const args = allArgs[index] ?? [];
    switch (operator) {
      case OPS.save:
        stack.push(state);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case OPS.transform:
        state = { ...state, matrix: multiply(state.matrix, args as number[]) };
        break;
      case OPS.clip:
      case OPS.eoClip:
        isClip = true;
        break;
      case OPS.constructPath:
        if (isClip && args[2]) {
          const clip = common(state.clip, areaOf(state.matrix, args[2] as ArrayLike<number>));
          state = { ...state, clip };
        }
        isClip = false;
        break;
      case OPS.paintFormXObjectBegin: {
        stack.push(state);
        const matrix = args[0] ? multiply(state.matrix, args[0] as ArrayLike<number>) : state.matrix;
        const clip = args[1] ? common(state.clip, areaOf(matrix, args[1] as ArrayLike<number>)) : state.clip;
        state = { matrix, clip };
        break;
      }
      case OPS.paintImageXObject:
        mark(String(args[0]));
        break;
      case OPS.paintInlineImageXObject:
        mark(args[0] as Unfolded);
        break;
      default:
        break;
    }
  });
  return marks;
}

const common = (a: Area, b: Area): Area => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
});

/** Pictures that several pages use are kept with the document, others with the page; they come when they are unfolded. */
function unfolded(page: Page, name: string): Promise<Unfolded | null> {
  const kept = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => void kept.get(name, (picture: Unfolded | null) => resolve(picture)));
}

/** The seen part on white, as the page turns and mirrors it. */
function drawn({ matrix, seen, picture }: Placing): Canvas | null {
  const source = canvasOf(picture);
  if (!source) return null;
  const [wide, high] = [seen.x1 - seen.x0, seen.y1 - seen.y0];
  const pixelsPerPoint = Math.max(
    picture.width / Math.hypot(matrix[0], matrix[1]),
    picture.height / Math.hypot(matrix[2], matrix[3]),
  );
  const scale = Math.min(PHOTO_SIDE / Math.max(wide, high), pixelsPerPoint);
  const canvas = createCanvas(Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(-seen.x0, -seen.y0);
  context.transform(...matrix);
  // A picture fills the unit square, and its rows run downwards there.
  context.transform(1 / source.width, 0, 0, -1 / source.height, 0, 1);
  context.drawImage(source, 0, 0);
  return canvas;
}

/** Squares of pixels of a large picture are put together on the way, so that it is never there twice. */
function canvasOf({ width, height, kind, data }: Unfolded): Canvas | null {
  const bytes = kind === RGB ? 3 : kind === RGBA ? 4 : 0;
  if (!data || bytes === 0 || width * height * bytes > data.length) return null;
  const step = Math.max(1, Math.floor(Math.min(width, height) / (2 * PHOTO_SIDE)));
  const [wide, high] = [Math.floor(width / step), Math.floor(height / step)];
  const canvas = createCanvas(wide, high);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(wide, high);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const to = (y * wide + x) * 4;
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        if (channel >= bytes) sum = 255 * step * step;
        else
          for (let row = y * step; row < (y + 1) * step; row++)
            for (let column = x * step; column < (x + 1) * step; column++)
              sum += data[(row * width + column) * bytes + channel]!;
        pixels.data[to + channel] = sum / (step * step);
      }
    }
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}
