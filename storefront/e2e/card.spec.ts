import { expect, test } from '@playwright/test';

const address = '/p/dana-levi';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the code opens by its link and hides again, and all pictures arrive', async ({ page }) => {
    await page.goto(address);
    const code = page.getByRole('img', { name: 'קוד QR שפותח את הכרטיס' });
    await expect(code).toBeHidden();
    await page.getByRole('link', { name: 'קוד QR', exact: true }).click();
    await expect(code).toBeVisible();
    await page.getByRole('link', { name: 'הסתרת הקוד' }).click();
    await expect(code).toBeHidden();
    const pictures = await page
      .locator('main picture img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    expect(pictures.length).toBeGreaterThanOrEqual(7);
    for (const picture of pictures) expect((await page.request.get(picture)).status()).toBe(200);
  });
});

test('loads without asking anybody else, breaking the policy or moving, and is used by keyboard', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.addInitScript(() => {
    const moved = { score: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) moved.score += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect([foreign, complaints]).toEqual([[], []]);
  const score = await page.evaluate(() => (window as unknown as { moved: { score: number } }).moved.score);
  expect(score).toBeLessThan(0.1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'דילוג לתוכן הכרטיס' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toBeFocused();
});
