import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { runOnItsDatabase } from '../../.config/browser-context.ts';
import { signIn } from './sign-in.ts';

async function writeHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const { csrfToken } = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
  return { 'csrf-token': csrfToken, 'x-forwarded-for': `198.18.7.${Math.ceil(Math.random() * 250)}` };
}

/** A card of a new owner: no other test uses it. */
async function newCard(page: Page, businessName: string): Promise<number> {
  const username = `desk${randomUUID().slice(0, 12)}`;
  const { request } = page.context();
  const registered = await request.post('/api/auth/register', {
    headers: await writeHeaders(request),
    data: { username, email: `${username}@example.test`, password: 'bikur-demo' },
  });
  expect(registered.ok()).toBe(true);
  const made = await request.post('/api/cards', {
    headers: await writeHeaders(request),
    data: { businessName, phone: '052-5550188', category: 'טכנאי' },
  });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { id: number }).id;
}

test('a reported card is taken down with a reason, meets visitors as a neutral page, and is put back', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await browser.newContext({ baseURL: baseURL ?? '', locale: 'he-IL' });
  const ownerPage = await owner.newPage();
  const name = `מתחזה ${randomUUID().slice(0, 8)} בע״מ`;
  const id = await newCard(ownerPage, name);
  const visitor = await browser.newContext({ baseURL: baseURL ?? '', locale: 'he-IL' });
  const visitorPage = await visitor.newPage();
  await visitorPage.goto(`/p/${id}/report`);
  await visitorPage.getByLabel('התחזות לאדם או לעסק אחר').check();
  await visitorPage.getByRole('button', { name: 'שליחת הדיווח' }).click();
  await expect(visitorPage).toHaveURL(/sent=1/);

  await signIn(page);
  await page.goto(`/admin/card-reports?filter=${encodeURIComponent(JSON.stringify({ profileId: id }))}`);
  await page.getByRole('table').getByRole('link', { name }).first().click();
  await page.getByRole('button', { name: 'הסרת הכרטיס' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('הודעה לבעלי הכרטיס').fill('הלוגו שייך לחברה אחרת <b>x</b>');
  await dialog.getByRole('button', { name: 'להסיר מהאתר' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('main').getByText('הכרטיס הוסר', { exact: true })).toBeVisible();

  await visitorPage.goto(`/p/${id}`);
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText('הכרטיס הזה אינו זמין');
  await expect(visitorPage.locator('body')).not.toContainText(name);
  await ownerPage.goto('/dashboard');
  await expect(ownerPage.locator(`#card-${id}`)).toContainText('הוסר על ידי צוות ביקור');
  await expect(ownerPage.locator(`#card-${id}`)).toContainText('הלוגו שייך לחברה אחרת <b>x</b>');

  await page.goto(`/admin/business-profiles/${id}/show`);
  await expect(page.getByRole('alert').filter({ hasText: 'הוסר מהאתר' })).toBeVisible();
  await page.getByRole('button', { name: 'החזרת הכרטיס' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'החזרת הכרטיס' }).click();
  await expect(page.getByRole('button', { name: 'הסרת הכרטיס' })).toBeVisible();
  await visitorPage.goto(`/p/${id}`);
  await expect(visitorPage.locator('body')).toContainText(name);

  // The product notified the owner by mail, too: the mail log shows it in a frame that runs no scripts.
  await page.goto(
    `/admin/mail-log?filter=${encodeURIComponent(JSON.stringify({ template: 'card_taken_down', q: name }))}`,
  );
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'המייל' }).click();
  const frame = page.locator('iframe[sandbox=""]').contentFrame();
  await expect(frame.locator('body')).toContainText('הלוגו שייך לחברה אחרת <b>x</b>');
  await owner.close();
  await visitor.close();
});

test('each figure of the dashboard opens the list of the very rows it counts; the period stands in the address', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: '90 ימים' }).click();
  await expect(page).toHaveURL(/\?days=90$/);
  await page.reload();
  await expect(page.getByRole('button', { name: '90 ימים' })).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['חידושים שנכשלו', 'חבילות פעילות', 'מיילים שלא נשלחו']) {
    const figure = page.getByRole('region', { name: 'נתונים' }).getByRole('link', { name });
    const count = await figure.locator('b').innerText();
    await figure.click();
    await expect(
      page.getByText(new RegExp(`(^|\\D)${count.trim()}$`)).filter({ hasText: 'מתוך' }),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\?days=90$/);
  }
  const chart = page.getByRole('figure', { name: 'חבילות בתוקף' });
  await chart.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByRole('slider')).toHaveAttribute('aria-valuetext', /^\d+\.\d+: \d+$/);
  await chart.getByRole('button', { name: 'כטבלה' }).click();
  await expect(chart.getByRole('row')).toHaveCount(90);
});

test('a failed job says why, and is run again', async ({ page }) => {
  const words = `השרת לא ענה ${randomUUID().slice(0, 8)}`;
  runOnItsDatabase('api/testing/fail-job.ts', 'forget-checkout-answers', words);
  await signIn(page);
  await page.goto('/admin/background-jobs?queue=forget-checkout-answers&state=failed');
  const job = page.getByRole('listitem').filter({ hasText: words });
  await expect(job).toContainText('נכשלה');
  await job.getByText('פרטי השגיאה').click();
  await expect(job.locator('pre')).toContainText('task.ts');
  await job.getByRole('button', { name: 'להריץ שוב' }).click();
  await expect(page.getByText('משימה אחת תרוץ שוב')).toBeVisible();
  await expect(job).toHaveCount(0);
});
