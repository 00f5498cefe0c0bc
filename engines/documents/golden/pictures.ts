/** Resumes with pictures on them: a portrait drawn with the grain of a photograph, and what is no portrait. */
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawFrom } from './chance.ts';
import { docxOf, paragraph, pdfOf } from './hostile.ts';

export interface Placed {
  jpeg: Uint8Array;
  /** Pixels of the picture. */
  pixels: { width: number; height: number };
  /** Points from the upper left corner of the page. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const GRAIN = Array.from({ length: 25 }, (_, index) => index - 12);

/** A sheet of one colour, with what is painted on it. */
export function sheet(
  width: number,
  height: number,
  ground: string,
  paint: (context: SKRSContext2D) => void = () => undefined,
): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  paint(context);
  return canvas;
}

/** Head and shoulders before a wall, with grain: as many tones as a camera gives. */
export function portrait(width = 240, height = 300): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const shade = (from: string, to: string): SKRSContext2D['fillStyle'] => {
    const gradient = context.createLinearGradient(0, 0, width, height);
    gradient.addColorStop(0, from);
    gradient.addColorStop(1, to);
    return gradient;
  };
  const oval = (x: number, y: number, wide: number, high: number, style: SKRSContext2D['fillStyle']) => {
    context.fillStyle = style;
    context.beginPath();
    context.ellipse(x * width, y * height, wide * width, high * height, 0, 0, 2 * Math.PI);
    context.fill();
  };
  context.fillStyle = shade('#dfe6ea', '#5f7480');
  context.fillRect(0, 0, width, height);
  oval(0.5, 1.02, 0.46, 0.34, shade('#39486a', '#0d1322'));
  oval(0.5, 0.38, 0.23, 0.27, shade('#4b3426', '#120b07'));
  oval(0.5, 0.44, 0.18, 0.22, shade('#f0cdb0', '#8a5a3c'));
  const draw = drawFrom(7);
  const picture = context.getImageData(0, 0, width, height);
  for (let at = 0; at < picture.data.length; at += 4) {
    const by = draw(GRAIN);
    for (let channel = 0; channel < 3; channel++)
      picture.data[at + channel] = Math.max(0, Math.min(255, picture.data[at + channel]! + by));
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}

/** A ring and two letters in the colours of a house. */
export function logo(side = 260): Canvas {
  return sheet(side, side, '#fff', (context) => {
    context.lineWidth = side / 8;
    context.strokeStyle = '#0b5fa5';
    context.beginPath();
    context.arc(side / 2, side / 2, side / 2.6, 0, 2 * Math.PI);
    context.stroke();
    context.fillStyle = '#e4572e';
    context.fillRect(side * 0.36, side * 0.36, side * 0.28, side * 0.28);
  });
}

/** Bars of several colours, as one shows one's skills with. */
export function chart(side = 260): Canvas {
  return sheet(side, side, '#f4f4f4', (context) => {
    for (const [index, colour] of ['#1b9e77', '#d95f02', '#7570b3', '#e7298a', '#66a61e'].entries()) {
      context.fillStyle = colour;
      context.fillRect((side / 5) * index + 4, side * 0.15 * index, side / 5 - 8, side * (1 - 0.15 * index));
    }
  });
}

/** Black and white squares, as codes for telephones have them. */
export function code(side = 232): Canvas {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const draw = drawFrom(3);
  for (let x = 0; x < 29; x++)
    for (let y = 0; y < 29; y++) {
      context.fillStyle = draw(['#000', '#fff']);
      context.fillRect(x * 8, y * 8, 8, 8);
    }
  return canvas;
}

export const jpegOf = async (picture: Canvas): Promise<Uint8Array> =>
  new Uint8Array(await picture.encode('jpeg', 90));

const LINES = [
  'Amal Nasser',
  'amal@example.com',
  'Experience',
  'Nurse, City Hospital',
  'Jan 2019 - Mar 2022',
  'Cared for eight patients a shift',
];

/** A page of A4 with lines of text and these pictures; `before` stands before all of it on pages of their own. */
export function pdfWithPictures(pictures: readonly Placed[], before = 0): Uint8Array {
  const [width, height] = [595, 842];
  const names = pictures.map((_, index) => `/P${index}`);
  const painted = pictures.map(
    (one, index) =>
      `q ${one.width} 0 0 ${one.height} ${one.x} ${height - one.y - one.height} cm ${names[index]} Do Q`,
  );
  const text = LINES.map((line) => `(${line}) Tj 0 -16 Td`).join('\n');
  const first = 5 + 1;
  const resources = `/Font << /F1 5 0 R >> /XObject << ${names.map((name, index) => `${name} ${first + index} 0 R`).join(' ')} >>`;
  const page = (contents: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${contents} 0 R /Resources << ${resources} >> >>`;
  const blank = first + pictures.length;
  const kids = [...Array.from({ length: before }, (_, index) => blank + 1 + index), 3];
  const stream = (content: string) => ({ dictionary: '', stream: new TextEncoder().encode(content) });
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`,
    page(4),
    stream(`BT /F1 11 Tf 72 700 Td\n${text}\nET\n${painted.join('\n')}`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pictures.map(({ jpeg, pixels }) => ({
      dictionary: `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      stream: jpeg,
    })),
    stream(`BT /F1 11 Tf 72 700 Td\n${text}\nET`),
    ...Array.from({ length: before }, () => page(blank)),
  ]);
}

const EMU = 12_700;

/** A drawing of this picture, `rId1`, so many points wide and high. */
export const drawing = (width: number, height: number, more = '') =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="${width * EMU}" cy="${height * EMU}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId1"/>${more}</pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

/** A Word document with this picture in a file of its own; `body` says where it stands. */
export function docxWithPicture(
  picture: Uint8Array,
  body: (text: string) => string,
  target = 'media/image1.jpg',
): Uint8Array {
  return docxOf(body(LINES.map(paragraph).join('')), {
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${target}"/></Relationships>`,
    'word/media/image1.jpg': picture,
  });
}
