import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { choose, expectAccessible, overhang, visit } from './visit.ts';

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

test('the page makes the code, and the code shows the card on another site', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = page.locator('pre');
  const which = page.getByLabel('איזה כרטיס?');

  await test.step('builds the code for the card one asks for, in the chosen size', async () => {
    await visit(page, '/embed');
    await expect(code).toContainText(`${baseURL}/p/`);
    await which.fill(`${baseURL}/p/gefen-bakery?s=qr`);
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

  await test.step('has no fault for axe, and sticks out at no width', async () => {
    await expectAccessible(page, { themes: 'chosen' });
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await overhang(page)]).toEqual([width, 0]);
    }
  });

  await test.step('says so when there is no such card', async () => {
    await which.fill('no-such-card-here');
    await expect(page.getByText('לא מצאנו כרטיס ציבורי בכתובת הזאת')).toBeVisible();
    await expect(code).toHaveCount(0);
    await expect(page.locator('main iframe')).toHaveCount(0);
  });

  await test.step('on another site the frame fits the card', async () => {
    await which.fill('dana-levi');
    await page.getByText('צר (360)', { exact: true }).click();
    await page.getByLabel('הגובה מתאים את עצמו לכרטיס').check();
    await expect(code).toContainText('/p/dana-levi?embed=1');
    await expect(code).toContainText('<script');
    body = (await code.textContent()) ?? '';
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(siteUrl);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('דנה לוי');
    await expect
      .poll(async () => Number(await page.locator('iframe').getAttribute('height')), {
        message: 'the frame follows the card',
      })
      .toBeGreaterThan(800);
    expect(complaints).toEqual([]);
  });

  await test.step('its own parts open within, its links in the whole window', async () => {
    const card = page.frameLocator('iframe');
    // Before its script runs the link leads down the card, where the code stands.
    await expect.poll(() => card.locator('html').evaluate(() => window.onclick !== null)).toBe(true);
    await card.getByRole('link', { name: 'קוד QR', exact: true }).click();
    const opened = card.getByRole('dialog');
    await expect(opened).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(card.getByRole('heading', { level: 1 })).toHaveText('דנה לוי');
    await expect(page).toHaveURL(siteUrl);
    await card.getByRole('link', { name: 'נגישות' }).click();
    await expect(page).not.toHaveURL(siteUrl);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('a browser frames no other address of ours', async ({ page, baseURL }) => {
  body = `<iframe src="${baseURL}/p/dana-levi"></iframe>`;
  const refused = page.waitForEvent('requestfailed');
  const told = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(siteUrl);
  const request = await refused;
  expect([request.url(), request.failure()?.errorText]).toEqual([
    `${baseURL}/p/dana-levi`,
    'net::ERR_BLOCKED_BY_RESPONSE',
  ]);
  await told;
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

test('has no fault for axe in English', async ({ page, context, baseURL }) => {
  await choose(context, baseURL, { language: 'en', theme: 'dark' });
  await page.goto('/embed?card=dana-levi');
  await expectAccessible(page, { themes: 'chosen' });
});
