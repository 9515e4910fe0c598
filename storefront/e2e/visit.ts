import { colourRules, findViolations } from '../../api/testing/accessibility.ts';
import type { Language } from '../../api/contract/base/languages.ts';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** Password of all demo accounts (docs/product.md 10). */
export const demoPassword = 'bikur-demo';

interface Look {
  language: Language;
  theme: 'light' | 'dark';
}

/** Each language in one theme; `expectAccessible` judges the colours of the other one, too. */
export const looks: readonly Look[] = [
  { language: 'he', theme: 'light' },
  { language: 'en', theme: 'dark' },
];

/** Sets language and theme in the way a returning visitor's browser stores them. */
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

/** Opens a page and waits until its script has hydrated it: presses before that would be lost. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

export async function untilHydrated(page: Page): Promise<void> {
  // React marks each element it has hydrated. The page itself hydrates apart from, and after, the frame around it.
  await page.waitForFunction(() => {
    // Starts the script of a page that hydrates on interaction.
    window.dispatchEvent(new Event('touchstart'));
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

interface Judged {
  /** Only what stands in this element: a dialog, on a page that is judged elsewhere. */
  within?: string;
  /** A page judged in Hebrew and light and in English and dark needs no other theme in either. */
  themes?: 'both' | 'chosen';
}

/**
 * Expects no violation of WCAG 2.2 AA or of axe's best practice in what is visible now. A page of the site is
 * then switched to its other theme, where only colours can differ: one load judges both.
 */
export async function expectAccessible(page: Page, { within, themes = 'both' }: Judged = {}): Promise<void> {
  const part = within === undefined ? {} : { within };
  expect(await violations(page, part)).toEqual([]);
  const theme = themes === 'both' ? await otherTheme(page) : null;
  if (theme === null) return;
  await showTheme(page, theme.other);
  expect(await violations(page, { ...part, rules: colourRules }), theme.other).toEqual([]);
  await showTheme(page, theme.chosen);
}

async function violations(
  page: Page,
  judged: NonNullable<Parameters<typeof findViolations>[1]>,
): Promise<string[]> {
  if (judged.within !== undefined) await page.locator(judged.within).first().waitFor({ state: 'attached' });
  // Judges colours after all transitions have ended. The bar that counts a toast down may run.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState !== 'running' || Number(duration) > 1000 || iterations === Infinity;
    }),
  );
  return await findViolations(page, judged);
}

/** Null for cards, which are drawn outside the site's frame and have no themes. */
const otherTheme = (page: Page): Promise<{ chosen: string; other: string } | null> =>
  page.evaluate(() => {
    if (!document.getElementById('root')) return null;
    const chosen = document.documentElement.dataset['theme'] ?? '';
    const isDark = chosen === 'dark' || (chosen === '' && matchMedia('(prefers-color-scheme: dark)').matches);
    return { chosen, other: isDark ? 'light' : 'dark' };
  });

/** Sets the attribute as the switch in the header does; an empty theme follows the system. */
const showTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((wanted) => {
    if (wanted === '') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = wanted;
  }, theme);

export const headerLogin = (page: Page): Locator =>
  page
    .getByRole('banner')
    .locator('a, button')
    .filter({ hasText: /^התחברות$/ });

/** Closes the toast by keyboard; while it is open, Escape doesn't reach the dialog beneath. */
export async function dismissToast(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('li[data-variant]')).toHaveCount(0);
}

/** How many pixels the page is wider than the window. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Shows a page as an installation does that has neither SMTP nor a Google client. The path must match exactly, query included. */
export async function withoutMailAndGoogle(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/"(mail|google)Configured":true/gu, '"$1Configured":false');
      await route.fulfill({ response: answer, body });
    },
  );
}

/** Expects that the page fits each width, from a narrow phone to a desktop. */
export async function expectNothingSideways(page: Page, widths = [320, 390, 768, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overhang(page), `at ${width}`).toBe(0);
  }
}
