import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../api/testing/accessibility.ts';
import { overhang } from './visit.ts';

/**
 * Expects nothing of axe for what is visible now, in the theme it is shown in. A page judged in Hebrew and light and
 * in English and dark is judged in both languages and both themes; `expectAccessible` of visit.ts judges one that is
 * opened once.
 */
export async function expectNoFault(page: Page): Promise<void> {
  // Colours are those after all transitions. The bar that counts a toast down may run.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const { duration, iterations } = effect?.getComputedTiming() ?? {};
      return playState !== 'running' || Number(duration) > 1000 || iterations === Infinity;
    }),
  );
  expect.soft(await findViolations(page)).toEqual([]);
}

/** Expects that the page fits each width, from a narrow phone to a desktop. */
export async function expectNothingSideways(page: Page, widths = [320, 390, 768, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overhang(page), `at ${width}`).toBe(0);
  }
}
