import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Throws a readable list of what on the page breaks WCAG 2.2, level AA, as far as axe-core can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated, since the policy of the page forbids scripts that it did not bring.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (at: Document, options: RunOptions) => Promise<AxeResults> };
    };
    // Where one has scrolled to, a link may stand half below the bar: that it is too small there is no fault of it.
    const { scrollY } = globalThis;
    scrollTo({ top: 0, behavior: 'instant' });
    const results = await axe.run(document, {
      runOnly: { type: 'tag', values: rules },
      resultTypes: ['violations'],
    });
    scrollTo({ top: scrollY, behavior: 'instant' });
    return results;
  }, RULES);
  if (violations.length === 0) return;
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
