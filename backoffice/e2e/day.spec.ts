import { expect, test } from '@playwright/test';
import { buyPlan, newCustomer } from './customer.ts';
import { publishArticle } from './day/article.ts';
import { takeDown } from './day/cards.ts';
import { mark, type Day } from './day/day.ts';
import { refundPart } from './day/money.ts';
import { migrateSchema, movePackages } from './day/moves.ts';
import { findAgain } from './day/found.ts';
import { sendOrders } from './day/orders.ts';
import { fromCallToCard } from './day/people.ts';
import { sendCampaigns, takeOver } from './day/talk.ts';
import { signIn } from './sign-in.ts';

// Staff abroad plan by Israel's clock.
test.use({ timezoneId: 'America/New_York' });

test('a day of staff through the screens, and all of it found again in timeline and audit log, in Hebrew', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const customer = await newCustomer(playwright.request, site);
  const plans = (await (await customer.request.get('/api/products')).json()) as {
    id: number;
    name: string;
  }[];
  await buyPlan(customer, plans.find(({ name }) => name === 'פרו')?.id ?? 0);
  const cardName = `מאפיית שחר ${mark} בע״מ`;
  const { id: cardId } = await customer.post('/api/cards', {
    businessName: cardName,
    phone: '052-5550188',
    category: 'מאפייה',
  });
  const context = await browser.newContext({ baseURL: site, locale: 'he-IL' });
  const phone = await page.context().newPage();
  const day: Day = { page, phone, colleague: await context.newPage(), customer, cardName, cardId };
  await signIn(page);
  await signIn(day.colleague, 'support@bikur.example');
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('לוח בקרה');

  await fromCallToCard(day);
  const person = new URL(page.url()).pathname.replace(/\/show.*$/u, '/show');
  await refundPart(day);
  await sendOrders(day);
  await publishArticle(day);
  await takeOver(day);
  await sendCampaigns(day);
  await movePackages(day, [
    await newCustomer(playwright.request, site),
    await newCustomer(playwright.request, site),
  ]);
  await migrateSchema(day);
  await takeDown(day);

  await findAgain(day, person);
  await context.close();
});
