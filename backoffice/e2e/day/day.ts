import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { goWithin } from '../../../api/testing/go-within.ts';
import type { Customer } from '../customer.ts';

/** What the parts of the day share. */
export interface Day {
  /** An admin's, in Hebrew, in a browser abroad. */
  page: Page;
  /** The same admin's, 390 pixels wide. */
  phone: Page;
  /** A colleague of support, at another computer. */
  colleague: Page;
  /** Somebody who has a plan, and a card with this name. */
  customer: Customer;
  cardName: string;
  cardId: number;
}

/** Makes names unique to this run, without a letter of Latin. */
export const mark = String(randomInt(100_000, 1_000_000));

export const listOf = (resource: string, filter: object) =>
  `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Opens a command's dialog, fills its fields in by their labels, and gives the command. */
export async function give(
  page: Page,
  label: string,
  fields: Record<string, string> = {},
  submit = label,
): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [name, value] of Object.entries(fields)) await dialog.getByRole('textbox', { name }).fill(value);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Opens a page on the phone; once `look` is done there, nothing may scroll sideways. */
export async function onPhone({ phone }: Day, path: string, look: () => Promise<void>): Promise<void> {
  await goWithin(phone, path);
  await look();
  await expect
    .poll(() => phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
}

/** The picked-out row of a table. */
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
