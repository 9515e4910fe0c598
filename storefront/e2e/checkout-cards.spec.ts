import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { sandboxCards, sandboxOtp, type CardBehaviour } from '../../api/contract/payments/sandbox-cards.ts';
import { antiForgery, registerAnew } from './sign-in.ts';

// A check after all tests searches the recorded traffic for card numbers.
const traffic = (name: string) =>
  fileURLToPath(new URL(`../../.cache/test/traffic/${name}.har`, import.meta.url));

const numberOf = (behaviour: CardBehaviour) =>
  sandboxCards.find((card) => card.behaviour === behaviour)?.number ?? '';
const result = (page: Page) => page.locator('#result-title');

/** Starts to buy a plan, and goes to the payment page. */
async function toPaymentPage(page: Page): Promise<string> {
  const plans = (await (await page.request.get('/api/products')).json()) as { id: number; name: string }[];
  const { id } = plans.find(({ name }) => name === 'פרו') ?? { id: 0 };
  const begun = await page.request.post('/api/checkout', {
    data: { type: 'package', id, billingCycle: 'monthly', method: { kind: 'new' }, acceptTerms: true },
    headers: await antiForgery(page.request),
  });
  const { payment } = (await begun.json()) as { payment: { id: string; pageUrl: string } };
  await page.goto(payment.pageUrl);
  return payment.id;
}

async function typeCard(page: Page, behaviour: CardBehaviour): Promise<void> {
  await page.getByLabel('מספר כרטיס').fill(numberOf(behaviour));
  await page.getByLabel('שם בעל הכרטיס').fill('דנה לוי');
  await page.getByLabel('תוקף').fill('08/40');
  await page.getByLabel('CVV').fill('123');
  await page.getByRole('button', { name: /תשלום/ }).click();
}
async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('קוד חד־פעמי').fill(code);
  await page.getByRole('button', { name: 'אישור' }).click();
}
/** The payment page itself breaks off: the customer returns without a result. */
const comeBackWithoutAnswer = (page: Page) =>
  page.getByRole('link', { name: 'חזרה לאתר, בלי תשובה' }).click();
const receipts = async (page: Page): Promise<number> =>
  ((await (await page.request.get('/api/receipts')).json()) as { receipts: unknown[] }).receipts.length;

test('each card that is refused charges nothing and says why, and the plan can still be bought', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    recordHar: { path: traffic('refused') },
  });
  const page = await context.newPage();
  await registerAnew(page);
  const refusals: [CardBehaviour, string][] = [
    ['refused', '004'],
    ['insufficient_funds', '051'],
    ['blocked', '001'],
    ['three_d_secure', '006'],
  ];
  for (const [behaviour, code] of refusals) {
    await toPaymentPage(page);
    await typeCard(page, behaviour);
    if (behaviour === 'three_d_secure') await typeCode(page, '000000');
    await expect(result(page), behaviour).toHaveText('התשלום נדחה');
    await expect(page.getByRole('main')).toContainText(code);
  }
  expect(await receipts(page)).toBe(0);

  // The last behaviour gives no answer at all: the page must not say "paid" before the provider has confirmed it.
  await toPaymentPage(page);
  await typeCard(page, 'hangs_uncharged');
  await comeBackWithoutAnswer(page);
  await expect(result(page)).toHaveText(/^(עמוד התשלום מחכה|מחכים לתשובה)$/);
  await page.reload();
  await expect(result(page)).toHaveText(/^(עמוד התשלום מחכה|מחכים לתשובה)$/);
  expect(await receipts(page)).toBe(0);
  await context.close();
});

test('each card that pays is paid once: with a code, with its answer lost, told thrice, told never', async ({
  browser,
  baseURL,
}) => {
  const paying: readonly CardBehaviour[] = [
    'approved',
    'three_d_secure',
    'charged_then_cut',
    'renewals_decline',
    'callback_thrice',
    'callback_never',
  ];
  for (const behaviour of paying) {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      recordHar: { path: traffic(behaviour) },
    });
    const page = await context.newPage();
    await registerAnew(page);
    await toPaymentPage(page);
    await typeCard(page, behaviour);
    if (behaviour === 'three_d_secure') await typeCode(page, sandboxOtp);
    if (behaviour === 'charged_then_cut') await comeBackWithoutAnswer(page);
    await expect(result(page), behaviour).toHaveText('שולם');
    // The customer goes back to the payment page and forward again: still one payment.
    if (behaviour === 'callback_thrice') {
      await page.goBack();
      await page.goForward();
      await page.reload();
      await expect(result(page)).toHaveText('שולם');
    }
    expect(await receipts(page), behaviour).toBe(1);
    await context.close();
  }
});
