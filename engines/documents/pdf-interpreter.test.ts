import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Area } from './pdf-geometry.ts';
import { collectGlyphs } from './pdf-interpreter.ts';
import { MAX_GLYPHS, type PdfFont } from './pdf-painted-page.ts';

type Step = readonly [operator: number, ...args: unknown[]];

const FONTS: Record<string, PdfFont> = {
  plain: { name: 'Calibri' },
  tall: { name: 'Kanji', vertical: true },
  large: { name: 'Own', fontMatrix: [0.01, 0, 0, 0.01, 0, 0] },
};

/** Follows operators on a page of 600 by 800 points, which PDF measures from its foot. */
function follow(steps: readonly Step[], fonts = FONTS) {
  const pictures: Area[] = [];
  const glyphs = collectGlyphs(
    steps.map(([operator]) => operator),
    steps.map(([, ...args]) => args),
    [1, 0, 0, -1, 0, 800],
    (name) => fonts[name] ?? null,
    pictures,
  );
  return { glyphs, pictures };
}

/** Letters half as wide as they are tall. */
const letters = (text: string) =>
  [...text].map((unicode) => ({ unicode, width: 500, isSpace: unicode === ' ' }));
const show = (text: string): Step => [OPS.showText, letters(text)];
const font = (name = 'plain', size = 10): Step => [OPS.setFont, name, size];
const at = (x: number, y: number): Step => [OPS.setTextMatrix, [1, 0, 0, 1, x, y]];
const START = [[OPS.beginText], font(), at(100, 700)] as const satisfies Step[];
const placesOf = (steps: readonly Step[]) => follow(steps).glyphs.map(({ text, x, y }) => [text, x, y]);

describe('letters of a page', () => {
  it('land where the text stands, one behind the other, measured from the top', () => {
    const { glyphs } = follow([...START, show('AB')]);
    expect(glyphs).toMatchObject([
      { text: 'A', x: 100, y: 100, width: 5, size: 10, order: 0 },
      { text: 'B', x: 105, y: 100, width: 5, size: 10, order: 1 },
    ]);
  });

  it('stand apart by kerning, spacing of letters and of words, and as narrow as they are set', () => {
    const kerned: Step = [OPS.showSpacedText, [...letters('A'), -1000, ...letters('B')]];
    expect(placesOf([...START, kerned])[1]).toEqual(['B', 115, 100]);
    expect(placesOf([...START, [OPS.setCharSpacing, 2], show('AB')])[1]).toEqual(['B', 107, 100]);
    expect(placesOf([...START, [OPS.setWordSpacing, 3], show('A B')])).toEqual([
      ['A', 100, 100],
      [' ', 105, 100],
      ['B', 113, 100],
    ]);
    const narrow = follow([...START, [OPS.setHScale, 50], show('AB')]).glyphs;
    expect(narrow.map(({ x, width }) => [x, width])).toEqual([
      [100, 2.5],
      [102.5, 2.5],
    ]);
    expect(placesOf([...START, [OPS.setHScale, 50], kerned])[1]).toEqual(['B', 107.5, 100]);
  });

  it('go on in the next line, by the leading that was set', () => {
    const lines: Step[] = [
      [OPS.setLeading, 12],
      show('A'),
      [OPS.nextLine],
      show('B'),
      [OPS.nextLineShowText, letters('C')],
    ];
    expect(placesOf([...START, ...lines])).toEqual([
      ['A', 100, 100],
      ['B', 100, 112],
      ['C', 100, 124],
    ]);
    expect(
      placesOf([...START, [OPS.setLeadingMoveText, 20, -14], show('A'), [OPS.nextLine], show('B')]),
    ).toEqual([
      ['A', 120, 114],
      ['B', 120, 128],
    ]);
    const spaced: Step = [OPS.nextLineSetSpacingShowText, 3, 1, letters('A B')];
    expect(placesOf([...START, [OPS.setLeading, 12], spaced])).toEqual([
      ['A', 100, 112],
      [' ', 106, 112],
      ['B', 115, 112],
    ]);
    expect(placesOf([...START, show('A'), [OPS.moveText, 30, 5], show('B')])[1]).toEqual(['B', 130, 95]);
    expect(placesOf([...START, show('A'), [OPS.beginText], show('B')])[1]).toEqual(['B', 0, 800]);
  });

  it('stand above their line where they are raised', () => {
    expect(placesOf([...START, [OPS.setTextRise, 4], show('A')])[0]).toEqual(['A', 100, 96]);
  });

  it.each([
    [0, false],
    [2, false],
    [3, true],
    [7, true],
    [8, false],
  ])('in rendering mode %i are without ink: %s', (mode, isInvisible) => {
    expect(follow([...START, [OPS.setTextRenderingMode, mode], show('A')]).glyphs).toMatchObject([
      { isInvisible },
    ]);
  });

  it('have the colour that was set, until what was saved is brought back', () => {
    const steps: Step[] = [
      [OPS.save],
      [OPS.setFillRGBColor, '#ff0000'],
      show('A'),
      [OPS.setFillRGBColor, 1, 2, 3],
      show('B'),
      [OPS.setFillColorN],
      show('C'),
      [OPS.restore],
      show('D'),
    ];
    expect(follow([...START, ...steps]).glyphs.map(({ color }) => color)).toEqual([
      '#ff0000',
      '1,2,3',
      'pattern',
      '#000000',
    ]);
  });

  it('are moved by what is painted around them, and only there', () => {
    const form: Step[] = [
      [OPS.paintFormXObjectBegin, [1, 0, 0, 1, 50, -50]],
      show('A'),
      [OPS.paintFormXObjectEnd],
      [OPS.paintFormXObjectBegin, null],
      show('B'),
      [OPS.paintFormXObjectEnd],
    ];
    expect(placesOf([...START, ...form])).toEqual([
      ['A', 150, 150],
      ['B', 105, 100],
    ]);
    const twice: Step = [OPS.transform, 2, 0, 0, 2, 0, 0];
    expect(follow([...START, twice, show('A')]).glyphs).toMatchObject([
      { x: 200, y: -600, width: 10, size: 20 },
    ]);
  });

  it('are left out where they do not run along the page', () => {
    const turned = (degrees: number): Step => {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      return [OPS.setTextMatrix, [cos, sin, -sin, cos, 100, 700]];
    };
    const isRead = (...steps: Step[]) => follow([...START, ...steps, show('A')]).glyphs.length > 0;
    expect([0, 11, 12, 90, -90].map((degrees) => isRead(turned(degrees)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isRead(font('tall'))).toBe(false);
    expect(isRead([OPS.setTextMatrix, [0, 0, 0, 0, 100, 700]])).toBe(false);
  });

  it('set from the right stand left of where they were begun', () => {
    const { glyphs } = follow([...START, [OPS.setTextMatrix, [-1, 0, 0, 1, 100, 700]], show('AB')]);
    expect(glyphs.map(({ x }) => x)).toEqual([95, 90]);
    // Some writers turn the size round instead.
    expect(placesOf([...START, font('plain', -10), show('AB')]).map(([, x]) => x)).toEqual([100, 95]);
  });

  it('are as wide as their font measures them', () => {
    expect(follow([...START, font('large'), show('A')]).glyphs[0]).toMatchObject({
      width: 50,
      font: 'large',
    });
  });

  it('end where no resume goes on', () => {
    const many: Step = [OPS.showText, letters('x'.repeat(MAX_GLYPHS + 5))];
    expect(follow([...START, many]).glyphs).toHaveLength(MAX_GLYPHS);
  });
});

describe('a font', () => {
  const looksOf = (given: PdfFont) => {
    const [glyph] = follow([...START, font('given'), show('A')], { given }).glyphs;
    return [glyph?.bold, glyph?.italic];
  };

  it.each([
    [{ name: 'Calibri' }, [false, false]],
    [{ name: 'Inter-SemiBold' }, [true, false]],
    [{ name: 'Inter-Medium' }, [true, false]],
    [{ name: 'Mediumleaf' }, [false, false]],
    [{ name: 'Arial-Black' }, [true, false]],
    [{ name: 'Arial-BoldOblique' }, [true, true]],
    [{ name: 'Garamond-Italic' }, [false, true]],
    [{ bold: true }, [true, false]],
    [{ black: true }, [true, false]],
    [{ italic: true }, [false, true]],
  ])('%o is bold or italic by what it says or is called', (given, looks) => {
    expect(looksOf(given)).toEqual(looks);
  });
});

describe('white letters', () => {
  const WHITE: Step = [OPS.setFillRGBColor, '#FDFDFE'];
  const ground = (fill: number, box: number[], color = '#204080'): Step[] => [
    [OPS.save],
    [OPS.setFillRGBColor, color],
    [OPS.constructPath, fill, [], box],
    [OPS.restore],
  ];
  const isUnseen = (...steps: Step[]) =>
    follow([...steps, ...START, WHITE, show('A')]).glyphs[0]?.isWhiteOnWhite;

  it('are unseen on paper and seen on what was painted before them', () => {
    expect(isUnseen()).toBe(true);
    expect(isUnseen(...ground(OPS.fill, [90, 690, 200, 720]))).toBe(false);
    expect(isUnseen(...ground(OPS.eoFillStroke, [90, 690, 200, 720]))).toBe(false);
    expect(isUnseen([OPS.shadingFill])).toBe(false);
    expect(isUnseen([OPS.transform, 1, 0, 0, 1, 0, 0])).toBe(true);
  });

  it.each([
    ['beside them', ...ground(OPS.fill, [110, 690, 200, 720])],
    ['as white as they', ...ground(OPS.fill, [90, 690, 200, 720], '#ffffff')],
    ['a frame alone', ...ground(OPS.stroke, [90, 690, 200, 720])],
    ['a rule', ...ground(OPS.fill, [90, 700, 200, 705])],
  ])('are unseen where what was painted is %s', (_, ...steps) => {
    expect(isUnseen(...steps)).toBe(true);
  });

  it('are seen on a picture, also on one that was left out', () => {
    const placed: Step = [OPS.transform, 200, 0, 0, 100, 50, 650];
    expect(isUnseen([OPS.save], placed, [OPS.paintImageXObject], [OPS.restore])).toBe(false);
    expect(isUnseen([OPS.save], placed, [OPS.restore])).toBe(false);
  });
});

describe('pictures', () => {
  const placed: Step = [OPS.transform, 200, 0, 0, 100, 50, 650];
  const AREA = { x0: 50, y0: 50, x1: 250, y1: 150 };
  const count = (...steps: Step[]) => follow([[OPS.save], placed, ...steps, [OPS.restore]]).pictures;

  it('are known by where they are placed, once each', () => {
    expect(count([OPS.paintImageXObject])).toEqual([AREA]);
    expect(count([OPS.paintInlineImageXObject])).toEqual([AREA]);
    expect(count([OPS.paintImageMaskXObject])).toEqual([AREA]);
    expect(count()).toEqual([AREA]);
  });

  it('are none where a placing was made for text, a shape or a shade', () => {
    expect(count([OPS.beginText])).toEqual([]);
    expect(count([OPS.shadingFill])).toEqual([]);
    expect(count([OPS.constructPath, OPS.fill, [], [0, 0, 1, 1]])).toEqual([]);
    expect(follow([[OPS.save], [OPS.restore]]).pictures).toEqual([]);
  });
});

describe('a marked stretch', () => {
  const marked = (tag: unknown, text: unknown, painted = '\ue001\ue002'): Step[] => [
    ...START,
    show('>'),
    [OPS.beginMarkedContentProps, tag, text],
    show(painted),
    [OPS.endMarkedContent],
    show('<'),
  ];
  const textOf = (steps: Step[]) =>
    follow(steps)
      .glyphs.map(({ text }) => text)
      .join('');

  it('says the text that the document gives for it', () => {
    expect(textOf(marked('Span', 'fi'))).toBe('>fi<');
    expect(textOf(marked('Span', null))).toBe('>\ue001\ue002<');
    expect(textOf(marked('Span', 'fi', ''))).toBe('><');
  });

  it('of a layer is named, not spelled', () => {
    expect(textOf(marked('OC', 'MC0'))).toBe('>\ue001\ue002<');
  });

  it('that is set from the right is one line, however its hand slopes', () => {
    const sloping = (name: string, dy: number): Step[] => [
      ...START,
      [OPS.beginMarkedContent, { name }],
      show('A'),
      [OPS.moveText, 5, dy],
      show('B'),
      [OPS.endMarkedContent],
    ];
    const secondY = (steps: Step[]) => follow(steps).glyphs[1]?.y;
    expect(secondY(sloping('ReversedChars', 3))).toBe(100);
    expect(secondY(sloping('ReversedChars', -14))).toBe(100);
    expect(secondY(sloping('ReversedChars', -15))).toBe(115);
    expect(secondY(sloping('Span', 3))).toBe(97);
  });
});
