import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './visit.ts';

const address = '/p/dana-levi';
const widths = [320, 390, 768, 1280, 1440] as const;

/** How many pixels the widest element sticks out of the page. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the card says who it is, and every way to reach her is a working link', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('דנה לוי');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /לשלוח הודעה/ })).toHaveAttribute(
      'href',
      'https://wa.me/972545550117',
    );
    const hrefs = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const start of [
      'tel:+972',
      'mailto:dana@',
      'https://waze.com/ul?ll=',
      'https://www.google.com/maps/',
      '/p/dana-levi.vcf',
    ])
      expect(
        hrefs.filter((href) => href?.startsWith(start)),
        start,
      ).toHaveLength(1);
  });

  test('the code opens by its link and hides again', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const code = page.getByRole('img', { name: 'קוד QR שפותח את הכרטיס' });
    await expect(code).toBeHidden();
    await page.getByRole('link', { name: 'קוד QR', exact: true }).click();
    await expect(code).toBeVisible();
    await page.getByRole('link', { name: 'הסתרת הקוד' }).click();
    await expect(code).toBeHidden();
  });

  test('nothing sticks out at any width, and all pictures arrive', async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      expect([width, await overflow(page)]).toEqual([width, 0]);
    }
    const pictures = await page
      .locator('main picture img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    expect(pictures.length).toBeGreaterThanOrEqual(7);
    for (const picture of pictures) expect((await page.request.get(picture)).status()).toBe(200);
  });
});

test('asks nothing of anybody else, and breaks no security policy', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(address, { waitUntil: 'networkidle' });
  expect([foreign, complaints]).toEqual([[], []]);
});

test('moves nothing while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { score: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) moved.score += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const score = await page.evaluate(() => (window as unknown as { moved: { score: number } }).moved.score);
  expect(score).toBeLessThan(0.1);
});

for (const [language, path] of [
  ['he', address],
  ['en', '/p/sarah-cohen-photography'],
] as const)
  for (const width of [390, 1280])
    test(`has no fault for axe in ${language} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAccessible(page);
    });

test('can be used with the keyboard alone', async ({ page }) => {
  await page.goto(address);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'דילוג לתוכן הכרטיס' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /לשלוח הודעה/ })).toBeFocused();
});

test('is found under its own address and by number', async ({ page }) => {
  await page.goto('/dana-levi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('דנה לוי');
  const { id } = (await (await page.request.get('/api/cards/dana-levi')).json()) as { id: number };
  await page.goto(`/profile-${id}`);
  await expect(page).toHaveURL(new RegExp(`/p/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('דנה לוי');
});
