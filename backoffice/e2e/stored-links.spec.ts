import { expect, test, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';

const hostile = {
  website: 'javascript:alert(document.domain)',
  facebook: 'data:text/html,<script>alert(1)</script>',
  mapLink: 'vbscript:msgbox(1)',
  instagram: '\u0001javascript:alert(1)',
  businessName: '<img src=x onerror=alert(1)>',
};

/** Puts values into the reply as if an older rule had let them into the database. */
async function plant(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/business-profiles(\/\d+)?(\?|$)/, async (route) => {
    try {
      const answer = await route.fetch();
      const body = (await answer.json()) as object | object[];
      const json = Array.isArray(body)
        ? body.map((row) => ({ ...row, ...hostile }))
        : { ...body, ...hostile };
      await route.fulfill({ response: answer, json });
    } catch {
      // The page aborted the read.
    }
  });
}

test('a stored hostile link is text in the back office, in the list and on the record', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signIn(page);
  await plant(page);
  await page.goto('/admin/business-profiles');
  await expect(page.getByText(hostile.businessName).first()).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText(hostile.website)).toBeVisible();
  await expect(page.getByText('הקישור אינו בטוח').first()).toBeVisible();
  const live = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^(https?:|mailto:|tel:|\/|#)/.test(href)),
  );
  expect(live).toEqual([]);
  expect(await page.locator('img[onerror]').count()).toBe(0);
  expect(dialogs).toEqual([]);
});
