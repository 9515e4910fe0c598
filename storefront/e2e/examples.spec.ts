import { expect, test } from '@playwright/test';
import { choose, expectAccessible, looks, overhang, visit } from './visit.ts';

test('shows real cards without a script, filters them by a plain form and opens the live one', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/examples');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(12);
  await page.getByLabel('תחום').selectOption('נגרות');
  await page.getByRole('button', { name: 'הצגה' }).click();
  await expect(page).toHaveURL(/\/examples\?trade=/);
  await expect(cards).toHaveCount(1);
  await page.getByRole('link', { name: 'נגריית אלון' }).click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('נגריית אלון');
  await context.close();
});

test('trade and template stand in the address, together and after a reload', async ({ page }) => {
  await visit(page, '/examples');
  const cards = page.getByRole('main').getByRole('listitem');
  await page.getByRole('navigation', { name: 'תבנית' }).getByRole('link', { name: /לילית/ }).click();
  await expect(page).toHaveURL('/examples?template=night');
  await expect(cards.first()).toContainText('לילית');
  const all = await cards.count();
  await page.getByLabel('תחום').selectOption('צילום');
  await expect(page).toHaveURL(`/examples?${new URLSearchParams({ trade: 'צילום', template: 'night' })}`);
  await expect(cards).toHaveCount(1);
  expect(all).toBeGreaterThan(1);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(page.getByLabel('תחום')).toHaveValue('צילום');
  await page.goBack();
  await expect(cards).toHaveCount(all);
});

test('says so when nothing fits, and leads back', async ({ page }) => {
  await visit(page, `/examples?${new URLSearchParams({ trade: 'אסטרונאוטיקה', template: 'neon' })}`);
  await expect(page.getByRole('heading', { name: 'אין כרטיס בשילוב הזה' })).toBeVisible();
  await page.getByRole('link', { name: 'לכל הדוגמאות' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
});

test('leads to the further cards', async ({ page }) => {
  await visit(page, '/examples');
  await page.getByRole('link', { name: 'הבא' }).click();
  await expect(page).toHaveURL('/examples?page=2');
  await expect(page.getByRole('heading', { name: 'פרץ חשמל ותאורה' })).toHaveCount(0);
  await expect(page.getByText('עמוד 2 מתוך 2')).toBeVisible();
});

test('a community stands with the cards of its people', async ({ page }) => {
  await visit(page, '/communities');
  const community = page.getByRole('region', { name: 'אופק נדל״ן' });
  await expect(community.getByRole('listitem')).toHaveCount(4);
  await expect(community.getByRole('link', { name: 'רמי דיין' })).toHaveAttribute(
    'href',
    '/p/ofek-rami-dayan',
  );
  await page.goto(`/communities?${new URLSearchParams({ name: 'אופק נדל״ן' })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('אופק נדל״ן');
  await page.goto(`/communities?${new URLSearchParams({ name: 'אין כזאת' })}`);
  await expect(page.getByRole('heading', { name: 'אין קהילה בשם הזה' })).toBeVisible();
});

test('nothing hangs over the edge', async ({ page, context, baseURL }) => {
  for (const language of ['he', 'en'] as const) {
    await choose(context, baseURL, { language, theme: 'light' });
    for (const path of ['/examples', '/communities']) {
      await page.goto(path);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overhang(page), `${path} at ${width} ${language}`).toBe(0);
      }
    }
  }
});

for (const look of looks)
  test(`has no fault for axe (${look.language}, ${look.theme})`, async ({ page, context, baseURL }) => {
    await choose(context, baseURL, look);
    for (const path of ['/examples', '/communities', '/examples?trade=none']) {
      await visit(page, path);
      await expectAccessible(page);
    }
  });
