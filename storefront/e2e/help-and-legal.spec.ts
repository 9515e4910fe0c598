import { expect, test } from '@playwright/test';
import { choose, expectAccessible, looks, visit } from './visit.ts';

const legal = [
  ['/privacy', 'מדיניות פרטיות', 'Privacy policy', 'סעיף 11 לחוק', 12],
  ['/terms', 'תנאי שימוש', 'Terms of use', 'הסכם עיבוד מידע לבעלי כרטיסים', 14],
  ['/refund', 'מדיניות ביטולים והחזרים', 'Cancellation and refund policy', '5% ממחיר העסקה או 100 ₪', 8],
  ['/accessibility', 'הצהרת נגישות', 'Accessibility statement', 'ת״י 5568 ברמה AA', 8],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('help is complete: at least 25 questions, a search, an answer by its address, and people', async ({
    page,
  }) => {
    await page.goto('/help');
    expect(await page.locator('main details').count()).toBeGreaterThanOrEqual(25);
    await page.getByRole('searchbox').fill('מע"מ');
    await page.getByRole('button', { name: 'חיפוש' }).click();
    await expect(page.getByRole('status')).toHaveText('לא נמצאה תשובה');
    await page.getByRole('searchbox').fill('בִּיטוּל עסקה');
    await page.getByRole('button', { name: 'חיפוש' }).click();
    await expect(page.getByRole('status')).toContainText('נמצא');
    await expect(page.locator('main details')).not.toHaveCount(0);
    await page.goto('/help#cancel');
    await expect(page.locator('#cancel')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'צור קשר' }).last()).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  for (const [path, title, english, words, sections] of legal)
    test(`${path} is complete in both languages, with its date, contents and own header`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main')).toContainText(words);
      await expect(page.locator('main time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
      await expect(page.locator('main section')).toHaveCount(sections);
      await expect(page.locator('main nav ol a')).toHaveCount(sections);
      await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'חזרה לאתר' })).toBeVisible();
      await expect(page.locator('link[hreflang=en]')).toHaveAttribute(
        'href',
        new RegExp(`${path}\\?lang=en$`),
      );
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/);
      const ids = await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id));
      await page.goto(`${path}?lang=en`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
      expect(await page.locator('main section').evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${path}\\?lang=en$`),
      );
    });
});

test('the legal texts name the company’s own details and lead to one another', async ({ page }) => {
  await visit(page, '/refund');
  const main = page.getByRole('main');
  for (const address of ['mailto:info@bikur.example', 'tel:035550100', 'https://wa.me/972555550100'])
    await expect(main.locator(`a[href="${address}"]`).first()).toBeVisible();
  await expect(main).toContainText('ת״ד 1001');
  await expect(main).toContainText('שלושה ימי עסקים');
  await expect(main).toContainText('ארבעה חודשים');
  await main.getByRole('navigation').getByRole('link', { name: 'תנאי שימוש' }).click();
  await expect(page).toHaveURL('/terms');
});

test('on paper there is the text alone', async ({ page }) => {
  await visit(page, '/terms');
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('main nav')])
    await expect(hidden).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the search answers while one types, whatever the quotes and points, and stands in the address', async ({
  page,
}) => {
  await visit(page, '/help');
  const all = await page.locator('main details').count();
  await page.getByRole('searchbox').fill("צ'אט");
  await expect(page.getByRole('status')).toHaveText('נמצאה תשובה אחת');
  await expect(page.locator('main details')).toHaveCount(1);
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await page.getByRole('searchbox').fill('<script>');
  await expect(page.getByRole('status')).toHaveText('לא נמצאה תשובה');
  await expect(page.getByRole('main')).toContainText(
    'אפשר לנסות מילה אחרת או קצרה יותר, או פשוט לשאול אותנו.',
  );
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('<script>');
  await page.getByRole('searchbox').fill('');
  await expect(page.locator('main details')).toHaveCount(all);
  expect(new URL(page.url()).search).toBe('');
});

test('an answer opens by its address, also from within the app, and tells search engines', async ({
  page,
}) => {
  await visit(page, '/help#iphone-nfc');
  await expect(page.locator('#iphone-nfc')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'איך מבטלים מנוי?' }).click();
  await expect(page.locator('#cancel')).toBeVisible();
  await expect(page.locator('#cancel')).toContainText('ביטול עסקה');
  await page
    .locator('#cancel')
    .getByRole('link', { name: /קישור לתשובה הזאת/ })
    .click();
  await expect(page).toHaveURL('/help#cancel');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    '@type': string;
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity).toHaveLength(await page.locator('main details').count());
  for (const { acceptedAnswer } of data.mainEntity) expect(acceptedAnswer.text).not.toMatch(/\]\(/);
});

test('a lapsed card names its business, and nothing that could lead a visitor elsewhere', async ({
  page,
}) => {
  await visit(page, `/inactive-card?business=${encodeURIComponent('סטודיו "נועה" <b>')}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('הכרטיס אינו פעיל');
  await expect(main).toContainText('סטודיו "נועה" <b>');
  await expect(main).toContainText('אפשר להתחבר ולשדרג את המנוי');
  await main.getByRole('link', { name: 'התחברות' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(`/inactive-card?business=${encodeURIComponent('היכנסו ל־https://evil.example')}`);
  await expect(main).not.toContainText('evil');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.describe('/subscription-required', () => {
  test('shows the plans with their figures, and pretends nothing', async ({ page }) => {
    await visit(page, '/subscription-required');
    const main = page.getByRole('main');
    await expect(main).toContainText('נדרש מנוי פעיל כדי לגשת לתוכן זה. אנא שדרג את המנוי שלך.');
    const basic = main.locator('[data-offer=basic]');
    for (const text of [
      'חינם',
      'כרטיס בסיסי',
      'תבנית בסיסית',
      'קישורים לרשתות חברתיות',
      'בלי כתובת אישית',
      'בלי סטטיסטיקות מתקדמות',
    ])
      await expect(basic).toContainText(text);
    const monthly = main.locator('[data-offer=monthly]');
    for (const text of [
      '40',
      'הפופולרי ביותר',
      'כתובת אישית',
      'ניהול ביקורות לקוחות',
      'סטטיסטיקות מפורטות',
      'תמיכה מלאה',
    ])
      await expect(monthly).toContainText(text);
    const yearly = main.locator('[data-offer=yearly]');
    for (const text of ['384', '480', 'חיסכון של 20%', 'תמיכה בעדיפות', 'ייעוץ שיווקי'])
      await expect(yearly).toContainText(text);
    await basic.getByRole('link', { name: 'הצטרפות חינם' }).click();
    await expect(page.getByRole('dialog')).toContainText('הרשמה');
    await page.keyboard.press('Escape');
    await monthly.getByRole('link', { name: 'הצטרפות' }).click();
    await expect(page.getByRole('dialog')).toContainText('הרשמה');
    await expect(page.getByText('המנוי הופעל בהצלחה!')).toHaveCount(0);
  });

  test('names the card whose subscription has ended', async ({ page }) => {
    await visit(page, `/inactive-card?business=${encodeURIComponent('נגריית אלון')}`);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('expired-profile')))
      .toContain('נגריית אלון');
    await visit(page, '/subscription-required');
    await expect(page.getByRole('main')).toContainText(
      'המנוי של הכרטיס „נגריית אלון” אינו פעיל. כדי שהכרטיס יוצג שוב, על בעל הכרטיס לחדש את המנוי.',
    );
  });

  test('says that what is kept can not be read, with the ways on', async ({ page }) => {
    await visit(page, '/help');
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
  const html = await (await request.get('/at-routes-test?name=dana-levi')).text();
  expect(html).toContain('data-destination="card"');
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

for (const look of looks)
  test(`no fault for axe, and nothing scrolls sideways (${look.language}, ${look.theme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL, look);
    const paths = [
      '/help',
      '/privacy',
      '/terms',
      '/refund',
      '/accessibility',
      '/at-routes-test',
      '/inactive-card?business=Studio',
    ];
    for (const path of paths) {
      await visit(page, path);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
