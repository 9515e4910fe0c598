import { expect, test } from '@playwright/test';
import { goWithin } from '../../../api/testing/go-within.ts';
import { give, listOf, onPhone, rowOf, type Day } from './day.ts';

const address = {
  addressType: 'work',
  entrance: null,
  floor: null,
  apartment: null,
  zipCode: '3303112',
  notes: null,
  recipientName: 'שחר כהן',
  recipientPhone: '052-5550199',
  street: 'הנביאים',
  houseNumber: '12א',
  city: 'חיפה',
};

/** The customer orders printed cards and pays for them. */
async function order({ customer, cardId }: Day, productId: number, quantity: number): Promise<number> {
  const { orderId } = (await customer.post('/api/orders', {
    productId,
    quantity,
    cards: [{ profileId: cardId, quantity }],
    address,
    approveDesign: true,
    acceptTerms: true,
    method: { kind: 'test' },
  })) as unknown as { orderId: number };
  return orderId;
}

/** Orders are produced together; one is sent late, arrives and comes back. */
export async function sendOrders(day: Day): Promise<void> {
  const { page, phone, customer } = day;
  const products = (await (await customer.request.get('/api/nfc-products')).json()) as {
    id: number;
    name: string;
  }[];
  const pvc = products.find(({ name }) => name.includes('PVC'))?.id ?? 0;
  const [late = 0, other = 0] = [await order(day, pvc, 2), await order(day, pvc, 3)];
  const ours = listOf('physical-card-orders', { userId: customer.id });

  await test.step('two orders go to production together, with one sheet and one table', async () => {
    await goWithin(page, ours);
    await page.getByRole('table').getByRole('checkbox').first().check();
    await expect(page.getByRole('link', { name: 'גיליון הדפסה אחד' })).toHaveAttribute(
      'href',
      new RegExp(`ids=(${late},|${late}%2C|${other})`, 'u'),
    );
    await give(page, 'לייצור');
    await expect(rowOf(page, 'בייצור')).toHaveCount(2);
  });

  await test.step('one is late', async () => {
    await page.locator(`main a[href^="/admin/physical-card-orders/${late}/"]`).first().click();
    await page.getByRole('link', { name: 'עריכה' }).click();
    const expected = page.getByLabel('מסירה משוערת');
    await expect(expected).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    await expected.fill('2026-11-02');
    await page.getByRole('button', { name: 'שמירה' }).click();
    await expect(page).toHaveURL(/\/show$/u);
    await expect(page.getByRole('alert').filter({ hasText: '2.11.2026' })).toBeVisible();
    const saved = await page.request.get(`/api/admin/physical-card-orders/${late}`);
    expect(await saved.json()).toMatchObject({ estimatedDeliveryDate: '2026-11-02T10:00:00.000Z' });
    await goWithin(page, ours);
    await expect(rowOf(page, 'באיחור')).toHaveCount(1);
  });

  await test.step('it is sent from a phone', async () => {
    await onPhone(day, ours, async () => {
      await phone.locator(`main a.name[href^="/admin/physical-card-orders/${late}/"]`).click();
      await give(phone, 'נמסרה למשלוח', { 'חברת משלוחים': 'דואר ישראל', 'מספר מעקב': 'RR123456789IL' });
      await expect(phone.getByRole('list', { name: 'מצב ההזמנה' })).toBeVisible();
    });
    await onPhone(day, `/admin/physical-card-orders/${other}/show`, async () => {
      await phone.getByRole('button', { name: 'נמסרה למשלוח' }).click();
      await expect(phone.getByRole('textbox', { name: 'חברת משלוחים' })).toHaveValue('דואר ישראל');
      await expect(phone.getByRole('textbox', { name: 'מספר מעקב' })).toBeFocused();
      await phone.keyboard.press('Escape');
    });
  });

  await test.step('it arrives, and comes back', async () => {
    await goWithin(page, `/admin/physical-card-orders/${late}/show`);
    await give(page, 'הגיעה ללקוח');
    await page.getByRole('button', { name: 'פעולות נוספות' }).click();
    await give(page, 'חזרה אלינו', { סיבה: 'ההדפסה מטושטשת' });
    await page.getByRole('tab', { name: 'תשלומים ומהלך' }).click();
    await expect(page.getByRole('main')).toContainText('ההדפסה מטושטשת');
  });
}
