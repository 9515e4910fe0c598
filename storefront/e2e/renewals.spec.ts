import { expect, test, type Page } from '@playwright/test';
import { runOnItsDatabase } from '../../.config/browser-context.ts';
import { goWithin } from '../../api/testing/go-within.ts';
import { buy, planCalled, typeCard } from './payments.ts';
import { antiForgery, registerAnew } from './sign-in.ts';
import { choose, expectAccessible, overhang, visit } from './visit.ts';
import { servedPage } from './served-page.ts';

/** Runs the worker's renewals at another moment, for one user. */
function renewAt(now: Date, email: string): { charged: number } {
  const moment = now.toISOString();
  const printed = runOnItsDatabase('api/scripts/renewals.ts', `--now=${moment}`, `--user=${email}`);
  return JSON.parse(printed) as { charged: number };
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
  const { request } = page;
  const { email } = await registerAnew(page);
  const headers = await antiForgery(request);
  const card = { businessName: 'סטודיו דנה', category: 'עיצוב', phone: '052-5550123' };
  await request.post('/api/cards', { headers, data: card });
  await buy(request, await planCalled(request, 'פרו'), 'renewals_decline');

  const due = await periodEnd(page);
  const noon = new Date(`${due.toISOString().slice(0, 10)}T10:00:00Z`);
  const soon = noon > due ? noon : new Date(noon.getTime() + 86_400_000);
  expect(renewAt(soon, email)).toMatchObject({ charged: 1 });

  const notice = page.getByRole('region', { name: 'החיוב לא עבר: פרו' });
  await test.step('in English on a narrow phone', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await choose(context, baseURL, { language: 'en', theme: 'dark' });
    await visit(page, '/subscription');
    for (const path of ['/subscription', '/subscription/card', '/dashboard'])
      await test.step(path, async () => {
        await goWithin(page, path);
        await expect(page.getByRole('main').getByText('Pro', { exact: true }).first()).toBeVisible();
        if (path !== '/dashboard') await expectAccessible(page, { themes: 'chosen' });
        expect(await overhang(page), path).toBe(0);
      });
  });

  await test.step('the banner says until when all stays, and when it is tried again', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await choose(context, baseURL, { language: 'he', theme: 'light' });
    await visit(page, '/dashboard');
    await expect(notice).toContainText('עד');
    await expectAccessible(page, { themes: 'chosen' });
    await goWithin(page, '/subscription');
    await expect(notice).toContainText('הכול ממשיך לפעול עד');
    await expect(notice).toContainText('ננסה שוב ב');
    await expectAccessible(page, { themes: 'chosen' });
  });

  await test.step('paying now: when the first answer is lost the same request is sent again, under the same key', async () => {
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
  });

  await test.step('another card, and paid at once', async () => {
    await notice.getByRole('link', { name: 'החלפת כרטיס' }).click();
    await expect(page).toHaveURL(/\/subscription\/card$/);
    const replace = page.getByRole('button', { name: 'להחלפה ולתשלום עכשיו' });
    await expect(replace).toBeVisible();
    await expectAccessible(page, { themes: 'chosen' });
    await replace.click();
    await expect(page).toHaveURL(/\/sandbox-pay\//);
    await typeCard(page, 'approved');
    await expect(page.locator('#update-title')).toHaveText('הכרטיס הוחלף');
    await page.getByRole('link', { name: 'למנוי שלי' }).click();
    const plan = page.getByRole('region', { name: 'התוכנית שלי' });
    await expect(plan).toContainText('פעילה');
    await expect(plan).toContainText('4580');
    await expect(notice).toHaveCount(0);
    expect((await periodEnd(page)).getTime()).toBeGreaterThan(due.getTime());
    const wallet = (await servedPage(request, '/wallet')).text;
    expect(new Set(wallet.match(/R\d{6}/g))).toHaveProperty('size', 2);
    expect(wallet).toMatch(/הוראות קבע .*4580/);
  });
});
