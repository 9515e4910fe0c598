import { expect, test, type Page } from '@playwright/test';
import { colourRules, findViolations } from '../../api/testing/accessibility.ts';
import { prefer, signIn } from './sign-in.ts';

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return await findViolations(page, rules && { rules });
}

/** Switches the open page to the other theme, where only colours can differ: one load judges both. */
async function expectOtherTheme(page: Page): Promise<void> {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await page.getByRole('button', { name: /^(מעבר למצב (כהה|בהיר)|.*(dark|light) mode.*)$/i }).click();
  await expect.poll(ground).not.toBe(before);
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
  expect(await violations(page, colourRules), 'the other theme').toEqual([]);
}

/** Each language in one theme; the other theme's colours are judged on the same page. */
const looks = [
  { lang: 'he', theme: 'light', enter: 'התחברות' },
  { lang: 'en', theme: 'dark', enter: 'Sign in' },
];

for (const { lang, theme, enter } of looks)
  test(`sign-in page, ${lang}, ${theme}`, async ({ page, baseURL }) => {
    await prefer(page, baseURL, { lang, theme });
    await page.goto('/admin/login');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: enter }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    expect(await violations(page)).toEqual([]);
  });

// The sign-in page has no theme switch.
for (const { lang, theme } of [
  { lang: 'he', theme: 'dark' },
  { lang: 'en', theme: 'light' },
])
  test(`sign-in page untouched, ${lang}, ${theme}`, async ({ page, baseURL }) => {
    await prefer(page, baseURL, { lang, theme });
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

for (const { lang, theme } of looks) {
  test(`user list, ${lang}, begun in ${theme}`, async ({ page, baseURL }) => {
    await signIn(page);
    await prefer(page, baseURL, { lang, theme });
    await page.goto('/admin/users');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await page.getByRole('table').getByRole('checkbox').nth(1).check();
    expect(await violations(page), 'user list with a chosen row').toEqual([]);
    await expectOtherTheme(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/users');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await violations(page), 'user list on a phone').toEqual([]);
  });

  for (const path of [
    '/admin',
    '/admin/users/1/show',
    '/admin/users/1',
    '/admin/products/create',
    '/admin/packages',
  ])
    test(`${path}, ${lang}, begun in ${theme}`, async ({ page, baseURL }) => {
      await signIn(page);
      await prefer(page, baseURL, { lang, theme });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      expect(await violations(page)).toEqual([]);
      await expectOtherTheme(page);
    });
}
