import { expect, test } from 'vitest';
import type { z } from 'zod';
import { addressFields } from '../accounts/addresses.schema.ts';
import { detailsChange } from '../accounts/account-details.schema.ts';
import { newCardBody } from '../cards/my-cards.schema.ts';
import { cardMessage } from '../leads/card-contact.schema.ts';
import { optionalPhone } from '../leads/contact-fields.schema.ts';
import { salesLead } from '../leads/sales-leads.schema.ts';

/** Whether a form refuses this number, whatever else it misses. */
const forms: Record<string, [schema: z.ZodType, field: string]> = {
  account: [detailsChange, 'phone'],
  address: [addressFields, 'recipientPhone'],
  'new card': [newCardBody, 'phone'],
  'card message': [cardMessage, 'phone'],
  'sales lead': [salesLead, 'phone'],
};
const refuses = ([schema, field]: [z.ZodType, string], phone: string) =>
  schema.safeParse({ [field]: phone }).error?.issues.some(({ path }) => path[0] === field) ?? false;

test.each([
  ['052-123-4567', false],
  ['+972 52 123 4567', false],
  ['03-123-4567', false],
  ['1-700-700-700', false],
  ['+44 20 7946 0958', false],
  ['0044 20 7946 0958', false],
  ['תשעאותיות', true],
  ['phone number', true],
  ['052-123-456', true],
  ['052-123-4567 (משרד)', true],
  ['tel 052-123-4567', true],
  ['03-12345678', true],
  ['1-700-700-7000', true],
  ['----------', true],
])('%s is read alike by every form', (phone, refused) => {
  for (const [name, form] of Object.entries(forms))
    expect([name, refuses(form, phone)]).toEqual([name, refused]);
  expect(optionalPhone.safeParse(phone).success).toBe(!refused);
});

test('a number is left out where the form says so, and needed where it says so', () => {
  expect(detailsChange.safeParse({ username: 'dana', phone: null, language: 'he' }).success).toBe(true);
  expect(salesLead.safeParse({ name: 'דנה', email: 'dana@example.test' }).success).toBe(true);
  for (const name of ['address', 'new card', 'card message'] as const)
    expect([name, refuses(forms[name] as [z.ZodType, string], '')]).toEqual([name, true]);
});
