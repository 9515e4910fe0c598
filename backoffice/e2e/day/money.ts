import { expect, test } from '@playwright/test';
import { goWithin } from '../../../api/testing/go-within.ts';
import { englishIn } from '../english-in.ts';
import { listOf, type Day } from './day.ts';

/** A part of what the customer paid for the plan is given back, by keys. */
export async function refundPart({ page, customer }: Day): Promise<void> {
  await test.step('a part of a payment is given back, and the payment says what is left', async () => {
    await goWithin(page, listOf('payments', { userId: customer.id }));
    await page.locator('main a[href^="/admin/payments/"]').first().click();
    await page.getByRole('button', { name: 'החזר כספי' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('סכום בשקלים')).toBeFocused();
    await page.keyboard.type('12.50');
    await dialog.getByLabel('סיבה').fill('חודש שהתחיל באיחור');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('tab', { name: 'מה קרה' }).click();
    await expect(page.getByRole('main')).toContainText(/זיכוי\s*C\d{6}/u);
    expect(await englishIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'החזר כספי' }).click();
    await expect(dialog.getByLabel('סכום בשקלים')).toHaveValue('27.50');
    await dialog.getByRole('button', { name: 'ביטול' }).click();
    await expect(dialog).toHaveCount(0);
  });
}
