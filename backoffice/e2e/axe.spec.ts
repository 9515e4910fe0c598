import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { prefer, signIn } from './sign-in.ts';

async function violations(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

for (const lang of ['he', 'en'])
  for (const theme of ['light', 'dark']) {
    test(`sign-in page, ${lang}, ${theme}`, async ({ page, baseURL }) => {
      await prefer(page, baseURL, { lang, theme });
      await page.goto('/admin/login');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: lang === 'he' ? 'התחברות' : 'Sign in' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
      expect(await violations(page)).toEqual([]);
    });

    test(`user list, ${lang}, ${theme}`, async ({ page, baseURL }) => {
      await signIn(page);
      await prefer(page, baseURL, { lang, theme });
      await page.goto('/admin/users');
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
      expect(await violations(page), 'user list').toEqual([]);
      await page.getByRole('table').getByRole('checkbox').nth(1).check();
      expect(await violations(page), 'user list with a chosen row').toEqual([]);
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
      test(`${path}, ${lang}, ${theme}`, async ({ page, baseURL }) => {
        await signIn(page);
        await prefer(page, baseURL, { lang, theme });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        expect(await violations(page)).toEqual([]);
      });
  }
