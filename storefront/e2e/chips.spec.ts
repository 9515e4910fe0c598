import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { choose, demoPassword, expectAccessible, looks, visit } from './visit.ts';

// Chips of the demo data, all of one order of owner@bikur.example.
const live = '/t/k7m2q9x4b8n3t';
const frozen = '/t/p3v8d6w2z9r5h';
const unassigned = '/t/b4n7s2k9m6x3q';
const unclaimed = '/t/w6h2r8c5y9f4d';
const claimCode = 'BKUR-2345-DEMQ-CHEP';
const unknown = '/t/nosuchchipatal';

/** Views by NFC in the owner's own statistics. */
async function viewsByNfc({ request }: BrowserContext, cardId: string): Promise<number> {
  const { advanced } = (await (await request.get(`/api/cards/${cardId}/stats`)).json()) as {
    advanced: { sources: { source: string; views: number }[] };
  };
  return advanced.sources.find(({ source }) => source === 'nfc')?.views ?? 0;
}

async function readPage(page: Page, path: string): Promise<{ status: number | undefined; text: string }> {
  const answer = await page.goto(path);
  return { status: answer?.status(), text: await page.getByRole('main').innerText() };
}

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a tap opens the card and is one view that came by NFC', async ({ page, browser, baseURL }) => {
      const owner = await browser.newContext({ baseURL: baseURL ?? '' });
      await signIn(owner, 'owner@bikur.example');
      await page.goto('/p/dana-levi');
      const id = (await page.locator('#card').getAttribute('data-events'))?.split('/')[3] ?? '';
      const before = await viewsByNfc(owner, id);
      await page.goto(live);
      expect(new URL(page.url()).pathname).toBe('/p/dana-levi');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('דנה לוי');
      await expect.poll(() => viewsByNfc(owner, id)).toBe(before + 1);
      await owner.close();
    });

    test('frozen, unclaimed and unknown chips show a stranger the very same page', async ({ page }) => {
      const pages = [];
      for (const path of [frozen, unassigned, unclaimed, unknown, '/t/x'])
        pages.push(await readPage(page, path));
      expect(new Set(pages.map((shown) => JSON.stringify(shown))).size).toBe(1);
      expect(pages[0]?.status).toBe(404);
      expect(pages[0]?.text).not.toContain('דנה');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('אין כאן כרטיס להציג');
      await expect(main).toContainText(new URL(page.url()).hostname);
      await expect(main.getByRole('link', { name: 'התחברות' })).toHaveAttribute('href', '/t/x?login=1');
      await expect(page.getByRole('banner')).toHaveCount(0);
    });

    test('a wrong claim code is refused in words, beside its field', async ({ page, context }) => {
      await signIn(context, 'free@bikur.example');
      await page.goto(unclaimed);
      const field = page.getByLabel('קוד הפעלה');
      if (javaScriptEnabled) await visit(page, unclaimed);
      await field.fill('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
      await page.getByRole('button', { name: 'הפעלת השבב' }).click();
      await expect(page.getByRole('main')).toContainText('הקוד אינו מתאים לשבב הזה');
      await expect(page.getByLabel('קוד הפעלה')).toHaveAttribute('aria-invalid', 'true');
    });
  });

for (const look of looks)
  test(`the pages have no fault for axe (${look.language}, ${look.theme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL, look);
    await visit(page, unknown);
    await expectAccessible(page);
    await signIn(context, 'owner@bikur.example');
    for (const path of [unknown, unassigned, frozen]) {
      await visit(page, path);
      await expectAccessible(page);
    }
  });

test('nothing scrolls sideways on a narrow phone, and the order of focus is that of reading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, unknown);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'התחברות' }).focus();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'הרשמה' })).toBeFocused();
});

test('logging in on the page of a frozen chip shows its owner how to unfreeze it', async ({ page }) => {
  await visit(page, frozen);
  await page.getByRole('main').getByRole('link', { name: 'התחברות' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^אימייל$/).fill('owner@bikur.example');
  await dialog.getByLabel(/^סיסמה$/).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'השבב שלך מוקפא' })).toBeVisible();
  await page.getByRole('button', { name: 'ביטול ההקפאה' }).click();
  await page.waitForURL('**/p/dana-levi**');
});

test('a chip is claimed and pointed at a card with scripts', async ({ page, context }) => {
  await signIn(context, 'free@bikur.example');
  await visit(page, unclaimed);
  await page.getByLabel('קוד הפעלה').fill(claimCode.toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('לאן השבב יוביל?');
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  await page.getByRole('button', { name: 'חיבור השבב לכרטיס' }).click();
  await page.waitForURL('**/p/**');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an owner points a chip at a card', async ({ page, context }) => {
    await signIn(context, 'owner@bikur.example');
    await page.goto(unassigned);
    await page.getByRole('radio', { name: 'דנה לוי', exact: true }).check();
    await page.getByRole('button', { name: 'חיבור השבב לכרטיס' }).click();
    expect(new URL(page.url()).pathname).toBe('/p/dana-levi');
  });
});
