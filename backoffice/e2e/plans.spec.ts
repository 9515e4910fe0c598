import { expect, test, type Page } from '@playwright/test';
import { goWithin } from '../../api/testing/go-within.ts';
import { signIn } from './sign-in.ts';

const name = 'פרו 2024';
const moveLink = (page: Page) => page.getByRole('link', { name: 'העברת החבילות', exact: true });
const messageLink = (page: Page) => page.getByRole('link', { name: 'הודעה לבעלים', exact: true });

/** The page of the former plan, which three owners still have, as one of staff sees it. */
async function openPlan(page: Page, account: string): Promise<void> {
  await page.context().clearCookies();
  await signIn(page, `${account}@bikur.example`);
  const query = new URLSearchParams({ filter: JSON.stringify({ q: name }) });
  const [plan] = (await (await page.request.get(`/api/admin/products?${query}`)).json()) as { id: number }[];
  await page.goto('/admin');
  await goWithin(page, `/admin/products/${plan?.id}/show`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('main')).toContainText('BIK-PRO-24');
}

test('a plan’s page leads whoever may to a move of its packages, and to a message to its owners, both filled in', async ({
  page,
}) => {
  await test.step('finance move its packages, and write to nobody', async () => {
    await openPlan(page, 'finance');
    await expect(messageLink(page)).toHaveCount(0);
    await expect(moveLink(page)).toHaveAttribute('href', /toProductId/u);
    await moveLink(page).click();
    await expect(page.getByRole('combobox', { name: 'מהמוצר' })).toHaveText(name);
    await expect(page.getByRole('combobox', { name: 'אל המוצר' })).toHaveText('פרו');
  });

  await test.step('content writes to its owners, and moves nothing', async () => {
    await openPlan(page, 'content');
    await expect(moveLink(page)).toHaveCount(0);
    await messageLink(page).click();
    await expect(page.getByRole('combobox', { name: 'התוכנית' })).toHaveText(name);
    await expect(page.getByRole('textbox', { name: 'כותרת' })).toBeFocused();
    await expect(page.getByRole('status')).toContainText('מספר האנשים שיקבלו את ההודעה: 3');
  });

  await test.step('support only reads', async () => {
    await openPlan(page, 'support');
    await expect(moveLink(page)).toHaveCount(0);
    await expect(messageLink(page)).toHaveCount(0);
  });
});
