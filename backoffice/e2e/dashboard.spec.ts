import { expect, test } from '@playwright/test';
import { signIn } from './sign-in.ts';

test.use({ hasTouch: true });

test('a chart that a finger has read is stepped through by keys, and Enter opens the list of its point', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin');
  const chart = page.getByRole('group', { name: /^משתמשים חדשים/u });
  await chart.tap();
  await expect(chart.locator('a[data-shown]')).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/?#?\/?$/u);
  await page.keyboard.press('End');
  await expect(chart.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\?/u);
});
