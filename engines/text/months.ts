import { fold } from './fold.ts';

/**
 * The months of the year as people write them, January first: English, Arabic of the Gulf and Egypt, of the Levant
 * and of the Maghreb, and French and Spanish where resumes of the region mix them in. Lower case, not folded.
 */
export const monthNames: readonly (readonly string[])[] = [
  'january|jan|يناير|كانون الثاني|كانون ثاني|جانفي|janvier|enero',
  'february|febr|feb|فبراير|شباط|فيفري|février',
  'march|mar|مارس|آذار|اذار|mars',
  'april|apr|أبريل|ابريل|إبريل|نيسان|أفريل|avril',
  'may|مايو|أيار|ايار|ماي|mai',
  'june|jun|يونيو|يونيه|حزيران|جوان|juin',
  'july|jul|يوليو|يوليه|تموز|جويلية|يوليوز|juillet',
  'august|aug|أغسطس|اغسطس|آب|أوت|غشت|août',
  'september|sept|sep|سبتمبر|أيلول|ايلول|شتنبر|septembre',
  'october|oct|أكتوبر|اكتوبر|تشرين الأول|تشرين الاول|تشرين أول|octobre',
  'november|nov|نوفمبر|تشرين الثاني|تشرين ثاني|نونبر|novembre',
  'december|dec|ديسمبر|كانون الأول|كانون الاول|كانون أول|دجنبر|décembre',
].map((names) => names.split('|'));

/** All month names, longest first, so that a pattern of them meets "march" before "mar". */
export const monthNamesByLength: readonly string[] = monthNames.flat().sort((a, b) => b.length - a.length);

const numbers = new Map(
  monthNames.flatMap((names, at) => names.map((name) => [fold(name), at + 1] as const)),
);

/** 1 to 12; `null` for what is no name of a month. */
export function monthNumber(name: string): number | null {
  return numbers.get(fold(name).trim().replace(/\s+/g, ' ')) ?? null;
}
