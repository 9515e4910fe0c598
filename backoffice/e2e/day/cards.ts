import { expect, test } from '@playwright/test';
import { goWithin } from '../../../api/testing/go-within.ts';
import { give, listOf, type Day } from './day.ts';

/** A card is reported, taken down with a reason, meets visitors as a neutral page, and is put back. */
export async function takeDown({ page, customer, cardId, cardName }: Day): Promise<void> {
  const words = 'הלוגו שייך לחברה אחרת <b>x</b>';
  const asVisitor = (path: string, asked: RequestInit) => fetch(new URL(path, page.url()), asked);
  const html = { headers: { Accept: 'text/html' } };
  const htmlOf = async (path: string) => (await asVisitor(path, html)).text();
  const reported = await asVisitor(`/api/cards/${cardId}/report`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reason: 'impersonation' }),
  });
  expect(reported.status).toBe(201);

  await test.step('a reported card is taken down, and visitors are told nothing of it', async () => {
    await goWithin(page, listOf('card-reports', { profileId: cardId }));
    await page.getByRole('table').getByRole('link').filter({ hasText: cardName }).first().click();
    await give(page, 'הסרת הכרטיס', { 'הודעה לבעלי הכרטיס': words }, 'להסיר מהאתר');
    await expect(page.getByRole('main').getByText('הכרטיס הוסר', { exact: true })).toBeVisible();
    const neutral = await htmlOf(`/p/${cardId}`);
    for (const [words, isThere] of [
      ['הכרטיס הזה אינו זמין', true],
      [cardName, false],
    ] as const)
      expect(neutral.includes(words), words).toBe(isThere);
  });

  await test.step('its owner is told why, by a mail that stands in the log, in a frame that runs no scripts', async () => {
    const dashboard = await (await customer.request.get('/dashboard', html)).text();
    expect(dashboard).toContain('הוסר על ידי צוות ביקור');
    expect(dashboard).toContain('הלוגו שייך לחברה אחרת &lt;b&gt;x&lt;/b&gt;');
    const report = new URL(page.url()).pathname;
    await goWithin(page, listOf('mail-log', { template: 'card_taken_down', q: cardName }));
    await page.getByRole('table').locator('a[href^="/admin/mail-log/"]').first().click();
    await page.getByRole('tab', { name: 'המייל' }).click();
    await expect(page.locator('iframe[sandbox=""]').contentFrame().locator('body')).toContainText(words);
    await goWithin(page, report);
  });

  await test.step('it is put back from the page of the report', async () => {
    await give(page, 'החזרת הכרטיס');
    await expect(page.getByRole('button', { name: 'החזרת הכרטיס' })).toHaveCount(0);
    expect(await htmlOf(`/p/${cardId}`)).toContain(cardName);
  });
}
