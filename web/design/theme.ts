import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { type AccentColours, accentFor, type Scheme, shadesOf } from '#contract/kernel/accent.ts';

/** Deep green-teal ink: the accent of a portal that names none. */
export const DEFAULT_ACCENT = '#0f5a54';

/** Warm paper, from sheet to ink. */
const paper: MantineColorsTuple = [
  '#faf7f2',
  '#f3efe7',
  '#e9e3d8',
  '#d9d1c3',
  '#bcb2a2',
  '#8f8576',
  '#6b6356',
  '#524b41',
  '#38332b',
  '#211e19',
];

/** The same warmth by night, from ink to ground, in the order Mantine reads dark shades. */
const night: MantineColorsTuple = [
  '#efebe3',
  '#d5cfc4',
  '#b0a99c',
  '#857d70',
  '#4a453d',
  '#3a362f',
  '#2a2722',
  '#1c1a17',
  '#151311',
  '#0e0d0b',
];

/** What is alive: new, live, speaking. */
const apricot: MantineColorsTuple = [
  '#fff4e8',
  '#ffe6cd',
  '#ffcf9f',
  '#fdb570',
  '#f79d4b',
  '#e98531',
  '#c96a1c',
  '#9f5113',
  '#7d3f0f',
  '#5c2e0b',
];

const good: MantineColorsTuple = [
  '#edf7ee',
  '#d9eedb',
  '#b5ddb9',
  '#8cc893',
  '#64b06e',
  '#439552',
  '#2f7b40',
  '#226332',
  '#1a4d27',
  '#12381c',
];

const caution: MantineColorsTuple = [
  '#fdf6e3',
  '#f9e9bd',
  '#f1d68a',
  '#e6bf55',
  '#d4a52e',
  '#b58713',
  '#926a08',
  '#735305',
  '#583f04',
  '#3f2d03',
];

const problem: MantineColorsTuple = [
  '#fdf0ee',
  '#fadcd8',
  '#f3b6ae',
  '#ea8b80',
  '#de6458',
  '#c9443a',
  '#ab3027',
  '#8c241c',
  '#6c1b15',
  '#4d120e',
];

declare module '@mantine/core' {
  interface MantineThemeOther {
    /** Legible in both schemes, whatever accent a portal brings. */
    accent: Record<Scheme, AccentColours>;
  }
}

/** Label above, help below the field, the error below the help. */
const FIELD = { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] };

/** The theme of a portal. `accent` is its colour as `#rrggbb`; what `accentFor` makes of it may be known already. */
export function themeFor(accent: string = DEFAULT_ACCENT, colours = accentFor(accent)) {
  return createTheme({
    primaryColor: 'accent',
    primaryShade: { light: 8, dark: 6 },
    variantColorResolver: inAccent,
    other: { accent: colours },
    colors: {
      accent: shadesOf(accent),
      gray: paper,
      dark: night,
      apricot,
      good,
      caution,
      problem,
      // Mantine's own names, so that none of its components brings a colour from elsewhere.
      red: problem,
      green: good,
      yellow: caution,
      orange: apricot,
    },
    white: '#ffffff',
    black: '#211e19',
    fontFamily:
      '"IBM Plex Sans", "IBM Plex Sans Arabic", "Arial as Plex", "Roboto as Plex", "Open Sans as Plex", system-ui, sans-serif',
    fontFamilyMonospace: 'ui-monospace, "IBM Plex Mono", monospace',
    fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
    lineHeights: { xs: '1.45', sm: '1.5', md: '1.55', lg: '1.35', xl: '1.25' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
    defaultRadius: 'md',
    headings: {
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '1.75rem', lineHeight: '1.25' },
        h2: { fontSize: '1.25rem', lineHeight: '1.35' },
        h3: { fontSize: '1rem', lineHeight: '1.5' },
        h4: { fontSize: '0.9375rem', lineHeight: '1.5' },
      },
    },
    cursorType: 'pointer',
    respectReducedMotion: true,
    focusRing: 'auto',
    components: {
      Button: { defaultProps: { fw: 500 } },
      TextInput: { defaultProps: FIELD },
      PasswordInput: { defaultProps: FIELD },
      Textarea: { defaultProps: { ...FIELD, autosize: true, minRows: 3 } },
      NumberInput: { defaultProps: { ...FIELD, hideControls: true } },
      Select: { defaultProps: FIELD },
      NativeSelect: { defaultProps: FIELD },
      Autocomplete: { defaultProps: FIELD },
      TagsInput: { defaultProps: FIELD },
      MultiSelect: { defaultProps: FIELD },
      FileInput: { defaultProps: FIELD },
      // A closed list needs no place: to compute it, the browser would lay out the page before it is drawn.
      Combobox: { defaultProps: { keepMounted: false } },
      Tooltip: { defaultProps: { openDelay: 350, withArrow: true } },
      Modal: { defaultProps: { centered: true, radius: 'lg', transitionProps: { duration: 140 } } },
      Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 100 } } },
      Drawer: { defaultProps: { transitionProps: { duration: 160 } } },
    },
  });
}

/** A filled control in the accent: what it is drawn in is computed, so that its words can be read on any colour. */
const inAccent: VariantColorsResolver = (input) => {
  const usual = defaultVariantColorsResolver(input);
  const isAccent = !input.color || input.color === input.theme.primaryColor;
  if (input.variant !== 'filled' || !isAccent) return usual;
  return {
    ...usual,
    background: 'var(--accent-button)',
    hover: 'var(--accent-button-hover)',
    color: 'var(--accent-button-words)',
    border: '1px solid var(--accent-button-edge)',
  };
};

/** Where our scheme departs from Mantine's: the page is paper, fields and boxes are sheets on it. */
export const schemeVariables: CSSVariablesResolver = (theme) => {
  const { accent } = theme.other;
  return {
    variables: {
      '--content-width': '70rem',
      '--reading-width': '40rem',
      '--control-line': paper[5],
    },
    light: {
      '--mantine-color-body': paper[0],
      '--sheet': '#ffffff',
      '--sunken': paper[1],
      '--hairline': paper[2],
      '--mantine-color-default-border': paper[3],
      '--mantine-color-text': paper[9],
      '--mantine-color-dimmed': paper[6],
      '--mantine-color-placeholder': paper[6],
      '--mantine-color-error': problem[6],
      ...accentVariables(accent.light),
      '--good-ink': good[7],
      '--good-wash': good[0],
      '--caution-ink': caution[7],
      '--caution-wash': caution[0],
      '--problem-ink': problem[6],
      '--problem-wash': problem[0],
      '--alive': apricot[5],
      '--alive-ink': apricot[7],
      '--alive-wash': apricot[0],
    },
    dark: {
      '--mantine-color-body': night[8],
      '--sheet': night[7],
      '--sunken': night[9],
      '--hairline': night[6],
      '--control-line': night[3],
      '--mantine-color-default-border': night[4],
      '--mantine-color-text': night[0],
      '--mantine-color-dimmed': night[2],
      '--mantine-color-placeholder': night[2],
      '--mantine-color-error': problem[3],
      ...accentVariables(accent.dark),
      '--good-ink': good[3],
      '--good-wash': `color-mix(in srgb, ${good[7]} 26%, ${night[7]})`,
      '--caution-ink': caution[3],
      '--caution-wash': `color-mix(in srgb, ${caution[7]} 30%, ${night[7]})`,
      '--problem-ink': problem[3],
      '--problem-wash': `color-mix(in srgb, ${problem[7]} 30%, ${night[7]})`,
      '--alive': apricot[4],
      '--alive-ink': apricot[3],
      '--alive-wash': `color-mix(in srgb, ${apricot[7]} 26%, ${night[7]})`,
    },
  };
};

/** Mantine's own names of the accent, and ours. */
const accentVariables = ({ fill, fillHover, ink, wash, ...accent }: AccentColours) => ({
  '--accent-button': accent.button,
  '--accent-button-hover': accent.buttonHover,
  '--accent-button-words': accent.onButton,
  '--accent-button-edge': accent.buttonEdge,
  '--mantine-color-accent-filled': fill,
  '--mantine-color-accent-filled-hover': fillHover,
  '--mantine-color-accent-light': wash,
  '--mantine-color-accent-light-hover': wash,
  '--mantine-color-accent-light-color': ink,
  '--mantine-color-accent-outline': ink,
  '--mantine-color-accent-text': ink,
  '--mantine-color-anchor': ink,
  '--accent-ink': ink,
  // Tinted paper, not a cold pale colour.
  '--accent-wash': wash,
});
