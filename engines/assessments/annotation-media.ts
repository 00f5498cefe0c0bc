/** Pictures and sounds of the annotation tests, made here: nothing of them comes from anywhere. */

/** A thing in a picture, in thousandths of its width. */
export interface DrawnThing {
  drawing: Drawing;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The picture as SVG, 1000 wide and 860 high. Nothing in it tells what is to be boxed. */
export function pictureOf(things: readonly DrawnThing[]): string {
  const drawn = things.map(
    ({ drawing, x, y, width, height }) =>
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">${DRAWINGS[drawing]}</svg>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 860"><rect width="1000" height="860" fill="#f3ede2"/>${drawn.join('')}</svg>`;
}

/** Each fills its box from edge to edge, so that the box is its true outline. */
const DRAWINGS = {
  shelf: '<rect width="100" height="100" fill="#8a6a48"/>',
  road: '<rect width="100" height="100" fill="#75777b"/><path d="M5 50h18M35 50h18M65 50h18" stroke="#fff" stroke-width="4"/>',
  cup: '<path d="M0 0h74v62a38 38 0 0 1-38 38a36 38 0 0 1-36-38z" fill="#2f7d75"/><path d="M72 20h14a14 18 0 0 1 0 44h-14" fill="none" stroke="#2f7d75" stroke-width="11"/><path d="M0 0h74v12H0z" fill="#24645d"/>',
  book: '<rect width="100" height="100" fill="#b5533c"/><path d="M20 0v100M0 14h100M0 86h100" stroke="#8c3c2a" stroke-width="4"/>',
  plant:
    '<path d="M22 62h56l-9 38H31z" fill="#c07a4a"/><path d="M50 64C46 40 20 44 0 26C30 20 48 34 50 60C48 26 40 16 50 0C62 16 54 30 52 60C56 34 74 22 100 24C82 44 56 42 50 64z" fill="#3f8a4a"/>',
  clock:
    '<circle cx="50" cy="50" r="50" fill="#40434a"/><circle cx="50" cy="50" r="40" fill="#fff"/><path d="M50 50V22M50 50l20 12" stroke="#40434a" stroke-width="6"/>',
  car: '<path d="M0 46l20-6L34 0h40l14 40l12 8v34H0z" fill="#3b66a8"/><path d="M38 8h14v30H28zM58 8h12l8 30H58z" fill="#dbe7f5"/><circle cx="22" cy="82" r="18" fill="#26282c"/><circle cx="78" cy="82" r="18" fill="#26282c"/>',
  cone: '<path d="M42 0h16l26 84H16z" fill="#e07b1f"/><path d="M32 34h36l6 18H26z" fill="#fff"/><rect y="84" width="100" height="16" fill="#c26510"/>',
  tree: '<rect x="42" y="52" width="16" height="48" fill="#7a5636"/><path d="M50 0C80 0 100 18 100 36C100 56 76 66 50 66C24 66 0 56 0 36C0 18 20 0 50 0z" fill="#4c8f52"/>',
} as const;
type Drawing = keyof typeof DRAWINGS;
/** Whether something of this name can be drawn. */
export const isDrawing = (name: string): name is Drawing => Object.hasOwn(DRAWINGS, name);

/** A low or a high tone. */
export type Tone = 'L' | 'H';

const RATE = 8_000;
const TONE_SECONDS = 0.28;
const GAP_SECONDS = 0.14;
const HERTZ = { L: 330, H: 660 } as const;

/** A clip of tones as a WAVE file: 8,000 samples a second of 8 bits, one channel. */
export function clipOf(tones: readonly Tone[]): Uint8Array {
  const each = Math.round(RATE * (TONE_SECONDS + GAP_SECONDS));
  const sounding = Math.round(RATE * TONE_SECONDS);
  const samples = new Uint8Array(each * tones.length + each).fill(128);
  for (const [index, tone] of tones.entries())
    for (let at = 0; at < sounding; at++) {
      // Begins and ends softly, so that it does not click.
      const loudness = Math.min(1, at / 200, (sounding - at) / 200);
      const wave = Math.sin((2 * Math.PI * HERTZ[tone] * at) / RATE);
      samples[each / 2 + index * each + at] = Math.round(128 + 90 * loudness * wave);
    }
  return withHeader(samples);
}

function withHeader(samples: Uint8Array): Uint8Array {
  const file = new Uint8Array(44 + samples.length);
  const view = new DataView(file.buffer);
  const word = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) file[at + index] = letter.charCodeAt(0);
  };
  word(0, 'RIFF');
  view.setUint32(4, 36 + samples.length, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, samples.length, true);
  file.set(samples, 44);
  return file;
}
