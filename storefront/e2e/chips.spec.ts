import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { choose, expectAccessible, logIn, overhang, visit } from './visit.ts';

// Chips of the demo data, all of one order of owner@bikur.example.
const live = '/t/k7m2q9x4b8n3t';
const frozen = '/t/p3v8d6w2z9r5h';
const unassigned = '/t/b4n7s2k9m6x3q';
const unclaimed = '/t/w6h2r8c5y9f4d';
const claimCode = 'BKUR-2345-DEMQ-CHEP';

/** Views by NFC in the owner's own statistics. */
async function viewsByNfc({ request }: BrowserContext, cardId: string): Promise<number> {
  const { advanced } = (await (await request.get(`/api/cards/${cardId}/stats`)).json()) as {
    advanced: { sources: { source: string; views: number }[] };
  };
  return advanced.sources.find(({ source }) => source === 'nfc')?.views ?? 0;
}

/** Taps a live chip: its card opens, and its owner's statistics have one more view by NFC. */
async function tap(page: Page, browser: Browser, baseURL: string | undefined): Promise<void> {
  const owner = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(owner, 'owner@bikur.example');
  const { id } = (await (await owner.request.get('/api/cards/dana-levi')).json()) as { id: number };
  const before = await viewsByNfc(owner, String(id));
  await page.goto(live);
  expect(new URL(page.url()).pathname).toBe('/p/dana-levi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('דנה לוי');
  await expect.poll(() => viewsByNfc(owner, String(id))).toBe(before + 1);
  await owner.close();
}

async function typeWrongCode(page: Page): Promise<void> {
  await page.getByLabel('קוד הפעלה').fill('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  await page.getByRole('button', { name: 'הפעלת השבב' }).click();
  await expect(page.getByRole('main')).toContainText('הקוד אינו מתאים לשבב הזה');
  await expect(page.getByLabel('קוד הפעלה')).toHaveAttribute('aria-invalid', 'true');
}

/** Judges the page in English and dark, without moving this one, which goes on in Hebrew and light. */
async function expectAccessibleInEnglish(page: Page, baseURL: string | undefined): Promise<void> {
  const context = page.context();
  await choose(context, baseURL, { language: 'en', theme: 'dark' });
  const english = await context.newPage();
  await english.goto(page.url());
  await expect(english.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(english, { themes: 'chosen' });
  await english.close();
  await page.bringToFront();
  await choose(context, baseURL, { language: 'he', theme: 'light' });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a tap is counted, a wrong code is refused, and an owner points a chip at a card', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await tap(page, browser, baseURL);
    await signIn(context, 'free@bikur.example');
    await page.goto(unclaimed);
    await typeWrongCode(page);
    await signIn(context, 'owner@bikur.example');
    await page.goto(unassigned);
    await page.getByRole('radio', { name: 'דנה לוי', exact: true }).check();
    await page.getByRole('button', { name: 'חיבור השבב לכרטיס' }).click();
    expect(new URL(page.url()).pathname).toBe('/p/dana-levi');
  });
});

test('a tap opens the card and is one view that came by NFC', async ({ page, browser, baseURL }) => {
  await tap(page, browser, baseURL);
});

test('a frozen chip tells a stranger nothing; its owner logs in there and unfreezes it', async ({
  page,
  baseURL,
}) => {
  await test.step('the neutral page fits a narrow phone and is read in order', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, frozen);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('אין כאן כרטיס להציג');
    await expect(main).toContainText(new URL(page.url()).hostname);
    await expect(main).not.toContainText('דנה');
    await expect(page.getByRole('banner')).toHaveCount(0);
    expect(await overhang(page)).toBe(0);
    const login = main.getByRole('link', { name: 'התחברות' });
    await expect(login).toHaveAttribute('href', `${frozen}?login=1`);
    await login.focus();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: 'הרשמה' })).toBeFocused();
    await expectAccessible(page, { themes: 'chosen' });
    await expectAccessibleInEnglish(page, baseURL);
    await login.click();
  });

  await test.step('its owner logs in and unfreezes it', async () => {
    await logIn(page, 'owner@bikur.example');
    await expect(page.getByRole('heading', { level: 1, name: 'השבב שלך מוקפא' })).toBeVisible();
    await expectAccessible(page, { themes: 'chosen' });
    await expectAccessibleInEnglish(page, baseURL);
    await page.getByRole('button', { name: 'ביטול ההקפאה' }).click();
    await page.waitForURL('**/p/dana-levi**');
  });
});

test('a chip is claimed, after a wrong code, and pointed at a card', async ({ page, context, baseURL }) => {
  await signIn(context, 'free@bikur.example');
  await visit(page, unclaimed);
  await typeWrongCode(page);
  await expectAccessible(page);
  await page.getByLabel('קוד הפעלה').fill(claimCode.toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('לאן השבב יוביל?');
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  await expectAccessible(page, { themes: 'chosen' });
  await expectAccessibleInEnglish(page, baseURL);
  await page.getByRole('button', { name: 'חיבור השבב לכרטיס' }).click();
  await page.waitForURL('**/p/**');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
