import { expect, test, type Locator, type Page } from '@playwright/test';
import { authDialog, demoPassword, toastIn, visit } from './visit.ts';

const header = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.locator('main');

/** Presses Tab until `goal` has the focus, as a user without a pointer does; an element out of reach fails. */
async function tabTo(page: Page, goal: Locator, most = 40): Promise<void> {
  await expect(goal).toBeVisible();
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(goal).toBeFocused({ timeout: 100 });
}

/** Expects the focus ring. */
async function expectRing(goal: Locator): Promise<void> {
  await expect(goal).toHaveCSS('outline-style', 'solid');
  await expect(goal).toHaveCSS('outline-width', '3px');
}

// Menus, dialogs and toasts move in and out here, as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the keyboard alone leads from the landing page through login, lists, chat and menu to the logout', async ({
  page,
}) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();

  const contact = main(page).getByRole('link', { name: 'דברו איתנו' });
  await tabTo(page, contact);
  await expectRing(contact);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('שם מלא')).toBeFocused();
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'WhatsApp' }));
  await page.keyboard.press('Escape');
  await expect(contact).toBeFocused();

  // A closed page: its dialog opens by itself, so nothing had the focus before.
  await visit(page, '/subscription');
  await expect(authDialog(page).getByLabel('אימייל')).toBeFocused();
  await expect(toastIn(page)).toContainText('נדרשת התחברות');
  await page.keyboard.press('F8');
  await tabTo(page, toastIn(page).getByRole('button', { name: 'סגירה' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('li[data-variant]')).toHaveCount(0);
  await tabTo(page, authDialog(page).getByLabel('אימייל'));
  await page.keyboard.press('Escape');
  await expect(authDialog(page)).toHaveCount(0);
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(authDialog(page).getByLabel('אימייל')).toBeFocused();
  await page.keyboard.type('free@bikur.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(toastIn(page)).toContainText('התחברת בהצלחה');
  await expect(main(page)).toBeFocused();

  const notices = header(page).getByRole('button', { name: /^התראות/ });
  await tabTo(page, notices);
  await expectRing(notices);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'התראות' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notices).toBeFocused();

  const messages = header(page).getByRole('button', { name: /^הודעות תמיכה/ });
  await tabTo(page, messages, 3);
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'הודעות תמיכה' });
  await tabTo(page, list.getByRole('button', { name: 'פתיחת הצ׳אט עם התמיכה' }));
  await page.keyboard.press('Enter');
  const chat = page.getByRole('dialog', { name: /תמיכה|שיחות/ });
  await expect(chat.getByRole('heading', { level: 2 })).toBeFocused();
  await tabTo(page, chat.getByRole('button', { name: 'סגירה' }), 5);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^צ׳אט תמיכה/ })).toBeFocused();

  const menu = header(page).getByRole('button', { name: /תפריט אישי/ });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  const leave = page.getByRole('menuitem', { name: 'התנתקות' });
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastIn(page)).toContainText('התנתקת בהצלחה');
  // The page that was left does not ask to log in again.
  await expect(authDialog(page)).toHaveCount(0);
  await expect(main(page)).toBeFocused();
});
