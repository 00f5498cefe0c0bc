import type { CSSProperties } from 'react';
import { type AccentColours, accentFor, GROUNDS, type Scheme } from '#contract/kernel/accent.ts';
import type { Bilingual, Language } from '#contract/kernel/fields.ts';
import { logoFor } from '#web/platform/portal.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { LogoPictures } from '../logo-pictures.ts';
import { PREVIEW_WORDS } from '../preview-words.ts';
import classes from './brand-preview.module.css';

export interface Brand {
  name: Bilingual;
  accent: string;
  logos: LogoPictures;
  /** Lines of the mark that stands where there is no logo. */
  mark: string;
  mailSender: string;
  mailAddress: string;
}

const SIDES = [
  ['en', 'light'],
  ['ar', 'light'],
  ['en', 'dark'],
  ['ar', 'dark'],
] as const;

/** The brand as it is about to be, in both languages and schemes at once: a login, a badge, the head of a mail. */
export function BrandPreview({ brand }: { brand: Brand }) {
  const { t } = useTranslation('portals');
  const colours = accentFor(brand.accent);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled, which takes the focus of a keyboard.
    <section className={classes.grid} tabIndex={0} aria-label={t('preview.title')}>
      {SIDES.map(([language, scheme]) => (
        <Side
          key={`${language}_${scheme}`}
          brand={brand}
          language={language}
          scheme={scheme}
          colours={colours[scheme]}
        />
      ))}
    </section>
  );
}

interface SideProps {
  brand: Brand;
  language: Language;
  scheme: Scheme;
  colours: AccentColours;
}

function Side({ brand, language, scheme, colours }: SideProps) {
  const { t } = useTranslation('portals');
  const words = PREVIEW_WORDS[language];
  return (
    <figure className={classes.side}>
      <figcaption className={classes.caption}>{t(`preview.${language}_${scheme}`)}</figcaption>
      {/* A picture made of elements: nothing in it can be used, and its caption says what it is. */}
      <div
        aria-hidden="true"
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        className={classes.ground}
        style={variables(scheme, colours)}
      >
        <BrandName brand={brand} language={language} scheme={scheme} />
        <div className={classes.card}>
          <strong className={classes.title}>{words.title}</strong>
          <span className={classes.label}>{words.email}</span>
          <span className={classes.input} />
          <span className={classes.button}>{words.log_in}</span>
          <span className={classes.line}>
            <span className={classes.link}>{words.forgot}</span>
            <span className={classes.badge}>{words.badge}</span>
          </span>
        </div>
        <div className={classes.mail}>
          <span className={classes.dim}>
            {words.from}: <bdi>{brand.mailSender || brand.name[language]}</bdi>{' '}
            <bdi dir="ltr">{`<${brand.mailAddress}>`}</bdi>
          </span>
          <span className={classes.subject}>{words.subject}</span>
        </div>
      </div>
    </figure>
  );
}

function BrandName({ brand, language, scheme }: Omit<SideProps, 'colours'>) {
  const logo = logoFor(brand.logos, scheme, language);
  if (logo)
    return (
      <img src={logo.address} alt="" className={classes.logo} data-plate={logo.isOnPlate || undefined} />
    );
  return (
    <span className={classes.name}>
      <svg width="24" height="24" viewBox="0 0 32 32" className={classes.mark} aria-hidden="true">
        <path d={brand.mark} />
      </svg>
      {brand.name[language]}
    </span>
  );
}

const REST = {
  light: { text: '#211e19', dim: '#6b6356', line: '#8f8576' },
  dark: { text: '#efebe3', dim: '#b0a99c', line: '#857d70' },
} as const;

const variables = (scheme: Scheme, { button, onButton, buttonEdge, ink, wash }: AccentColours) =>
  ({
    '--shown-ground': GROUNDS[scheme][0],
    '--shown-sheet': GROUNDS[scheme][1],
    '--shown-text': REST[scheme].text,
    '--shown-dim': REST[scheme].dim,
    '--shown-line': REST[scheme].line,
    '--shown-button': button,
    '--shown-button-words': onButton,
    '--shown-button-edge': buttonEdge,
    '--shown-ink': ink,
    '--shown-wash': wash,
  }) as CSSProperties;
