/**
 * Letters out of a picture, by Tesseract compiled to WebAssembly, in the thread that calls. Everything it needs lies in
 * packages of this program: nothing is fetched. It is loaded at the first picture, and stays.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { derived } from '#engines/taxonomy/index.ts';
import type { GreyPicture } from './scan-picture.ts';

/** Both together read worse than one after the other: short Arabic words come out as Latin ones. */
export type ScanLanguage = 'eng' | 'ara';

/** A box in pixels of the picture. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A word, with boxes in pixels of the picture. */
export interface ScanWord {
  text: string;
  /** 0 to 100, Tesseract's own. */
  confidence: number;
  box: Box;
  symbols: { text: string; box: Box }[];
}

/** A line as Tesseract found it. */
export interface ScanLine {
  words: ScanWord[];
  /** Where its letters stand, from its first point to its last. */
  baseline: Box;
  /** From the deepest descender to the highest ascender, in pixels. */
  rowHeight: number;
}

/** All that was read in one picture. */
export interface Recognised {
  lines: ScanLine[];
  /** Mean over words, 0 to 100. */
  confidence: number;
}

interface Recogniser {
  recognise(
    picture: GreyPicture,
    language: ScanLanguage,
    dotsPerInch: number,
    layout?: ScanLayout,
  ): Promise<Recognised>;
}

/**
 * A whole page, its blocks found by Tesseract (as one block it drops headings); a piece of one that is to tell the
 * language; or one line.
 */
type ScanLayout = 'page' | 'sample' | 'line';

interface TesseractApi {
  Init(path: null, language: string, mode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  MeanTextConf(): number;
  GetJSONText(): string;
  Clear(): void;
}
interface TesseractCore {
  FS: {
    writeFile(name: string, bytes: Uint8Array, options?: { canOwn: boolean }): void;
    unlink(name: string): void;
  };
  TessBaseAPI: new () => TesseractApi;
}

interface JsonLine {
  words: (Pick<ScanWord, 'text' | 'confidence'> & { bbox: Box; symbols: { text: string; bbox: Box }[] })[];
  baseline: Box;
  rowAttributes: { rowHeight: number };
}

/** The default engine of Tesseract 4 and later: a network that reads lines. */
const LINES_ONLY = 1;
/** Tesseract's page segmentation modes. */
const SEGMENTATION: Record<ScanLayout, string> = { page: '3', sample: '3', line: '7' };
/**
 * Lines that were read less surely than this are read in the negative too, which is Tesseract's default. What comes here
 * is dark on light; yet doubtful Arabic is read better for another look (core F1 .886 against .876 on 20 resumes), and
 * Latin letters are not.
 */
const NEGATIVE_BELOW = '0.7';

/** What reads letters: opened when it is first asked for, and kept with the taxonomy, of which a thread has one. */
export const recogniser = derived((): Promise<Recogniser> => open());

async function open(): Promise<Recogniser> {
  const require = createRequire(import.meta.url);
  // Without SIMD it takes three times as long; every Node that runs this program has it.
  const load = require('tesseract.js-core/tesseract-core-simd-lstm') as (
    options: object,
  ) => Promise<TesseractCore>;
  const core = await load({ TesseractProgress: ignore, print: ignore, printErr: ignore });
  const apis = new Map<ScanLanguage, TesseractApi>();

  async function apiFor(language: ScanLanguage): Promise<TesseractApi> {
    const known = apis.get(language);
    if (known) return known;
    // The smallest of the sets reads as well as the one of 11 MB.
    const file = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
    const model = `./${language}.traineddata`;
    core.FS.writeFile(model, await promisify(gunzip)(await readFile(file)), OWNED);
    const api = new core.TessBaseAPI();
    if (api.Init(null, language, LINES_ONLY) !== 0) throw new Error(`Tesseract cannot read ${language}`);
    core.FS.unlink(model);
    apis.set(language, api);
    return api;
  }

  return {
    async recognise(picture, language, dotsPerInch, layout = 'page') {
      const api = await apiFor(language);
      api.SetVariable('tessedit_pageseg_mode', SEGMENTATION[layout]);
      const isWorthAnother = language === 'ara' && layout === 'page';
      api.SetVariable('invert_threshold', isWorthAnother ? NEGATIVE_BELOW : '0');
      core.FS.writeFile('/input', portableGrey(picture), OWNED);
      try {
        api.SetVariable('user_defined_dpi', String(Math.round(dotsPerInch)));
        const isTaken = api.SetImageFile(1, 0) === 0;
        core.FS.unlink('/input');
        if (!isTaken) throw new Error('Tesseract does not take the picture');
        api.Recognize(null);
        return { lines: linesOf(api.GetJSONText()), confidence: api.MeanTextConf() };
      } finally {
        // What one page taught must not change how the next is read.
        api.Clear();
      }
    },
  };
}

const ignore = () => undefined;

/** A file of the recogniser's own is what was written, not a copy of it. */
const OWNED = { canOwn: true };

/** Netpbm's PGM: a picture with next to no head, which costs nothing to write. */
function portableGrey({ width, height, pixels }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}

const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function linesOf(json: string): ScanLine[] {
  const { blocks } = JSON.parse(json) as {
    blocks: { paragraphs: { lines: JsonLine[] }[] | null }[] | null;
  };
  return (blocks ?? [])
    .flatMap((block) => block.paragraphs ?? [])
    .flatMap((paragraph) => paragraph.lines)
    .map((line) => ({
      baseline: line.baseline,
      rowHeight: line.rowAttributes.rowHeight,
      words: line.words.map((word) => ({
        // Marks of direction stand around digits and signs of an Arabic reading.
        text: word.text.replace(DIRECTION_MARKS, ''),
        confidence: word.confidence,
        box: word.bbox,
        symbols: word.symbols.map((symbol) => ({ text: symbol.text, box: symbol.bbox })),
      })),
    }));
}
