import { expect, test, type Page } from '@playwright/test';
import { registerAnew } from './sign-in.ts';
import { choose, expectAccessible, looks, overhang, toastIn, visit } from './visit.ts';
import { formatMoney } from '../../api/contract/base/format-money.ts';

const planCalled = async (page: Page, name: string): Promise<number> => {
  const plans = (await (await page.request.get('/api/products')).json()) as { id: number; name: string }[];
  const plan = plans.find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`no plan ${name}`);
  return plan.id;
};
const typeCard = async (page: Page, number: string) => {
  await page.getByLabel('מספר כרטיס').fill(number);
  await page.getByLabel('שם בעל הכרטיס').fill('דנה לוי');
  await page.getByLabel('תוקף').fill('08/40');
  await page.getByLabel('CVV').fill('123');
  await page.getByRole('button', { name: /תשלום/ }).click();
};
const result = (page: Page) => page.locator('#result-title');
const payButton = (page: Page) => page.getByRole('button', { name: /^לתשלום/ });
const accept = (page: Page) => page.getByRole('checkbox', { name: /תנאי השימוש/ }).check();

test('from the plans to a paid plan: sums, terms, two presses, the card kept, back and reload', async ({
  page,
}) => {
  await registerAnew(page);
  await visit(page, '/subscription?billing=monthly');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'פרו' }) })
    .getByRole('link', { name: 'להצטרפות' })
    .click();
  await expect(page).toHaveURL(/\/checkout\/package\/\d+\?billing=monthly$/);
  const slip = page.getByRole('region', { name: 'מה משלמים' });
  await expect(slip).toContainText(formatMoney('33.90', 'he'));
  await expect(slip).toContainText(formatMoney('6.10', 'he'));
  await payButton(page).click();
  await expect(page.getByText('כדי לשלם יש להסכים לתנאים')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /תנאי השימוש/ })).toBeFocused();
  await accept(page);
  await page.getByLabel('לשמור את הכרטיס').check();
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  const payment = page.url();
  // The customer goes back and on again: the same payment page, not another attempt.
  await page.goBack();
  await expect(payButton(page)).toBeVisible();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  if (!(await page.getByRole('checkbox', { name: /תנאי השימוש/ }).isChecked())) await accept(page);
  if (!(await page.getByLabel('לשמור את הכרטיס').isChecked()))
    await page.getByLabel('לשמור את הכרטיס').check();
  await payButton(page).click();
  await expect(page).toHaveURL(payment);
  await typeCard(page, '4580 4580 4580 4580');
  await expect(result(page)).toHaveText('שולם');
  await expect(page.getByText(/^R\d{6}$/)).toBeVisible();
  const number = await page.getByText(/^R\d{6}$/).textContent();
  await page.reload();
  await expect(result(page)).toHaveText('שולם');
  await visit(page, '/wallet');
  await expect(page.getByRole('region', { name: 'קבלות' }).locator('details')).toHaveCount(1);
  await page.getByRole('region', { name: 'קבלות' }).locator('summary').click();
  await expect(page.getByRole('region', { name: 'קבלות' })).toContainText(number ?? '');
  await expect(page.getByRole('region', { name: 'אמצעי תשלום' })).toContainText('4580');
  await visit(page, '/subscription');
  await expect(page.getByRole('region', { name: 'התוכנית שלי' })).toContainText('פרו');
});

test('declined, tried again with 3-D Secure, and a forged way back in between pays nothing', async ({
  page,
}) => {
  await registerAnew(page);
  const id = await planCalled(page, 'עסק');
  await visit(page, `/checkout?type=package&id=${id}`);
  await accept(page);
  await payButton(page).click();
  await typeCard(page, '4580 0000 0000 0067');
  await expect(result(page)).toHaveText('התשלום נדחה');
  await expect(page.getByText(/אין טעם לנסות שוב בכרטיס הזה/)).toContainText('001');
  await page.getByRole('link', { name: 'לנסות שוב' }).click();
  await accept(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  const paymentPage = page.url();
  await page.getByRole('link', { name: 'ביטול וחזרה לאתר' }).click();
  await expect(result(page)).toHaveText('עמוד התשלום מחכה');
  const forged = new URL(page.url());
  forged.searchParams.set('back', 'success');
  forged.searchParams.set('status_code', '000');
  await visit(page, forged.pathname + forged.search);
  await expect(result(page)).toHaveText('עמוד התשלום מחכה');
  await page.goto(paymentPage);
  await typeCard(page, '4580 0000 0000 0026');
  await page.getByLabel('קוד חד־פעמי').fill('123456');
  await page.getByRole('button', { name: 'אישור' }).click();
  await expect(result(page)).toHaveText('שולם');
});

test('the join button really activates with the sandbox, and then says so', async ({ page }) => {
  await registerAnew(page);
  await visit(page, '/subscription-required');
  const offer = page.locator('[data-offer="monthly"]');
  await offer.getByRole('button', { name: 'הצטרפות' }).click();
  await expect(offer.getByRole('button', { name: 'מעבד...' })).toBeVisible();
  await expect(toastIn(page)).toContainText('המנוי הופעל בהצלחה!');
  await expect(toastIn(page)).toContainText('כעת תוכל לגשת לכרטיס הביקור הדיגיטלי.');
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(page.getByRole('region', { name: 'התוכנית שלי' })).toContainText('מנוי חודשי');
  await visit(page, `/checkout/package/${await planCalled(page, 'מנוי חודשי')}`);
  await expect(page.getByRole('heading', { level: 2 })).toContainText('כבר פעילה');
});

test('no fault for axe, nothing sideways, in every look: form, result, nothing to pay, guest', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  await registerAnew(page);
  const id = await planCalled(page, 'פרו');
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const begun = await page.request.post('/api/checkout', {
    data: { type: 'package', id, billingCycle: 'yearly', method: { kind: 'new' }, acceptTerms: true },
    headers: { 'csrf-token': csrfToken },
  });
  const { payment } = (await begun.json()) as { payment: { id: string } };
  for (const look of looks) {
    await choose(context, baseURL, look);
    for (const path of [
      `/checkout/package/${id}`,
      `/checkout/package/${id}?payment=${payment.id}`,
      '/checkout?type=package&id=99999999',
      '/subscription-required',
    ]) {
      await visit(page, path);
      await expectAccessible(page);
      if (look.theme !== 'light') continue;
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overhang(page), `${path} at ${width}`).toBe(0);
      }
    }
  }
  const guest = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await visit(guest, `/checkout/package/${id}`);
  await expect(guest.getByRole('link', { name: 'התחברות לתשלום' })).toBeVisible();
  await guest.context().close();
});
