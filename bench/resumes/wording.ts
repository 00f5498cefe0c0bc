/** The words and notations a document uses throughout: headings, dates, marks. Drawn once per document. */
import { type DateWriting, drawDates } from './dates.ts';
import { HEADINGS, type HeadingKey } from './headings.ts';
import type { Half, Person } from './person.ts';
import { drawFrom, type Random } from './random.ts';

export interface Wording extends Pick<DateWriting, 'date' | 'range'> {
  random: Random;
  isArabic: boolean;
  half: Half;
  heading: (key: HeadingKey) => string;
  yearsOnly: boolean;
  comma: string;
  bullet: string;
}

const BULLETS: Record<Half, readonly string[]> = {
  dev: ['•', '-', '▪', '–'],
  more: ['•', '➢', 'o', '✓', '◦', '»'],
  look: ['•', '*', '■', '→', '‣', '·'],
};

/** Everything is drawn in this order: another order would make other documents of the same seeds. */
export function wordingFor(person: Person, half: Half, seed: number): Wording {
  const random = drawFrom(seed * 7919 + 13);
  const isArabic = person.language === 'ar';
  const { notation, date, range } = drawDates(random, half, isArabic);
  return {
    random,
    isArabic,
    half,
    heading: headingsOf(person, half, random),
    date,
    range,
    yearsOnly: notation === 'year',
    comma: isArabic ? '، ' : ', ',
    bullet: random.one(BULLETS[half]),
  };
}

/** Heads each section in one of its ways, the same one every time; some documents shout them all. */
function headingsOf(person: Person, half: Half, random: Random): Wording['heading'] {
  const isArabic = person.language === 'ar';
  const words = HEADINGS[isArabic ? (`ar-${half}` as const) : half];
  const isShouting = !isArabic && random.chance(0.35);
  const chosen = new Map<HeadingKey, string>();
  const headingOf = (key: HeadingKey): string => {
    if (key === 'work' && person.workHeading) return person.workHeading;
    const known = chosen.get(key) ?? random.one(words[key].split('|'));
    chosen.set(key, known);
    return known;
  };
  return (key) => (isShouting ? headingOf(key).toUpperCase() : headingOf(key));
}
