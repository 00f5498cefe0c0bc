import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Levels A and AA of all versions. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** Its own tag keeps it out unless it is named: a name begins with the words that are seen. */
const NAMED = { 'label-content-name-mismatch': { enabled: true } };

/**
 * Throws a readable list of what on the page breaks WCAG 2.2, level AA, as far as axe-core can tell. The check takes
 * long, so what passed is remembered by kinds of elements (`newOn` says what a kind is): the first look at a screen is at
 * the whole page, later ones are at elements of kinds that were not there before.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const look = await lookOf(page);
  const passed = passedIn(look);
  const kinds = await newOn(page, [...passed]);
  if (kinds.length === 0) return;
  const violations = await violationsOn(page, passed.size === 0);
  if (violations.length === 0) return remember(look, kinds);
  const list = violations.map(
    ({ id, help, nodes }) =>
      `  ${id}: ${help}\n${nodes
        .slice(0, 5)
        .map(
          (node) =>
            `    ${node.target.join(' ')}\n      ${node.html.slice(0, 160)}\n      ${(node.failureSummary ?? '').replace(/\s+/g, ' ')}`,
        )
        .join('\n')}`,
  );
  throw new Error(`${new URL(page.url()).pathname} is not accessible to all:\n${list.join('\n')}`);
}

/** Kinds of elements that passed, by look. */
const passed = new Map<string, Set<string>>();
let readTo = 0;

/** What passed so far, in this worker or another: they share a file, to which each only adds. */
function passedIn(look: string): Set<string> {
  const file = fs.openSync(inject('passedFile'), 'a+');
  try {
    const news = Buffer.alloc(fs.fstatSync(file).size - readTo);
    fs.readSync(file, news, 0, news.length, readTo);
    // Another worker may be in the middle of a line.
    const whole = news.subarray(0, news.lastIndexOf(10) + 1);
    readTo += whole.length;
    for (const line of whole.toString().split('\n').filter(Boolean)) {
      const [at, ...kinds]: string[] = JSON.parse(line);
      const known = passed.get(at!) ?? new Set();
      for (const kind of kinds) known.add(kind);
      passed.set(at!, known);
    }
  } finally {
    fs.closeSync(file);
  }
  return passed.get(look) ?? new Set();
}

const remember = (look: string, kinds: readonly string[]) =>
  fs.appendFileSync(inject('passedFile'), `${JSON.stringify([look, ...kinds])}\n`);

/** Which screen in which look: title, language, direction, width and scheme. */
const lookOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    return `${document.title} ${lang} ${dir} ${innerWidth} ${scheme}`;
  });

/**
 * The kinds of elements on the page that are not `known`. A kind is a tag with its classes, the names of its attributes,
 * the states and roles that they tell, and the tag and classes it stands in. Texts and addresses are no part of it. The
 * page keeps the elements, for `violationsOn`.
 */
const newOn = (page: Page, known: readonly string[]): Promise<string[]> =>
  page.evaluate((passed) => {
    const told =
      /^(role|type|dir|lang|disabled|tabindex|style|aria-(?!label$|labelledby|describedby|controls|owns|valuetext|valuenow|activedescendant).*)$/;
    const tagOf = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    const isKnown = new Set(passed);
    const kinds = new Set<string>();
    const elements: Element[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script,style')) continue;
      const attributes = [...element.attributes].map(({ name, value }) =>
        told.test(name) && !/\d/.test(value) ? `${name}=${value}` : name,
      );
      const parent = element.parentElement;
      const kind = [parent ? tagOf(parent) : '', tagOf(element), ...attributes.sort()].join(' ');
      if (isKnown.has(kind)) continue;
      kinds.add(kind);
      elements.push(element);
    }
    Object.assign(globalThis, { newElements: elements });
    return [...kinds];
  }, known);

async function violationsOn(page: Page, isWholePage: boolean): Promise<AxeResults['violations']> {
  // Evaluated, since the policy of the page forbids scripts that it did not bring; once in a document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ tags, rules, isWholePage }) => {
      const { axe, newElements } = globalThis as unknown as {
        axe: { run: (at: Document | { include: Element[] }, options: RunOptions) => Promise<AxeResults> };
        newElements: Element[];
      };
      // A colour on its way to another is neither: a button that has just been enabled is read when it looks so.
      await new Promise(requestAnimationFrame);
      // What follows the scrolling instead of the clock never ends by itself.
      const onTheirWay = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      await Promise.allSettled(onTheirWay.map(({ finished }) => finished));
      // What has gone meanwhile is seen by nobody, and axe takes no list of nothing.
      const include = newElements.filter(({ isConnected }) => isConnected);
      if (!isWholePage && include.length === 0) return [];
      // Where one has scrolled to, a link may stand half below the bar: that it is too small there is no fault of it.
      const { scrollY } = globalThis;
      scrollTo({ top: 0, behavior: 'instant' });
      const results = await axe.run(isWholePage ? document : { include }, {
        runOnly: { type: 'tag', values: tags },
        rules,
        resultTypes: ['violations'],
      });
      scrollTo({ top: scrollY, behavior: 'instant' });
      return results.violations;
    },
    { tags: TAGS, rules: NAMED, isWholePage },
  );
}
