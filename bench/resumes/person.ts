/** An invented person from a seed: the facts that every layout shows in its own way. */

import { arabicPerson } from './arabic-person.ts';
import { englishPerson } from './english-person.ts';
import { drawFrom } from './random.ts';
import { ARABIC_TRADES } from './trades.ar.ts';
import { ENGLISH_TRADES } from './trades.en.ts';

/**
 * The sets of trades, names, words and layouts that documents are made of. The engine is worked on with documents of
 * the first two; of the third only the score is looked at, and nothing of it appears in the others.
 */
export type Half = 'dev' | 'more' | 'look';

export interface Job {
  title: string;
  organisation: string;
  place: string;
  start: string;
  /** `null` for the job held now. */
  end: string | null;
  details: string[];
}

export interface Study {
  degree: string;
  field: string | null;
  institution: string;
  place: string;
  start: string;
  end: string;
  grade: string | null;
}

export interface Certificate {
  name: string;
  issuer: string;
  issued: string;
  expires: string | null;
  id: string | null;
}

export interface Person {
  id: string;
  trade: string;
  language: 'en' | 'ar';
  name: string;
  headline: string;
  email: string;
  phone: string;
  district: string | null;
  city: string;
  region: string | null;
  country: string;
  links: string[];
  summary: string;
  work: Job[];
  education: Study[];
  certifications: Certificate[];
  skills: string[];
  languages: [string, string][];
  awards: [string, string][];
  projects: [string, string][];
  publications: string[];
  volunteering: [string, string][];
  /** Nationality, visa and the like, in the order in which they are printed. */
  personal: [string, string][];
  hobbies: string;
  references: string;
  workHeading: string | null;
}

/** The month in which all documents were written. */
export const WRITTEN = '2026-11';

/** The same person for the same seed, every time. */
export function personFrom(seed: number, half: Half, language: 'en' | 'ar'): Person {
  const draw = drawFrom(seed * 31 + { dev: 1, more: 2, look: 5 }[half] + (language === 'ar' ? 7 : 0));
  const trades = (language === 'ar' ? ARABIC_TRADES : ENGLISH_TRADES).filter((trade) => trade.set === half);
  const trade = trades[seed % trades.length];
  if (!trade) throw new Error(`There is no trade for ${half} in ${language}.`);
  return language === 'ar' ? arabicPerson(trade, draw, seed, half) : englishPerson(trade, draw, seed, half);
}
