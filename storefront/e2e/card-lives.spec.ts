import { randomInt, randomUUID } from 'node:crypto';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { directionOf, localeOf, type CardLanguage } from '../../api/contract/base/card-languages.ts';
import { reviewPageMessages } from '../../api/domains/cards/reviews/review-page.messages.ts';
import { timeTexts } from '../../api/domains/leads/time-requests/messages.ts';
import { formMessages } from '../card/form-messages.ts';
import { addressOfOwn, antiForgery, registerAnew, signIn } from './sign-in.ts';
import { visit } from './visit.ts';

interface Life {
  trade: string;
  name: string;
  /** The main language first. */
  languages: readonly CardLanguage[];
  /** In which of them somebody comes: each language in one life at least, in two the only or the main one. */
  visitedIn: readonly CardLanguage[];
}

const lives: readonly Life[] = [
  { trade: 'קוסמטיקה', name: 'יעל ברוך', languages: ['he'], visitedIn: ['he'] },
  { trade: 'עריכת דין', name: 'Rosen & Levi עורכי דין', languages: ['he', 'en'], visitedIn: ['en'] },
  { trade: 'בית קפה', name: 'קפה גפן', languages: ['he', 'en'], visitedIn: ['he'] },
  { trade: 'חשמל', name: 'פרץ חשמל', languages: ['he', 'ar', 'ru'], visitedIn: ['ar', 'ru'] },
];

/** A visitor of each language writes as people do in it. */
const visitors: Record<CardLanguage, { name: string; words: string }> = {
  he: { name: 'גלית א׳', words: 'הגיעו בזמן, הסבירו הכול 😀 ונשאר נקי.' },
  ar: { name: 'ليلى ح.', words: 'عمل نظيف وسريع، وصلوا الساعة 9:00 تمامًا.' },
  ru: { name: 'Марина К.', words: 'Приехали за 2 часа и всё объяснили.' },
  en: { name: 'Dana L.', words: 'On time, and 100% honest about the price.' },
};

/** The owner's name of the business in each further language. */
const namesElsewhere: Record<string, string> = {
  ar: 'بيرتس للكهرباء',
  ru: 'Перец Электрика',
  en: 'Gefen & Co.',
};

const everyDay = Array.from({ length: 7 }, (_, day) => ({
  day,
  spans: [{ opens: '08:00', closes: '20:00' }],
}));

/** From three answers to a published card, on a phone. */
async function publishFirstCard(page: Page, { trade, name }: Life): Promise<{ id: number; path: string }> {
  await visit(page, '/dashboard');
  await page.getByRole('textbox', { name: 'שם העסק' }).fill(name);
  await page.getByRole('searchbox', { name: 'חיפוש תחום' }).fill(trade);
  await page.getByRole('radio', { name: trade }).check();
  await page.getByRole('textbox', { name: 'טלפון' }).fill('052-1234567');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^לשנות: / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'מחיר בשקלים' }).fill('1,250');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'פרסום עם מה שאושר' }).click();
  await expect(page.getByRole('dialog')).toContainText('הכרטיס באוויר.');
  const { cards } = (await (await page.request.get('/api/cards')).json()) as {
    cards: { id: number; card: { path: string } }[];
  };
  expect(cards).toHaveLength(1);
  return { id: cards[0]?.id ?? 0, path: cards[0]?.card.path ?? '' };
}

/** What the plan opens and what only the owner can say: hours, times, the form, the further languages. */
async function fillCard(
  owner: BrowserContext,
  staff: BrowserContext,
  card: { id: number },
  life: Life,
): Promise<void> {
  const { user } = (await (await owner.request.get('/api/auth/current-user')).json()) as {
    user: { id: number };
  };
  const products = (await (await staff.request.get('/api/admin/products')).json()) as {
    id: number;
    proCardCount: number;
  }[];
  const given = await staff.request.post(`/api/admin/users/${user.id}/give-package`, {
    headers: await antiForgery(staff.request),
    data: {
      productId: products.find(({ proCardCount }) => proCardCount > 0)?.id,
      months: 1,
      reason: 'מתנה לפתיחה',
    },
  });
  expect(given.ok(), await given.text()).toBe(true);
  const headers = await antiForgery(owner.request);
  const type = await owner.request.put(`/api/cards/${card.id}/card-type`, {
    headers,
    data: { cardType: 'pro' },
  });
  expect(type.ok(), await type.text()).toBe(true);
  const { version } = (await (await owner.request.get(`/api/cards/${card.id}/editing`)).json()) as {
    version: number;
  };
  const saved = await owner.request.put(`/api/cards/${card.id}`, {
    headers,
    data: {
      version,
      businessHours: everyDay,
      takesRequests: true,
      showContactForm: true,
      translations: life.languages.slice(1).map((language) => ({
        language,
        texts: [{ path: 'businessName', source: life.name, text: namesElsewhere[language] }],
      })),
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** Asks, books, saves and reviews in one language, without a script; every page is in it. */
async function visitCard(
  browser: Browser,
  baseURL: string | undefined,
  card: { path: string; names: Readonly<Record<string, string>> },
  language: CardLanguage,
  reviewLink: string,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    locale: localeOf(language),
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: addressOfOwn(),
  });
  const page = await context.newPage();
  const { name, words } = visitors[language];
  // Each visitor has a number: limits count by number over the whole run.
  const phone = `052-${randomInt(1_000_000, 9_999_999)}`;
  const isInLanguage = async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
  };

  await test.step(`${language}: asks by the form`, async () => {
    await page.goto(card.path);
    await isInLanguage();
    const texts = formMessages[language];
    const form = page.locator('#c-form form');
    await form.getByRole('textbox', { name: texts.name }).fill(name);
    await form.getByRole('textbox', { name: texts.phone }).fill(phone);
    await form.getByRole('textbox', { name: texts.email }).fill(`${randomUUID()}@example.test`);
    await form.getByRole('textbox', { name: texts.message }).fill(words);
    await form.getByRole('button', { name: texts.send }).click();
    await expect(page.getByText(texts.sent)).toBeVisible();
    await isInLanguage();
  });

  await test.step(`${language}: saves the contact`, async () => {
    const file = await context.request.get(
      (await page.locator('a[href*=".vcf"]').first().getAttribute('href')) ?? '',
    );
    expect(file.headers()['content-type']).toContain('text/vcard');
    const contact = await file.text();
    expect(contact).toContain('+972521234567');
    expect(contact).toContain(`FN:${card.names[language]}`);
  });

  await test.step(`${language}: asks for a time`, async () => {
    const texts = timeTexts[language];
    await page.locator('a[href*="/times"]').first().click();
    await isInLanguage();
    await page.getByRole('checkbox').first().check();
    await page.getByLabel(texts.name, { exact: true }).fill(name);
    await page.getByLabel(texts.phone, { exact: true }).fill(phone);
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.state.waiting[0]);
    await isInLanguage();
  });

  await test.step(`${language}: writes a review`, async () => {
    const texts = reviewPageMessages[language];
    await page.goto(reviewLink);
    await isInLanguage();
    await page.getByRole('radio', { name: texts.ofFive(5) }).check();
    await page.getByLabel(texts.words).fill(words);
    await page.getByLabel(texts.name).fill(name);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await isInLanguage();
  });
  await context.close();
}

for (const life of lives)
  test(`${life.trade}: from registration to a card with services and reviews, asked and booked in ${life.visitedIn.join(', ')}`, async ({
    browser,
    baseURL,
  }) => {
    const owner = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
    const staff = await browser.newContext({ baseURL: baseURL ?? '' });
    await registerAnew(owner);
    await signIn(staff, 'admin@bikur.example');
    const page = await owner.newPage();
    const card = await publishFirstCard(page, life);
    await fillCard(owner, staff, card, life);
    const headers = await antiForgery(owner.request);
    const names = { ...namesElsewhere, [life.languages[0] ?? '']: life.name };
    for (const language of life.visitedIn) {
      const invited = await owner.request.post(`/api/cards/${card.id}/review-invitations`, {
        headers,
        data: { clientName: visitors[language].name, subject: life.trade },
      });
      const { link } = (await invited.json()) as { link: string };
      await visitCard(browser, baseURL, { ...card, names }, language, link);
    }

    await test.step('the owner finds it all, and shows the reviews', async () => {
      const { leads } = (await (await owner.request.get(`/api/cards/${card.id}/leads`)).json()) as {
        leads: { name: string }[];
      };
      // Each visitor has asked by the form and for a time.
      expect(leads.map(({ name }) => name).toSorted()).toEqual(
        life.visitedIn.flatMap((language) => [visitors[language].name, visitors[language].name]).toSorted(),
      );
      await visit(page, `/reviews/${card.id}`);
      for (const language of life.visitedIn) {
        const review = page.getByRole('article').filter({ hasText: visitors[language].words });
        await review.getByRole('button', { name: 'פרסום בכרטיס' }).click();
        await expect(review.getByRole('button', { name: 'פרסום בכרטיס' })).toHaveCount(0);
      }
    });

    await test.step('each language shows services and reviews', async () => {
      for (const language of life.languages) {
        const html = await (await owner.request.get(`${card.path}?lang=${language}`)).text();
        expect(html).toContain(names[language]?.replace('&', '&amp;'));
        expect(html).toMatch(/1[,\u00a0\u202f]250/u);
        for (const each of life.visitedIn) expect(html).toContain(visitors[each].name);
      }
    });
    await owner.close();
    await staff.close();
  });
