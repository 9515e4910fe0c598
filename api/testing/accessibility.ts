import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The small edition: less than half to send to each page and to read there. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, and axe's best practice. */
const rulesOfTheProduct = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose verdict depends on the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

interface JudgedPart {
  /** Only these rules; without them, all of the product's. */
  rules?: string[];
  /** Only what stands in this element. */
  within?: string;
}

/**
 * What axe finds wrong in what is visible now, a line for each rule. Axe comes into a page once, judges that page
 * and none framed in it, and only its violations leave the page: its own driver brings it anew for every verdict
 * and takes nearly twice the processor.
 */
export async function findViolations(page: Page, { rules, within }: JudgedPart = {}): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: rulesOfTheProduct },
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return await page.evaluate(
    async ({ judged, how }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run(judged ?? document, how);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`).join(' | ')}`,
      );
    },
    { judged: within, how: options },
  );
}
