import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { servedPage } from './served-page.ts';
import { antiForgery, registerAnew, signIn } from './sign-in.ts';
import { expectAccessible, visit } from './visit.ts';

const draw = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const file = async (name: string, width = 800, height = 600, background = '#0b7a6b') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await draw(width, height, background),
});

const field = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const chooser = (page: Page, name: string) => field(page, name).locator('input[type=file]').first();
const dialog = (page: Page) => page.getByRole('dialog');
const use = (page: Page) => dialog(page).getByRole('button', { name: 'אישור' }).click();

test('a portrait is cut by keyboard and kept; a cover is refused, tried again, stopped, dropped and pasted', async ({
  page,
}) => {
  const { username } = await registerAnew(page);
  const made = await page.request.post('/api/cards', {
    headers: await antiForgery(page.request),
    data: { businessName: `תמונות ${username}`, phone: '052-5550199' },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  await visit(page, `/editor/${id}?section=media`);

  await test.step('a portrait is cut by keyboard, uploaded, saved, seen by visitors, removed and put back', async () => {
    const portrait = field(page, 'תמונת פרופיל');
    await chooser(page, 'תמונת פרופיל').setInputFiles(await file('אני.jpg', 900, 600));
    await expect(dialog(page)).toContainText('חיתוך התמונה');
    const stage = dialog(page).getByRole('group');
    await expect(stage).toBeVisible();
    await expectAccessible(page, { within: '[role=dialog]' });
    await stage.focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
    await dialog(page).getByRole('slider').press('ArrowUp');
    await use(page);
    const picture = portrait.getByRole('img');
    await expect(picture).toHaveAttribute('src', /^\/media\/[a-z0-9]{20}-(\d+)x\1\//);
    const address = (await picture.getAttribute('src')) ?? '';
    await page.getByRole('button', { name: 'שמירה', exact: true }).click();
    await expect
      .poll(async () => (await (await page.request.get(`/api/cards/${id}`)).json()).portrait?.src)
      .toBe(address);
    const card = await servedPage(page.request, `/p/${id}`);
    expect(card.all('img').map(({ attributes }) => attributes['src'])).toContain(address);
    await portrait.getByRole('button', { name: 'הסרה' }).click();
    await expect(portrait).toContainText('עוד אין תמונה');
    await portrait.getByRole('button', { name: 'ביטול ההסרה' }).click();
    await expect(picture).toHaveAttribute('src', address);
  });

  const cover = field(page, 'תמונת נושא');
  const choose = chooser(page, 'תמונת נושא');
  await test.step('what can’t be taken is said on the spot', async () => {
    await choose.setInputFiles({ name: 'x.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(cover.getByRole('alert')).toContainText('אי אפשר להעלות קובצי GIF');
    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    await choose.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: large });
    await expect(cover.getByRole('alert')).toContainText('גדולה מ־10 מגה־בייט');

    // A browser can't decode it, so the page uploads it whole, and the server inspects it.
    const broken = Buffer.from('ffd8ffe000104a464946', 'hex');
    await choose.setInputFiles({ name: 'half.jpg', mimeType: 'image/jpeg', buffer: broken });
    await dialog(page).getByRole('button', { name: 'להעלות בלי חיתוך' }).click();
    await expect(cover.getByRole('alert')).toContainText('פגומה או לא הגיעה במלואה');
  });

  await test.step('what broke off is tried again, or stopped', async () => {
    await page.route('**/api/media?*', (route) => route.abort());
    await choose.setInputFiles(await file('שער.jpg'));
    await use(page);
    await expect(cover.getByRole('alert')).toContainText('חיבור לאינטרנט');
    await page.unroute('**/api/media?*');
    await cover.getByRole('button', { name: 'ניסיון נוסף' }).click();
    await expect(cover.getByRole('img')).toHaveAttribute('src', /^\/media\//);
    const kept = await cover.getByRole('img').getAttribute('src');

    // An upload that never ends.
    await page.route('**/api/media?*', () => {});
    await choose.setInputFiles(await file('אחר.jpg'));
    await use(page);
    await cover.getByRole('button', { name: 'עצירת ההעלאה של אחר.jpg' }).click();
    await expect(cover.getByRole('progressbar')).toHaveCount(0);
    await expect(cover.getByRole('img')).toHaveAttribute('src', kept ?? '');
    await page.unroute('**/api/media?*');
  });

  await test.step('a picture is dropped, and pasted', async () => {
    const target = cover.getByRole('button').first();
    for (const [type, width] of [
      ['drop', 320],
      ['paste', 480],
    ] as const) {
      const bytes = [...(await draw(width, (width / 16) * 9, '#b3512c'))];
      const carried = await page.evaluateHandle((content) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content)], 'x.jpg', { type: 'image/jpeg' }));
        return data;
      }, bytes);
      if (type === 'drop') {
        await target.dispatchEvent('dragover', { dataTransfer: carried });
        await target.dispatchEvent('drop', { dataTransfer: carried });
      } else
        await target.evaluate(
          (button, clipboardData) =>
            button.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
            ),
          carried,
        );
      await expect(dialog(page)).toBeVisible();
      await use(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(cover.getByRole('img')).toHaveAttribute('src', new RegExp(`-${width}x`, 'u'));
    }
  });
});

/** A card on one of the demo owner's places; afterwards the places are as before, whatever the test's outcome. */
let lent: { context: BrowserContext; id: number } | undefined;
test.afterEach(async () => {
  if (!lent) return;
  const { context, id } = lent;
  lent = undefined;
  await context.request.delete(`/api/cards/${id}`, { headers: await antiForgery(context.request) });
  await context.close();
});

test('a gallery takes several at once, in order; they are moved by keyboard, removed and put back', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(context, 'owner@bikur.example');
  const page = await context.newPage();
  const made = await context.request.post('/api/cards', {
    headers: await antiForgery(context.request),
    data: { businessName: 'גלריה', phone: '052-5550199', cardType: 'pro' },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  lent = { context, id };
  await visit(page, `/editor/${id}?section=media`);
  const gallery = field(page, /גלריה/);
  await gallery
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      await file('1.jpg', 401, 300),
      await file('2.jpg', 402, 300),
      { name: 'רע.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nothing') },
      await file('3.jpg', 403, 300),
    ]);
  const widths = () =>
    gallery
      .getByRole('listitem')
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('width')));
  await expect.poll(widths).toEqual(['401', '402', '403']);
  await expect(gallery.getByRole('alert')).toContainText('רע.jpg');
  const grip = gallery.getByRole('button', { name: 'שינוי המקום של תמונה 1' });
  await grip.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('תמונה 1 הורם. מקום 1 מתוך 3.')).toBeAttached();
  // The list measures its places only after a row is lifted; a user's finger is slower than that, a test's is not.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('תמונה 1 עבר למקום 2 מתוך 3.')).toBeAttached({ timeout: 10_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect.poll(widths).toEqual(['402', '401', '403']);
  await gallery.getByRole('button', { name: 'הסרה: תמונה 2' }).click();
  await expect.poll(widths).toEqual(['402', '403']);
  await gallery.getByRole('button', { name: 'ביטול ההסרה' }).click();
  await expect.poll(widths).toEqual(['402', '401', '403']);
});
