import { expect, test } from '@playwright/test';
import { registerAnew } from './sign-in.ts';
import { choose, expectAccessible, overhang, toastIn, visit } from './visit.ts';

const name = `נגריית גפן ${Date.now().toString(36)}`;

test('one new owner makes a card, shares it, hides it, and deletes it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await registerAnew(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  const dialog = () => page.getByRole('dialog');
  const tile = () =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
  const more = tile().getByRole('button', { name: /^עוד פעולות/ });

  /** Opens the menu and takes its last item, by keyboard alone. */
  async function chooseDelete(): Promise<void> {
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: /מחיקה/ })).toBeFocused();
    await page.keyboard.press('Enter');
  }

  await test.step('three answers, on a phone, lead to proposals; leaving and coming back loses nothing', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/dashboard');
    await page.getByRole('button', { name: 'המשך לפרסום' }).click();
    await expect(page.getByRole('textbox', { name: 'שם העסק' })).toBeFocused();
    // The server draws the fetched wizard now, and not without its styles.
    expect(await (await page.request.get('/dashboard')).text()).toMatch(/href="\/assets\/new-card-wizard-/);
    // Whatever has the focus stands above the bar at the foot.
    await page.getByRole('radio', { name: 'אימון כושר' }).focus();
    const [choice, bar] = await Promise.all([
      page.getByText('אימון כושר', { exact: true }).boundingBox(),
      page.getByRole('button', { name: 'המשך לפרסום' }).boundingBox(),
    ]);
    expect((choice?.y ?? 0) + (choice?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await expect(page.getByText('יש לבחור תחום')).toBeVisible();
    await page.getByRole('textbox', { name: 'שם העסק' }).fill(name);
    await page.getByRole('searchbox', { name: 'חיפוש תחום' }).fill('נגר');
    await page.getByRole('radio', { name: 'נגרות' }).check();
    await expect(page.getByText('לא נמצא תחום כזה')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'טלפון' }).fill('052-1234567');
    await expect(page.getByText('הכתובת תהיה')).toContainText(/\/p\/nagariyat-gefen/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('כתבנו בשבילך');
    await page.getByRole('button', { name: 'מתאים: השורה שמתחת לשם' }).click();
    await page.getByRole('button', { name: 'לשנות: ארון קיר' }).click();
    await page.getByRole('textbox', { name: 'מחיר בשקלים' }).fill('זול');
    await page.keyboard.press('Enter');
    await expect(page.getByText('מחיר נכתב במספרים')).toBeVisible();
    await page.getByRole('textbox', { name: 'מחיר בשקלים' }).fill('4,300');
    await page.getByRole('button', { name: 'פרסום עם מה שאושר' }).click();
    await expect(toastIn(page)).toContainText('הצעה אחת עדיין פתוחה');
    await page.keyboard.press('Enter');
    const confirmed = page.getByRole('button', { name: 'אושר, לחיצה מבטלת: ארון קיר' });
    await expect(confirmed).toBeFocused();
    // What was confirmed can be changed, and taken back, with the words it has.
    await page.getByRole('button', { name: 'לשנות: ארון קיר' }).click();
    await page.getByRole('textbox', { name: 'מחיר בשקלים' }).fill('4,200');
    await page.keyboard.press('Enter');
    await confirmed.click();
    await page.getByRole('button', { name: 'מתאים: ארון קיר' }).click();
    await expect(page.getByRole('listitem').filter({ has: confirmed })).toContainText('4,200');
    await expectAccessible(page, { themes: 'chosen' });
    expect(await overhang(page)).toBe(0);
    await page.reload();
    await expect(page.getByText('2 מתוך 13 אושרו')).toBeVisible();
    await page.getByRole('button', { name: 'שמירה ויציאה' }).click();
    await expect(page).toHaveURL(/\/$/);
    await visit(page, '/dashboard');
    await expect(page.getByRole('textbox', { name: 'שם העסק' })).toHaveValue(name);
    await page.getByRole('button', { name: 'המשך לפרסום' }).click();
  });

  await test.step('what was confirmed is published, and nothing that was only proposed', async () => {
    await expect(page.getByRole('img', { name: new RegExp(name) })).toContainText('רהיטים ונגרות לפי מידה');
    await page.getByRole('button', { name: 'פרסום עם מה שאושר' }).click();
    await expect(dialog()).toContainText('הכרטיס באוויר.');
    await expect(dialog().getByRole('link', { name: '11 הצעות מחכות בעורך' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(
      dialog()
        .getByRole('img', { name: new RegExp(name) })
        .first(),
    ).toBeVisible();
    await expect(dialog().getByRole('link', { name: 'לשלוח את הכרטיס ב־WhatsApp' })).toBeVisible();
    const address = await dialog().getByLabel('הקישור לכרטיס').inputValue();
    const seen = await request.get(address);
    expect(seen.status()).toBe(200);
    const html = await seen.text();
    for (const shown of [name, '052-123-4567', 'ארון קיר', '4,200']) expect(html).toContain(shown);
    for (const silent of ['ספרייה', 'openingHours', 'FAQPage', 'יצא מהנגרייה'])
      expect(html).not.toContain(silent);
  });

  await test.step('the dialog copies link, signature and code, and gives the QR code as files', async () => {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await dialog().getByRole('button', { name: 'עוד דרכים לשתף' }).click();
    const address = await dialog().getByLabel('הקישור לכרטיס').inputValue();
    await dialog().getByRole('button', { name: 'העתקה', exact: true }).click();
    await expect(dialog().getByRole('button', { name: 'הועתק!' })).toBeVisible();
    expect(await clipboard()).toBe(address);
    await expect(dialog().getByRole('button', { name: 'העתקה', exact: true })).toBeVisible();
    await dialog().getByRole('button', { name: 'קוד QR' }).click();
    for (const [link, file] of [
      ['הורדת SVG', /\/qr\.svg$/],
      ['הורדת PNG', /\/qr\.png\?/],
    ] as const)
      await expect(dialog().getByRole('link', { name: link })).toHaveAttribute('href', file);
    await dialog().getByRole('button', { name: 'חתימת מייל' }).click();
    await expect(dialog().getByRole('figure')).toContainText(name);
    await dialog().getByRole('button', { name: 'העתקת החתימה' }).click();
    await expect.poll(clipboard).toContain(`לכרטיס הביקור שלי: ${address}`);
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap((item) => item.types),
    );
    expect(types).toContain('text/html');
    await dialog().getByRole('button', { name: 'הטמעה' }).click();
    await expect(dialog().getByRole('region')).toContainText('?embed=1');
    await page.keyboard.press('Escape');
    await expect(dialog()).toHaveCount(0);
  });

  await test.step('a full plan refuses the copy in words, and says where there is room', async () => {
    await more.click();
    await page.getByRole('menuitem', { name: 'שכפול' }).click();
    await expect(toastIn(page)).toContainText('כל המקומות בתוכנית שלך תפוסים');
    await expect(tile()).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'שדרוג לעוד כרטיסים' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  });

  await test.step('the card is made private and published again, and visitors see just that', async () => {
    const path =
      (await tile()
        .getByRole('link', { name: /^צפייה/ })
        .getAttribute('href')) ?? '';
    await more.click();
    await page.getByRole('menuitem', { name: 'הסתרת הכרטיס' }).click();
    await expect(tile()).toContainText('הכרטיס גלוי רק לך');
    expect((await request.get(path)).status()).toBe(404);
    await tile().getByRole('button', { name: 'פרסום הכרטיס' }).click();
    await expect(tile()).toContainText('באוויר');
    expect((await request.get(path)).status()).toBe(200);
  });

  await test.step('the page and its dialog have no fault for axe, and fit a narrow phone', async () => {
    await expectAccessible(page, { themes: 'chosen' });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overhang(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    const share = tile().getByRole('button', { name: /^שיתוף/ });
    // Nothing that is done with a card is left alone on a line.
    expect((await more.boundingBox())?.y).toBe((await share.boundingBox())?.y);
    await page
      .getByRole('button', { name: /^שיתוף/ })
      .first()
      .click();
    await expectAccessible(page, { within: '[role=dialog]', themes: 'chosen' });
    await page.keyboard.press('Escape');
    await expect(dialog()).toHaveCount(0);
  });

  await test.step('nor in English, in the dark theme', async () => {
    await choose(context, baseURL, { language: 'en', theme: 'dark' });
    const english = await context.newPage();
    await visit(english, '/dashboard');
    await expectAccessible(english, { themes: 'chosen' });
    await english
      .getByRole('button', { name: /^Share/ })
      .first()
      .click();
    await expect(english.getByRole('dialog')).toBeVisible();
    await expectAccessible(english, { within: '[role=dialog]', themes: 'chosen' });
    await english.close();
    await page.bringToFront();
    await choose(context, baseURL, { language: 'he', theme: 'light' });
  });

  await test.step('first steps tick themselves, and stay away once they are put away', async () => {
    const steps = page.getByRole('region', { name: 'צעדים ראשונים' });
    await expect(steps.getByRole('listitem').filter({ hasText: 'הכרטיס הראשון באוויר' })).toContainText(
      'בוצע',
    );
    await expect(steps.getByRole('listitem').filter({ hasText: 'תמונה על הכרטיס' })).toContainText('עוד לא');
    await steps.getByRole('button', { name: 'להסתיר את הרשימה' }).click();
    await expect(steps).toHaveCount(0);
    await visit(page, '/dashboard');
    await expect(page.getByRole('region', { name: 'התוכנית שלי' })).toBeVisible();
    await expect(steps).toHaveCount(0);
  });

  await test.step('deleting takes the typed word, by keyboard alone; then the way to a first card is back', async () => {
    await chooseDelete();
    await expect(dialog()).toContainText('יחד עם הכרטיס נמחקים');
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await chooseDelete();
    const word = dialog().getByRole('textbox');
    await word.focus();
    await page.keyboard.type('כן');
    await page.keyboard.press('Enter');
    await expect(word).toHaveAttribute('aria-invalid', 'true');
    await word.fill('מחיקה');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('בואו נכין כרטיס');
    await expectAccessible(page);
  });
});
