import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { languages } from '../../../contract/base/languages.ts';
import { billingCycles } from '../../../contract/payments/entities/payment-enums.schema.ts';
import {
  consentVersion,
  renewalText,
  termsText,
  type RenewingCard,
} from '../../../contract/subscriptions/consent-texts.ts';

test('no word of a consent changes without its version', () => {
  const cards: readonly RenewingCard[] = ['new', 'saved', 'same'];
  const words = languages.flatMap((language) => [
    termsText(language),
    ...cards.flatMap((card) =>
      billingCycles.map((cycle) => renewalText(language, { card, cycle, price: '40.00' })),
    ),
  ]);
  const digest = createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 12);
  expect({ [consentVersion]: digest }).toEqual({ '2026-11-23.3': '79380684180f' });
});
