/** Scans of documents that are there: their pages drawn, worn as a scanner wears them, and bound as pictures alone. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { drawPage } from '../draw-page.ts';
import { drawFrom } from './chance.ts';

interface Wear {
  dotsPerInch: number;
  /** Degrees by which the sheet lies askew. */
  skew: number;
  /** Strength of the grain, 0 to 255. */
  noise: number;
  /** JPEG's, 1 to 100. */
  quality: number;
  /** Grey of the paper, 0 to 255. */
  paper: number;
  /** Quarters by which the sheet lies turned. */
  quarters: number;
}

export const CLEAN: Wear = { dotsPerInch: 200, skew: 0, noise: 0, quality: 90, paper: 255, quarters: 0 };

/** The pages of a PDF as JPEG pictures. */
export async function picturesOf(pdf: Uint8Array, wear: Wear, seed = 1): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  for (let number = 1; ; number++) {
    const page = await drawPage(pdf, number, wear.dotsPerInch / 72);
    if (!page) return pictures;
    pictures.push(new Uint8Array(await worn(page, wear, seed + number).encode('jpeg', wear.quality)));
  }
}

function worn(page: Canvas, { skew, noise, paper, quarters }: Wear, seed: number): Canvas {
  const isTurned = quarters % 2 === 1;
  const canvas = isTurned ? createCanvas(page.height, page.width) : createCanvas(page.width, page.height);
  const context = canvas.getContext('2d');
  context.fillStyle = `rgb(${paper} ${paper} ${paper})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((skew * Math.PI) / 180 + (quarters * Math.PI) / 2);
  context.globalCompositeOperation = 'multiply';
  context.drawImage(page, -page.width / 2, -page.height / 2);
  if (noise > 0) {
    const draw = drawFrom(seed);
    const data = context.getImageData(0, 0, canvas.width, canvas.height);
    const grain = Array.from({ length: 4096 }, () => draw(GRAIN) * noise);
    for (let i = 0; i < data.data.length; i += 4) {
      const by = grain[(i * 2_654_435_761) >>> 20] ?? 0;
      for (let c = 0; c < 3; c++) data.data[i + c] = Math.max(0, Math.min(255, data.data[i + c]! + by));
    }
    context.putImageData(data, 0, 0);
  }
  return canvas;
}

const GRAIN = Array.from({ length: 41 }, (_, index) => (index - 20) / 20);

/** A PDF whose pages are these JPEG pictures and nothing else. */
export function pdfOfPictures(pictures: readonly Uint8Array[], dotsPerInch: number): Uint8Array {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: Uint8Array | string): void => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (number: number, head: string, stream?: Uint8Array): void => {
    offsets[number] = length;
    add(`${number} 0 obj\n${head}\n`);
    if (stream) {
      add('stream\n');
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
  };
  add('%PDF-1.4\n');
  const kids = pictures.map((_, index) => `${3 + index * 3} 0 R`).join(' ');
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`);
  pictures.forEach((picture, index) => {
    const { width, height } = sizeOf(picture);
    const [across, down] = [(width * 72) / dotsPerInch, (height * 72) / dotsPerInch];
    const at = 3 + index * 3;
    const content = new TextEncoder().encode(`q ${across} 0 0 ${down} 0 0 cm /I Do Q`);
    object(
      at,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${at + 1} 0 R /Resources << /XObject << /I ${at + 2} 0 R >> >> >>`,
    );
    object(at + 1, `<< /Length ${content.length} >>`, content);
    object(
      at + 2,
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>`,
      picture,
    );
  });
  const count = 3 + pictures.length * 3;
  const from = length;
  add(`xref\n0 ${count}\n0000000000 65535 f \n`);
  for (let i = 1; i < count; i++) add(`${String(offsets[i]).padStart(10, '0')} 00000 n \n`);
  add(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${from}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}

/** From the frame header of a JPEG (ITU-T T.81, B.2.2). */
function sizeOf(jpeg: Uint8Array): { width: number; height: number } {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let at = 2;
  while (at + 9 < jpeg.length) {
    const marker = jpeg[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xc2)
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  throw new Error('no JPEG');
}
