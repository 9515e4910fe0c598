import { expect, test, type Page } from '@playwright/test';
import { servedPage } from './served-page.ts';
import { choose, expectAccessible, looks, overhang, visit } from './visit.ts';

test('without JavaScript an answer opens by its address', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await page.goto('/help#cancel');
  await expect(page.locator('#cancel')).toBeVisible();
  await page.close();
});

test('help: an answer opens by its address; the search answers while one types and stands in the address', async ({
  page,
}) => {
  await visit(page, '/help#iphone-nfc');
  await test.step('an answer opens by its address, also from within the app', async () => {
    await expect(page.locator('#iphone-nfc')).toBeVisible();
    await page.locator('summary').filter({ hasText: 'איך מבטלים מנוי?' }).click();
    await expect(page.locator('#cancel')).toBeVisible();
    await expect(page.locator('#cancel')).toContainText('ביטול עסקה');
    await page
      .locator('#cancel')
      .getByRole('link', { name: /קישור לתשובה הזאת/ })
      .click();
    await expect(page).toHaveURL('/help#cancel');
  });
  await test.step('the search answers while one types', async () => {
    const answers = page.locator('main details');
    const all = await answers.count();
    await page.getByRole('searchbox').fill("צ'אט");
    await expect(page.getByRole('status')).toHaveText('נמצאה תשובה אחת');
    await expect(answers).toHaveCount(1);
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await page.getByRole('searchbox').fill('<script>');
    await expect(page.getByRole('status')).toHaveText('לא נמצאה תשובה');
    await expect(page.getByRole('main')).toContainText(
      'אפשר לנסות מילה אחרת או קצרה יותר, או פשוט לשאול אותנו.',
    );
    expect(new URL(page.url()).searchParams.get('q')).toBe('<script>');
    await page.getByRole('searchbox').fill('');
    await expect(answers).toHaveCount(all);
    expect(new URL(page.url()).search).toBe('');
  });
});

test('who comes to a lapsed card, or lacks a subscription, reads of the card and can join', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await test.step('a lapsed card names its business and leads its owner to the login', async () => {
    await visit(page, `/inactive-card?business=${encodeURIComponent('נגריית אלון')}`);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('expired-profile')))
      .toContain('נגריית אלון');
    await main.getByRole('link', { name: 'התחברות' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await test.step('the page that asks for a subscription names the card, and pretends nothing', async () => {
    await visit(page, '/subscription-required');
    await expect(main).toContainText(
      'המנוי של הכרטיס „נגריית אלון” אינו פעיל. כדי שהכרטיס יוצג שוב, על בעל הכרטיס לחדש את המנוי.',
    );
    const yearly = main.locator('[data-offer=yearly]');
    for (const figure of ['384', '480', 'חיסכון של 20%']) await expect(yearly).toContainText(figure);
    for (const [offer, name] of [
      ['basic', 'הצטרפות חינם'],
      ['monthly', 'הצטרפות'],
    ] as const) {
      await main.locator(`[data-offer=${offer}]`).getByRole('link', { name }).click();
      await expect(page.getByRole('dialog')).toContainText('הרשמה');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(page.getByText('המנוי הופעל בהצלחה!')).toHaveCount(0);
  });
  await test.step('what is kept and can not be read is said, with the ways on', async () => {
    await page.evaluate(() =>
      sessionStorage.setItem('expired-profile', '{"profileName":"דנה","profileData":"{oops'),
    );
    await visit(page, '/subscription-required');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('שגיאה בטעינת הנתונים');
    await expect(page.getByRole('link', { name: 'לדף הבית', exact: true })).toHaveAttribute('href', '/');
    await page.getByRole('button', { name: 'ניסיון נוסף' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('נדרש מנוי');
  });
});

test('/at-routes-test tells cards, pages, redirects and what is not found', async ({ page, request }) => {
  expect((await servedPage(request, '/at-routes-test?name=dana-levi')).html).toContain(
    'data-destination="card"',
  );
  await visit(page, '/at-routes-test');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: '/p/dana-levi' })).toContainText('כרטיס: דנה לוי');
  const field = page.getByRole('textbox');
  for (const [typed, answer] of [
    ['/help', 'עמוד של האתר: עזרה'],
    ['/invoices', 'מפנה אל /wallet'],
    ['/admin/users', 'מערכת הניהול, קובץ או שירות של האתר'],
    ['/p/dana-levi', 'כרטיס: דנה לוי'],
    ['/nobody-at-all', 'לא נמצא'],
  ] as const) {
    await field.fill(typed);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(answer);
  }
  await field.fill('x?y');
  await expect(page.getByRole('main')).toContainText('השדה ריק, או שיש בו סימן שלא יכול לעמוד בכתובת.');
});

const narrow = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overhang(page), page.url()).toBe(0);
};

for (const look of looks)
  test(`no fault for axe, nothing sideways at 320 px, and on paper the text alone (${look.language}, ${look.theme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL, look);
    for (const path of ['/help', '/inactive-card?business=Studio', '/at-routes-test', '/terms']) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await visit(page, path);
      await expectAccessible(page, { themes: 'chosen' });
      await narrow(page);
    }
    // The other legal texts are of the same make: only their width is their own.
    for (const path of ['/privacy', '/refund', '/accessibility']) {
      const link = page.locator(`main nav a[href="${path}"]`);
      await link.click();
      await expect(page).toHaveURL(path);
      // Only the page that comes is without a link to itself: one that goes would take the next press with it.
      await expect(link).toHaveCount(0);
      await narrow(page);
    }
    await page.emulateMedia({ media: 'print' });
    for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('main nav')])
      await expect(hidden).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
