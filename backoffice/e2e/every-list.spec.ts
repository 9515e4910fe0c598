import { expect, test, type Request } from '@playwright/test';
import { adminResourceNames } from '../../api/contract/admin/rows.schema.ts';
import { goWithin } from '../../api/testing/go-within.ts';
import { englishIn } from './english-in.ts';
import { signIn } from './sign-in.ts';

const pagesBesideLists = [
  ['', 'לוח בקרה'],
  ['/contact-leads/board', 'לוח פניות'],
  ['/support', 'שיחות תמיכה'],
  ['/background-jobs', 'משימות רקע'],
  ['/staff-sessions', 'כניסות של הצוות'],
  ['/error-groups', 'שגיאות לפי סוג'],
  ['/package-migrations', 'העברת חבילות'],
  ['/database-migrations', 'הגירות מסד הנתונים'],
] as const;

test('every screen, every list and its first record open without a fault, a bare id or English', async ({
  page,
}) => {
  const issues: string[] = [];
  page.on('pageerror', (error) => issues.push(error.message));
  page.on('response', (answer) => {
    if (answer.status() >= 400) issues.push(`${answer.status()} ${answer.url()}`);
  });
  let underWay = 0;
  const count = (step: 1 | -1) => (request: Request) => {
    if (request.resourceType() === 'fetch') underWay += step;
  };
  page.on('request', count(1));
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isList = pathname === `/api${new URL(page.url()).pathname}` && searchParams.has('range');
    if (isList && !searchParams.has('columns')) issues.push(`whole rows: ${request.url()}`);
  });
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  await signIn(page);
  await page.goto('/admin');
  for (const [path, title] of pagesBesideLists)
    await test.step(`/admin${path}`, async () => {
      await goWithin(page, `/admin${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect.poll(() => underWay).toBe(0);
      expect.soft(await englishIn(page), `English on ${path}`).toEqual([]);
      expect.soft(issues.splice(0), path).toEqual([]);
    });
  // Notes stand on the pages of what they are about.
  for (const name of adminResourceNames.filter((each) => each !== 'staff-notes'))
    await test.step(name, async () => {
      // Ten rows show every column, and the oldest are of the demo data: what another test makes it takes away again.
      await goWithin(page, `/admin/${name}?perPage=10&sort=id&order=ASC`);
      const link = page.getByRole('table').locator(`a[href^="/admin/${name}/"]`).first();
      await expect(link).toBeVisible();
      await expect.poll(() => underWay).toBe(0);
      expect.soft(await englishIn(page), `English in the list of ${name}`).toEqual([]);
      // By keyboard: the mouse of the step before may lie on a column's head, whose tooltip covers the first row.
      await link.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/admin/${name}/\\d+/show$`));
      await expect(page.locator('main .RaSimpleShowLayout-row, main dl').first()).toBeVisible();
      await expect.poll(() => underWay).toBe(0);
      const text = (await page.locator('main').innerText()).replaceAll('\n', ' ');
      expect
        .soft(text, name)
        .not.toMatch(/\[object|\bundefined\b|\bnull\b|\bNaN\b|\bresources\.|\bbikur\.(?!example)|\bra\.|\{"/);
      expect.soft(await englishIn(page), `English in a record of ${name}`).toEqual([]);
      expect.soft(issues.splice(0), name).toEqual([]);
    });
});

test('a plan is made, and its picture is the card that the site shows, in both cycles', async ({ page }) => {
  // Without the cards that peep out: the site's have a script.
  const ownWords = 'xpath=./*[self::h3 or self::p or self::ul]';
  // A plan whose price depends on the cycle.
  const onSite = page
    .locator('article[data-plan]')
    .filter({ has: page.getByRole('heading', { name: 'פרו', exact: true }) })
    .first();
  const words: Record<string, string[]> = {};
  await page.goto('/?billing=yearly');
  const id = await onSite.getAttribute('data-plan');
  words['yearly'] = await onSite.locator(ownWords).allInnerTexts();
  expect(words['yearly'].length).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'חודשי', exact: true }).click();
  await expect(page).toHaveURL(/billing=monthly/);
  await expect.poll(() => onSite.locator(ownWords).allInnerTexts()).not.toEqual(words['yearly']);
  words['monthly'] = await onSite.locator(ownWords).allInnerTexts();

  await signIn(page);
  await page.goto(`/admin/products/${id}/show`);
  for (const [cycle, label] of [
    ['yearly', 'חיוב שנתי'],
    ['monthly', 'חיוב חודשי'],
  ] as const)
    await test.step(`the picture, ${cycle}`, async () => {
      await page.getByRole('button', { name: label }).click();
      const framed = page.frameLocator('iframe[title="כך זה נראה באתר"]').locator('article');
      // The frame loads anew with each choice: words are not asked of a page that is just going.
      await expect(framed.locator(ownWords)).toHaveText(words[cycle] ?? [], { useInnerText: true });
    });

  await test.step('the picture goes dark with the office', async () => {
    await page.getByRole('button', { name: 'מעבר בין מצב בהיר לכהה' }).click();
    const framed = page.frameLocator('iframe[title="כך זה נראה באתר"]').locator('html');
    await expect(framed).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('a fault stands beside its field, what is right is saved', async () => {
    await goWithin(page, '/admin/products/create');
    await page.getByRole('textbox', { name: 'שם', exact: true }).fill('חבילת ניסוי בע״מ');
    await page.getByRole('textbox', { name: 'שם (אנגלית)' }).fill('Trial plan');
    await page.getByRole('textbox', { name: 'מחיר חודשי' }).fill('49.9');
    await page.getByRole('textbox', { name: 'מחיר שנתי' }).fill('יקר');
    await page.getByRole('textbox', { name: 'מה כלול', exact: true }).fill('כרטיס אחד\n\nתמיכה');
    await page.getByRole('button', { name: 'שמירה' }).click();
    await expect(page.getByRole('textbox', { name: 'מחיר שנתי' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'מחיר שנתי' }).fill('499.00');
    await page.getByRole('button', { name: 'שמירה' }).click();
    const main = page.getByRole('main');
    await expect(main.locator('.MuiChip-root').filter({ hasText: 'תמיכה' }).first()).toBeVisible();
    await expect(main).toContainText('Trial plan');
  });

  await test.step('it stands in the list', async () => {
    await goWithin(page, '/admin/products');
    await expect(page.getByRole('row').filter({ hasText: 'חבילת ניסוי בע״מ' }).first()).toContainText(
      '49.90',
    );
  });

  await test.step('their order says why it is refused, and closes once it is saved', async () => {
    // Others look at the site meanwhile: its order stays as it is.
    let isTurned = false;
    await page.route(/\/api\/admin\/products\?.*sortOrder/u, async (route) => {
      const answer = await route.fetch();
      const rows = (await answer.json()) as object[];
      await route.fulfill({ response: answer, json: isTurned ? rows.toReversed() : rows });
    });
    await page.route('**/api/admin/product-order', (route) => route.fulfill({ status: 204 }));
    await page.route(
      '**/api/admin/product-order',
      (route) =>
        route.fulfill({
          status: 409,
          json: { code: 'conflict', message: 'x', errors: { root: 'הרשימה השתנתה' }, requestId: 'test' },
        }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'שינוי הסדר' }).click();
    const save = page.getByRole('button', { name: 'שמירת הסדר' });
    await save.click();
    await expect(page.getByText('הרשימה השתנתה')).toBeVisible();
    isTurned = true;
    await save.click();
    await expect(page.getByText('הסדר נשמר')).toBeVisible();
    await expect(save).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });
});
