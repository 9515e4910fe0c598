import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { formatMoney } from '../../api/contract/base/format-money.ts';
import { goWithin } from '../../api/testing/go-within.ts';
import { planCalled, typeCard, typeCode } from './payments.ts';
import { registerAnew } from './sign-in.ts';
import { choose, expectAccessible, expectNothingSideways, toastIn, visit } from './visit.ts';
import { servedPage } from './served-page.ts';

// A check after all tests searches the recorded traffic for card numbers.
const traffic = fileURLToPath(new URL('../../.cache/test/traffic/checkout.har', import.meta.url));

const result = (page: Page) => page.locator('#result-title');
const hasHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#root main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );

test('from the plans to a paid plan: sums, terms, two presses, the card kept, back and reload', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'he-IL',
    recordHar: { path: traffic },
  });
  const page = await context.newPage();
  const { request } = page;
  await registerAnew(page);
  const payButton = page.getByRole('button', { name: /^לתשלום/ });
  const terms = page.getByRole('checkbox', { name: /תנאי השימוש/ });
  const keep = page.getByLabel('לשמור את הכרטיס');
  const slip = page.getByRole('region', { name: 'מה משלמים' });

  await test.step('the plan is chosen', async () => {
    await visit(page, '/subscription?billing=monthly');
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'פרו' }) })
      .getByRole('link', { name: 'להצטרפות' })
      .click();
    await expect(page).toHaveURL(/\/checkout\/package\/\d+\?billing=monthly$/);
  });

  await test.step('the slip says what will be charged, and when', async () => {
    await expect(slip).toContainText(formatMoney('33.90', 'he'));
    await expect(slip).toContainText(formatMoney('6.10', 'he'));
    const renews = page.getByRole('checkbox', { name: /לחדש את המנוי מעצמו/ });
    await expect(renews).not.toBeChecked();
    await expect(slip).toContainText('בלי חידוש אוטומטי');
    await renews.check();
    await expect(slip).toContainText('מחויב כל חודש');
  });

  await test.step('without the terms nothing is paid', async () => {
    await payButton.click();
    await expect(page.getByText('כדי לשלם יש להסכים לתנאים')).toBeVisible();
    await expect(terms).toBeFocused();
    await expectAccessible(page, { themes: 'chosen' });
    await expectNothingSideways(page);
  });

  await test.step('two presses, back and on again lead to one payment page', async () => {
    await terms.check();
    await keep.check();
    await payButton.dblclick();
    await expect(page).toHaveURL(/\/sandbox-pay\//);
    const payment = page.url();
    await page.goBack();
    await expect(payButton).toBeVisible();
    await hasHydrated(page);
    if (!(await terms.isChecked())) await terms.check();
    if (!(await keep.isChecked())) await keep.check();
    await payButton.click();
    await expect(page).toHaveURL(payment);
  });

  await test.step('the card pays, and the page says so also after a reload', async () => {
    await typeCard(page, 'approved');
    await expect(result(page)).toHaveText('שולם');
    await expect(page.locator('main')).toContainText('החיוב הבא');
    await expectAccessible(page, { themes: 'chosen' });
    const number = (await page.getByText(/^R\d{6}$/).textContent()) ?? '';
    const { pathname, search } = new URL(page.url());
    expect((await servedPage(request, pathname + search)).text).toMatch(new RegExp(`שולם .* ${number}`));
    const wallet = (await servedPage(request, '/wallet')).text;
    expect(wallet).toContain(number);
    expect(wallet).toMatch(/אמצעי תשלום .*4580/);
    expect(wallet.match(/R\d{6}/g)).toHaveLength(1);
    expect((await servedPage(request, '/subscription')).text).toMatch(/התוכנית שלי .*פרו .*פעילה/);
  });
  await context.close();
});

// In English; what a forged way back may do is the server's: api/domains/subscriptions/checkout/checkout.test.ts.
test('declined, tried again, left and paid with 3-D Secure', async ({ page, context, baseURL }) => {
  await registerAnew(page);
  const { id } = await planCalled(page.request, 'עסק');
  await choose(context, baseURL, { language: 'en', theme: 'dark' });
  const payButton = page.getByRole('button', { name: /^Pay/ });
  const payments = page.getByLabel('Number of payments');
  const slip = page.getByRole('region', { name: 'What is paid' });
  const acceptAndPay = async () => {
    await payments.selectOption('3');
    await page.getByRole('checkbox', { name: /terms of use/ }).check();
    await payButton.click();
    await expect(page).toHaveURL(/\/sandbox-pay\//);
  };

  await test.step('the form', async () => {
    await visit(page, `/checkout?type=package&id=${id}`);
    await expect(payButton).toBeVisible();
    await expectAccessible(page, { themes: 'chosen' });
    // A year is divided, a month isn't; what can't be charged in payments isn't offered with them.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText(/Apple Pay/)).toBeVisible();
    await payments.selectOption('3');
    await expect(slip).toContainText('3 payments');
    await expect(page.getByText(/Apple Pay/)).toBeHidden();
    // The choice is kept in the address, so its radio stands as chosen a moment after the press.
    await page.getByRole('radio', { name: 'One month' }).click();
    await expect(payments).toBeHidden();
    await expect(slip).not.toContainText('3 payments');
    await page.getByRole('radio', { name: 'One year' }).click();
    await expect(payments).toBeVisible();
    await expectNothingSideways(page);
    await acceptAndPay();
    await expect(page.locator('main')).toContainText('3 payments');
    await expectNothingSideways(page);
  });

  await test.step('declined, with its reason', async () => {
    await typeCard(page, 'blocked');
    await expect(result(page)).toHaveText('The payment was declined');
    await expect(page.getByText(/no use in trying this card again/)).toContainText('001');
    await expectAccessible(page, { themes: 'chosen' });
  });

  await test.step('tried again and left: the page waits', async () => {
    await page.getByRole('link', { name: 'Try again' }).click();
    await acceptAndPay();
    const question = Promise.withResolvers<void>();
    await page.route('**/api/checkout/payments/*/check', async (route) => {
      await question.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await expect(result(page)).toHaveText('The payment page waits');
    // A press that meets the end of the question must not miss its link.
    const toPage = page.getByRole('link', { name: 'To the payment page' });
    await expect(page.getByRole('status').filter({ hasText: 'Asking' })).toBeVisible();
    const place = await toPage.boundingBox();
    question.resolve();
    await expect(page.getByRole('button', { name: 'Ask again' })).toBeEnabled();
    await expect(page.getByRole('status').filter({ hasText: 'Asking' })).toBeHidden();
    expect(await toPage.boundingBox()).toEqual(place);
  });

  await test.step('paid with the code of 3-D Secure', async () => {
    await page.getByRole('link', { name: 'To the payment page' }).click();
    await typeCard(page, 'three_d_secure');
    await typeCode(page);
    await expect(result(page)).toHaveText('Paid');
    await expect(page.locator('main')).toContainText('3 payments');
    expect((await servedPage(page.request, '/wallet')).text).toContain('3 payments');
  });
});

test('the join button really activates with the sandbox, and then says so; nothing to pay, and a guest', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await registerAnew(page);
  const { id } = await planCalled(page.request, 'מנוי חודשי');
  const offer = page.locator('[data-offer="monthly"]');

  await test.step('in English, dark', async () => {
    await choose(context, baseURL, { language: 'en', theme: 'dark' });
    await visit(page, '/subscription-required');
    await expect(offer).toBeVisible();
    await expectAccessible(page, { themes: 'chosen' });
  });

  await test.step('in Hebrew', async () => {
    await choose(context, baseURL, { language: 'he', theme: 'light' });
    await visit(page, '/checkout?type=package&id=99999999');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, { themes: 'chosen' });
    await expectNothingSideways(page);
    await goWithin(page, '/subscription-required');
    await expect(offer).toBeVisible();
    await expectAccessible(page, { themes: 'chosen' });
    await expectNothingSideways(page);
  });

  await test.step('joining', async () => {
    await offer.getByRole('button', { name: 'הצטרפות' }).click();
    await expect(offer.getByRole('button', { name: 'מעבד...' })).toBeVisible();
    await expect(toastIn(page)).toContainText('המנוי הופעל בהצלחה!');
    await expect(toastIn(page)).toContainText('כעת תוכל לגשת לכרטיס הביקור הדיגיטלי.');
    await expect(page).toHaveURL(/\/subscription$/);
    await expect(page.getByRole('region', { name: 'התוכנית שלי' })).toContainText('מנוי חודשי');
  });

  await test.step('what one has is not sold again; a guest is asked to log in', async () => {
    expect((await servedPage(page.request, `/checkout/package/${id}`)).text).toContain('כבר פעילה');
    expect((await servedPage(request, `/checkout/package/${id}`)).text).toContain('התחברות לתשלום');
  });
});
