import { expect, test, type Page } from '@playwright/test';
import { choose, expectAccessible, looks, overhang, visit } from './visit.ts';
import { formatMoney } from '../../api/contract/base/format-money.ts';

const start = async (page: Page) => {
  await visit(page, '/payment-demo');
  await page.getByRole('button', { name: 'לעמוד התשלום' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'תשלום בכרטיס אשראי' })).toBeVisible();
};
/** Types a card number key by key, as a customer without autofill does. */
const type = async (page: Page, number: string) => {
  await page.getByLabel('מספר כרטיס').fill(number);
  await page.getByLabel('שם בעל הכרטיס').fill('דנה לוי');
  await page.getByLabel('תוקף').fill('08/40');
  await page.getByLabel('CVV').fill('123');
};
const result = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

test('a payment goes to the sandbox, comes back paid, stays so after a reload, and its card is charged again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/payment-demo');
  const row = page.getByRole('row', { name: /חידוש נכשל/ });
  await row.getByRole('button', { name: 'העתק לזיכרון' }).click();
  await expect(row.getByRole('button', { name: 'הועתק!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4580000000000059');
  await page.getByText(formatMoney('300.00', 'he')).first().click();
  await page.getByLabel(/לשמור את הכרטיס/).check();
  await page.getByRole('button', { name: 'לעמוד התשלום' }).click();

  await expect(page.getByRole('button', { name: `תשלום ${formatMoney('300.00', 'he')}` })).toBeVisible();
  await type(page, '4111 1111 1111 1111');
  await page.getByRole('button', { name: /תשלום/ }).click();
  await expect(page.getByRole('alert')).toContainText('זה לא אחד מכרטיסי הניסיון');
  await expect(page.getByLabel('שם בעל הכרטיס')).toHaveValue('דנה לוי');
  await type(page, '4580 0000 0000 0059');
  await page.getByRole('button', { name: /תשלום/ }).click();

  await expect(result(page)).toHaveText('שולם');
  await expect(page.getByText('כרטיס שמסתיים ב־0059')).toBeVisible();
  await page.reload();
  await expect(result(page)).toHaveText('שולם');
  await expect(page.getByText('הגיעה הודעה חתומה')).toBeVisible();
  await page.getByRole('button', { name: 'לחייב שוב את הכרטיס השמור' }).click();
  await expect(result(page)).toHaveText('נדחה');
  await page.goBack();
  await expect(result(page)).toHaveText('שולם');
});

test('a decline says its code, and a lost answer is found by asking', async ({ page }) => {
  await start(page);
  await type(page, '4580000000000067');
  await page.getByRole('button', { name: /תשלום/ }).click();
  await expect(result(page)).toHaveText('נדחה');
  await expect(page.getByText(/אין טעם לנסות שוב בכרטיס הזה/)).toContainText('001');

  await start(page);
  await page.getByRole('link', { name: /4580 0000 0000 0034/ }).click();
  await expect(page.getByLabel('מספר כרטיס')).toHaveValue('4580 0000 0000 0034');
  await page.getByRole('button', { name: /תשלום/ }).click();
  await page.getByRole('link', { name: 'חזרה לאתר, בלי תשובה' }).click();
  await expect(result(page)).toHaveText('שולם');
  const steps = page.getByRole('listitem').filter({ hasText: 'שאלנו' });
  await expect(steps.first()).toContainText('התשובה אבדה');
  await expect(steps.last()).toContainText('אושר');
});

test('3-D Secure asks for its code; a forged way back pays nothing; all of it works without a script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/payment-demo');
  await page.getByRole('button', { name: 'לעמוד התשלום' }).click();
  const paymentPage = page.url();
  await page.getByRole('link', { name: 'ביטול וחזרה לאתר' }).click();
  const id = new URL(page.url()).searchParams.get('payment') ?? '';
  await page.goto(`/payment-demo?payment=${id}&back=success&status=approved&status_code=000`);
  await page.getByRole('button', { name: 'לשאול שוב' }).click();
  await expect(result(page)).toHaveText('מחכים לתשלום');
  await page.goto(paymentPage);
  await type(page, '4580 0000 0000 0026');
  await page.getByRole('button', { name: /תשלום/ }).click();
  await page.getByLabel('קוד חד־פעמי').fill('123456');
  await page.getByRole('button', { name: 'אישור' }).click();
  await page
    .getByRole('button', { name: 'לשאול שוב' })
    .or(page.getByText('שולם', { exact: true }))
    .first()
    .waitFor();
  await page.goto(`/payment-demo?payment=${id}`);
  const ask = page.getByRole('button', { name: 'לשאול שוב' });
  if (await ask.isVisible()) await ask.click();
  await expect(result(page)).toHaveText('שולם');
  await page.goto(paymentPage);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('העמוד הזה כבר שולם');
  await context.close();
});

test('every view is without a fault for axe in both languages and themes, and fits every width', async ({
  page,
  context,
  baseURL,
}) => {
  const begun = await page.request.post('/api/payment-demo/payments', { data: { amount: '10.00' } });
  const { id, pageUrl } = (await begun.json()) as { id: string; pageUrl: string };
  for (const look of looks) {
    await choose(context, baseURL, look);
    const lang = `?lang=${look.language}`;
    for (const path of [
      `/payment-demo${lang}`,
      `/payment-demo${lang}&payment=${id}`,
      `${pageUrl}${lang}&card=3`,
    ]) {
      if (path.startsWith('/')) await visit(page, path);
      else await page.goto(path);
      await expectAccessible(page);
      if (look.theme === 'light')
        for (const width of [320, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await overhang(page), `${path} at ${width}`).toBe(0);
        }
    }
  }
});
