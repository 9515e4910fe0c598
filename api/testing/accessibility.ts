import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
 * What axe finds wrong in what is visible now, a line for each rule. Axe runs in the page alone and tells only
 * violations: its usual way, made for frames of other origins, opens a second page for each verdict and takes
 * nearly twice the processor.
 */
export async function findViolations(page: Page, { rules, within }: JudgedPart = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    preload: false,
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: rulesOfTheProduct },
  });
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`).join(' | ')}`,
  );
}
