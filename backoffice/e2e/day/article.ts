import { expect, test } from '@playwright/test';
import { goWithin } from '../../../api/testing/go-within.ts';
import { mark, rowOf, type Day } from './day.ts';

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** An article with a table and a picture is planned by the clock in Israel, and published. */
export async function publishArticle({ page, customer }: Day): Promise<void> {
  const title = `כרטיס או Instagram ${mark}`;
  const text = page.locator('.ProseMirror');
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  const save = page.getByRole('button', { name: 'שמירה', exact: true });
  const read = async (id: string) =>
    (await (await page.request.get(`/api/admin/blog-posts/${id}`)).json()) as {
      publishedAt: string;
      content: string;
    };

  await test.step('an article with a table and a picture', async () => {
    await goWithin(page, '/admin/blog-posts/create');
    await expect(page.getByRole('textbox', { name: 'כותרת', exact: true })).toBeFocused();
    await page.keyboard.type(title);
    await text.click();
    await tool('טבלה').click();
    await expect(text.getByRole('columnheader')).toHaveCount(2);
    await page.keyboard.type('מה');
    await tool('מחיקת השורה').click();
    await expect(text.getByRole('row')).toHaveCount(2);
    await page.keyboard.press('Control+End');
    await text.evaluate((place, base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      const clipboard = new DataTransfer();
      clipboard.items.add(new File([bytes], 'תמונה.png', { type: 'image/png' }));
      place.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
      );
    }, onePixel);
    const dialog = page.getByRole('dialog', { name: 'תמונה במאמר' });
    await expect(dialog.getByRole('button', { name: 'תמונה: החלפה' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'תיאור התמונה' })).toBeFocused();
    await page.keyboard.type('שולחן עבודה');
    await page.keyboard.press('Enter');
    await expect(text.getByRole('img', { name: 'שולחן עבודה' })).toBeVisible();
    await save.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  });
  const id = /\/blog-posts\/(\d+)$/u.exec(page.url())?.[1] ?? '';

  const moment = page.getByLabel('מועד הפרסום');
  for (const [typed, sent, told] of [
    ['2030-03-28T09:00', '2030-03-28T07:00:00.000Z', '28.3.2030, 9:00'],
    // Summer time begins on 29 March 2030 at two o'clock.
    ['2030-03-29T09:00', '2030-03-29T06:00:00.000Z', '29.3.2030, 9:00'],
  ] as const)
    await test.step(`it is planned abroad for ${typed} in Israel`, async () => {
      await page.getByRole('radio', { name: /^בתאריך ובשעה/u }).check();
      await moment.fill(typed);
      await expect(page.getByText(told)).toBeVisible();
      await save.click();
      await expect.poll(async () => (await read(id)).publishedAt).toBe(sent);
      // Another page between: the form is made anew from what was saved.
      await goWithin(page, '/admin/blog-posts');
      await expect(rowOf(page, title)).toContainText('מתוזמן');
      await goWithin(page, `/admin/blog-posts/${id}`);
      await expect(moment).toHaveValue(typed);
    });

  await test.step('and published', async () => {
    const onSite = async () => customer.request.get(`/blog/${id}`, { headers: { Accept: 'text/html' } });
    expect((await onSite()).status()).toBe(404);
    await page.getByRole('radio', { name: /^באתר/u }).check();
    await save.click();
    await expect.poll(async () => (await onSite()).status()).toBe(200);
    const html = await (await onSite()).text();
    for (const part of [title, '<table', 'alt="שולחן עבודה"']) expect(html).toContain(part);
  });
  // Other tests of the site expect only the articles they know.
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  await page.request.delete(`/api/admin/blog-posts/${id}`, { headers: { 'csrf-token': csrfToken } });
}
