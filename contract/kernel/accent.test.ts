import { describe, expect, it, test } from 'vitest';
import { accentChanges, accentFor, contrast, GROUNDS, shadesOf } from './accent.ts';

const ACCENTS = [
  '#0f5a54',
  '#1d4ed8',
  '#facc15',
  '#ef4444',
  '#7c3aed',
  '#808080',
  '#000000',
  '#ffffff',
  '#00ff00',
];

test.each(ACCENTS)('white is legible on the strong shades of %s, and its ink on paper', (accent) => {
  const shades = shadesOf(accent);
  expect(contrast('#ffffff', shades[6])).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#ffffff', shades[7])).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#ffffff', shades[8])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shades[8], '#faf7f2')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shades[3], '#1c1a17')).toBeGreaterThanOrEqual(4.5);
});

test('shades grow darker step by step', () => {
  for (const accent of ACCENTS) {
    const white = shadesOf(accent).map((shade) => contrast('#ffffff', shade));
    expect(white).toEqual([...white].sort((a, b) => a - b));
  }
});

describe('the colours of an accent', () => {
  /** Every corner and face of the cube of colours, and a walk through its inside that never repeats. */
  const colours = [
    ...ACCENTS,
    ...[0, 51, 102, 153, 204, 255].flatMap((red) =>
      [0, 51, 102, 153, 204, 255].flatMap((green) =>
        [0, 51, 102, 153, 204, 255].map(
          (blue) => `#${[red, green, blue].map((it) => it.toString(16).padStart(2, '0')).join('')}`,
        ),
      ),
    ),
    ...Array.from(
      { length: 400 },
      (_, index) => `#${((index * 10_368_889) % 0x1000000).toString(16).padStart(6, '0')}`,
    ),
  ];

  it.each(['light', 'dark'] as const)('are legible in the %s scheme, whatever colour comes', (scheme) => {
    for (const colour of colours) {
      const { fill, fillHover, ink, wash, button, buttonHover, onButton, buttonEdge } =
        accentFor(colour)[scheme];
      expect(contrast(onButton, button), `${colour} button`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onButton, buttonHover), `${colour} button under a pointer`).toBeGreaterThanOrEqual(4.5);
      for (const ground of GROUNDS[scheme]) expect(contrast(buttonEdge, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast('#ffffff', fill), `${colour} fill`).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#ffffff', fillHover), `${colour} hover`).toBeGreaterThanOrEqual(4.5);
      for (const ground of GROUNDS[scheme]) {
        expect(contrast(fill, ground), `${colour} fill on ${ground}`).toBeGreaterThanOrEqual(3);
        expect(contrast(ink, ground), `${colour} ink on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(ink, wash), `${colour} ink on its wash`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('are those that were named where these can be read', () => {
    const { light } = accentFor('#1F4E79');
    expect([light.fill, light.ink]).toEqual(['#1f4e79', '#1f4e79']);
    expect(accentChanges('#1F4E79').filter(({ scheme }) => scheme === 'light')).toEqual([]);
  });

  it('keep a light colour on buttons, with dark words on it', () => {
    for (const scheme of ['light', 'dark'] as const)
      expect(accentFor('#FACC15')[scheme]).toMatchObject({ button: '#facc15', onButton: '#211e19' });
  });

  it('say what was changed of a colour, and which way', () => {
    const changesOf = (colour: string) =>
      accentChanges(colour).map(({ scheme, use, how }) => `${scheme} ${use} ${how}`);
    expect(changesOf('#facc15')).toEqual(['light ink darker']);
    expect(changesOf('#ef4444')).toContain('light fill darker');
  });

  it('change only as much as they must', () => {
    for (const colour of colours) {
      const { fill, ink } = accentFor(colour).light;
      if (fill !== colour) expect(contrast('#ffffff', fill)).toBeLessThan(4.75);
      if (ink !== colour) expect(contrast('#ffffff', ink)).toBeLessThan(6.5);
    }
  });
});
