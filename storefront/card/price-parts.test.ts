import { expect, it } from 'vitest';
import type { PublicService } from '../../api/contract/cards/public-card.schema.ts';
import { priceParts } from './price-parts.ts';
import { sectionMessages } from './section-messages.ts';

type Price = PublicService['price'];
const price = (part: Partial<Price>): Price => ({
  kind: 'exact',
  amount: '180',
  to: null,
  unit: null,
  ...part,
});

it.each([
  [price({}), ['', '₪180', '']],
  [price({ amount: '1900.50' }), ['', '₪1,900.50', '']],
  [price({ amount: '0' }), ['', '', 'ללא עלות']],
  [price({ kind: 'from', amount: '220' }), ['מ־', '₪220', '']],
  [price({ kind: 'range', amount: '480', to: '1750' }), ['', '₪480–1,750', '']],
  [price({ kind: 'per', amount: '550', unit: 'לשעה' }), ['', '₪550', 'לשעה']],
  [price({ kind: 'request', amount: null }), ['', '', 'לפי הצעה']],
  [price({ kind: 'request', amount: null, unit: 'לפי ייעוץ' }), ['', '', 'לפי ייעוץ']],
  [price({ amount: null }), ['', '', '']],
])('%o is written as %o', (given, [before, sum, after]) => {
  expect(priceParts(given, sectionMessages.he.prices)).toEqual({ before, sum, after });
});
