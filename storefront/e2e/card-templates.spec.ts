import type { CardLanguage } from '../../api/contract/base/card-languages.ts';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { typefacesOf } from '../../api/contract/cards/card-choices.ts';
import type { RenderCard } from '../../api/contract/cards/card-page.ts';
import {
  cardTemplates,
  type CardTemplate,
  type PublicCard,
} from '../../api/contract/cards/public-card.schema.ts';
import { expectAccessible } from './visit.ts';

// Any card can have any look, but the demo data has one look for each: here the server's own renderer draws
// the same card in all six, on the real site with its pictures and fonts.
const bundle = pathToFileURL(resolve('.build/storefront/server/entry-server.js')).href;
const fullest = 'dana-levi';
const onlyAName = 'yossi-mizrahi';
const inThreeLanguages = 'peretz-electric';
const phone = { width: 390, height: 900 };

interface Shown {
  slug: string;
  template: CardTemplate;
  language?: CardLanguage;
  change?: Partial<PublicCard>;
}

async function show(
  page: Page,
  baseURL: string | undefined,
  { slug, template, language = 'he', change }: Shown,
) {
  const { renderCard } = (await import(bundle)) as { renderCard: RenderCard };
  const card = (await (await page.request.get(`/api/cards/${slug}?lang=${language}`)).json()) as PublicCard;
  // Includes the parts of the card that depend on settings: the fullest card is the widest and heaviest.
  const filled = slug === fullest ? { contactForm: { title: 'צור קשר', action: card.path } } : {};
  const { html } = renderCard({
    card: { ...card, ...filled, ...change, template, language },
    now: new Date('2026-11-25T12:00:00Z'),
    publicUrl: baseURL ?? '',
    sharePicture: `${baseURL}/share.png`,
    isEmbedded: false,
    script: null,
    indexable: true,
  });
  const address = `/p/${slug}-in-${template}`;
  await page.unroute(`**${address}`);
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(address, { waitUntil: 'load' });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const longName =
  'רשת מרפאות־השיניים המשפחתיות של ד״ר אלכסנדרה בן־דרור־וולפסון ובניה International Dental Associates Ltd.';

/** The fonts each look is drawn in. */
const families: Record<CardTemplate, string[]> = {
  basic: ['Rubik'],
  creative: ['Rubik'],
  classic: ['Frank Ruhl Libre'],
  minimal: ['Rubik'],
  bold: ['Rubik', 'Secular One'],
  night: ['Rubik'],
};

/** Pixels between the words of the first actions and the edges of what is pressed, where there are fewest. */
function roomInBar(page: Page): Promise<number> {
  return page.locator('main nav').evaluate((bar) => {
    const rooms = [...bar.querySelectorAll('a')].map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link.querySelector('span') ?? link);
      const [words, edges] = [range.getBoundingClientRect(), link.getBoundingClientRect()];
      return Math.min(words.left - edges.left, edges.right - words.right);
    });
    return Math.min(...rooms);
  });
}

/** Times of opening, small and as large as a poster's, that go on in a second line. */
const brokenTimes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('dd bdi, p[dir="ltr"][aria-hidden] span')].flatMap((time) => {
      const range = document.createRange();
      range.selectNodeContents(time);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [time.textContent] : [];
    }),
  );

async function expectToFit(page: Page): Promise<void> {
  for (const width of [1440, 1000, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await overflow(page), await brokenTimes(page)]).toEqual([width, 0, []]);
  }
}

/** Arabic is judged in every other look, Russian in the rest: the words differ by language, the colours by look. */
const judgedIn = (template: CardTemplate): CardLanguage =>
  cardTemplates.indexOf(template) % 2 === 0 ? 'ar' : 'ru';

// axe judges each look in three languages: the fullest card in Hebrew on a phone, in English on a desktop one with
// nothing but a name, and one in Arabic or Russian on a narrow phone.
for (const template of cardTemplates)
  test(`${template}: nothing sticks out, axe finds nothing, the fonts are its own, paper keeps the code`, async ({
    page,
    baseURL,
  }) => {
    await test.step('everything filled, in Hebrew', async () => {
      await show(page, baseURL, { slug: fullest, template });
      await page.waitForLoadState('networkidle');
      const loaded = await page.evaluate(async () => {
        await document.fonts.ready;
        const used = [...document.fonts].filter(
          ({ status, family }) => status === 'loaded' && !/Fallback/u.test(family),
        );
        return [...new Set(used.map(({ family }) => family.replaceAll('"', '')))].sort();
      });
      expect(loaded).toEqual(families[template]);
      await expectToFit(page);
      await page.setViewportSize(phone);
      // At the end of the card the bar lies in its own place; elsewhere axe takes what passes under it for too small.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expectAccessible(page);
    });

    await test.step('the bar is within reach everywhere, lies down for a keyboard, and covers no last line', async () => {
      const bar = page.getByRole('navigation', { name: 'פעולות ראשונות' });
      for (const top of [0, 1500]) {
        await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
        await expect(bar).toBeInViewport({ ratio: 1 });
      }
      await page.getByLabel('שם מלא').focus();
      expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('static');
      await page.getByRole('link', { name: 'ניווט ב־Waze' }).last().focus();
      expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
      // In one moment: pictures that come late move everything.
      const end = await bar.evaluate((element) => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        const edges = (selector: string) =>
          [...document.querySelectorAll(selector)]
            .filter((other) => !element.contains(other))
            .map((other) => other.getBoundingClientRect());
        const { top, bottom } = element.getBoundingClientRect();
        return {
          overLastLine:
            Math.max(...edges('main :is(p, a, dd, h2, button, label)').map((line) => line.bottom)) - top,
          overFoot: bottom - Math.min(...edges('footer').map((foot) => foot.top)),
        };
      });
      expect(Math.round(end.overLastLine)).toBeLessThanOrEqual(0);
      expect(Math.round(end.overFoot)).toBeLessThanOrEqual(0);
      if (template !== 'bold') {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
        const upperEdge = (await bar.boundingBox())?.y;
        expect(upperEdge).toBeGreaterThanOrEqual(0);
        expect(upperEdge).toBeLessThanOrEqual(20);
        await page.setViewportSize(phone);
      }
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    });

    await test.step('on paper it is dark on white and keeps its code', async () => {
      await page.emulateMedia({ media: 'print' });
      const name = page.getByRole('heading', { level: 1 });
      await expect(name).toBeVisible();
      const [red = 255, green = 255, blue = 255] = await name.evaluate((heading) =>
        [...getComputedStyle(heading).color.matchAll(/\d+/gu)].map(Number),
      );
      const isReadableWithoutItsGround = 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128;
      expect(isReadableWithoutItsGround).toBe(true);
      await expect(page.getByRole('img', { name: 'קוד QR שפותח את הכרטיס' })).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.emulateMedia({ media: null });
    });

    await test.step('everything filled, in English and another pair of typefaces', async () => {
      const typeface = typefacesOf[template].at(-1) ?? 'own';
      await show(page, baseURL, { slug: fullest, template, language: 'en', change: { typeface } });
      await expectToFit(page);
    });

    await test.step('in Arabic and Russian, in letters of its own', async () => {
      for (const [language, letters] of [
        ['ar', 'ع'],
        ['ru', 'Ж'],
      ] as const) {
        await page.setViewportSize({ width: 360, height: 800 });
        await show(page, baseURL, { slug: inThreeLanguages, template, language });
        await page.evaluate(() => document.fonts.ready);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await roomInBar(page)).toBeGreaterThanOrEqual(2);
        expect(await page.evaluate((letter) => document.fonts.check('700 16px Rubik', letter), letters)).toBe(
          true,
        );
        if (language === judgedIn(template)) await expectAccessible(page);
      }
    });
    await test.step('only a name, in both languages', async () => {
      await show(page, baseURL, { slug: onlyAName, template });
      await expectToFit(page);
      await show(page, baseURL, { slug: onlyAName, template, language: 'en' });
      await expectToFit(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessible(page);
    });

    await test.step('a very long name and address at 320', async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      const address = {
        text: 'a.very.long.mailbox.name@department.example.co.il',
        href: 'mailto:a@b.example',
      };
      await show(page, baseURL, { slug: fullest, template, change: { name: longName, email: address } });
      expect(await overflow(page)).toBe(0);
      const name = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(name?.x).toBeGreaterThanOrEqual(0);
      expect((name?.x ?? 0) + (name?.width ?? 999)).toBeLessThanOrEqual(320);
    });

    await test.step('words that stand for pictures which did not come', async () => {
      const isBroken = await page.evaluate(() =>
        Promise.all(
          Array.from(document.images, (image) => {
            for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
            return new Promise((resolve) => {
              image.addEventListener('error', () => resolve(true));
              image.loading = 'eager';
              image.src = '/media/none.jpg';
            });
          }),
        ),
      );
      expect(isBroken).toContain(true);
      expect(await overflow(page)).toBe(0);
    });
  });
