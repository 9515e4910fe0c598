import { expect, test, type Page } from '@playwright/test';
import { goWithin } from '../../api/testing/go-within.ts';
import { signIn } from './sign-in.ts';

// Staff abroad plan by Israel's clock.
test.use({ timezoneId: 'America/New_York' });

async function antiForgery(page: Page): Promise<Record<string, string>> {
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  return { 'csrf-token': csrfToken };
}

async function read(page: Page, path: string): Promise<Record<string, unknown>> {
  return (await (await page.request.get(path)).json()) as Record<string, unknown>;
}

test('a moment and a day are typed, kept and shown by the clock in Israel', async ({ page }) => {
  await signIn(page);
  const filter = encodeURIComponent(JSON.stringify({ status: 'delivered' }));
  const [order] = (await (
    await page.request.get(`/api/admin/physical-card-orders?filter=${filter}`)
  ).json()) as { id: number }[];
  if (!order) throw new Error('The demo has no delivered order.');
  const made = await page.request.post('/api/admin/blog-posts', {
    data: { title: `מאמר לעתיד ${process.pid}`, isPublished: false },
    headers: await antiForgery(page),
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: number };

  await page.goto(`/admin/physical-card-orders/${order.id}`);
  await test.step('the expected day of an order', async () => {
    const day = page.getByLabel('מסירה משוערת');
    await expect(day).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    await day.fill('2026-11-02');
    await page.getByRole('button', { name: 'שמירה' }).click();
    await expect(page).toHaveURL(/\/show$/);
    await expect(page.getByText('2.11.2026').first()).toBeVisible();
    const saved = (await read(page, `/api/admin/physical-card-orders/${order.id}`))['estimatedDeliveryDate'];
    expect(saved).toBe('2026-11-02T10:00:00.000Z');
  });

  const moment = page.getByLabel('מועד הפרסום');
  for (const [typed, sent, told] of [
    ['2030-03-28T09:00', '2030-03-28T07:00:00.000Z', '28.3.2030, 9:00'],
    // Summer time begins on 29 March 2030 at two o'clock.
    ['2030-03-29T09:00', '2030-03-29T06:00:00.000Z', '29.3.2030, 9:00'],
  ] as const)
    await test.step(`an article is scheduled for ${typed}`, async () => {
      await goWithin(page, `/admin/blog-posts/${id}`);
      await page.getByRole('radio', { name: /^בתאריך ובשעה/ }).check();
      await moment.fill(typed);
      await expect(page.getByText(told)).toBeVisible();
      await page.getByRole('button', { name: 'שמירה' }).click();
      await expect
        .poll(async () => (await read(page, `/api/admin/blog-posts/${id}`))['publishedAt'])
        .toBe(sent);
      // Another page between: the form is made anew from what was saved.
      await goWithin(page, '/admin/blog-posts');
      await expect(page.getByRole('table')).toBeVisible();
      await goWithin(page, `/admin/blog-posts/${id}`);
      await expect(moment).toHaveValue(typed);
    });
  await page.request.delete(`/api/admin/blog-posts/${id}`, { headers: await antiForgery(page) });
});
