import { expect, test } from '@playwright/test';
import { signIn } from './sign-in.ts';

test.use({ hasTouch: true });

test('a chart that a finger has read is stepped through by keys, and Enter opens the list of its point', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin');

  await test.step('charts side by side have plots and legends at one height', async () => {
    for (const part of [page.getByRole('group', { name: /Enter/u }), page.locator('section h2 + div')]) {
      await expect(part).toHaveCount(3);
      const tops = await part.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    }
  });

  const chart = page.getByRole('group', { name: /^משתמשים חדשים/u });
  await chart.tap();
  await expect(chart.locator('a[data-shown]')).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/?#?\/?$/u);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\?/u);

  await page.goto('/admin');
  await expect(page.getByRole('group', { name: /Enter/u })).toHaveCount(3);
  await chart.tap();
  await expect(chart.locator('a[data-shown]')).toBeFocused();
  await page.keyboard.press('End');
  await expect(chart.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\?/u);
});
