import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signIn } from './sign-in.ts';

test('a note that the search finds is in view on its record’s page, however many are newer', async ({
  page,
}) => {
  await signIn(page);
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const write = async (resource: string, recordId: number, words: string) => {
    const answer = await page.request.post('/api/admin/staff-notes', {
      data: { resource, recordId, words },
      headers: { 'csrf-token': csrfToken, 'x-csrf-token': csrfToken },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const [card] = (await (
    await page.request.get(
      `/api/admin/business-profiles?filter=${encodeURIComponent('{"q":"dana-levi"}')}&range=[0,0]`,
    )
  ).json()) as { id: number }[];
  const search = page.getByRole('combobox', { name: 'חיפוש בכל המערכת' });
  await page.goto('/admin');

  for (const [resource, id, address] of [
    ['business-profiles', card?.id ?? 0, '/show/notes'],
    ['users', 1, '/show'],
  ] as const)
    await test.step(resource, async () => {
      const words = `סימן ${randomUUID()}`;
      await write(resource, id, words);
      for (let newer = 0; newer < 11; newer += 1) await write(resource, id, `הערה מאוחרת ${newer}`);
      await page.keyboard.press('Control+k');
      await search.fill(words);
      await page.getByRole('option').filter({ hasText: words }).click();
      await expect(page).toHaveURL(new RegExp(`/${resource}/${id}${address}#note-\\d+$`, 'u'));
      const note = page.locator('li[id^="note-"]').filter({ hasText: words });
      await expect(note).toBeFocused();
      await expect(note).toBeInViewport();
    });
});
