import type { Language } from '../../api/contract/base/languages.ts';
import AxeBuilder from '@axe-core/playwright';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** Password of all demo accounts (docs/product.md 10). */
export const demoPassword = 'bikur-demo';

export interface Look {
  language: Language;
  theme: 'light' | 'dark';
}

/** Each language in one theme; `expectAccessible` judges the colours of the other one, too. */
export const looks: readonly Look[] = [
  { language: 'he', theme: 'light' },
  { language: 'en', theme: 'dark' },
];

/** Chooses language and theme as a returning visitor has them. */
export async function choose(
  context: BrowserContext,
  baseURL: string | undefined,
  look: Look,
): Promise<void> {
  await context.addCookies([
    { name: 'lang', value: look.language, url: baseURL ?? '' },
    { name: 'theme', value: look.theme, url: baseURL ?? '' },
  ]);
}

/** Opens a page and waits until its script has taken over: what is pressed from here on is heard. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // React marks each element it has taken over. The page proper comes in a part of its own, after the frame around it.
  await page.waitForFunction(() => {
    // A page that rests until somebody touches it starts now.
    window.dispatchEvent(new Event('pointermove'));
    const first =
      document.querySelector('#root main h1') ??
      document.querySelector('#root main *') ??
      document.querySelector('#root *');
    return first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
  });
}

export const authDialog = (page: Page): Locator => page.getByRole('dialog');
export const toastIn = (page: Page): Locator => page.locator('li[data-variant][data-state="open"]');

/** Fills the login view of the open dialog and sends it with Enter. */
export async function logIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const dialog = authDialog(page);
  await dialog.getByLabel(/^(אימייל|Email)$/).fill(email);
  await dialog.getByLabel(/^(סיסמה|Password)$/).fill(password);
  await page.keyboard.press('Enter');
}

/**
 * No violation of WCAG 2.2 AA or of axe's best practice on what is shown now. A page of the site is then turned to its
 * other theme, where colours alone can differ: one load judges both.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  const theme = await otherTheme(page);
  if (theme === null) return;
  await showTheme(page, theme.other);
  expect(await violations(page, ['color-contrast', 'link-in-text-block']), theme.other).toEqual([]);
  await showTheme(page, theme.chosen);
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Colours are judged as they stand, not half way through appearing. The bar that counts a toast down may run.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState !== 'running' || Number(duration) > 1000 || iterations === Infinity;
    }),
  );
  const axe = new AxeBuilder({ page });
  if (rules) axe.withRules(rules);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Cards have one look and no themes: they stand outside the site's own frame. */
const otherTheme = (page: Page): Promise<{ chosen: string; other: string } | null> =>
  page.evaluate(() => {
    if (!document.getElementById('root')) return null;
    const chosen = document.documentElement.dataset['theme'] ?? '';
    const isDark = chosen === 'dark' || (chosen === '' && matchMedia('(prefers-color-scheme: dark)').matches);
    return { chosen, other: isDark ? 'light' : 'dark' };
  });

/** As the switch in the header does it; an empty theme is the system's. */
const showTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((wanted) => {
    if (wanted === '') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = wanted;
  }, theme);

/** The header's own way to the login dialog. */
export const headerLogin = (page: Page): Locator =>
  page
    .getByRole('banner')
    .locator('a, button')
    .filter({ hasText: /^התחברות$/ });

/** Closes the toast from the keyboard; only when it has left does Escape mean the dialog beneath. */
export async function dismissToast(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('li[data-variant]')).toHaveCount(0);
}

/** By how many pixels the page is wider than the window. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Shows a page as an installation without SMTP does. The path is matched as it stands, query included. */
export async function withoutMail(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace('"mailConfigured":true', '"mailConfigured":false');
      await route.fulfill({ response: answer, body: html });
    },
  );
}
