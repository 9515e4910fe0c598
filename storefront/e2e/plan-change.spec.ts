import { expect, test, type Page } from '@playwright/test';
import { goWithin } from '../../api/testing/go-within.ts';
import { buy, planCalled } from './payments.ts';
import { registerAnew } from './sign-in.ts';
import { choose, expectAccessible, overhang, toastIn, visit } from './visit.ts';
import { servedPage } from './served-page.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a plan is changed for a dearer one with the kept card, and the deal is cancelled in two clicks from the home page', async ({
  page,
  context,
  baseURL,
}) => {
  // From buying over changes up and down to cancelling.
  await registerAnew(page);
  await buy(page.request, await planCalled(page.request, 'פרו'), 'approved');
  const dear = await planCalled(page.request, 'עסק');
  const dialog = page.getByRole('dialog');
  const mine = section(page, 'התוכנית שלי');

  await test.step('the dearer plan costs the difference of the rest of the period', async () => {
    await visit(page, `/subscription?plan=${dear.id}&billing=monthly`);
    const chosen = section(page, 'כל התוכניות').locator('[aria-current]');
    await chosen.getByRole('button', { name: 'מעבר לתוכנית' }).click();
    // The period has just started: the whole difference, less the seconds gone.
    await expect(dialog).toContainText(/לתשלום היום\u200f(80|79\.99)\s\u200f₪/u);
    await expect(dialog).toContainText('4580');
    await expectAccessible(page, { themes: 'chosen' });
    await dialog.getByRole('button', { name: /^לתשלום .*₪/u }).dblclick();
    await expect(page.locator('#result-title')).toHaveText('שולם');
    await expect(page).toHaveURL(/\/subscription\?payment=/);
    await expect(mine).toContainText('עסק');
    await page.reload();
    await expect(page.locator('#result-title')).toHaveText('שולם');
  });

  await test.step('a cheaper plan waits for the end of the period, and the change can be withdrawn', async () => {
    await goWithin(page, '/subscription?billing=monthly');
    const plan = section(page, 'כל התוכניות').getByRole('listitem').filter({ hasText: 'פרו' }).first();
    await plan.getByRole('button', { name: 'מעבר לתוכנית' }).click();
    await expect(dialog).toContainText('אין מה לשלם היום');
    await dialog.getByRole('button', { name: 'אישור המעבר' }).click();
    await expect(mine).toContainText('עוברים לתוכנית פרו');
    await mine.getByRole('button', { name: 'לבטל את המעבר' }).click();
    await expect(mine).not.toContainText('עוברים לתוכנית');
  });

  await test.step('the cancellation, in English on a narrow phone', async () => {
    await choose(context, baseURL, { language: 'en', theme: 'dark' });
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(page, '/subscription?cancel=1');
    await expect(dialog).toContainText(/₪(120|119\.99)|(120|119\.99)\s\u200f₪/u);
    await expectAccessible(page, { themes: 'chosen' });
    expect(await overhang(page)).toBe(0);
  });

  await test.step('the deal is cancelled in two clicks from the home page', async () => {
    await choose(context, baseURL, { language: 'he', theme: 'light' });
    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'ביטול עסקה' }).click();
    await expect(dialog).toContainText('היום האחרון');
    await expect(dialog).toContainText(/יוחזר אליך\u200f(120|119\.99)\s\u200f₪/u);
    await expectAccessible(page, { themes: 'chosen' });
    expect(await overhang(page)).toBe(0);
    await dialog.getByRole('button', { name: 'ביטול והחזר' }).click();
    await expect(toastIn(page)).toContainText('העסקה בוטלה');
    await expect(section(page, 'היסטוריה')).toContainText('הוחזרה');
  });

  const { receipts } = (await (await page.request.get('/api/receipts')).json()) as {
    receipts: { receiptNumber: string }[];
  };
  // Newest first: what came back stands over what was paid.
  expect(receipts.map(({ receiptNumber }) => receiptNumber.charAt(0))).toEqual(['C', 'C', 'R', 'R']);
  expect((await servedPage(page.request, '/wallet')).text).toContain(receipts[0]?.receiptNumber ?? 'C');
});
