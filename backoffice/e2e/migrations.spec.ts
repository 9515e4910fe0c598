import { randomInt, randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { migrationsFolder } from '../../.config/browser-context.ts';
import { findViolations } from '../../api/testing/accessibility.ts';
import { goWithin } from '../../api/testing/go-within.ts';
import { signIn } from './sign-in.ts';

async function send(request: APIRequestContext, path: string, data: object): Promise<{ id: number }> {
  const { csrfToken } = (await (await request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const answer = await request.post(path, {
    data,
    // A random IP address: rate limits count by address.
    headers: { 'csrf-token': csrfToken, 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}` },
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as { id: number };
}

/** Without the bar and the menu: they have a test of their own. */
async function expectClean(page: Page): Promise<void> {
  expect(await findViolations(page, { within: 'main' })).toEqual([]);
}

async function typeAndPress(page: Page, text: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

test('packages are moved from one product to another: previewed, run, undone', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signIn(page);
  const tail = randomUUID().slice(0, 8);
  const product = (name: string, proCardCount: number) =>
    send(page.request, '/api/admin/products', {
      name,
      packageType: 'free',
      monthlyPrice: '0.00',
      yearlyPrice: '0.00',
      proCardCount,
    });
  const from = await product(`ישן ${tail}`, 2);
  await product(`חדש ${tail}`, 0);
  const owners: string[] = [];
  for (let one = 0; one < 2; one += 1) {
    const owner = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const username = `move${randomUUID().slice(0, 10)}`;
    owners.push(username);
    await send(owner, '/api/auth/register', {
      username,
      email: `${username}@example.test`,
      password: 'bikur-demo',
    });
    await send(owner, '/api/checkout', {
      type: 'package',
      id: from.id,
      billingCycle: 'monthly',
      method: { kind: 'test' },
      acceptTerms: true,
    });
    await owner.dispose();
  }

  await page.goto('/admin/package-migration');
  await page.getByRole('link', { name: 'תצוגה מקדימה חדשה' }).click();
  for (const [label, name] of [
    ['מהמוצר', `ישן ${tail}`],
    ['אל המוצר', `חדש ${tail}`],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name }).click();
  }
  await page.getByRole('button', { name: 'הכנת תצוגה מקדימה' }).click();
  await expect(page.getByText('מוכנה לאישור')).toBeVisible({ timeout: 20_000 });
  for (const username of owners) {
    const row = page.getByRole('row', { name: username });
    await expect(row).toContainText('0 / 2');
    await expect(row).toContainText('כל העיצובים');
    await expect(row).toContainText('ממתינה');
  }
  await expectClean(page);

  await page.getByRole('button', { name: 'הרצת ההעברה' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('3');
  await page.getByRole('dialog').getByRole('button', { name: 'הרצת ההעברה' }).click();
  await expect(page.getByRole('dialog')).toContainText('זה לא מה שצריך להקליד');
  await typeAndPress(page, '2', 'הרצת ההעברה');
  await expect(page.getByText('הסתיימה')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('row', { name: owners[0] ?? '' })).toContainText('הועברה');

  await page.getByRole('button', { name: 'ביטול ההעברה כולה' }).click();
  await typeAndPress(page, '2', 'ביטול ההעברה כולה');
  await expect(page.getByText('בוטלה', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('row', { name: owners[1] ?? '' })).toContainText('הוחזרה');
});

test('a database migration is seen, fails, is mended, run and rolled back', async ({ page }) => {
  const name = `20991231${randomInt(100_000, 999_999)}_made_by_browser_test.ts`;
  const table = `browser_test_${randomUUID().slice(0, 8)}`;
  const file = `${migrationsFolder()}${name}`;
  const write = (up: string) =>
    writeFileSync(
      file,
      `import type { Knex } from 'knex';
       export async function up(knex: Knex): Promise<void> { ${up} }
       export async function down(knex: Knex): Promise<void> { await knex.schema.dropTable('${table}'); }`,
    );
  try {
    await signIn(page);
    write(
      `await knex.raw('create table ${table} (id integer)'); await knex.raw('alter table no_such_table add x integer');`,
    );
    await page.goto('/admin/database-migrations');
    const pending = page.getByRole('group', { name: 'מה ירוץ' });
    await page.getByText('מה ירוץ').click();
    await expect(pending).toContainText(`create table ${table} (id integer)`);
    const run = page.getByRole('button', { name: 'הרצת הגירה אחת' });
    await run.click();
    await typeAndPress(page, 'migrate 1', 'הרצת הגירה אחת');
    await expect(page.getByRole('row', { name }).first()).toContainText('חסר משהו שההגירה מסתמכת עליו');
    await expect(page.getByRole('row', { name }).first()).toContainText('המסד נשאר כמו שהיה');

    write(`await knex.raw('create table ${table} (id integer)');`);
    // Another page between: the list of files is read anew.
    await goWithin(page, '/admin/background-jobs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('משימות רקע');
    await goWithin(page, '/admin/database-migrations');
    await run.click();
    await typeAndPress(page, 'migrate 1', 'הרצת הגירה אחת');
    await expect(page.getByText('אין הגירות ממתינות')).toBeVisible();
    await page.getByRole('button', { name: 'ביטול הקבוצה האחרונה' }).click();
    const batch = await page
      .getByRole('dialog')
      .getByText(/rollback \d+/)
      .first()
      .innerText();
    await typeAndPress(page, /rollback \d+/.exec(batch)?.[0] ?? '', 'ביטול הקבוצה האחרונה');
    await expect(run).toBeVisible();
    await expect(page.getByRole('row', { name }).first()).toContainText('הצליחה');
    await expectClean(page);
  } finally {
    rmSync(file, { force: true });
  }
});
