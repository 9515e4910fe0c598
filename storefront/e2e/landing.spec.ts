import { expect, test, type Locator, type Page } from '@playwright/test';
import { readHtml } from '../card/testing/read-html.ts';
import { servedPage } from './served-page.ts';
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

const contactLink = (page: Page, name = 'דברו איתנו') =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();

test('the server’s page of the demo: a real card, and no plan drawn with the card of another', async ({
  request,
}) => {
  const { html } = await servedPage(request, '/');
  const pictures = (part: string) =>
    readHtml(part).elements.flatMap(({ attributes }) =>
      attributes['role'] === 'img' ? [attributes['aria-label']] : [],
    );
  expect(pictures(html)).toContainEqual(expect.stringContaining('דנה לוי'));
  const plans = [...html.matchAll(/<article[^>]* data-plan=[\s\S]*?<\/article>/gu)].map(([plan]) =>
    pictures(plan),
  );
  expect(plans.map((drawn) => drawn.length > 0)).toEqual([true, true, true]);
  expect(new Set(plans.flat()).size).toBe(plans.flat().length);
  expect(plans[0]).toEqual([expect.stringContaining('פרץ חשמל')]);
});

test('offers a guest on a phone a free card on the first screen; the login shows the owner their own', async ({
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
  await hero
    .getByRole('combobox')
    .or(hero.getByRole('textbox', { name: 'תחום' }))
    .focus();
  await expect(hero.locator('datalist option[value="קוסמטיקה ויופי"]')).toBeAttached();
  await open.click();
  await expect(authDialog(page).getByLabel('שם משתמש')).toHaveValue('יעל-ברוך');
  await page.keyboard.press('Escape');
  await hero.getByRole('link', { name: 'התחברות' }).click();
  await logIn(page, 'owner@bikur.example');
  await expect(toastIn(page)).toContainText('התחברת בהצלחה');
  await expect(hero.getByRole('link', { name: 'הכרטיסים שלי' })).toHaveAttribute('href', '/dashboard');
  await expect(hero.getByRole('link', { name: 'הכרטיסים שלי' })).toBeInViewport({ ratio: 1 });
  await expect(open).toHaveCount(0);
  await expect(hero.getByRole('link', { name: 'התחברות' })).toHaveCount(0);
  await expect(hero.getByRole('link', { name: /כניסה לחשבון הדגמה/ })).toBeVisible();
  const plan = page.locator('article[data-plan]').nth(1);
  await expect(plan.getByRole('link', { name: 'בחר תוכנית' })).toHaveAttribute(
    'href',
    `/subscription?plan=${await plan.getAttribute('data-plan')}`,
  );
});

test('/?section=pricing stands at the prices, whose cycle stands in the address', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'מחירים' });
  const toPrices = page.getByRole('banner').getByRole('link', { name: 'מחירים' });
  await test.step('at rest, and a touch does not pull anybody back', async () => {
    await page.goto('/?section=pricing');
    await expect(heading).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.keyboard.press('Shift');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    // The page has taken the plans over, and with them the scroll to the section its address names.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('article[data-plan]') ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    );
    await expect(heading).not.toBeInViewport();
  });
  await test.step('asked for again, and from another page', async () => {
    await toPrices.click();
    await expect(heading).toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: 'עזרה' }).click();
    await expect(page).toHaveURL('/help');
    await toPrices.click();
    await expect(heading).toBeInViewport();
  });
  await test.step('by the year first, and by the month once chosen', async () => {
    const pro = page.locator('article[data-plan]').filter({ hasText: 'מומלץ' });
    await expect(page.getByRole('button', { name: 'שנתי' })).toHaveAttribute('aria-pressed', 'true');
    await expect(pro).toContainText('33');
    await page.getByRole('button', { name: 'חודשי' }).click();
    await expect(pro).toContainText('40');
    await expect(page).toHaveURL(/billing=monthly/);
  });
});

test('without an answer there are no prices and nothing in their place; the list of all plans serves, too', async ({
  page,
}) => {
  await visit(page, '/help');
  const home = page.getByRole('banner').getByRole('link', { name: 'ביקור, לדף הבית' });
  await page.route('**/api/{home-,}products', (route) =>
    route.fulfill({ status: 503, json: { message: 'x' } }),
  );
  await home.click();
  await expect(page.locator('blockquote')).toHaveCount(5);
  await expect(page.getByText('טוען חבילות ומחירים...')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'מחירים' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'עזרה' }).click();
  await page.unrouteAll();
  await page.route('**/api/home-products', (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
  await home.click();
  await expect(page.locator('article[data-plan]')).toHaveCount(3);
});

for (const look of looks)
  test(`no fault for axe, and nothing hangs over the edge (${look.language}, ${look.theme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL, look);
    await visit(page, '/');
    await expectAccessible(page, { themes: 'chosen' });
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overhang(page)]).toEqual([width, 0]);
    }
  });

test('fetches no more script than it may, at rest and with the first touch', async ({ page }) => {
  const { first, touched } = await measureScripts(page, '/');
  expect(sumOf(first), JSON.stringify(first)).toBeLessThanOrEqual(scriptLimits.first);
  // Otherwise nothing was measured.
  expect(first.length).toBeGreaterThan(0);
  expect(touched.some(({ path }) => path.includes('entry-client'))).toBe(true);
  expect(sumOf([...first, ...touched]), JSON.stringify(touched)).toBeLessThanOrEqual(scriptLimits.touched);
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

test('sleeps while the mouse only rests over it, wakes when it moves, and loses no press meanwhile', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const hasWoken = () => fetched.some((path) => /entry-client.*\.js$/.test(path));
  const letGo = await holdApplication(page);
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
  await headerLogin(page).click();
  await expect(page.locator('html[data-ready]')).toHaveCount(0);
  letGo();
  await expect(authDialog(page)).toBeVisible();
});

// Each means once, and each of the two places once.
const presses: Record<string, [place: string, press: (link: Locator) => Promise<void>]> = {
  mouse: ['דברו איתנו', (link) => link.click()],
  touch: ['צור קשר', (link) => link.tap()],
  keyboard: ['צור קשר', (link) => link.press('Enter')],
};

for (const [means, [place, press]] of Object.entries(presses))
  test(`the very first press, by ${means}, opens the contact dialog over the sleeping page`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', hasTouch: true, locale: 'he-IL' });
    const page = await context.newPage();
    const letGo = await holdApplication(page);
    await page.goto('/');
    const link = contactLink(page, place);
    await press(link);
    await expect(page.locator('html[data-ready]')).toHaveCount(0);
    letGo();
    await expect(authDialog(page).getByRole('heading')).toHaveText('צור קשר עם מחלקת המכירות');
    await expect(authDialog(page).getByLabel('שם מלא')).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await context.close();
  });

test('a contact link whose dialog can not be fetched leads to the contact page', async ({ page }) => {
  await page.route('**/assets/entry-client-*.js', (route) => route.abort());
  await page.goto('/');
  await contactLink(page).click();
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
