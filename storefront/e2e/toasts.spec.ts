import { expect, test } from '@playwright/test';
import { authDialog, expectAccessible, toastIn, visit } from './visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// Menus, dialogs and toasts move in and out here, as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a destructive toast lasts 5 seconds over its dialog and is copied whole, which it says for 2; a clipboard that refuses is only logged', async ({
  page,
}) => {
  await page.clock.install();
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await visit(page, '/help?login=1');
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, json: { message: 'x' } }));
  const dialog = authDialog(page);
  const password = dialog.getByLabel('סיסמה', { exact: true });
  const copy = toastIn(page).getByRole('button', { name: 'העתק לזיכרון' });

  await test.step('lasts 5 seconds', async () => {
    await dialog.getByLabel('אימייל').fill('dana@example.test');
    await password.fill('123456');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Enter');
    await expect(toastIn(page)).toContainText('שגיאת שרת: 503');
    await page.clock.runFor(4_900);
    await expect(toastIn(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toastIn(page)).toHaveCount(0);
  });

  await test.step('a clipboard that refuses is only logged', async () => {
    await page.evaluate(() => {
      const writeText = async () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.defineProperty(navigator.clipboard, 'writeText', { value: writeText, configurable: true });
    });
    await password.press('Enter');
    await copy.click();
    await expect.poll(() => logged.join()).toContain('Copying to the clipboard failed');
    await expect(toastIn(page)).toHaveCount(1);
    await expect(toastIn(page)).toContainText('התחברות נכשלה');
    await expect(copy).toBeVisible();
    await expect(dialog).toBeVisible();
  });

  await test.step('is copied whole, and says so for 2 seconds', async () => {
    // What was laid over the browser's own is gone again.
    await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
    await copy.click();
    const copied = toastIn(page).getByRole('button', { name: 'הועתק!' });
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('התחברות נכשלה\nשגיאת שרת: 503');
    await page.clock.runFor(1_990);
    await expect(copied).toBeVisible();
    await page.clock.runFor(20);
    await expect(copy).toBeVisible();
  });
});

test('Google that could not start is told in a toast, once; a swipe to the right takes it away from 50 px on', async ({
  page,
}) => {
  await visit(page, '/help?auth_error=google');
  await expect(toastIn(page)).toContainText('Google');
  await expect(page).toHaveURL('/help');
  const toast = toastIn(page);
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  if (!box) throw new Error('the toast has no box');
  // Under the pointer it stays.
  await toast.hover();
  await expect(toast).toHaveAttribute('data-variant', 'destructive');
  await expectAccessible(page, { within: 'li[data-variant]' });
  const start = { x: box.x + 30, y: box.y + box.height - 12 };

  async function swipe(by: number) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + by / 2, start.y, { steps: 4 });
    await page.mouse.move(start.x + by, start.y, { steps: 4 });
    await page.mouse.up();
  }

  await swipe(40);
  await expect(toast).toBeVisible();
  await swipe(-120);
  await expect(toast).toBeVisible();
  await swipe(60);
  await expect(toast).toHaveCount(0);
});
