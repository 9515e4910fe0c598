import { expect, test } from '@playwright/test';
import { goWithin } from '../../../api/testing/go-within.ts';
import { englishIn } from '../english-in.ts';
import { onPhone, rowOf, type Day } from './day.ts';
import { caller } from './people.ts';

/** All that was done is found again, by search, in timelines and in the audit log, without a word of English. */
export async function findAgain(day: Day, person: string): Promise<void> {
  const { page, phone, customer } = day;
  const main = page.getByRole('main');
  await test.step('the caller is found by another form of the phone, on a phone, with all that was done', async () => {
    await onPhone(day, '/admin', async () => {
      await phone.getByRole('button', { name: /^חיפוש בכל המערכת/u }).click();
      await phone
        .getByRole('combobox', { name: 'חיפוש בכל המערכת' })
        .fill(`+972${caller.phone.slice(1).replaceAll('-', '')}`);
      await phone.getByRole('option').filter({ hasText: 'משתמש' }).first().click();
      await expect(phone).toHaveURL(new RegExp(`${person}$`, 'u'));
      const told = phone.getByRole('main').getByRole('listitem');
      for (const words of ['כרטיס נוצר', 'פנייה למכירות'])
        await expect(told.filter({ hasText: words }).first()).toBeVisible();
      const given = told.filter({ hasText: 'מתן חבילה' });
      await expect(given.filter({ hasText: 'חודשיים מתנה' }).first()).toBeVisible();
    });
    expect(await englishIn(phone)).toEqual([]);
  });

  await test.step('the customer’s timeline has money, orders, cards, conversation and commands, each kind by itself', async () => {
    await goWithin(page, `/admin/users/${customer.id}/show`);
    const kinds = page.getByRole('group', { name: 'מה קרה' });
    for (const [kind, words] of [
      ['כסף', 'חודש שהתחיל באיחור'],
      ['הזמנות', 'ההדפסה מטושטשת'],
      ['כרטיסים', 'כרטיס הוסר מהאתר'],
      ['שיחות', 'התמיכה כתבה'],
      ['פעולות צוות', 'אושר בטלפון'],
    ] as const) {
      await kinds.getByRole('button', { name: kind }).click();
      await expect(main.getByRole('listitem').filter({ hasText: words }).first()).toBeVisible();
      await kinds.getByRole('button', { name: kind }).click();
    }
    expect(await englishIn(page)).toEqual([]);
  });

  await test.step('the audit log has each step', async () => {
    await goWithin(page, '/admin/audit-log?perPage=100');
    for (const words of [
      'מתן חבילה',
      'החזר כספי',
      'שליחה לייצור',
      'קליטת החזרה',
      'ביטול העברה',
      'החזרת הגירות לאחור',
      'הסרה מהאתר',
      'החזרה לאתר',
    ])
      await expect(rowOf(page, words).first()).toBeVisible();
    expect(await englishIn(page)).toEqual([]);
  });
}
