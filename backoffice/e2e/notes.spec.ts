import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';

/** Writes a note that only a search finds, and so many newer ones that it is on no record's first page. */
async function writeOldNote(page: Page, resource: string, recordId: number): Promise<string> {
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
  const write = async (words: string) => {
    const answer = await page.request.post('/api/admin/staff-notes', {
      data: { resource, recordId, words },
      headers: { 'csrf-token': csrfToken, 'x-csrf-token': csrfToken },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const words = `סימן ${randomUUID()}`;
  await write(words);
  for (let newer = 0; newer < 11; newer += 1) await write(`הערה מאוחרת ${newer}`);
  return words;
}

async function search(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'חיפוש בכל המערכת' }).fill(words);
  await page.getByRole('option').filter({ hasText: words }).click();
}

const noteWith = (page: Page, words: string) => page.locator('li[id^="note-"]').filter({ hasText: words });

test('a note that the search finds is in view on its record’s page, however many are newer', async ({
  page,
}) => {
  await signIn(page);
  const [card] = (await (
    await page.request.get(
      `/api/admin/business-profiles?filter=${encodeURIComponent('{"q":"dana-levi"}')}&range=[0,0]`,
    )
  ).json()) as { id: number }[];
  await page.goto('/admin');

  for (const [resource, id, address] of [
    ['business-profiles', card?.id ?? 0, '/show/notes'],
    ['users', 1, '/show'],
  ] as const)
    await test.step(resource, async () => {
      const words = await writeOldNote(page, resource, id);
      await search(page, words);
      await expect(page).toHaveURL(new RegExp(`/${resource}/${id}${address}#note-\\d+$`, 'u'));
      await expect(noteWith(page, words)).toBeFocused();
      await expect(noteWith(page, words)).toBeInViewport();
    });
});

test('a note that is searched for takes the focus once each time, from nobody who types by then; a failure is said, and asked about again by a press alone', async ({
  page,
}) => {
  await signIn(page);
  const words = await writeOldNote(page, 'users', 1);
  await page.goto('/admin');
  const typed = page.getByRole('textbox', { name: 'הערה חדשה' });
  const older = (url: URL) =>
    url.pathname.endsWith('/staff-notes') && (url.searchParams.get('range') ?? '').startsWith('[10,');

  await test.step('it comes late, and what is typed meanwhile goes where it was begun', async () => {
    const release = Promise.withResolvers<void>();
    await page.route(older, async (route) => {
      await release.promise;
      await route.continue();
    });
    await search(page, words);
    await typed.fill('שורה שנכתבת');
    release.resolve();
    await expect(noteWith(page, words)).toBeVisible();
    await page.keyboard.type(' בזמן הטעינה');
    await expect(typed).toHaveValue('שורה שנכתבת בזמן הטעינה');
    await page.unroute(older);
  });

  await test.step('searched for again on the same page it is in focus, and a list that is read anew takes it from nobody', async () => {
    await search(page, words);
    await expect(noteWith(page, words)).toBeFocused();
    await typed.fill('');
    await page.keyboard.type('עוד הערה');
    const reread = page.waitForResponse((answer) => older(new URL(answer.url())));
    await page.getByRole('button', { name: 'הוספת הערה' }).click();
    await reread;
    await typed.fill('ואחריה עוד אחת');
    await expect(typed).toBeFocused();
  });

  await test.step('older notes that could not be read', async () => {
    let asked = 0;
    await page.route(older, (route) => {
      asked += 1;
      return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
    });
    await page.goto('about:blank');
    await page.goto('/admin/users/1/show#note-999999999');
    const failed = page.getByRole('alert').filter({ hasText: 'הרשימה לא נטענה' });
    await expect(failed).toBeVisible();
    await expect(page.getByText('אירעה שגיאה בשרת')).toBeVisible();
    await expect(page.getByText('Bad Gateway')).toHaveCount(0);
    // As long as many more would take.
    for (let other = 0; other < 5; other += 1) await page.request.get('/api/csrf-token');
    expect(asked).toBe(1);
    await expect(page.locator('li[id^="note-"]').first()).toBeVisible();
    await page.unroute(older);
    await failed.getByRole('button', { name: 'ניסיון נוסף' }).click();
    await expect(failed).toHaveCount(0);
  });
});
