import { expect, test } from '@playwright/test';
import { goWithin } from '../../api/testing/go-within.ts';
import { signIn } from './sign-in.ts';

test('Hebrew first; English turns the page around, dark stays, both sides remember both, nobody else is asked', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    if (baseURL && !request.url().startsWith(baseURL) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await signIn(page);
  await page.goto('/admin/users');
  const root = page.locator('html');
  // The first; the list has a navigation between its pages, too.
  const menu = page.getByRole('navigation').first();
  const table = page.getByRole('table');
  const title = page.getByRole('heading', { level: 1 });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const isCut = (element: HTMLElement) => element.scrollWidth > element.clientWidth;

  await test.step('Hebrew', async () => {
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(table).toBeVisible();
    expect((await menu.boundingBox())?.x).toBeGreaterThan((await table.boundingBox())?.x ?? 0);
    const icon = (await page.locator('link[rel="icon"]').getAttribute('href')) ?? '';
    expect((await page.request.get(icon)).headers()['content-type']).toContain('image/svg+xml');
    const search = page.getByRole('button', { name: 'חיפוש בכל המערכת' });
    expect(await search.locator('.text').evaluate(isCut)).toBe(false);
  });

  await test.step('dark', async () => {
    await page.getByRole('button', { name: 'מעבר בין מצב בהיר לכהה' }).click();
    await expect.poll(ground).toBe('rgb(14, 22, 32)');
  });

  await test.step('English', async () => {
    await page.getByRole('button', { name: 'עברית' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(title).toHaveText('Users');
    await expect(root).toHaveAttribute('dir', 'ltr');
    await expect(page).toHaveTitle('Users – Bikur back office');
    // Dates, too: in the language of the page, whatever the browser's is.
    await expect(table.getByText(/^\d\d\/\d\d\/\d{4}, \d{1,2}:\d\d$/u).first()).toBeVisible();
    expect((await menu.boundingBox())?.x).toBeLessThan((await table.boundingBox())?.x ?? 0);
    const search = page.getByRole('button', { name: 'Search everywhere' });
    expect(await search.locator('.text').evaluate(isCut)).toBe(false);
  });

  await test.step('a Hebrew message that is cut keeps its beginning, and how long it waits is whole', async () => {
    await goWithin(page, '/admin/support');
    const rows = page.locator('main a[href^="/admin/support/"]');
    const words = rows.locator('bdi[dir="rtl"]');
    await expect(words.first()).toBeVisible();
    const without = await words.evaluateAll((texts) =>
      texts
        .filter((text) => {
          const first = document.createRange();
          first.setStart(text.firstChild ?? text, 0);
          first.setEnd(text.firstChild ?? text, 1);
          const line = text.parentElement?.getBoundingClientRect();
          return !line || first.getBoundingClientRect().right > line.right + 1;
        })
        .map((text) => text.textContent),
    );
    expect(without).toEqual([]);
    for (const chip of await rows.locator('.MuiChip-label').all())
      expect.soft(await chip.evaluate(isCut), await chip.innerText()).toBe(false);
  });

  await test.step('a form and a list of cards, with their pictures', async () => {
    await goWithin(page, '/admin/products/create');
    await expect(page.locator('form')).toBeVisible();
    await goWithin(page, '/admin/business-profiles');
    await expect(title).toHaveText('Cards');
    await expect(table.getByRole('link').first()).toBeVisible();
  });

  await test.step('on a phone the commands of a person and of an order take two lines', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [resource, filter] of [
      ['users', { q: 'owner@bikur.example' }],
      ['physical-card-orders', { status: 'in_production' }],
    ] as const) {
      await goWithin(page, `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      await page.locator(`main a.name[href^="/admin/${resource}/"]`).first().click();
      const edit = page.getByRole('link', { name: 'Edit' });
      await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
      const middles = await edit
        .locator('xpath=..')
        .locator('a, button')
        .evaluateAll((all) =>
          all.flatMap((one) => {
            const { top, height } = one.getBoundingClientRect();
            return height > 0 && one.checkVisibility({ visibilityProperty: true })
              ? Math.round(top + height / 2)
              : [];
          }),
        );
      expect(new Set(middles).size, `${resource}: ${middles.join()}`).toBeLessThanOrEqual(2);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await goWithin(page, '/admin/business-profiles');
  });

  await test.step('both are kept, from the first byte', async () => {
    await page.reload();
    await expect(title).toHaveText('Cards');
    expect(await ground()).toBe('rgb(14, 22, 32)');
    for (const path of ['/admin', '/']) {
      const answer = await page.request.get(path, { headers: { Accept: 'text/html' } });
      expect(await answer.text()).toMatch(/<html lang="en" dir="ltr" data-theme="dark"/);
    }
  });
  expect([foreign, refused]).toEqual([[], []]);
});

test('on a phone the menu is a drawer that keeps the focus and closes by Escape, nothing scrolls sideways and no title is cut', async ({
  page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  const title = page.getByRole('heading', { level: 1 });

  await test.step('the drawer', async () => {
    const burger = page.getByRole('button', { name: 'פתיחת התפריט' });
    await burger.click();
    const drawer = page.getByRole('dialog', { name: 'תפריט הניהול' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(burger).toBeFocused();
  });

  await test.step('a window that gets narrow has its page in view, and wide again its menu', async () => {
    await page.setViewportSize({ width: 1280, height: 860 });
    const group = page.getByRole('button', { name: 'כסף' });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await group.click();
    await expect(page.getByRole('menuitem', { name: 'קבלות' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('main').getByRole('link').first().click({ trial: true });
    await page.setViewportSize({ width: 1280, height: 860 });
    await expect(page.getByRole('menuitem', { name: 'קבלות' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('the menu is as it was left in a wide window, also where a narrow one was closed in between', async () => {
    const group = page.getByRole('button', { name: 'כסף' });
    const reopened = async (width: number) => {
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: 860 });
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    };
    await reopened(1280);
    await expect(group).toBeEnabled();
    await page.getByRole('button', { name: 'סגירת התפריט' }).click();
    await expect(group).toBeDisabled();
    await reopened(390);
    await reopened(1280);
    await expect(group).toBeDisabled();
    const beside = await page.context().newPage();
    await beside.setViewportSize({ width: 390, height: 844 });
    await beside.goto('/admin');
    await expect(beside.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await page.getByRole('button', { name: 'פתיחת התפריט' }).click();
    await expect(group).toBeEnabled();
    await beside.getByRole('main').getByRole('link').first().click({ trial: true });
    await beside.getByRole('button', { name: 'פתיחת התפריט' }).click();
    await expect(beside.getByRole('dialog', { name: 'תפריט הניהול' })).toBeVisible();
    await beside.keyboard.press('Escape');
    await expect(beside.getByRole('dialog', { name: 'תפריט הניהול' })).toBeHidden();
    await expect(group).toBeEnabled();
    await beside.close();
    await reopened(390);
  });

  const main = page.getByRole('main');
  await test.step('a person’s page begins with its facts: commands that are needed seldom are behind a button', async () => {
    await goWithin(page, `/admin/users?filter=${encodeURIComponent('{"q":"owner@bikur.example"}')}`);
    await main.getByRole('link', { name: 'dana' }).click();
    const close = page.getByRole('button', { name: 'סגירת החשבון' });
    await expect(page.getByRole('button', { name: 'כתיבה לבעל החשבון' })).toBeVisible();
    await expect(close).toBeHidden();
    const further = page.getByRole('button', { name: 'פעולות נוספות' });
    await further.click();
    await close.click();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.getByRole('dialog', { name: 'סגירת החשבון' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'סגירת החשבון' })).toHaveCount(0);
    await expect(close).toBeHidden();
    // By keyboard: the dialog gave the focus back to the button, Tab goes into what it opens, Escape back.
    await expect(further).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'פעולות נוספות' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'יצירת כרטיס' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(close).toBeHidden();
    await expect(further).toBeFocused();
  });

  await test.step('they are behind it again on the page of the next person', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const further = page.getByRole('button', { name: 'פעולות נוספות' });
    await goWithin(page, '/admin/users?filter=%7B%7D');
    await main.getByRole('listitem').nth(1).getByRole('link').first().click();
    const former = /\/users\/\d+\/show/u.exec(page.url())?.[0] ?? '';
    await page.locator('a[data-neighbour="1"]').click();
    await expect(page).not.toHaveURL(new RegExp(`${former}$`, 'u'));
    await further.click();
    await expect(further).toHaveAttribute('aria-expanded', 'true');
    // Whom the browser knows already: nothing is taken from the page meanwhile.
    await page.locator('a[data-neighbour="-1"]').click();
    await expect(page).toHaveURL(new RegExp(`${former}$`, 'u'));
    await expect(further).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('an address in the list of leads takes one line', async () => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await goWithin(page, '/admin/contact-leads');
    const address = main.getByRole('cell').getByRole('link', { name: 'anat@golan-law.example' });
    await expect(address).toBeVisible();
    const lines = () =>
      address
        .locator('bdi')
        .evaluate((text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight));
    expect(Math.round(await lines())).toBe(1);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  // Longer ones than two lines end with dots, which no script can see.
  const cut = () => title.evaluate((h1) => h1.scrollWidth - h1.clientWidth);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // Beyond the frame of a table, within which it would scroll.
  const framed = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...[...document.querySelectorAll('.RaDataTable-tableWrapper')].map(
          (frame) => frame.scrollWidth - frame.clientWidth,
        ),
      ),
    );
  // What a page shows once its record or its rows are there.
  for (const [path, ready, ...widths] of [
    ['/admin', main.getByRole('region', { name: 'נתונים' }).getByRole('link').first(), 320],
    ['/admin/users', main.getByRole('listitem').first(), 320],
    ['/admin/users/1/show', main.locator('.RaSimpleShowLayout-row').first(), 320],
    ['/admin/users/1', main.locator('form'), 320],
    ['/admin/card-allocations/1/show', main.locator('.RaSimpleShowLayout-row').first(), 390],
    ['/admin/business-profiles', main.getByRole('listitem').first(), 320],
    ['/admin/blog-posts/create', main.locator('.ProseMirror'), 390, 1280],
    ['/admin/error-groups', main.getByRole('table'), 390],
    ['/admin/background-jobs', main.getByRole('table').first(), 768, 1000],
    ['/admin/contact-leads/board', main.locator('section li').first(), 390, 1280],
    ['/admin/notification-campaigns/create', main.locator('form'), 390, 1280],
  ] as const)
    await test.step(path, async () => {
      await goWithin(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await expect(ready).toBeVisible();
        await expect(title).not.toBeEmpty();
        // The board measures its columns after the first row has rendered.
        await expect.poll(beyond, `${path} at ${width}`).toBeLessThanOrEqual(0);
        await expect.poll(framed, `a table of ${path} at ${width}`).toBeLessThanOrEqual(0);
        await expect.poll(cut, `the title of ${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    });
});

test('whoever may give a person no command is offered none, nor a button with nothing behind it', async ({
  page,
}) => {
  await signIn(page, 'finance@bikur.example');
  const found = await page.request.get(
    `/api/admin/users?filter=${encodeURIComponent('{"q":"owner@bikur.example"}')}`,
  );
  const [owner] = (await found.json()) as { id: number }[];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/users/${owner?.id}/show`);
  const main = page.getByRole('main');
  await expect(main.locator('.RaSimpleShowLayout-row').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'חבילות' })).toBeVisible();
  for (const name of ['פעולות נוספות', 'כתיבה לבעל החשבון'])
    await expect(page.getByRole('button', { name })).toBeHidden();
});
