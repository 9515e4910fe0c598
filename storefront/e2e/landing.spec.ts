import { expect, test, type Locator, type Page } from '@playwright/test';
import { scriptLimits, sumOf, measureScripts } from '../../api/scripts/measure-scripts.ts';
import {
  authDialog,
  choose,
  expectAccessible,
  headerLogin,
  logIn,
  looks,
  overhang,
  toastIn,
  visit,
} from './visit.ts';

test('stands complete without JavaScript: claims, a real card, five voices and the plans', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('כרטיס ביקור');
  const claims = page.getByRole('region', { name: 'ביקור במספרים' });
  for (const figure of ['1000+', '98%', '24/7', '3+'])
    await expect(claims.getByText(figure, { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /דנה לוי/ }).first()).toBeVisible();
  await expect(page.locator('blockquote')).toHaveCount(5);
  await expect(page.locator('article[data-plan]')).toHaveCount(3);
  await context.close();
});

test('cuts the one long testimonial at 150 characters', async ({ page }) => {
  await visit(page, '/');
  const texts = await page.locator('blockquote').allTextContents();
  const cut = texts.filter((text) => text.endsWith('…'));
  expect(cut).toHaveLength(1);
  expect([...(cut[0] ?? '')]).toHaveLength(151);
});

test('leads to the contact page, and to the login only while nobody is signed in', async ({ page }) => {
  await visit(page, '/');
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero.getByRole('link', { name: 'דברו איתנו' })).toHaveAttribute('href', '/contact');
  await hero.getByRole('link', { name: 'התחברות' }).click();
  await logIn(page, 'free@bikur.example');
  await expect(toastIn(page)).toContainText('התחברת בהצלחה');
  await expect(hero.getByRole('link', { name: 'התחברות' })).toHaveCount(0);
  await expect(hero.getByRole('link', { name: /כניסה לחשבון הדגמה/ })).toBeVisible();
  const plan = page.locator('article[data-plan]').nth(1);
  const id = await plan.getAttribute('data-plan');
  await expect(plan.getByRole('link', { name: 'בחר תוכנית' })).toHaveAttribute(
    'href',
    `/subscription?plan=${id}`,
  );
});

test('offers a guest on a phone a free card on the first screen, and an owner their cards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const hero = page.getByRole('main').locator('section').first();
  const open = hero.getByRole('button', { name: 'פתיחת כרטיס חינם' });
  await expect(open).toBeInViewport({ ratio: 1 });
  await hero.getByRole('textbox', { name: 'שם העסק או שמכם' }).fill('יעל ברוך');
  await expect(hero.locator('[data-drawn=name]')).toHaveText('יעל ברוך');
  await expect(hero.locator('[data-drawn=initials]')).toHaveText('יב');
  await open.click();
  await expect(authDialog(page).getByLabel('שם משתמש')).toHaveValue('יעל ברוך');
  await page.keyboard.press('Escape');
  await hero.getByRole('link', { name: 'התחברות' }).click();
  await logIn(page, 'owner@bikur.example');
  await expect(hero.getByRole('link', { name: 'הכרטיסים שלי' })).toHaveAttribute('href', '/dashboard');
  await expect(hero.getByRole('link', { name: 'הכרטיסים שלי' })).toBeInViewport({ ratio: 1 });
  await expect(open).toHaveCount(0);
});

test('no plan is drawn with the card of another, and the free one with a basic card', async ({ page }) => {
  await visit(page, '/');
  const names = await page
    .locator('article[data-plan]')
    .evaluateAll((plans) =>
      plans.map((plan) =>
        [...plan.querySelectorAll('[role=img]')].map((card) => card.getAttribute('aria-label')),
      ),
    );
  expect(names.map((cards) => cards.length > 0)).toEqual([true, true, true]);
  expect(new Set(names.flat()).size).toBe(names.flat().length);
  expect(names[0]).toEqual([expect.stringContaining('פרץ חשמל')]);
});

test('prices are yearly first; the choice stands in the address', async ({ page }) => {
  await visit(page, '/');
  const pro = page.locator('article[data-plan]').filter({ hasText: 'מומלץ' });
  await expect(page.getByText('עד 17% הנחה בתשלום שנתי')).toBeVisible();
  await expect(page.getByRole('button', { name: 'שנתי' })).toHaveAttribute('aria-pressed', 'true');
  await expect(pro).toContainText('33');
  await expect(pro).toContainText('תשלום שנתי, מחויב כל שנה.');
  await expect(pro.getByRole('link', { name: 'צור קשר' })).toBeVisible();
  await page.getByRole('button', { name: 'חודשי' }).click();
  await expect(pro).toContainText('40');
  await expect(page).toHaveURL(/billing=monthly/);
  await page.reload();
  await expect(pro).toContainText('40');
});

test('/?section=pricing stands at the prices at rest, and a touch does not pull anybody back', async ({
  page,
}) => {
  await page.goto('/?section=pricing');
  const heading = page.getByRole('heading', { name: 'מחירים' });
  await expect(heading).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
  await expect(page.locator('html[data-ready]')).toBeAttached();
  // The page has taken the plans over, and with them the scroll to the section its address names.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('article[data-plan]') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  );
  await expect(heading).not.toBeInViewport();
});

test('/?section=pricing shows the prices, also asked for twice and from another page', async ({ page }) => {
  await visit(page, '/?section=pricing');
  const heading = page.getByRole('heading', { name: 'מחירים' });
  await expect(heading).toBeInViewport();
  // The page may still be scrolling to the prices.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(heading).not.toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('banner').getByRole('link', { name: 'מחירים' }).click();
  await expect(heading).toBeInViewport();
  await page.goto('/help');
  await page.getByRole('banner').getByRole('link', { name: 'מחירים' }).click();
  await expect(heading).toBeInViewport();
});

test('shows no prices, and nothing in their place, when neither call answers', async ({ page }) => {
  await page.route('**/api/{home-,}products', (route) =>
    route.fulfill({ status: 503, json: { message: 'x' } }),
  );
  await visit(page, '/help');
  await page.getByRole('banner').getByRole('link', { name: 'ביקור, לדף הבית' }).click();
  await expect(page.locator('blockquote')).toHaveCount(5);
  await expect(page.getByText('טוען חבילות ומחירים...')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'מחירים' })).toHaveCount(0);
});

test('falls back on the list of all plans', async ({ page }) => {
  await page.route('**/api/home-products', (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
  await visit(page, '/help');
  await page.getByRole('banner').getByRole('link', { name: 'ביקור, לדף הבית' }).click();
  await expect(page.locator('article[data-plan]')).toHaveCount(3);
});

test('nothing hangs over the edge from 320 to 1280 px', async ({ page, context, baseURL }) => {
  for (const language of ['he', 'en'] as const) {
    await choose(context, baseURL, { language, theme: 'light' });
    await page.goto('/');
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overhang(page)]).toEqual([width, 0]);
    }
  }
});

for (const look of looks)
  test(`has no fault for axe (${look.language}, ${look.theme})`, async ({ page, context, baseURL }) => {
    await choose(context, baseURL, look);
    await visit(page, '/');
    await expectAccessible(page);
  });

test('fetches no more script than it may, at rest and with the first touch', async ({ page }) => {
  const { first, touched } = await measureScripts(page, '/');
  expect(sumOf(first), JSON.stringify(first)).toBeLessThanOrEqual(scriptLimits.first);
  // Otherwise nothing was measured.
  expect(first.length).toBeGreaterThan(0);
  expect(touched.some(({ path }) => path.includes('entry-client'))).toBe(true);
  expect(sumOf([...first, ...touched]), JSON.stringify(touched)).toBeLessThanOrEqual(scriptLimits.touched);
});

test('sleeps while the mouse only rests over it, and wakes when it moves', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const hasWoken = () => fetched.some((path) => /entry-client.*\.js$/.test(path));
  await page.goto('/');
  const point = (movementX: number) =>
    page.evaluate((moved) => {
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: moved }));
    }, movementX);
  await point(0);
  await page.waitForLoadState('networkidle');
  expect(hasWoken()).toBe(false);
  await point(3);
  await expect.poll(hasWoken).toBe(true);
});

/** Holds the application's script back until it is let go. */
async function holdApplication(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('a button pressed before the script has come is not lost', async ({ page }) => {
  const letGo = await holdApplication(page);
  await page.goto('/');
  await headerLogin(page).click();
  await expect(page.locator('html[data-ready]')).toHaveCount(0);
  letGo();
  await expect(authDialog(page)).toBeVisible();
});

const presses: Record<string, (link: Locator) => Promise<void>> = {
  mouse: (link) => link.click(),
  touch: (link) => link.tap(),
  keyboard: (link) => link.press('Enter'),
};

for (const [means, press] of Object.entries(presses))
  test(`the very first press, by ${means}, opens the contact dialog over the sleeping page`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', hasTouch: true, locale: 'he-IL' });
    for (const name of ['דברו איתנו', 'צור קשר']) {
      const page = await context.newPage();
      const letGo = await holdApplication(page);
      await page.goto('/');
      await press(page.getByRole('main').getByRole('link', { name, exact: true }).first());
      await expect(page.locator('html[data-ready]')).toHaveCount(0);
      letGo();
      await expect(authDialog(page).getByLabel('שם מלא')).toBeVisible();
      await expect(page).toHaveURL('/');
      await page.close();
    }
    await context.close();
  });

test('a contact link whose dialog can not be fetched leads to the contact page', async ({ page }) => {
  await page.route('**/assets/entry-client-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'דברו איתנו' }).click();
  await expect(page).toHaveURL('/contact');
});

test('starts at once for whoever was signed in, and says when that is over', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'currentUser',
      JSON.stringify({ id: 1, username: 'tal', email: 'tal@example.test' }),
    ),
  );
  await page.goto('/');
  await expect(toastIn(page)).toContainText('התנתקות אוטומטית');
  await expect(toastIn(page)).toContainText('ההתחברות שלך פג תוקפה, אנא התחבר שוב');
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
});
