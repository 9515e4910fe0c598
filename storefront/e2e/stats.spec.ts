import { expect, test, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { choose, expectAccessible, overhang, visit } from './visit.ts';

// The owner of several cards, with a year of views.
test.beforeEach(({ context }) => signIn(context, 'owner@bikur.example'));

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

interface Stats {
  cards: { id: number; name: string }[];
  period: { totals: { views: number } };
}
const read = async (page: Page, path: string): Promise<Stats> =>
  (await (await page.request.get(path)).json()) as Stats;

test('the period and the card are chosen, stand in the address, and are saved as a table', async ({
  page,
  context,
}) => {
  const stats = await read(page, '/api/stats?days=90');
  const card = stats.cards[0];
  await visit(page, '/stats');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('סטטיסטיקה');
  await expectAccessible(page, { themes: 'chosen' });
  await main.getByRole('link', { name: '90 ימים' }).click();
  await expect(page).toHaveURL('/stats?days=90');
  await expect(main.locator('dl dd').first()).toHaveText(stats.period.totals.views.toLocaleString('he-IL'));
  await main.getByRole('combobox', { name: 'כרטיס' }).selectOption(String(card?.id));
  await expect(page).toHaveURL(`/stats/${card?.id}?days=90`);
  await expect(section(page, 'לפי כרטיס')).toHaveCount(0);

  // Impossible dates: the field shows the issue and keeps what the owner typed.
  await main.getByRole('button', { name: 'טווח אחר' }).click();
  await main.getByLabel('מתאריך').fill('2026-11-10');
  await main.getByLabel('עד תאריך').fill('2026-11-01');
  await main.getByRole('button', { name: 'הצגה' }).click();
  await expect(main.getByLabel('עד תאריך')).toHaveAccessibleDescription('התאריך האחרון מוקדם מהראשון');
  await expect(main.getByLabel('עד תאריך')).toBeFocused();
  await main.getByLabel('עד תאריך').fill('2026-11-12');
  await main.getByRole('button', { name: 'הצגה' }).click();
  await expect(page).toHaveURL(`/stats/${card?.id}?from=2026-11-10&to=2026-11-12`);
  await expect(main).toContainText('10 בנובמבר 2026 עד 12 בנובמבר 2026, לעומת 3 הימים שלפניהם');
  // The address alone restores it, from the server.
  const restored = await context.request.get(page.url());
  expect(await restored.text()).toContain('10 בנובמבר 2026 עד 12 בנובמבר 2026');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overhang(page)).toBe(0);
  }

  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toContain('2026-11-10 2026-11-12.csv');
});

test('the line is read by arrow keys, every chart is a table, and what is missing is said', async ({
  page,
}) => {
  await visit(page, '/stats?days=30');

  await test.step('the line is read by arrow keys, and every chart is a table at a press', async () => {
    const line = page.getByRole('slider');
    await line.focus();
    await page.keyboard.press('End');
    const last = await line.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect(line).not.toHaveAttribute('aria-valuetext', last ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(line).toHaveAttribute('aria-valuetext', last ?? '');
    expect(last).toMatch(/^\d+ ב\S+ 20\d\d: \d+ צפיות, בתקופה הקודמת \d+$/);
    for (const [name, rows] of [
      ['צפיות ליום', 30],
      ['לחיצות לפי סוג', 12],
      ['מאיפה הגיעו', 7],
      ['באיזה מכשיר', 4],
      ['מתי נכנסים', 24],
    ] as const) {
      // In the page for screen readers before it is visible.
      await expect(page.getByRole('table', { name }).locator('tbody tr')).toHaveCount(rows);
      const button = page
        .getByRole('button', { name: 'כטבלה' })
        .and(page.locator(`[aria-pressed=false]`))
        .first();
      await button.focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('button', { name: 'כטבלה', pressed: true })).toHaveCount(5);
    await expect(page.getByRole('slider')).toHaveCount(0);
  });

  await test.step('a plan without details says what is locked; no visits, no card and a fault say what to do', async () => {
    const stats = await read(page, '/api/stats?days=7');
    const nothing = { views: 0, uniqueVisitors: 0, clicks: 0, downloads: 0, contactFormSubmissions: 0 };
    let answer: { status: number; json: object } = { status: 200, json: { ...stats, advanced: null } };
    await page.route('**/api/stats?days=*', (route) => route.fulfill(answer));
    await page.getByRole('link', { name: '7 ימים' }).click();
    const locked = section(page, 'מי לחץ, מאיפה הגיעו ומתי כדאי להיות זמינים');
    await expect(locked.getByRole('link', { name: 'לכל התוכניות' })).toHaveAttribute('href', '/subscription');
    await expect(section(page, 'צפיות ליום')).toBeVisible();
    await expect(section(page, 'לחיצות לפי סוג')).toHaveCount(0);

    const empty = { ...stats, allTime: nothing, period: { ...stats.period, totals: nothing } };
    answer = { status: 200, json: empty };
    await page.getByRole('link', { name: '90 ימים' }).click();
    await expect(page.getByRole('heading', { name: 'הכרטיס מחכה לביקור הראשון' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'שליחה ב־WhatsApp' })).toHaveAttribute(
      'href',
      /wa\.me.*%2Fp%2F/,
    );
    await expectAccessible(page, { within: 'main', themes: 'chosen' });

    answer = { status: 500, json: { message: 'אירעה שגיאה בשרת.', code: 'internal_error' } };
    await page.getByRole('link', { name: '12 חודשים' }).click();
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    answer = { status: 200, json: { ...stats, cards: [], allTime: nothing, period: empty.period } };
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('link', { name: 'לכרטיס חדש' })).toHaveAttribute('href', '/editor');

    // Another owner's card answers like a missing one.
    expect((await page.request.get('/stats/999999')).status()).toBe(404);
  });
});

test('no fault for axe in English', async ({ page, context, baseURL }) => {
  await choose(context, baseURL, { language: 'en', theme: 'dark' });
  await visit(page, '/stats?days=7');
  await expectAccessible(page, { themes: 'chosen' });
});
