import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { mailsTo } from '../../.config/browser-context.ts';
import { goWithin } from '../../api/testing/go-within.ts';
import { registerAnew, signIn } from './sign-in.ts';
import { expectAccessible, visit } from './visit.ts';
import { servedPage } from './served-page.ts';

test('a company invites somebody, who gets a card that keeps the company’s look', async ({
  page,
  browser,
}) => {
  const email = `team-${randomUUID().slice(0, 8)}@example.test`;
  await signIn(page, 'team@bikur.example');
  await visit(page, '/subscription/team');
  await expectAccessible(page);
  await page.getByLabel('הכרטיס של החברה').selectOption({ index: 1 });
  await page.getByRole('checkbox', { name: 'שם העסק' }).check();
  await page.getByRole('button', { name: 'שמירה' }).click();
  await expect(page.getByText('נשמר', { exact: false }).first()).toBeVisible();
  const typed = page.getByLabel('כתובות אימייל');
  await typed.fill(`${email}, not-an-address`);
  await page.getByRole('button', { name: 'לשלוח הזמנות' }).click();
  await expect(page.getByText(/not-an-address.*כתובת אימייל לא תקינה/)).toBeVisible();
  await expect(typed).toHaveValue(`${email}, not-an-address`);
  await typed.fill(email);
  await page.getByRole('button', { name: 'לשלוח הזמנות' }).click();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row.getByText('ההזמנה נשלחה')).toBeVisible();

  let link: string | undefined;
  await expect
    .poll(async () => {
      link = /\/subscription\/invitation\?token=[\w-]+/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0];
      return link;
    })
    .toBeDefined();
  const context = await browser.newContext({ locale: 'he-IL', viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await visit(phone, link ?? '');
  await expect(phone.getByRole('heading', { name: 'הזמנה אל אופק נדל״ן' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'הרשמה' }).last()).toBeVisible();
  await expectAccessible(phone);
  await registerAnew(phone);
  await phone.reload();
  await phone.getByRole('button', { name: 'לקבל את הכרטיס' }).click();
  await expect(phone).toHaveURL(/\/editor\/\d+/);
  await expect(phone.getByText('הכרטיס שייך לצוות אופק נדל״ן', { exact: false })).toBeVisible();
  await expect(phone.getByLabel('שם העסק')).toBeDisabled();
  await expect(phone.getByLabel('תפקיד')).toBeEnabled();
  await goWithin(phone, link ?? '');
  await expect(phone.getByRole('heading', { name: 'הקישור אינו תקף' })).toBeVisible();

  await page.reload();
  await expect(row.getByText('בצוות', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'להוציא מהצוות' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'כן, להוציא' }).click();
  await expect(page.getByText('המקום התפנה', { exact: true })).toBeVisible();
  expect((await servedPage(phone.request, '/subscription/team')).text).toContain('אין כאן צוות');
  await context.close();
});
