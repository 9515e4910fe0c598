import { expect, test, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';

const markup = '<img src=x onerror=alert(1)>';
const ofCards = {
  website: 'javascript:alert(document.domain)',
  facebook: 'data:text/html,<script>alert(1)</script>',
  mapLink: 'vbscript:msgbox(1)',
  instagram: '\u0001javascript:alert(1)',
  businessName: markup,
};
const ofPeople = { username: markup, firstName: markup, email: '"><script>alert(1)</script>@x.example' };
const ofRequests = {
  username: markup,
  subject: `${markup}<svg/onload=alert(2)>`,
  content: `<p\tonmouseover=alert(1)>x</p><script>alert(1)</script> javascript:alert(3) ${markup}`,
};

/** Puts values into each object of the reply that has such fields, as if an older rule had let them be stored. */
async function plant(page: Page, address: RegExp, hostile: Record<string, string>): Promise<void> {
  await page.route(address, async (route) => {
    try {
      const answer = await route.fetch();
      const json = JSON.parse(await answer.text(), (_key, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(
              Object.entries(value).map(([key, each]) => [
                key,
                typeof each === 'object' && each !== null ? each : (hostile[key] ?? each),
              ]),
            )
          : value,
      ) as object;
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
  const expectInert = async () => {
    const live = await page.evaluate(() =>
      [...document.querySelectorAll('a[href]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/^(https?:|mailto:|tel:|\/|#)/.test(href)),
    );
    expect(live).toEqual([]);
    expect(await page.locator('[onerror], [onload], [onmouseover]').count()).toBe(0);
    expect(dialogs).toEqual([]);
  };
  await signIn(page);
  await plant(page, /\/api\/admin\/business-profiles(\/\d+)?(\?|$)/, ofCards);
  await plant(page, /\/api\/admin\/users(\/\d+)?(\?|$)/, ofPeople);
  await plant(page, /\/api\/(admin\/support\/conversations|support-conversations\/\d+)(\?|$)/, ofRequests);

  await test.step('of a card', async () => {
    await page.goto('/admin/business-profiles');
    await expect(page.getByText(markup).first()).toBeVisible();
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByText(ofCards.website)).toBeVisible();
    await expect(page.getByText('הקישור אינו בטוח').first()).toBeVisible();
    await expectInert();
  });

  await test.step('markup in the name of a person', async () => {
    await page.goto('/admin/users');
    await expect(page.getByRole('table').getByText(markup).first()).toBeVisible();
    await expect(page.getByText(ofPeople.email).first()).toBeVisible();
    await expectInert();
  });

  await test.step('markup in a request to support', async () => {
    await page.goto('/admin/support');
    const conversations = page.getByRole('list', { name: 'שיחות' });
    await conversations.getByRole('link').first().click();
    await expect(page.getByRole('log').getByText('javascript:alert(3)').first()).toBeVisible();
    await expectInert();
  });
});
