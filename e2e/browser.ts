import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Language } from '#contract/kernel/fields.ts';
import type { RouteName } from '#web/platform/feature.ts';
import { expectAccessible } from './access.ts';
import { startChromium } from './chromium.ts';
import { sessionOf } from './people.ts';
import { programUrl } from './program-url.ts';
import { titleOf, type Words, wordsOf } from './words.ts';

/** The two looks of the product: between them both languages, both widths and both schemes. */
const DESK = { language: 'en', width: 1440, scheme: 'light' } as const satisfies Visit;
const PHONE = { language: 'ar', width: 360, scheme: 'dark' } as const satisfies Visit;
type Look = typeof DESK | typeof PHONE;

/** Both, for journeys whose matter is the direction, the phone or signing in. */
export const VISITS: readonly [typeof DESK, typeof PHONE] = [DESK, PHONE];

/**
 * Other journeys are gone in one look, half of them in each; `MASAR_LOOKS=all` goes them in both. What a screen does in
 * either language and width is tested beside it.
 */
const isEveryLook = process.env.MASAR_LOOKS === 'all';
export const AT_A_DESK: readonly Look[] = isEveryLook ? VISITS : [DESK];
export const ON_A_PHONE: readonly Look[] = isEveryLook ? VISITS : [PHONE];

interface Visit {
  language: Language;
  width: number;
  scheme: 'light' | 'dark';
}

/** Long enough for a machine that does other things too. */
const PATIENCE_MS = 45_000;

/** One browser for all files of a worker; it ends with the worker's process. */
let starting: Promise<Browser> | null = null;

/** A person's browser, new and empty, for one test. What it throws by itself fails that test. */
export async function visit({ language, width, scheme }: Visit): Promise<Visitor> {
  starting ??= startChromium();
  const browser = await starting;
  const context = await browser.newContext({
    baseURL: programUrl(),
    viewport: { width, height: width < 600 ? 740 : 900 },
    hasTouch: width < 600,
    colorScheme: scheme,
    locale: language === 'ar' ? 'ar-AE' : 'en-GB',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript((chosen) => {
    // The empty page that a tab begins with has no storage.
    if (location.protocol !== 'about:' && !localStorage.getItem('locale'))
      localStorage.setItem('locale', chosen);
  }, language);
  const faults: Error[] = [];
  context.on('weberror', (fault) => faults.push(fault.error()));
  onTestFinished(async () => {
    await context.close();
    if (faults.length > 0) throw new AggregateError(faults, `The page threw: ${faults.join('; ')}`);
  });
  return visitorOf(await context.newPage(), language);
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  language: Language;
  t: Words;
  /** Types an address. */
  open(path: string): Promise<void>;
  /** Comes signed in, without passing the login, to an address or to the person's own first screen. */
  enters(email: string, path?: string): Promise<void>;
  /** Waits until the screen and what matters on it are there, and checks that everyone can use it. */
  arrives(at: RouteName, ...sees: Locator[]): Promise<void>;
  heading(name: string | RegExp): Locator;
  button(name: string | RegExp): Locator;
  link(name: string | RegExp): Locator;
  field(label: string): Locator;
  /** Types into a field and leaves it, so that suggestions close. */
  types(label: string, text: string): Promise<void>;
  /** Follows the main menu. */
  goesTo(screen: RouteName): Promise<void>;
  /** Another tab of the same browser. */
  newTab(): Promise<Visitor>;
  /** The same person in the same tab, reading another language. */
  inLanguage(other: Language): Visitor;
}

function visitorOf(page: Page, language: Language): Visitor {
  const t = wordsOf(language);
  const context = page.context();
  const named = (role: 'heading' | 'button' | 'link') => (name: string | RegExp) =>
    page.getByRole(role, { name, exact: typeof name === 'string' });
  // A field with suggestions is a combobox to whoever cannot see it.
  const field = (label: string) =>
    page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByRole('combobox', { name: label, exact: true }));
  return {
    page,
    context,
    language,
    t,
    open: async (path) => {
      await page.goto(path);
    },
    enters: async (email, path = '/') => {
      const session = await sessionOf(email);
      // Any page of the product will do to reach its storage: this one is small and runs nothing.
      await page.goto('/api/health/live');
      await page.evaluate(([token, refreshToken]) => {
        localStorage.setItem('token', token);
        localStorage.setItem('refresh_token', refreshToken);
      }, session);
      await page.goto(path);
    },
    arrives: async (at, ...sees) => {
      const title = titleOf(t, at);
      try {
        await page.waitForFunction((wanted) => document.title === wanted, title);
      } catch {
        throw new Error(`Expected the screen “${title}”, but ${page.url()} shows “${await page.title()}”.`);
      }
      for (const thing of [page.getByRole('heading', { level: 1 }), ...sees]) {
        await thing.first().waitFor();
      }
      await expectAccessible(page);
    },
    heading: named('heading'),
    button: named('button'),
    link: named('link'),
    field,
    types: async (label, text) => {
      await field(label).fill(text);
      await field(label).press('Tab');
    },
    goesTo: async (screen) => {
      const name = { name: t(`screens:${screen}`), exact: true };
      const link = page.getByRole('navigation', { name: t('app:navigation.main') }).getByRole('link', name);
      const more = page.getByRole('button', { name: t('app:navigation.more'), exact: true });
      await link.or(more).first().waitFor();
      if (await link.isVisible()) return link.click();
      await more.click();
      await page.getByRole('dialog').getByRole('link', name).click();
    },
    inLanguage: (other) => visitorOf(page, other),
    newTab: async () => visitorOf(await context.newPage(), language),
  };
}
