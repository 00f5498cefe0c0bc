import { isolated } from './isolated.ts';
import { type Language, useLanguage } from './language.ts';
import { once } from './once.ts';

/**
 * British order for dates in English; the Emirates' Arabic, which counts by the Gregorian months and writes
 * the digits 0 to 9, as the forms and figures of the region do.
 */
const LOCALES: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE' };

/** What `formattersFor` gives for a language. */
export type Formatters = ReturnType<typeof made>;

const ready: { [L in Language]?: Formatters } = {};

/** Dates, numbers and lists as a reader of the language writes them. Absent values become an empty text. */
export function formattersFor(language: Language): Formatters {
  ready[language] ??= made(language);
  return ready[language];
}

function made(language: Language) {
  const forms = browserFormats(language);
  return {
    number: (value: number | null | undefined) => (value == null ? '' : forms.plainNumber().format(value)),

    /** A share of 0 to 1 as whole percent. What is not all is never shown as 100 %: an estimate claims no certainty. */
    percent: (share: number | null | undefined) =>
      share == null ? '' : forms.wholePercent().format(share < 1 ? Math.min(share, 0.99) : share),

    /** A day, in the reader's time zone, of an ISO moment. */
    date: (iso: string | null | undefined) => (iso ? forms.fullDate().format(new Date(iso)) : ''),

    /** The time of the day alone. */
    time: (iso: string | null | undefined) => (iso ? forms.timeOfDay().format(new Date(iso)) : ''),

    dateAndTime: (iso: string | null | undefined) => (iso ? forms.moment().format(new Date(iso)) : ''),

    /** `YYYY-MM` as month and year; a bare `YYYY` stays a year. */
    month: (partial: string | null | undefined) => {
      if (!partial) return '';
      if (partial.length === 4) return partial;
      return forms.monthAndYear().format(new Date(`${partial}-01T00:00:00Z`));
    },

    /** Whole units of the currency. */
    money: (amount: number | null | undefined, currency = 'AED') =>
      amount == null ? '' : forms.wholeUnits(currency).format(amount),

    /** From and to, either of which may be open. */
    moneyRange: (from: number | null | undefined, to: number | null | undefined, currency = 'AED') => {
      const form = forms.wholeUnits(currency);
      if (from != null && to != null) return form.formatRange(from, to);
      const one = from ?? to;
      return one == null ? '' : form.format(one);
    },

    /** “3 days ago”; `now` is given by tests. */
    relative: (iso: string | null | undefined, now: Date = new Date()) => {
      if (!iso) return '';
      const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
      for (const [unit, size] of UNITS)
        if (Math.abs(seconds) >= size) return forms.ago().format(Math.round(seconds / size), unit);
      return forms.ago().format(0, 'second');
    },

    /** Whatever is written in the other script stands by itself, so that it does not disturb the order of the rest. */
    list: (items: readonly string[]) =>
      forms
        .together()
        .format(
          items.map((item) =>
            OTHER_SCRIPT[language].test(item) && !isIsolated(item) ? isolated(item) : item,
          ),
        ),

    /** Bytes as kB or MB. */
    fileSize: (bytes: number) => {
      const inMegabytes = bytes >= 1_000_000;
      return new Intl.NumberFormat(LOCALES[language], {
        style: 'unit',
        unit: inMegabytes ? 'megabyte' : 'kilobyte',
        maximumFractionDigits: inMegabytes ? 1 : 0,
      }).format(inMegabytes ? bytes / 1_048_576 : Math.max(1, bytes / 1024));
    },
  };
}

/** The browser's formatters cost much to make, and nothing to keep: each is made once, when it is first needed. */
function browserFormats(language: Language) {
  const locale = LOCALES[language];
  const currencies = new Map<string, Intl.NumberFormat>();
  return {
    plainNumber: once(() => new Intl.NumberFormat(locale)),
    fullDate: once(
      () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    ),
    // Its parts are named: the browser's medium style writes the month of an Arabic date as a number.
    moment: once(
      () =>
        new Intl.DateTimeFormat(locale, {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          hour: language === 'en' ? '2-digit' : 'numeric',
          minute: '2-digit',
        }),
    ),
    timeOfDay: once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' })),
    monthAndYear: once(
      () => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    ),
    wholePercent: once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })),
    ago: once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })),
    together: once(() => new Intl.ListFormat(locale, { type: 'conjunction' })),
    wholeUnits: (currency: string) => {
      const known = currencies.get(currency);
      if (known) return known;
      const form = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
      currencies.set(currency, form);
      return form;
    },
  };
}

const OTHER_SCRIPT: Record<Language, RegExp> = { en: /\p{Script=Arabic}/u, ar: /\p{Script=Latin}/u };
const isIsolated = (text: string) => text.startsWith('\u2068');

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The formatters of the language that the app is read in now. */
export function useFormatters(): Formatters {
  const { language } = useLanguage();
  return formattersFor(language);
}
