import { expect, test } from '@playwright/test';
import { signIn } from './sign-in.ts';

test.beforeEach(async ({ page }) => signIn(page));

test('Hebrew first; English turns the page around, and both sides remember it', async ({ page }) => {
  await page.goto('/admin/users');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('dir', 'rtl');
  const menu = page.getByRole('navigation');
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  expect((await menu.boundingBox())?.x).toBeGreaterThan((await table.boundingBox())?.x ?? 0);

  await page.getByRole('button', { name: 'שפה' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  await expect(root).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle('Users – Bikur back office');
  expect((await menu.boundingBox())?.x).toBeLessThan((await table.boundingBox())?.x ?? 0);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  await page.goto('/');
  await expect(root).toHaveAttribute('lang', 'en');
});

test('dark stays dark over a reload, from the first byte', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'מעבר למצב כהה' }).click();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(ground).toBe('rgb(14, 22, 32)');
  const answer = await page.request.get('/admin', { headers: { Accept: 'text/html' } });
  expect(await answer.text()).toContain('data-theme="dark"');
  await page.reload();
  await expect(page.getByRole('button', { name: 'מעבר למצב בהיר' })).toBeVisible();
  expect(await ground()).toBe('rgb(14, 22, 32)');
});

test('the menu is a drawer on a phone: opens, keeps the focus inside, closes by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  const burger = page.getByRole('button', { name: 'פתיחת התפריט' });
  await burger.click();
  const drawer = page.getByRole('dialog', { name: 'תפריט הניהול' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(burger).toBeFocused();
});

test('nothing scrolls sideways on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/admin',
    '/admin/users',
    '/admin/users/1/show',
    '/admin/users/1',
    '/admin/business-profiles',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, path).toBeLessThanOrEqual(0);
  }
});

test('nothing is asked of anybody else, and no policy is broken', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    if (baseURL && !request.url().startsWith(baseURL) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  for (const path of ['/admin', '/admin/business-profiles', '/admin/products/create']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect([foreign, refused]).toEqual([[], []]);
});
