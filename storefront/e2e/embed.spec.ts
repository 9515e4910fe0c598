import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { expectAccessible, looks, choose, visit } from './visit.ts';

let site: Server;
let siteUrl = '';
let body = '';

/** Another web site: another origin, which serves whatever page a test sets. */
test.beforeAll(async () => {
  site = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>אתר אחר</title><h1>האתר שלי</h1>${body}`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
test.afterAll(() => new Promise((resolve) => site.close(resolve)));

test.describe('on another site', () => {
  test('the code shows the card, fits the frame, and its links open the whole window', async ({ page }) => {
    await visit(page, '/embed?card=dana-levi');
    await page.getByLabel('הגובה מתאים את עצמו לכרטיס').check();
    body = (await page.locator('pre').textContent()) ?? '';
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(siteUrl);
    const card = page.frameLocator('iframe');
    await expect(card.getByRole('heading', { level: 1 })).toHaveText('דנה לוי');
    const frame = page.locator('iframe');
    await expect
      .poll(async () => Number(await frame.getAttribute('height')), { message: 'the frame follows the card' })
      .toBeGreaterThan(800);
    expect(complaints).toEqual([]);
    await card.getByRole('link', { name: 'קוד QR', exact: true }).click();
    const code = card.getByRole('dialog');
    await expect(code).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(code).toBeHidden();
    await expect(card.getByRole('heading', { level: 1 })).toHaveText('דנה לוי');
    await expect(page).toHaveURL(siteUrl);
    await card.getByRole('link', { name: 'נגישות' }).click();
    await expect(page).not.toHaveURL(siteUrl);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('nothing but that address may be framed', async ({ page, baseURL }) => {
    for (const path of ['/p/dana-levi', '/p/dana-levi?embed=2', '/', '/embed?card=dana-levi', '/dashboard']) {
      body = `<iframe src="${baseURL}${path}"></iframe>`;
      await page.goto(siteUrl);
      const inside = await (await page.locator('iframe').elementHandle())?.contentFrame();
      await inside?.waitForLoadState();
      // For a refused frame the browser shows its own error page, which no script can read.
      expect([path, inside?.url()]).toEqual([path, 'chrome-error://chromewebdata/']);
    }
  });
});

test.describe('the page that makes the code', () => {
  test('follows what is typed and chosen, and copies it', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/embed');
    const code = page.locator('pre');
    await expect(code).toContainText(`${baseURL}/p/`);
    await page.getByLabel('איזה כרטיס?').fill(`${baseURL}/p/gefen-bakery?s=qr`);
    await expect(page).toHaveURL(/card=/);
    await expect(code).toContainText(`src="${baseURL}/p/gefen-bakery?embed=1"`);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('גפן');
    await page.getByText('כל הרוחב', { exact: true }).click();
    await expect(code).toContainText('width="100%"');
    await expect(code).not.toContainText('<script');
    await page.getByRole('button', { name: 'העתקת הקוד' }).click();
    await expect(page.getByRole('button', { name: 'הועתק!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
  });

  test('says so when there is no such card', async ({ page }) => {
    await visit(page, '/embed?card=no-such-card-here');
    await expect(page.getByText('לא מצאנו כרטיס ציבורי בכתובת הזאת')).toBeVisible();
    await expect(page.locator('pre')).toHaveCount(0);
    await expect(page.locator('main iframe')).toHaveCount(0);
  });

  test('sticks out at no width', async ({ page }) => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/embed?card=dana-levi');
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([width, over]).toEqual([width, 0]);
    }
  });

  for (const look of looks)
    test(`has no fault for axe in ${look.language}, ${look.theme}`, async ({ page, context, baseURL }) => {
      await choose(context, baseURL, look);
      await visit(page, '/embed?card=dana-levi');
      await expectAccessible(page);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code is there for the card the address names', async ({ page, baseURL }) => {
    await page.goto('/embed?card=dana-levi');
    await expect(page.locator('pre')).toContainText(`src="${baseURL}/p/dana-levi?embed=1"`);
    await page.getByLabel('איזה כרטיס?').fill('gefen-bakery');
    await page.getByRole('button', { name: 'הצגת הכרטיס' }).click();
    await expect(page.locator('pre')).toContainText('/p/gefen-bakery?embed=1');
  });
});
