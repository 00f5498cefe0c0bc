/**
 * A portal names one colour. From it come the colours that are shown: legible by computation, whatever was named, on the
 * grounds of the app, of mails and of documents, in light and in dark. The thresholds are those of WCAG 2.2 AA: 4.5 for
 * text (1.4.3), 3 for what must be made out beside what lies around it (1.4.11).
 * Conversions: Björn Ottosson, "A perceptual color space for image processing" (2020).
 */

/** What lies under text and buttons: paper, sheet and sunken parts of each scheme. */
export const GROUNDS = {
  light: ['#faf7f2', '#ffffff', '#f3efe7'],
  dark: ['#151311', '#1c1a17', '#0e0d0b'],
} as const;
/** Light or dark. */
/** How a colour is written: six digits of sixteen after a sharp. */
export const COLOUR = /^#[0-9a-f]{6}$/;

/** What somebody has typed, where it is a colour; null while it is none. */
export function typedColour(text: string): string | null {
  const colour = text.trim().toLowerCase();
  return COLOUR.test(colour) ? colour : null;
}

/** The light look, or the dark one. */
export type Scheme = keyof typeof GROUNDS;

/** A portal's colour as one scheme uses it. */
export interface AccentColours {
  /** Behind white signs: boxes that are ticked, switches, bars. */
  fill: string;
  /** `fill` while a pointer is over it. */
  fillHover: string;
  /** Behind the words of buttons: the colour itself where white or dark words on it can be read. */
  button: string;
  buttonHover: string;
  /** The words on it. */
  onButton: string;
  /** Its edge, which can be made out where the button itself is as light as the ground, or as dark. */
  buttonEdge: string;
  /** Text and lines on a ground: links, icons, the focus. */
  ink: string;
  /** A tint of the ground; the ink is legible on it. */
  wash: string;
}

/** How much of the accent a wash holds. */
const WASH_SHARE = { light: 0.11, dark: 0.26 } as const;
const TEXT = 4.5;
/** Thin coloured letters on a dark ground ask for more than the norm does (1.4.6 asks it of all text). */
const INK_ON = { light: TEXT, dark: 7 } as const;
const EDGE = 3;
/** The ink of the app. */
const DARK_WORDS = '#211e19';
/** How far a button changes under a pointer. */
const HOVER = 0.14;

/** The colours of an accent in both schemes. One that is legible as it is stays as it is. */
export function accentFor(hexColor: string): Record<Scheme, AccentColours> {
  const tint = shadesOf(hexColor)[7];
  const inScheme = (scheme: Scheme): AccentColours => {
    const grounds = GROUNDS[scheme];
    const wash = mixed(tint, scheme === 'light' ? grounds[0] : grounds[1], WASH_SHARE[scheme]);
    const fill = nearest(
      hexColor,
      (it) => contrast('#ffffff', it) >= TEXT && grounds.every((ground) => contrast(it, ground) >= EDGE),
    );
    const ink = nearest(
      hexColor,
      (it) => contrast(it, wash) >= TEXT && grounds.every((ground) => contrast(it, ground) >= INK_ON[scheme]),
    );
    return {
      fill,
      fillHover: mixed('#000000', fill, HOVER),
      ...buttonOf(hexColor.toLowerCase(), fill),
      ink,
      wash,
    };
  };
  return { light: inScheme('light'), dark: inScheme('dark') };
}

/** Dark words where the colour is too light for white ones: it stays as it is. */
function buttonOf(given: string, fill: string) {
  const isLight = contrast('#ffffff', given) < TEXT && contrast(DARK_WORDS, given) >= TEXT;
  if (!isLight)
    return {
      button: fill,
      buttonHover: mixed('#000000', fill, HOVER),
      onButton: '#ffffff',
      buttonEdge: fill,
    };
  return {
    button: given,
    buttonHover: mixed('#ffffff', given, HOVER),
    onButton: DARK_WORDS,
    buttonEdge: fill,
  };
}

/** In what a colour was changed so that it can be read. */
export interface AccentChange {
  scheme: Scheme;
  use: 'fill' | 'ink';
  how: 'darker' | 'lighter';
  to: string;
}

/** What was changed of an accent so that it can be read, for telling it to whoever chose it. */
export function accentChanges(hexColor: string): AccentChange[] {
  const colours = accentFor(hexColor);
  return (['light', 'dark'] as const).flatMap((scheme) =>
    (['fill', 'ink'] as const).flatMap((use) => {
      const to = colours[scheme][use === 'fill' ? 'button' : use];
      if (to === hexColor.toLowerCase()) return [];
      return [{ scheme, use, to, how: luminance(to) < luminance(hexColor) ? 'darker' : 'lighter' } as const];
    }),
  );
}

const STEP = 0.0025;

/** The colour of the same hue that `isLegible` allows and whose lightness is nearest to the one given. */
function nearest(hexColor: string, isLegible: (colour: string) => boolean): string {
  const given = hexColor.toLowerCase();
  if (isLegible(given)) return given;
  const { lightness, chroma, hue } = toOklch(given);
  for (let away = STEP; away <= 1; away += STEP) {
    for (const tried of [lightness - away, lightness + away]) {
      if (tried < 0 || tried > 1) continue;
      const colour = toHex(tried, chroma, hue);
      if (isLegible(colour)) return colour;
    }
  }
  throw new Error(`no lightness of ${hexColor} is legible`);
}

/** So much of one colour in another, channel by channel, as CSS mixes them in sRGB. */
function mixed(one: string, other: string, share: number): string {
  const under = bytesOf(other);
  const bytes = bytesOf(one).map((byte, index) => byte * share + (under[index] ?? 0) * (1 - share));
  return `#${bytes.map(hexByte).join('')}`;
}

const bytesOf = (hexColor: string): number[] => {
  const value = Number.parseInt(hexColor.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const hexByte = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/**
 * Ten shades of an accent. Lightness is fixed per shade, in OKLCH, where equal lightness looks equal; only hue and chroma
 * are the portal's. So text on shade 6 and above is legible in white whatever colour comes.
 */
type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** The shades of an accent. Pale and dark ones hold less chroma before they leave what a screen can show. */
export function shadesOf(hexColor: string): Shades {
  const { chroma, hue } = toOklch(hexColor);
  const shade = (lightness: number, chromaShare: number) => toHex(lightness, chroma * chromaShare, hue);
  return [
    shade(0.972, 0.16),
    shade(0.935, 0.3),
    shade(0.875, 0.5),
    shade(0.8, 0.72),
    shade(0.72, 0.9),
    shade(0.63, 1),
    shade(0.535, 1),
    shade(0.455, 0.95),
    shade(0.39, 0.85),
    shade(0.32, 0.72),
  ];
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hexColor: string): number {
  const [red, green, blue] = linearChannels(hexColor);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearChannels(hexColor: string): [number, number, number] {
  return bytesOf(hexColor).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}

function toOklch(hexColor: string): { lightness: number; chroma: number; hue: number } {
  const [r, g, b] = linearChannels(hexColor);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, bb), hue: Math.atan2(bb, a) };
}

/** The nearest colour a screen can show: chroma gives way, lightness does not. */
function toHex(lightness: number, wishedChroma: number, hue: number): string {
  for (let chroma = wishedChroma; chroma > 0.001; chroma *= 0.95) {
    const channels = toLinear(lightness, chroma, hue);
    if (channels.every((channel) => channel >= -0.0005 && channel <= 1.0005)) return hexOf(channels);
  }
  return hexOf(toLinear(lightness, 0, hue));
}

function toLinear(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexOf(channels: readonly number[]): string {
  const bytes = channels.map((linear) => {
    const clamped = Math.min(1, Math.max(0, linear));
    const share = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return hexByte(share * 255);
  });
  return `#${bytes.join('')}`;
}
