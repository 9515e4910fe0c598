import { expect, test, type Page } from '@playwright/test';
import type { ExampleCards } from '../../api/contract/cards/example-cards.schema.ts';
import { cardTemplates, type PublicCard } from '../../api/contract/cards/public-card.schema.ts';
import { expectAccessible, overhang } from './visit.ts';

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

  test('sharing, the code and the gallery open as dialogs and give the focus back', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    const link = page.getByRole('link', { name: 'שיתוף' });

    await test.step('the sheet shows the card, and shares by WhatsApp, copy, SMS and mail', async () => {
      await link.focus();
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog', { name: 'שיתוף הכרטיס' });
      await expectAccessible(page, { within: 'dialog' });
      await expect(sheet.getByRole('button', { name: 'עוד דרכים בטלפון' })).toHaveCount(0);
      await expect(sheet.locator('[inert] h1')).toHaveText('דנה לוי');
      const ways = {
        'לשלוח ב־WhatsApp': 'https://wa.me/?text=',
        SMS: 'sms:?&body=',
        'דוא״ל': 'mailto:?subject=',
      };
      for (const [name, start] of Object.entries(ways)) {
        const way = sheet.getByRole('link', { name });
        const href = decodeURIComponent((await way.getAttribute('href')) ?? '');
        expect(href.startsWith(start), href).toBe(true);
        expect(href).toMatch(/דנה לוי\nhttp.*\/p\/dana-levi$/);
      }
      for (const way of await sheet.locator(':is(a, button):not([inert] *)').all())
        expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      await sheet.getByRole('button', { name: 'העתקה' }).click();
      await expect(sheet.getByRole('button', { name: 'הועתק' })).toBeVisible();
      await expect(sheet.getByText('אפשר להדביק בכל מקום')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/p\/dana-levi$/);
      await expect(sheet.getByRole('button', { name: 'העתקה' })).toBeVisible();
      await expect(sheet.getByText('אפשר להדביק בכל מקום')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(link).toBeFocused();
    });

    await test.step('the code has a dialog of its own, from the card and from the sheet', async () => {
      await page.getByRole('link', { name: 'קוד QR', exact: true }).click();
      const sheet = page.getByRole('dialog', { name: 'קוד QR' });
      // Large enough for somebody else's camera; files for print are in the owner's workspace.
      expect((await sheet.getByRole('img').boundingBox())?.width).toBeGreaterThanOrEqual(260);
      await expect(sheet.getByText('דנה לוי')).toBeVisible();
      await expect(page.locator('a[href*="/qr."]')).toHaveCount(0);
      await expectAccessible(page, { within: 'dialog' });
      await sheet.getByRole('button', { name: 'סגירה' }).click();
      await expect(sheet).toHaveCount(0);
      expect(page.url()).not.toContain('#');
      await link.click();
      const share = page.getByRole('dialog', { name: 'שיתוף הכרטיס' });
      await share.getByRole('button', { name: 'קוד QR' }).click();
      const code = share.getByRole('img', { name: 'קוד QR' });
      await expect(code).toBeInViewport({ ratio: 0.9 });
      expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(260);
      // Black on white with four light modules around, whatever the template.
      const shares = await share.evaluate((sheet) => sheet.getBoundingClientRect().height / innerHeight);
      expect(shares).toBeLessThanOrEqual(0.921);
    });

    await test.step('a number goes to WhatsApp or SMS, and never to our server', async () => {
      const share = page.getByRole('dialog', { name: 'שיתוף הכרטיס' });
      const field = share.getByLabel('מספר טלפון');
      const requests: string[] = [];
      context.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
      await page.evaluate(() => {
        Object.assign(window, {
          opened: [],
          open: (to: string) => (window as unknown as { opened: string[] }).opened.push(to),
        });
      });
      const opened = () => page.evaluate(() => (window as unknown as { opened: string[] }).opened);
      for (const [typed, said] of [
        ['', 'צריך מספר טלפון'],
        ['052-555-014', 'חסרה ספרה'],
        ['052-555-01489', 'יש ספרה מיותרת'],
        ['*2345', 'לא מקבל הודעות'],
        ['052-abc-0148', 'לא נראה כמו מספר טלפון'],
      ] as const) {
        await field.fill(typed);
        await field.press('Enter');
        await expect(share.getByText(said)).toBeVisible();
        await expect(field).toHaveValue(typed);
        await expect(field).toBeFocused();
      }
      await expectAccessible(page, { within: 'dialog' });
      for (const typed of ['+972 52-555-0148', '052 555 0148', '00972525550148', '(052) 555.0148']) {
        await field.fill(typed);
        await expect(share.getByText('מספר תקין')).toBeVisible();
        await share.getByRole('button', { name: 'WhatsApp', exact: true }).click();
        await share.getByRole('button', { name: 'SMS', exact: true }).click();
      }
      const all = await opened();
      expect(new Set(all.map((to) => to.split('?')[0]))).toEqual(
        new Set(['https://wa.me/972525550148', 'sms:+972525550148']),
      );
      for (const to of all) expect(decodeURIComponent(to)).toMatch(/דנה לוי\nhttp.*\/p\/dana-levi$/);
      expect(all).toHaveLength(8);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // The visit, too, would be the moment for a late beacon.
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      expect(requests.filter((request) => /5550148|555[-. ]?0148/.test(decodeURIComponent(request)))).toEqual(
        [],
      );
    });

    await test.step('a visitor lets the card be mailed to them; what was typed stays until it is', async () => {
      await link.click();
      const share = page.getByRole('dialog', { name: 'שיתוף הכרטיס' });
      const field = share.getByLabel('דוא״ל');
      await field.fill('noga');
      await field.press('Enter');
      await expect(share.getByText('בכתובת מייל יש @')).toBeVisible();
      await expect(field).toHaveValue('noga');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill('noga@levanon.example');
      await share.getByRole('button', { name: 'שליחה אליי' }).click();
      await expect(share.getByText('נשלח אל noga@levanon.example')).toBeVisible();
      await expectAccessible(page, { within: 'dialog' });
      await share.getByRole('button', { name: 'כתובת אחרת' }).click();
      await expect(field).toHaveValue('noga@levanon.example');
      await page.keyboard.press('Escape');
    });

    await test.step('the gallery shows one picture at a time, by keys, buttons and swiping', async () => {
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
      await expectAccessible(page, { within: 'dialog' });
      await page.keyboard.press('Escape');
      await expect(pictures.nth(1)).toBeFocused();
    });

    await test.step('where the system shares, the sheet offers that', async () => {
      await page.evaluate(() => {
        Object.assign(navigator, {
          share: async (what: unknown) => Object.assign(window, { shared: what }),
        });
      });
      await link.click();
      await page.getByRole('dialog').getByRole('button', { name: 'עוד דרכים בטלפון' }).click();
      const shared = await page.evaluate(() => (window as unknown as { shared: { url: string } }).shared);
      expect(shared.url).toMatch(/\/p\/dana-levi$/);
    });
  });

  test('fetches a film only when it is asked for', async ({ page }) => {
    const players = /youtube-nocookie\.com|player\.vimeo\.com/;
    const asked: string[] = [];
    await page.route(players, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>film</p>' });
    });
    const withFilm: string[] = [];
    for (const slug of ['dana-levi', 'noam-azulay', 'gefen-bakery', 'peretz-electric']) {
      const answer = await page.request.get(`/p/${slug}`);
      const hasFilm = (await answer.text()).includes(' data-player=');
      expect(players.test(answer.headers()['content-security-policy'] ?? '')).toBe(hasFilm);
      if (hasFilm) withFilm.push(`/p/${slug}`);
    }
    await open(page, withFilm[0]);
    expect(asked).toEqual([]);
    await page.locator('a[data-player]').click();
    await expect(page.frameLocator('iframe').getByText('film')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('tells of the view and of every kind of click, and asks anew when "open now" has run out', async ({
    page,
  }) => {
    await page.clock.install();
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

test('on a card that reads from left to right the sheet has its address under the name, and tiles wide enough for their words', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/p/peretz-electric?lang=ru');
  await page.getByRole('link', { name: 'Поделиться' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Поделиться визиткой' });
  await expect(sheet.locator('bdi:not([inert] *)', { hasText: /\/p\/peretz-electric$/ })).toHaveCount(2);
  const overhanging = await sheet
    .locator(':is(a, button):not([inert] *)')
    .evaluateAll((tiles) =>
      tiles.filter((tile) => tile.scrollWidth > tile.clientWidth).map((tile) => tile.textContent),
    );
  expect(overhanging).toEqual([]);
});

test.describe('inside an app that saves no contacts', () => {
  test.use({ userAgent: instagram, viewport: phone });

  test('offers what works there instead', async ({ page }) => {
    await open(page);
    await page.getByRole('main').getByRole('link', { name: 'שמירה באנשי הקשר' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'שמירה באנשי הקשר' });
    await expect(sheet.locator('a[href^="tel:"]')).toBeVisible();
    await expect(sheet.locator('a[href^="https://wa.me/972"]')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'העתקה' })).toBeVisible();
    // Rows of the sheet, whatever the card's template makes of its own.
    const heights = await sheet
      .locator('.rows > *')
      .evaluateAll((rows) => rows.map((row) => row.clientHeight));
    expect(new Set(heights).size).toBe(1);
    await expect(sheet.getByRole('link', { name: 'פתיחה בדפדפן' })).toHaveAttribute(
      'href',
      /^x-safari-https:/,
    );
    await expectAccessible(page, { within: 'dialog' });
  });
});

const message = {
  name: 'רות לוי',
  phone: '052-555-0144',
  email: 'ruth@example.test',
  text: 'אשמח להצעת מחיר ללוגו',
};

async function fill(page: Page, typed: Record<'name' | 'phone' | 'email' | 'text', string>): Promise<void> {
  const form = page.locator('form');
  await form.getByLabel('שם מלא').fill(typed.name);
  await form.getByLabel('טלפון').fill(typed.phone);
  await form.getByRole('textbox', { name: 'אימייל' }).fill(typed.email);
  await form.getByLabel('במה אפשר לעזור?').fill(typed.text);
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, in a browser that speaks English`, () => {
    test.use({ javaScriptEnabled, viewport: phone, locale: 'en-GB' });

    test('the contact form says in its own words what is missing, loses nothing, and sends', async ({
      page,
    }) => {
      await page.goto(address);
      // Without scripts the server answers a page of its own with the same form.
      const form = page.locator('form');
      const send = form.getByRole('button');
      await expect(page.getByRole('checkbox')).not.toBeChecked();
      await expect(page.locator('#c-form a[href="/privacy"]')).toBeVisible();
      await send.click();
      for (const sentence of [
        'שם חייב להכיל לפחות 2 תווים',
        'יש להזין מספר טלפון תקין',
        'יש להזין כתובת אימייל תקינה',
        'יש להזין הודעה של לפחות 5 תווים',
      ])
        await expect(page.locator('p').filter({ hasText: sentence })).toBeVisible();

      // An address that the browser accepts and the server refuses.
      await fill(page, { ...message, email: 'ruth@example' });
      await send.click();
      const field = page.getByRole('textbox', { name: 'אימייל' });
      await expect(page.locator('[aria-invalid]')).toHaveCount(1);
      await expect(page.locator('p').filter({ hasText: 'יש להזין כתובת אימייל תקינה' })).toBeVisible();
      await expect(field).toHaveValue('ruth@example');
      await expect(form.getByLabel('במה אפשר לעזור?')).toHaveValue(message.text);
      if (javaScriptEnabled) {
        await expect(field).toBeFocused();
        await expect(field).toHaveAccessibleDescription('יש להזין כתובת אימייל תקינה');
        await expectAccessible(page, { within: '#c-form' });
      }
      await field.fill(message.email);
      await send.click();
      await expect(page.locator('#form')).toBeVisible();
      await expect(page.locator('#form')).toContainText('נשלחה');
      await expect(page.locator('#form').getByRole('link')).toHaveText(['שמירה באנשי הקשר', 'WhatsApp']);
      expect(page.url()).toContain('#form');
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

test.describe('on the smallest phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test('every demo card can be saved from its first screen, and fits the screen while its form is filled', async ({
    page,
    request,
  }) => {
    const cards: PublicCard[] = [];
    for (let asked = 1, pages = 1; asked <= pages; asked += 1) {
      const answer = await request.get(`/api/example-cards?page=${asked}`);
      const shown = (await answer.json()) as ExampleCards;
      cards.push(...shown.cards);
      pages = shown.pages;
    }
    expect(new Set(cards.map(({ template }) => template)).size).toBe(cardTemplates.length);
    for (const { path } of cards) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator(`main nav a[href^="${path}.vcf"]`), path).toBeInViewport({ ratio: 1 });
      const field = page.locator('form input').first();
      if ((await field.count()) === 0) continue;
      await field.focus();
      expect(await overhang(page), path).toBe(0);
    }
  });
});

test('the report and the statement have no fault for axe', async ({ page }) => {
  for (const file of ['report', 'accessibility']) {
    await page.goto(`${address}/${file}`);
    await expectAccessible(page);
  }
});
