import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Levels A and AA of all versions. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** Its own tag keeps it out unless it is named: a name begins with the words that are seen. */
const NAMED = { 'label-content-name-mismatch': { enabled: true } };

/** What was found in order on each screen, in each look: kinds of elements, as `kindsOn` writes them. */
const inOrder = new Map<string, Set<string>>();

/**
 * Throws a readable list of what on the page breaks WCAG 2.2, level AA, as far as axe-core can tell. The check takes
 * long, so a page that shows nothing but kinds of elements which passed on the same screen, in the same look, is not
 * checked again: a journey that comes back finds it as it was.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { look, kinds } = await kindsOn(page);
  const known = inOrder.get(look) ?? new Set<string>();
  if (kinds.every((kind) => known.has(kind))) return;
  const violations = await violationsOn(page);
  if (violations.length === 0) {
    for (const kind of kinds) known.add(kind);
    inOrder.set(look, known);
    return;
  }
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

/**
 * Every kind of element that is shown: its tag with its classes, the names of its attributes, the states and roles that
 * they tell, and the tag and classes it stands in. Texts and addresses are no part of it.
 */
function kindsOn(page: Page): Promise<{ look: string; kinds: string[] }> {
  return page.evaluate(() => {
    const told =
      /^(role|type|dir|lang|disabled|tabindex|style|aria-(?!label$|labelledby|describedby|controls|owns|valuetext|valuenow|activedescendant).*)$/;
    const tagOf = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    const kinds = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script,style')) continue;
      const attributes = [...element.attributes].map(({ name, value }) =>
        told.test(name) && !/\d/.test(value) ? `${name}=${value}` : name,
      );
      const parent = element.parentElement;
      kinds.add([parent ? tagOf(parent) : '', tagOf(element), ...attributes.sort()].join(' '));
    }
    const { lang, dir } = document.documentElement;
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    return { look: `${document.title} ${lang} ${dir} ${innerWidth} ${scheme}`, kinds: [...kinds] };
  });
}

async function violationsOn(page: Page): Promise<AxeResults['violations']> {
  // Evaluated, since the policy of the page forbids scripts that it did not bring; once in a document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ tags, rules }) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (at: Document, options: RunOptions) => Promise<AxeResults> };
      };
      // A colour on its way to another is neither: a button that has just been enabled is read when it looks so.
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      // Where one has scrolled to, a link may stand half below the bar: that it is too small there is no fault of it.
      const { scrollY } = globalThis;
      scrollTo({ top: 0, behavior: 'instant' });
      const results = await axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        rules,
        resultTypes: ['violations'],
      });
      scrollTo({ top: scrollY, behavior: 'instant' });
      return results.violations;
    },
    { tags: TAGS, rules: NAMED },
  );
}
