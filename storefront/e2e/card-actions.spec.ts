import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './visit.ts';

const address = '/p/dana-levi';
const phone = { width: 390, height: 844 };
const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 354.0.0.29.107';

/** Opens the card and waits until its script has run, that is, has reported the view. */
async function open(page: Page, path = address): Promise<void> {
  const told = page.waitForRequest((request) => request.url().includes('/events'));
  await page.goto(path);
  await told;
}

/** Collects the events that the card's page reports to the statistics. */
function listen(page: Page): { type: string; source?: string }[] {
  const told: { type: string; source?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/events')) told.push(request.postDataJSON() as { type: string });
  });
  return told;
}

test.describe('with the script', () => {
  test.use({ viewport: phone });

  test('the sheet offers the system’s own sharing where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (what: unknown) => Object.assign(window, { shared: what }),
      });
    });
    await open(page);
    await page.getByRole('link', { name: 'שיתוף' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'עוד דרכים בטלפון' }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: { url: string } }).shared);
    expect(shared.url).toMatch(/\/p\/dana-levi$/);
  });

  test('the sheet shows the card, and shares by WhatsApp, copy, SMS, mail and code', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    const link = page.getByRole('link', { name: 'שיתוף' });
    await link.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'שיתוף הכרטיס' });
    await expectAccessible(page);
    await expect(sheet.getByRole('button', { name: 'עוד דרכים בטלפון' })).toHaveCount(0);
    await expect(sheet.locator('[inert] h1')).toHaveText('דנה לוי');
    const ways = {
      'לשלוח ב־WhatsApp': 'https://wa.me/?text=',
      SMS: 'sms:?&body=',
      אימייל: 'mailto:?subject=',
    };
    for (const [name, start] of Object.entries(ways)) {
      const way = sheet.getByRole('link', { name });
      const href = decodeURIComponent((await way.getAttribute('href')) ?? '');
      expect(href.startsWith(start), href).toBe(true);
      expect(href).toMatch(/דנה לוי\nhttp.*\/p\/dana-levi$/);
    }
    for (const way of await sheet.locator(':is(a, button):not([inert] *)').all())
      expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await sheet.getByRole('button', { name: 'העתקת הקישור' }).click();
    await expect(sheet.getByRole('button', { name: 'הועתק' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/p\/dana-levi$/);
    await expect(sheet.getByRole('button', { name: 'העתקת הקישור' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('shows the code in a dialog', async ({ page }) => {
    await open(page);
    await page.getByRole('link', { name: 'קוד QR', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'קוד QR' });
    // Large enough for somebody else's camera; files for print are in the owner's workspace.
    expect((await sheet.getByRole('img').boundingBox())?.width).toBeGreaterThanOrEqual(260);
    await expect(sheet.getByText('דנה לוי')).toBeVisible();
    await expect(page.locator('a[href*="/qr."]')).toHaveCount(0);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'סגירה' }).click();
    await expect(sheet).toHaveCount(0);
    expect(page.url()).not.toContain('#');
    await page.getByRole('link', { name: 'שיתוף' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'קוד QR' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(sheet.getByRole('img')).toBeVisible();
  });

  test('shows the gallery one picture at a time, by keys, buttons and swiping', async ({ page }) => {
    await open(page);
    const pictures = page.locator('#c-gallery li a');
    const count = await pictures.count();
    expect(count).toBeGreaterThan(2);
    await pictures.nth(1).click();
    const sheet = page.getByRole('dialog');
    const strip = sheet.getByRole('group');
    const shown = sheet.locator('figure');
    await expect(shown).toHaveCount(count);
    await expect(shown.nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(strip).toBeFocused();
    // Hebrew is written from right to left.
    await page.keyboard.press('ArrowLeft');
    await expect(shown.nth(2)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowRight');
    await expect(shown.nth(1)).toBeInViewport({ ratio: 0.9 });
    await sheet.getByRole('button', { name: 'הקודמת' }).click();
    await expect(shown.first()).toBeInViewport({ ratio: 0.9 });
    await sheet.getByRole('button', { name: 'הבאה' }).click();
    await expect(shown.nth(1)).toBeInViewport({ ratio: 0.9 });
    expect(await strip.evaluate((element) => getComputedStyle(element).scrollSnapType)).toBe('x mandatory');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(pictures.nth(1)).toBeFocused();
  });

  test('fetches a film only when it is asked for', async ({ page }) => {
    const players = /youtube-nocookie\.com|player\.vimeo\.com/;
    const asked: string[] = [];
    await page.route(players, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>film</p>' });
    });
    for (const slug of ['dana-levi', 'noam-azulay', 'gefen-bakery', 'peretz-electric']) {
      await open(page, `/p/${slug}`);
      const film = page.locator('a[data-player]');
      const policy = (await page.request.get(`/p/${slug}`)).headers()['content-security-policy'] ?? '';
      expect(players.test(policy)).toBe((await film.count()) > 0);
      if ((await film.count()) === 0) continue;
      expect(asked).toEqual([]);
      await film.click();
      await expect(page.frameLocator('iframe').getByText('film')).toBeVisible();
      expect(asked).toHaveLength(1);
      return;
    }
    throw new Error('no demo card has a film');
  });

  test('tells of the view and of every kind of click', async ({ page }) => {
    const told = listen(page);
    await open(page);
    expect(told).toEqual([{ type: 'view', source: '' }]);
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('a'))
        link.addEventListener('click', (event) => event.preventDefault());
    });
    const kinds = await page.locator('main a[data-track]:not([data-track=share])').evaluateAll((links) =>
      links.map((link) => {
        (link as HTMLElement).click();
        return (link as HTMLElement).dataset['track'];
      }),
    );
    await expect.poll(() => told.slice(1).map(({ type }) => type)).toEqual(kinds);
    for (const kind of ['phone', 'email', 'map', 'social']) expect(kinds).toContain(kind);
  });

  test('asks anew when "open now" has run out', async ({ page }) => {
    await page.clock.install();
    await open(page);
    const card = page.locator('#card');
    const until = Number(await card.getAttribute('data-until'));
    expect(until).toBeGreaterThan(0);
    await page.route(`**${address}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<main id="card" data-until="${until + 86_400_000}"><p data-now="">מצב חדש</p></main>`,
      }),
    );
    await page.clock.setFixedTime(until + 1_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('מצב חדש')).toBeVisible();
    await expect(card).toHaveAttribute('data-until', String(until + 86_400_000));
  });
});

test.describe('inside an app that saves no contacts', () => {
  test.use({ userAgent: instagram, viewport: phone });

  test('offers what works there instead', async ({ page }) => {
    await open(page);
    await page.getByRole('main').getByRole('link', { name: 'שמירה באנשי הקשר' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'שמירה באנשי הקשר' });
    await expect(sheet.locator('a[href^="tel:"]')).toBeVisible();
    await expect(sheet.locator('a[href^="https://wa.me/972"]')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'העתקת הקישור' })).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'פתיחה בדפדפן' })).toHaveAttribute(
      'href',
      /^x-safari-https:/,
    );
    await expectAccessible(page);
  });
});

const message = {
  name: 'רות לוי',
  phone: '052-555-0144',
  email: 'ruth@example.test',
  text: 'אשמח להצעת מחיר ללוגו',
};

async function fill(page: Page): Promise<void> {
  const form = page.locator('#c-form form');
  await form.getByLabel('שם מלא').fill(message.name);
  await form.getByLabel('טלפון').fill(message.phone);
  await form.getByRole('textbox', { name: 'אימייל' }).fill(message.email);
  await form.getByLabel('במה אפשר לעזור?').fill(message.text);
}

for (const javaScriptEnabled of [true, false])
  test.describe(`the contact form ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test('sends what was typed and says so', async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('checkbox')).not.toBeChecked();
      await expect(page.locator('#c-form a[href="/privacy"]')).toBeVisible();
      await fill(page);
      await page.getByRole('button', { name: 'שליחת הפנייה' }).click();
      await expect(page.locator('#form')).toBeVisible();
      await expect(page.locator('#form')).toContainText('נשלחה');
      expect(page.url()).toContain('#form');
    });

    test('says in the card’s language what is missing, whatever the browser’s is', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        locale: 'en-GB',
        javaScriptEnabled,
        baseURL: baseURL ?? '',
      });
      const page = await context.newPage();
      await page.goto(address);
      await page.locator('#c-form form').getByRole('button').click();
      for (const sentence of [
        'שם חייב להכיל לפחות 2 תווים',
        'יש להזין מספר טלפון תקין',
        'יש להזין כתובת אימייל תקינה',
        'יש להזין הודעה של לפחות 5 תווים',
      ])
        await expect(page.locator('p').filter({ hasText: sentence })).toBeVisible();
      await context.close();
    });

    test('shows a fault at its field and loses nothing', async ({ page }) => {
      await page.goto(address);
      await fill(page);
      const form = page.locator('#c-form form');
      // An address that the browser accepts and the server refuses.
      await form.getByRole('textbox', { name: 'אימייל' }).fill('ruth@example');
      await form.getByRole('button').click();
      const field = page.getByRole('textbox', { name: 'אימייל' });
      if (javaScriptEnabled) {
        await expect(field).toBeFocused();
        await expect(field).toHaveAccessibleDescription('יש להזין כתובת אימייל תקינה');
        await expect(form.getByLabel('במה אפשר לעזור?')).toHaveValue(message.text);
        await expectAccessible(page);
        await field.fill(message.email);
        await form.getByRole('button').click();
        await expect(page.locator('#form').getByRole('link')).toHaveText(['שמירה באנשי הקשר', 'וואטסאפ']);
        return;
      }
      await expect(page.locator('[aria-invalid]')).toHaveCount(1);
      await expect(field).toHaveValue('ruth@example');
      await expect(page.getByLabel('במה אפשר לעזור?')).toHaveValue(message.text);
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('a view is counted, a report is taken, and the statement names the owner', async ({ page }) => {
    const counted = page.waitForResponse((response) => response.url().includes('/view.gif'));
    await page.goto(address);
    expect((await counted).status()).toBe(200);
    await page.getByRole('link', { name: 'דיווח על הכרטיס' }).click();
    await page.getByLabel('ספאם').check();
    await page.getByRole('button', { name: 'שליחת הדיווח' }).click();
    await expect(page.getByText('הדיווח התקבל')).toBeVisible();
    await page.getByRole('link', { name: 'חזרה לכרטיס' }).click();
    await page.getByRole('link', { name: 'הצהרת נגישות' }).click();
    await expect(page.getByRole('main')).toContainText('דנה לוי');
  });
});

test('the report and the statement have no fault for axe', async ({ page }) => {
  for (const file of ['report', 'accessibility']) {
    await page.goto(`${address}/${file}`);
    await expectAccessible(page);
  }
});
