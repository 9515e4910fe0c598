import { expect, test } from '@playwright/test';
import { choose, expectAccessible, looks } from './visit.ts';

test('an unknown page says so, with ways home and to the help', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('דף לא נמצא');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'דף הבית' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'עזרה' })).toHaveAttribute('href', '/help');
  await expect(main.getByRole('link', { name: 'דוגמאות' })).toHaveCount(0);
});

for (const path of ['/p/nobody-of-this-name', '/@nobody-of-this-name'])
  test(`a card that is not there says so at ${path}, with examples too`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('פרופיל לא נמצא');
    // With the header of the site, unlike a card (docs/product.md 11.17).
    await expect(page.getByRole('banner').getByRole('link', { name: 'דוגמאות' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(path);
    await expect(main.getByRole('link', { name: 'דף הבית' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'דוגמאות' })).toHaveAttribute('href', '/examples');
    await expect(main.getByRole('link', { name: 'עזרה' })).toHaveAttribute('href', '/help');
  });

test('markup in the address stays text', async ({ page }) => {
  let fired = false;
  page.on('dialog', (dialog) => {
    fired = true;
    void dialog.dismiss();
  });
  await page.goto(`/p/${encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(2)</script>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('פרופיל לא נמצא');
  expect(await page.getByRole('main').locator('img, script').count()).toBe(0);
  expect(fired).toBe(false);
});

for (const look of looks)
  test(`both forms have no fault for axe (${look.language}, ${look.theme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL, look);
    await page.goto('/no/such/page');
    await expectAccessible(page);
    await page.goto('/p/nobody-of-this-name');
    await expectAccessible(page);
  });
