import { expect, test } from '@playwright/test';
import { servedPage } from './served-page.ts';
import { choose, expectAccessible, looks, overhang, visit } from './visit.ts';

const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`;

const isCard = (address = '') => address.startsWith('/p/');

test('without a script real cards stand there, a plain form filters them, and each leads to the live one', async ({
  request,
}) => {
  const page = await servedPage(request, '/examples');
  expect(page.links('main').filter(([, address]) => isCard(address))).toHaveLength(12);
  const form = page.part('form');
  expect(form?.all('form')[0]?.attributes).toMatchObject({ action: '/examples' });
  expect(form?.all('form')[0]?.attributes['method']).toBeUndefined();
  expect(form?.all('select').map(({ attributes }) => attributes['name'])).toEqual(['trade']);
  expect(form?.all('button').map(({ attributes }) => attributes['type'])).toEqual(['submit']);
  const filtered = await servedPage(request, `/examples${query({ trade: 'נגרות' })}`);
  const cards = filtered.links('main').filter(([, address]) => isCard(address));
  expect(cards).toHaveLength(1);
  expect(cards[0]?.[0]).toContain('נגריית אלון');
  const card = await servedPage(request, cards[0]?.[1] ?? '');
  expect(card.all('h1').map(({ text }) => text)).toEqual([expect.stringContaining('נגריית אלון')]);
  const none = await servedPage(request, `/examples${query({ trade: 'אסטרונאוטיקה', template: 'neon' })}`);
  expect(none.all('h2').map(({ text }) => text)).toContain('אין כרטיס בשילוב הזה');
  expect(none.links('main')).toContainEqual(['לכל הדוגמאות', '/examples']);
});

test('a community stands with the cards of its people, alone by its name', async ({ request }) => {
  const all = await servedPage(request, '/communities');
  const start = all.html.indexOf('aria-label="אופק נדל״ן"');
  const community = all.html.slice(start, all.html.indexOf('</section>', start));
  expect(community.match(/<h3[^>]*><a href/gu)).toHaveLength(4);
  expect(community).toContain('href="/p/ofek-rami-dayan"');
  const alone = await servedPage(request, `/communities${query({ name: 'אופק נדל״ן' })}`);
  expect(alone.all('h1').map(({ text }) => text.trim())).toEqual(['אופק נדל״ן']);
  const unknown = await servedPage(request, `/communities${query({ name: 'אין כזאת' })}`);
  expect(unknown.all('h2').map(({ text }) => text)).toContain('אין קהילה בשם הזה');
});

test('trade, template and page stand in the address', async ({ page }) => {
  await visit(page, '/examples');
  const cards = page.getByRole('main').getByRole('listitem');
  await test.step('further cards', async () => {
    await page.getByRole('link', { name: 'הבא' }).click();
    await expect(page).toHaveURL('/examples?page=2');
    await expect(page.getByRole('heading', { name: 'פרץ חשמל ותאורה' })).toHaveCount(0);
    await expect(page.getByText('עמוד 2 מתוך 2')).toBeVisible();
  });
  let all = 0;
  await test.step('a template, then a trade beside it', async () => {
    await page.getByRole('navigation', { name: 'תבנית' }).getByRole('link', { name: /לילית/ }).click();
    await expect(page).toHaveURL('/examples?template=night');
    await expect(cards.first()).toContainText('לילית');
    all = await cards.count();
    expect(all).toBeGreaterThan(1);
    await page.getByLabel('תחום').selectOption('צילום');
    await expect(page).toHaveURL(`/examples${query({ trade: 'צילום', template: 'night' })}`);
    await expect(cards).toHaveCount(1);
    await expect(page.getByLabel('תחום')).toHaveValue('צילום');
  });
  await test.step('the server shows the same at that address, and the way back leads to the former', async () => {
    const { html } = await servedPage(page.request, page.url());
    expect(html).toMatch(/<option value="צילום" selected/u);
    await page.goBack();
    await expect(cards).toHaveCount(all);
  });
});

for (const look of looks)
  test(`no fault for axe, and nothing hangs over the edge (${look.language}, ${look.theme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL, look);
    for (const path of ['/examples', '/communities']) {
      await visit(page, path);
      await expectAccessible(page, { themes: 'chosen' });
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overhang(page), `${path} at ${width}`).toBe(0);
      }
      await page.setViewportSize({ width: 1280, height: 720 });
    }
  });
