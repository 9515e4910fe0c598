import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { runOnItsDatabase } from '../../.config/browser-context.ts';
import { goWithin } from '../../api/testing/go-within.ts';
import { signIn } from './sign-in.ts';

async function writeHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const { csrfToken } = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
  return { 'csrf-token': csrfToken, 'x-forwarded-for': `198.18.7.${Math.ceil(Math.random() * 250)}` };
}

/** A page as the server writes it. */
const htmlOf = async (request: APIRequestContext, path: string): Promise<string> =>
  (await request.get(path, { headers: { Accept: 'text/html' } })).text();

/** A card of a new owner: no other test uses it. */
async function newCard(request: APIRequestContext, businessName: string): Promise<number> {
  const username = `desk${randomUUID().slice(0, 12)}`;
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
  playwright,
  baseURL,
}) => {
  const owner = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const name = `מתחזה ${randomUUID().slice(0, 8)} בע״מ`;
  const id = await newCard(owner, name);
  const filterOf = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const firstRow = page.getByRole('table').getByRole('link');
  const dialog = page.getByRole('dialog');
  const words = 'הלוגו שייך לחברה אחרת <b>x</b>';
  const reported = await visitor.post(`/api/cards/${id}/report`, {
    data: { reason: 'impersonation' },
    headers: { 'x-forwarded-for': `198.18.8.${Math.ceil(Math.random() * 250)}` },
  });
  expect(reported.status(), await reported.text()).toBe(201);

  await signIn(page);
  await test.step('staff take it down, and write why', async () => {
    await page.goto(`/admin/card-reports${filterOf({ profileId: id })}`);
    await firstRow.filter({ hasText: name }).first().click();
    await page.getByRole('button', { name: 'הסרת הכרטיס' }).click();
    await dialog.getByLabel('הודעה לבעלי הכרטיס').fill(words);
    await dialog.getByRole('button', { name: 'להסיר מהאתר' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('main').getByText('הכרטיס הוסר', { exact: true })).toBeVisible();
  });

  await test.step('visitors are told nothing of it, its owner is told why', async () => {
    const neutral = await htmlOf(visitor, `/p/${id}`);
    expect(neutral).toContain('הכרטיס הזה אינו זמין');
    expect(neutral).not.toContain(name);
    const dashboard = await htmlOf(owner, '/dashboard');
    expect(dashboard).toContain('הוסר על ידי צוות ביקור');
    expect(dashboard).toContain('הלוגו שייך לחברה אחרת &lt;b&gt;x&lt;/b&gt;');
  });

  await test.step('the way back is on the report, on the card and on the takedown, from which it is taken', async () => {
    const back = page.getByRole('button', { name: 'החזרת הכרטיס' });
    await expect(back).toBeVisible();
    await goWithin(page, `/admin/business-profiles/${id}/show`);
    await expect(page.getByRole('alert').filter({ hasText: 'הוסר מהאתר' })).toBeVisible();
    await expect(back).toBeVisible();
    await goWithin(page, `/admin/card-takedowns${filterOf({ profileId: id })}`);
    await firstRow.filter({ hasText: name }).first().click();
    await back.click();
    await expect(dialog.getByLabel('הודעה לבעלי הכרטיס')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(back).toHaveCount(0);
    expect(await htmlOf(visitor, `/p/${id}`)).toContain(name);
  });

  await test.step('the mail to its owner stands in the mail log, in a frame that runs no scripts', async () => {
    await goWithin(page, `/admin/mail-log${filterOf({ template: 'card_taken_down', q: name })}`);
    await page.getByRole('table').locator('a[href^="/admin/mail-log/"]').first().click();
    await page.getByRole('tab', { name: 'המייל' }).click();
    const frame = page.locator('iframe[sandbox=""]').contentFrame();
    await expect(frame.locator('body')).toContainText(words);
    // Its own rules hold, as in a mail program.
    expect(
      await frame.locator('style').evaluate((style: HTMLStyleElement) => style.sheet?.cssRules.length),
    ).toBeGreaterThan(0);
  });
  await owner.dispose();
  await visitor.dispose();
});

test('each figure of the dashboard opens the list of the very rows it counts; a failed job says why, and is run again', async ({
  page,
}) => {
  const failure = `השרת לא ענה ${randomUUID().slice(0, 8)}`;
  runOnItsDatabase('api/testing/fail-job.ts', 'forget-checkout-answers', failure);
  await signIn(page);
  await page.goto('/admin?days=90');

  await test.step('the period stands in the address', async () => {
    await expect(page.getByRole('button', { name: '90 ימים' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: '30 ימים' }).click();
    await expect(page.getByRole('button', { name: '90 ימים' })).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: '90 ימים' }).click();
    await expect(page).toHaveURL(/\?days=90$/);
  });

  for (const name of ['חידושים שנכשלו', 'חבילות פעילות', 'מיילים שלא נשלחו'])
    await test.step(name, async () => {
      let isFirst = true;
      // Others buy and are mailed to meanwhile: a figure that is older than the list is read anew.
      await expect(async () => {
        if (!isFirst) await page.reload();
        isFirst = false;
        const figure = page.getByRole('region', { name: 'נתונים' }).getByRole('link', { name });
        const count = (await figure.locator('b').innerText()).trim();
        await figure.click();
        const total = page.getByText(/מתוך/).filter({ hasText: /\d$/ });
        try {
          expect(/\d+$/.exec((await total.innerText()).trim())?.[0]).toBe(count);
        } finally {
          await page.goBack();
        }
        await expect(page).toHaveURL(/\?days=90$/);
      }).toPass();
    });

  await test.step('a chart is read by keys and as a table, and opens the list of a day', async () => {
    const chart = page.getByRole('region', { name: 'חבילות בתוקף' });
    const points = chart.getByRole('link');
    await expect(points).toHaveCount(90);
    await points.last().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(points.nth(88)).toBeFocused();
    await expect(points.nth(88)).toHaveAccessibleName(/^\d+\.\d+: \d+, בתקופה הקודמת \d+$/);
    await chart.getByRole('button', { name: 'כטבלה' }).click();
    const row = chart.getByRole('row').last();
    const counted = (await row.getByRole('cell').first().innerText()).replace(/\D/gu, '');
    await row.getByRole('link').click();
    await expect(page.getByText(/מתוך/).filter({ hasText: new RegExp(`${counted}$`) })).toBeVisible();
    await page.goBack();
  });

  await test.step('a failed job', async () => {
    await goWithin(page, '/admin/background-jobs?queue=forget-checkout-answers&state=failed');
    await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveText([
      'תור',
      'מתי',
      'נכשלו',
      'ממתינות',
      'רצות',
      'הסתיימו',
      'הסתיימה לאחרונה',
    ]);
    await expect(page.getByRole('combobox', { name: 'מצב' })).toHaveText('נכשלה');
    const job = page.getByRole('row').filter({ hasText: failure });
    await expect(job).toContainText('נכשלה');
    await job.getByText('פרטי השגיאה').click();
    await expect(job.locator('pre')).toContainText('task.ts');
    await job.getByRole('button', { name: 'להריץ שוב' }).click();
    await expect(page.getByText('משימה אחת תרוץ שוב')).toBeVisible();
    await expect(job).toHaveCount(0);
  });
});
