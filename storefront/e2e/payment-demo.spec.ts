import { expect, test, type Page } from '@playwright/test';
import { formatMoney } from '../../api/contract/base/format-money.ts';
import { goWithin } from '../../api/testing/go-within.ts';
import { payOverHttp, typeCard, typeCode, type OpenPayment } from './payments.ts';
import { expectAccessible, expectNothingSideways, visit } from './visit.ts';
import { servedPage } from './served-page.ts';

const result = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

test('a payment goes to the sandbox, comes back paid, stays so after a reload, and its card is charged again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/payment-demo?lang=he');

  await test.step('the start', async () => {
    await expectAccessible(page, { themes: 'chosen' });
    await expectNothingSideways(page);
    const row = page.getByRole('row', { name: /חידוש נכשל/ });
    await row.getByRole('button', { name: 'העתק לזיכרון' }).click();
    await expect(row.getByRole('button', { name: 'הועתק!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4580000000000059');
    await page.getByText(formatMoney('300.00', 'he')).first().click();
    await page.getByLabel(/לשמור את הכרטיס/).check();
    await page.getByRole('button', { name: 'לעמוד התשלום' }).click();
  });

  await test.step('the payment page refuses an unknown card, and keeps what was typed', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'תשלום בכרטיס אשראי' })).toBeVisible();
    await expect(page.getByRole('button', { name: `תשלום ${formatMoney('300.00', 'he')}` })).toBeVisible();
    await page.getByLabel('מספר כרטיס').fill('4111 1111 1111 1111');
    await page.getByLabel('שם בעל הכרטיס').fill('דנה לוי');
    await page.getByLabel('תוקף').fill('08/40');
    await page.getByLabel('CVV').fill('123');
    await page.getByRole('button', { name: /תשלום/ }).click();
    await expect(page.getByRole('alert')).toContainText('זה לא אחד מכרטיסי הניסיון');
    await expect(page.getByLabel('שם בעל הכרטיס')).toHaveValue('דנה לוי');
    await expectAccessible(page, { themes: 'chosen' });
    await expectNothingSideways(page);
  });

  await test.step('paid, also after a reload', async () => {
    await page.getByLabel('מספר כרטיס').fill('4580 0000 0000 0059');
    await page.getByLabel('CVV').fill('123');
    await page.getByRole('button', { name: /תשלום/ }).click();
    await expect(result(page)).toHaveText('שולם');
    await expect(page.getByText('כרטיס שמסתיים ב־0059')).toBeVisible();
    await expect(page.getByText('הגיעה הודעה חתומה')).toBeVisible();
    await expectAccessible(page, { themes: 'chosen' });
    await expectNothingSideways(page);
    const { pathname, search } = new URL(page.url());
    expect((await servedPage(page.request, pathname + search)).text).toContain('שמסתיים ב־0059');
  });

  await test.step('the kept card is charged again', async () => {
    await page.getByRole('button', { name: 'לחייב שוב את הכרטיס השמור' }).click();
    await expect(result(page)).toHaveText('נדחה');
    await page.goBack();
    await expect(result(page)).toHaveText('שולם');
  });
});

// What the provider answers, and what is believed of it: api/domains/payments/demo/payment-demo.test.ts.
test('a decline says its code, and a lost answer is found by asking', async ({ request }) => {
  const start = async (): Promise<OpenPayment> =>
    (await (await request.post('/api/payment-demo/payments', { data: {} })).json()) as OpenPayment;

  const declined = await start();
  await payOverHttp(request, declined, 'blocked');
  await request.post(`/api/payment-demo/payments/${declined.id}/check`);
  const refusal = (await servedPage(request, `/payment-demo?payment=${declined.id}`)).text;
  expect(refusal).toMatch(/נדחה .*אין טעם לנסות שוב בכרטיס הזה .*001/);

  const lost = await start();
  expect(await payOverHttp(request, lost, 'charged_then_cut')).toBeNull();
  for (let asked = 0; asked < 2; asked += 1)
    await request.post(`/api/payment-demo/payments/${lost.id}/check`);
  const words = (await servedPage(request, `/payment-demo?payment=${lost.id}`)).text;
  expect(words).toMatch(/שולם .*התשובה אבדה.* אושר/);
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
  // The list beside the form fills in its number.
  await page.getByRole('link', { name: /4580 0000 0000 0026/ }).click();
  await expect(page.getByLabel('מספר כרטיס')).toHaveValue('4580 0000 0000 0026');
  await typeCard(page, 'three_d_secure');
  await typeCode(page);
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

test('in English and dark no view has a fault', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const begun = await page.request.post('/api/payment-demo/payments', { data: { amount: '10.00' } });
  const { id, pageUrl } = (await begun.json()) as OpenPayment;
  await visit(page, '/payment-demo?lang=en');
  await expectAccessible(page, { themes: 'chosen' });
  await goWithin(page, `/payment-demo?lang=en&payment=${id}`);
  await expect(result(page)).not.toBeEmpty();
  await expectAccessible(page, { themes: 'chosen' });
  await page.goto(`${pageUrl}?lang=en&card=3`);
  await expectAccessible(page, { themes: 'chosen' });
});
