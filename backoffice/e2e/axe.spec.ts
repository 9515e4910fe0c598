import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../../api/testing/accessibility.ts';
import { goWithin } from '../../api/testing/go-within.ts';
import { prefer, signIn } from './sign-in.ts';

/** Colours depend on the theme and words on the language: each language in one theme judges all four. */
const looks = [
  { lang: 'he', theme: 'light', enter: 'התחברות' },
  { lang: 'en', theme: 'dark', enter: 'Sign in' },
];

/** One page of each kind; what stands around it is judged with the first. */
const kinds = [
  ['a page of a record with tabs', '/admin/users/1/show', '.RaSimpleShowLayout-row'],
  ['a form', '/admin/products/create', 'form'],
  ['a form with the editor', '/admin/blog-posts/create', '.ProseMirror'],
  ['tables of a page without records', '/admin/month-report', 'table'],
  ['the board', '/admin/contact-leads/board', 'section li'],
  ['the inbox', '/admin/support?state=all', 'main ul a'],
  ['a form with a search', '/admin/notification-campaigns/create', 'form'],
] as const;

async function expectAccessible(page: Page, within?: string): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
  expect.soft(await findViolations(page, within ? { within } : {})).toEqual([]);
}

for (const { lang, theme, enter } of looks)
  test(`axe finds nothing on a page of each kind, ${lang}, ${theme}`, async ({ page, baseURL }) => {
    await prefer(page, baseURL, { lang, theme });

    await test.step('the sign-in page after a wrong press', async () => {
      await page.goto('/admin/login');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.getByRole('button', { name: enter }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
      await expectAccessible(page);
    });

    await signIn(page);
    await test.step('the dashboard, and the frame of all pages', async () => {
      await page.goto('/admin');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('a list with a chosen row', async () => {
      await goWithin(page, '/admin/users?perPage=10');
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
      await page.getByRole('table').getByRole('checkbox').nth(1).check();
      await expectAccessible(page, 'main');
    });

    for (const [kind, path, ready] of kinds)
      await test.step(kind, async () => {
        await goWithin(page, path);
        await expect(page.locator(ready).first()).toBeVisible();
        await expectAccessible(page, 'main');
      });
  });

test('axe finds nothing on a phone: a list with its menu button, and the inbox, which goes in steps', async ({
  page,
  baseURL,
}) => {
  await prefer(page, baseURL, { lang: 'en', theme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);

  await test.step('a list', async () => {
    await page.goto('/admin/users?perPage=10');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
  });

  const conversations = page.getByRole('list', { name: 'Conversations' });
  await test.step('from the conversations to one of them', async () => {
    await goWithin(page, '/admin/support?state=all');
    await conversations.getByRole('link').first().click();
    await expect(page.getByRole('textbox', { name: 'Answer' })).toBeVisible();
    await expect(conversations).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('on to who asks', async () => {
    await page.getByRole('link', { name: 'About the person' }).click();
    await expect(page).toHaveURL(/\/context\?state=all$/);
    await expect(page.getByRole('heading', { name: 'Who asks' })).toBeVisible();
    await expectAccessible(page, 'main');
  });

  await test.step('and back', async () => {
    await page.getByRole('link', { name: 'Back to the conversation', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the conversations' }).click();
    await expect(conversations).toBeVisible();
  });
});
