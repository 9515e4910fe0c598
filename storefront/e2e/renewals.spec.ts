import { expect, test, type Page } from '@playwright/test';
import { runOnItsDatabase } from '../../.config/browser-context.ts';
import { antiForgery, registerAnew } from './sign-in.ts';
import { choose, expectAccessible, looks, overhang, visit } from './visit.ts';

/** Runs the worker's renewals at another moment, for one user. */
function renewAt(now: Date, email: string): { charged: number } {
  const moment = now.toISOString();
  const printed = runOnItsDatabase('api/scripts/renewals.ts', `--now=${moment}`, `--user=${email}`);
  return JSON.parse(printed) as { charged: number };
}

async function typeCard(page: Page, number: string) {
  await page.getByLabel('מספר כרטיס').fill(number);
  await page.getByLabel('שם בעל הכרטיס').fill('דנה לוי');
  await page.getByLabel('תוקף').fill('08/40');
  await page.getByLabel('CVV').fill('123');
  await page.locator('form button[type="submit"]').last().click();
}

const periodEnd = async (page: Page): Promise<Date> => {
  const { active } = (await (await page.request.get('/api/subscription')).json()) as {
    active: { endDate: string }[];
  };
  return new Date(active[0]?.endDate ?? Number.NaN);
};

test('a plan that renews itself: declined, the banner with the way out, another card, and paid at once', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await registerAnew(page);
  const headers = await antiForgery(page.request);
  const card = { businessName: 'סטודיו דנה', category: 'עיצוב', phone: '052-5550123' };
  await page.request.post('/api/cards', { headers, data: card });
  await visit(page, '/subscription?billing=monthly');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'פרו' }) })
    .getByRole('link', { name: 'להצטרפות' })
    .click();
  // The text beside the price says what will be charged.
  const slip = page.getByRole('region', { name: 'מה משלמים' });
  await expect(slip).toContainText('מחויב כל חודש');
  const renews = page.getByRole('checkbox', { name: /לחדש את המנוי מעצמו/ });
  await renews.uncheck();
  await expect(slip).toContainText('בלי חידוש אוטומטי');
  await renews.check();
  await page.getByRole('checkbox', { name: /תנאי השימוש/ }).check();
  await page.getByRole('button', { name: /^לתשלום/ }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await typeCard(page, '4580 0000 0000 0059');
  await expect(page.locator('#result-title')).toHaveText('שולם');
  await expect(page.locator('main')).toContainText('החיוב הבא');

  const due = await periodEnd(page);
  const noon = new Date(`${due.toISOString().slice(0, 10)}T10:00:00Z`);
  const soon = noon > due ? noon : new Date(noon.getTime() + 86_400_000);
  expect(renewAt(soon, email)).toMatchObject({ charged: 1 });
  expect(renewAt(soon, email)).toMatchObject({ charged: 0 });

  await visit(page, '/dashboard');
  await expect(page.getByRole('region', { name: 'החיוב לא עבר: פרו' })).toContainText('עד');
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [place, path] of ['/dashboard', '/subscription', '/subscription/card'].entries()) {
    const look = looks[place % looks.length];
    if (look) await choose(context, baseURL, look);
    await visit(page, path);
    await expectAccessible(page);
    expect(await overhang(page), path).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await choose(context, baseURL, { language: 'he', theme: 'light' });

  await visit(page, '/subscription');
  const notice = page.getByRole('region', { name: 'החיוב לא עבר: פרו' });
  await expect(notice).toContainText('הכול ממשיך לפעול עד');
  await expect(notice).toContainText('ננסה שוב ב');
  // The first answer is lost: the same request is sent again, under the same key.
  const keys: (string | undefined)[] = [];
  await page.route('**/api/subscription/*/pay', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  await notice.getByRole('button', { name: /לשלם עכשיו/ }).click();
  await expect(notice.getByRole('alert')).toContainText('004');
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
  await notice.getByRole('link', { name: 'החלפת כרטיס' }).click();
  await expect(page).toHaveURL(/\/subscription\/card$/);
  await page.getByRole('button', { name: 'להחלפה ולתשלום עכשיו' }).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  await typeCard(page, '4580 4580 4580 4580');
  await expect(page.locator('#update-title')).toHaveText('הכרטיס הוחלף');
  await page.getByRole('link', { name: 'למנוי שלי' }).click();
  const plan = page.getByRole('region', { name: 'התוכנית שלי' });
  await expect(plan).toContainText('פעילה');
  await expect(plan).toContainText('4580');
  await expect(notice).toHaveCount(0);
  expect((await periodEnd(page)).getTime()).toBeGreaterThan(due.getTime());
  await visit(page, '/wallet');
  await expect(page.getByRole('region', { name: 'קבלות' }).locator('details')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'הוראות קבע' })).toContainText('4580');
});
