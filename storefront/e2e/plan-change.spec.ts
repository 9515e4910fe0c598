import { expect, test, type Page } from '@playwright/test';
import { antiForgery, registerAnew } from './sign-in.ts';
import { choose, expectAccessible, looks, overhang, toastIn, visit } from './visit.ts';

interface Plan {
  id: number;
  name: string;
}

/** Buys a monthly plan and saves the payment method, as the checkout does. */
async function buy(page: Page, name: string): Promise<Plan[]> {
  const plans = (await (await page.request.get('/api/products')).json()) as Plan[];
  const plan = plans.find((candidate) => candidate.name === name);
  const answer = await page.request.post('/api/checkout', {
    headers: await antiForgery(page.request),
    data: {
      type: 'package',
      id: plan?.id,
      billingCycle: 'monthly',
      method: { kind: 'new', save: true },
      acceptTerms: true,
    },
  });
  const { payment } = (await answer.json()) as { payment: { pageUrl: string } };
  await page.goto(payment.pageUrl);
  await page.getByLabel('מספר כרטיס').fill('4580 4580 4580 4580');
  await page.getByLabel('שם בעל הכרטיס').fill('דנה לוי');
  await page.getByLabel('תוקף').fill('08/40');
  await page.getByLabel('CVV').fill('123');
  await page.getByRole('button', { name: /תשלום/ }).click();
  await expect(page.locator('#result-title')).toHaveText('שולם');
  return plans;
}
const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a plan is changed for a dearer one with the kept card, and the deal is cancelled in two clicks from the home page', async ({
  page,
  context,
  baseURL,
}) => {
  // From buying over changes up and down to cancelling.
  await registerAnew(page);
  const plans = await buy(page, 'פרו');
  const dear = plans.find(({ name }) => name === 'עסק');
  await visit(page, `/subscription?plan=${dear?.id}&billing=monthly`);
  const chosen = section(page, 'כל התוכניות').locator('[aria-current]');
  await chosen.getByRole('button', { name: 'מעבר לתוכנית' }).click();
  const dialog = page.getByRole('dialog');
  // The period has just started: the whole difference, less the seconds gone.
  await expect(dialog).toContainText(/לתשלום היום\u200f(80|79\.99)\s\u200f₪/u);
  await expect(dialog).toContainText('4580');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^לתשלום .*₪/u }).dblclick();
  await expect(page.locator('#result-title')).toHaveText('שולם');
  await expect(page).toHaveURL(/\/subscription\?payment=/);
  await page.reload();
  await expect(page.locator('#result-title')).toHaveText('שולם');
  await expect(section(page, 'התוכנית שלי')).toContainText('עסק');

  // A change to a cheaper plan waits for the end of the period, and the owner can withdraw it.
  await visit(page, '/subscription?billing=monthly');
  const plan = section(page, 'כל התוכניות').getByRole('listitem').filter({ hasText: 'פרו' }).first();
  await plan.getByRole('button', { name: 'מעבר לתוכנית' }).click();
  await expect(dialog).toContainText('אין מה לשלם היום');
  await dialog.getByRole('button', { name: 'אישור המעבר' }).click();
  await expect(section(page, 'התוכנית שלי')).toContainText('עוברים לתוכנית פרו');
  await section(page, 'התוכנית שלי').getByRole('button', { name: 'לבטל את המעבר' }).click();
  await expect(section(page, 'התוכנית שלי')).not.toContainText('עוברים לתוכנית');

  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'ביטול עסקה' }).click();
  await expect(dialog).toContainText('היום האחרון');
  await expect(dialog).toContainText(/יוחזר אליך\u200f(120|119\.99)\s\u200f₪/u);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const look of looks.toReversed()) {
    await choose(context, baseURL, look);
    await visit(page, '/subscription?cancel=1');
    await expect(page.getByRole('dialog')).toContainText(/₪(120|119\.99)|(120|119\.99)\s\u200f₪/u);
    await expectAccessible(page);
    expect(await overhang(page)).toBe(0);
  }
  await dialog.getByRole('button', { name: 'ביטול והחזר' }).click();
  await expect(toastIn(page)).toContainText('העסקה בוטלה');
  await expect(section(page, 'היסטוריה')).toContainText('הוחזרה');
  await visit(page, '/wallet');
  const receipts = section(page, 'קבלות').locator('details');
  await expect(receipts).toHaveCount(4);
  await expect(receipts.first()).toContainText(/C\d{6}/);
});
