import { expect, test } from '@playwright/test';
import { mailsTo } from '../../../.config/browser-context.ts';
import { goWithin } from '../../../api/testing/go-within.ts';
import { give, mark, onPhone, type Day } from './day.ts';

/** A conversation that a colleague has is taken over with a note, and answered. */
export async function takeOver(day: Day): Promise<void> {
  const { page, phone, colleague, customer } = day;
  const { conversation } = (await customer.post('/api/create-support-ticket', {
    subject: `איפה ההזמנה ${mark}`,
    content: 'עברו שבועיים 😕 Studio 12',
  })) as unknown as { conversation: { id: number } };
  const path = `/admin/support/${conversation.id}`;

  await test.step('a colleague takes a conversation, and it is taken over with a note', async () => {
    await goWithin(colleague, path);
    await goWithin(page, path);
    const hand = page.getByRole('button', { name: 'העברה', exact: true });
    await hand.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('עוד אף אחד לא מטפל בשיחה.');
    await colleague.getByRole('button', { name: 'לקחת לטיפולי' }).click();
    await expect(colleague.getByRole('button', { name: 'לקחת לטיפולי' })).toHaveCount(0);
    // Behind the dialog it is the colleague's; the dialog is as it was when it opened, and is refused.
    await expect(page.locator('main button').filter({ hasText: 'לקחת לטיפולי' })).toHaveCount(0);
    await expect(dialog).toContainText('עוד אף אחד לא מטפל בשיחה.');
    const note = dialog.getByRole('textbox', { name: 'הערה לצוות' });
    await note.fill('אני אענה לה');
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'admin' }).first().click();
    await dialog.getByRole('button', { name: 'העברה' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(note).toHaveValue('אני אענה לה');
    await dialog.getByRole('button', { name: 'ביטול' }).click();
    await hand.click();
    await expect(dialog).toContainText('בטיפול של support');
    await dialog.getByRole('button', { name: 'העברה' }).click();
    await expect(note).toHaveAttribute('aria-invalid', 'true');
    await note.fill('הלקוחה מכירה אותי');
    await dialog.getByRole('button', { name: 'העברה' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(colleague.getByRole('log')).toContainText('הלקוחה מכירה אותי');
  });

  await test.step('it is answered from a phone', async () => {
    await onPhone(day, '/admin/support?assigned=me', async () => {
      await phone.getByRole('list', { name: 'שיחות' }).getByRole('link').filter({ hasText: mark }).click();
      await phone.getByRole('textbox', { name: 'תשובה' }).fill('נשלחה שוב היום');
      await phone.getByRole('button', { name: 'שליחה', exact: true }).click();
      await expect(phone.getByRole('log')).toContainText('נשלחה שוב היום');
    });
  });
}

/** What everybody is told goes into the product, and by mail. */
export async function sendCampaigns({ page, customer }: Day): Promise<void> {
  const write = async (title: string, channel: 'באתר' | 'במייל') => {
    await goWithin(page, '/admin/notification-campaigns/create');
    await page.getByRole('combobox', { name: 'האדם' }).fill(customer.username);
    await page.getByRole('option', { name: customer.username }).click();
    await page.getByRole('radio', { name: channel }).check();
    await page.getByRole('radio', { name: 'הודעת שירות' }).check();
    await page.getByRole('textbox', { name: 'כותרת', exact: true }).fill(title);
  };
  const send = async () => {
    await page.getByRole('button', { name: 'שליחה לאדם אחד' }).click();
    await expect(page).toHaveURL(/\/notification-campaigns\/\d+\/show$/);
    await expect(page.getByRole('main')).toContainText('נשלחה');
  };

  await test.step('a campaign in the product', async () => {
    await write(`תחזוקה בלילה ${mark}`, 'באתר');
    await send();
  });

  await test.step('another by mail, to an address that staff verify', async () => {
    await goWithin(page, `/admin/users/${customer.id}/show`);
    await page.getByRole('button', { name: 'פעולות נוספות' }).click();
    await give(page, 'אימות האימייל', { סיבה: 'אושר בטלפון' });
    const title = `מספר חדש לתמיכה ${mark}`;
    await write(title, 'במייל');
    await page.getByRole('button', { name: 'לראות איך זה ייראה' }).click();
    await expect(page.locator('iframe').contentFrame().locator('body')).toContainText(title);
    await send();
    await expect
      .poll(async () => (await mailsTo(customer.email)).map(({ subject }) => subject))
      .toContain(title);
  });
}
