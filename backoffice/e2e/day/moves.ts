import { randomInt } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { mailsTo, migrationsFolder, startOnItsDatabase } from '../../../.config/browser-context.ts';
import { findViolations } from '../../../api/testing/accessibility.ts';
import { goWithin } from '../../../api/testing/go-within.ts';
import { buyPlan, type Customer } from '../customer.ts';
import { give, mark, type Day } from './day.ts';

/** Without the bar and the menu: they have a test of their own. */
async function expectClean(page: Page): Promise<void> {
  expect(await findViolations(page, { within: 'main' })).toEqual([]);
}

/** Gives a command that is confirmed by typing. */
const typed = (page: Page, text: string, label: string) => give(page, label, { 'כדי לאשר': text });

/** Packages go to a dearer product: previewed, told, stopped, resumed and undone. */
export async function movePackages({ page }: Day, owners: readonly Customer[]): Promise<void> {
  const name = { from: `ישן ${mark}`, to: `חדש ${mark}` };
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const product = async (of: string, monthlyPrice: string, proCardCount: number) => {
    const made = await page.request.post('/api/admin/products', {
      data: { name: of, monthlyPrice, yearlyPrice: '400.00', proCardCount },
      headers: { 'csrf-token': csrfToken },
    });
    expect(made.status(), await made.text()).toBe(201);
    return ((await made.json()) as { id: number }).id;
  };
  const from = await product(name.from, '35.00', 2);
  await product(name.to, '40.00', 0);
  for (const owner of owners) await buyPlan(owner, from);

  await test.step('a preview says what each of them would lose', async () => {
    await goWithin(page, '/admin/package-migration');
    await page.getByRole('link', { name: 'תצוגה מקדימה חדשה' }).click();
    for (const [label, of] of [
      ['מהמוצר', name.from],
      ['אל המוצר', name.to],
    ] as const) {
      await page.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: of }).click();
    }
    await page.getByRole('button', { name: 'הכנת תצוגה מקדימה' }).click();
    await expect(page.getByText('מוכנה לאישור')).toBeVisible();
    for (const { username } of owners) {
      const row = page.getByRole('row', { name: username });
      await expect(row).toContainText('0 / 2');
      await expect(row).toContainText('כל העיצובים');
      await expect(row).toContainText('ממתינה');
    }
    await expectClean(page);
  });

  await test.step('it runs once owners are told of their price, and is stopped', async () => {
    const release = await startOnItsDatabase('api/testing/hold-packages.ts', String(from));
    try {
      await page.getByRole('button', { name: 'הרצת ההעברה' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('3');
      await dialog.getByRole('button', { name: 'הרצת ההעברה' }).click();
      await expect(dialog).toContainText('זה לא מה שצריך להקליד');
      await dialog.getByRole('textbox').fill('2');
      await dialog.getByRole('button', { name: 'הרצת ההעברה' }).click();
      await expect(page.getByText('רצה', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'עצירה' }).click();
    } finally {
      await release();
    }
    await expect(page.getByText('נעצרה', { exact: true })).toBeVisible();
    for (const { email } of owners)
      await expect
        .poll(async () => (await mailsTo(email)).some(({ text }) => text.includes('40')))
        .toBe(true);
  });

  await test.step('it goes on, and is undone as a whole', async () => {
    await page.getByRole('button', { name: 'המשך', exact: true }).click();
    await expect(page.getByText('הסתיימה')).toBeVisible();
    await expect(page.getByRole('row', { name: owners[0]?.username ?? '' })).toContainText('הועברה');
    await typed(page, '2', 'ביטול ההעברה כולה');
    await expect(page.getByText('בוטלה', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: owners[1]?.username ?? '' })).toContainText('הוחזרה');
  });
}

/** A migration of the schema fails, is mended, run and rolled back. */
export async function migrateSchema({ page }: Day): Promise<void> {
  const name = `20991231${randomInt(100_000, 999_999)}_made_by_browser_test.ts`;
  const table = `browser_test_${mark}`;
  const file = `${migrationsFolder()}${name}`;
  const write = (up: string) =>
    writeFileSync(
      file,
      `import type { Knex } from 'knex';
       export async function up(knex: Knex): Promise<void> { ${up} }
       export async function down(knex: Knex): Promise<void> { await knex.schema.dropTable('${table}'); }`,
    );
  const run = page.getByRole('button', { name: 'הרצת הגירה אחת' });
  const logged = page.getByRole('row', { name }).first();
  try {
    await test.step('a migration of the schema fails, and the database stays as it was', async () => {
      write(
        `await knex.raw('create table ${table} (id integer)'); await knex.raw('alter table no_such_table add x integer');`,
      );
      await goWithin(page, '/admin/database-migrations');
      await page.getByText('מה ירוץ').click();
      await expect(page.getByRole('group', { name: 'מה ירוץ' })).toContainText(
        `create table ${table} (id integer)`,
      );
      await typed(page, 'migrate 1', 'הרצת הגירה אחת');
      await expect(logged).toContainText('חסר משהו שההגירה מסתמכת עליו');
      await expect(logged).toContainText('המסד נשאר כמו שהיה');
    });

    await test.step('mended it runs, and is rolled back', async () => {
      write(`await knex.raw('create table ${table} (id integer)');`);
      // Another page between: the list of files is read anew.
      await goWithin(page, '/admin/background-jobs');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('משימות רקע');
      await goWithin(page, '/admin/database-migrations');
      await typed(page, 'migrate 1', 'הרצת הגירה אחת');
      await expect(page.getByText('אין הגירות ממתינות')).toBeVisible();
      await page.getByRole('button', { name: 'ביטול הקבוצה האחרונה' }).click();
      const dialog = page.getByRole('dialog');
      const asked = /rollback \d+/u.exec(await dialog.innerText())?.[0] ?? '';
      await dialog.getByRole('textbox').fill(asked);
      await dialog.getByRole('button', { name: 'ביטול הקבוצה האחרונה' }).click();
      await expect(run).toBeVisible();
      await expect(logged).toContainText('הצליחה');
      await expectClean(page);
    });
  } finally {
    rmSync(file, { force: true });
  }
}
