import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { mailsTo } from '../../../.config/browser-context.ts';
import { goWithin } from '../../../api/testing/go-within.ts';
import { give, listOf, mark, onPhone, rowOf, type Day } from './day.ts';

/** The caller, whom all that follows is about. */
export const caller = {
  name: `דורית כהן ${mark}`,
  phone: `054-${randomInt(1_000_000, 9_999_999)}`,
  email: `dorit-${mark}@example.test`,
};

/** A call becomes a lead, the lead a person, who gets a package and a card. */
export async function fromCallToCard(day: Day): Promise<void> {
  const { page, phone, colleague } = day;
  const save = page.getByRole('button', { name: 'שמירה', exact: true });

  await test.step('a call becomes a lead', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'חיפוש בכל המערכת' }).fill('חדש: פנייה');
    await page.getByRole('option', { name: 'חדש: פנייה' }).click();
    await page.getByRole('textbox', { name: 'שם', exact: true }).fill(caller.name);
    await page.getByRole('textbox', { name: 'טלפון' }).fill(caller.phone);
    await page.getByRole('textbox', { name: 'אימייל' }).fill(caller.email);
    await page.getByRole('textbox', { name: 'הודעה' }).fill('רוצה כרטיס לקליניקה 😀 NFC');
    await save.click();
    await expect(page).toHaveURL(/\/contact-leads\/\d+\/show$/);
    await page.getByRole('textbox', { name: 'הערה חדשה' }).fill('לחזור אליה אחרי הצהריים');
    await page.getByRole('button', { name: 'להוסיף ולהעביר אל: בטיפול' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'לחזור אליה אחרי הצהריים' })).toBeVisible();
    await expect(page.getByRole('combobox').filter({ hasText: 'בטיפול' })).toBeVisible();
  });

  const lead = new URL(page.url()).pathname;
  await test.step('two who have its form open see each other, until one leaves', async () => {
    const others = (at: typeof page) =>
      at.getByRole('status').filter({ hasText: 'הטופס הזה פתוח עכשיו גם אצל' });
    await goWithin(page, lead.replace('/show', ''));
    await expect(save).toBeVisible();
    await expect(others(page)).toHaveCount(0);
    await colleague.goto(lead.replace('/show', ''));
    await expect(others(colleague)).toContainText(/admin \(מ־\d\d:\d\d\)/u);
    await expect(others(page)).toContainText(/support \(מ־\d\d:\d\d\)/u);
    await goWithin(colleague, '/admin/contact-leads');
    await expect(others(page)).toHaveCount(0);
    await goWithin(page, lead);
  });

  await test.step('on a phone: the list and the lead', async () => {
    await onPhone(day, listOf('contact-leads', { q: caller.name }), async () => {
      await phone.getByRole('main').getByRole('link', { name: caller.name }).click();
      await expect(phone.getByRole('combobox', { name: `המצב של ${caller.name}` })).toBeVisible();
    });
  });

  await test.step('the lead becomes a person, who is invited by mail', async () => {
    await page.getByRole('link', { name: 'פתיחת חשבון מהפנייה' }).click();
    await expect(page.getByRole('textbox', { name: 'אימייל' })).toHaveValue(caller.email);
    await page.getByRole('button', { name: 'פתיחת החשבון ושליחת הזמנה' }).click();
    await expect(page).toHaveURL(/\/users\/\d+\/show$/);
    await expect(page.getByText('הוזמן, ועוד לא בחר סיסמה')).toBeVisible();
    await expect.poll(async () => (await mailsTo(caller.email)).length).toBe(1);
  });

  await test.step('the person gets a package; a fault keeps what was typed', async () => {
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'מתן חבילה' }).click();
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'פרו' }).first().click();
    await dialog.getByRole('spinbutton').fill('99');
    await dialog.getByRole('textbox', { name: 'סיבה' }).fill('חודשיים מתנה');
    await dialog.getByRole('button', { name: 'מתן חבילה' }).click();
    await expect(dialog.getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByRole('textbox', { name: 'סיבה' })).toHaveValue('חודשיים מתנה');
    await dialog.getByRole('spinbutton').fill('2');
    await dialog.getByRole('button', { name: 'מתן חבילה' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('tab', { name: 'חבילות' }).click();
    await expect(rowOf(page, 'פעילה')).toBeVisible();
  });

  await test.step('and a card', async () => {
    await page.getByRole('button', { name: 'פעולות נוספות' }).click();
    await give(page, 'יצירת כרטיס', { 'שם על הכרטיס': `קליניקה ${mark}` });
    await page.getByRole('tab', { name: 'כרטיסים' }).click();
    await expect(rowOf(page, `קליניקה ${mark}`)).toBeVisible();
  });
}
