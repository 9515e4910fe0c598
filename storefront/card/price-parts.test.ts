import { expect, it } from 'vitest';
import { byCardLanguage } from '../../api/contract/base/card-languages.ts';
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

it('is grouped and signed as each language does', () => {
  const given = [
    price({ kind: 'from', amount: '1900' }),
    price({ kind: 'range', amount: '2400', to: '3600.50' }),
  ];
  const said = byCardLanguage((language) =>
    given
      .map((each) => priceParts(each, sectionMessages[language].prices))
      .map(({ before, sum }) => before + sum),
  );
  expect(said).toEqual({
    he: ['מ־₪1,900', '₪2,400–3,600.50'],
    ar: ['ابتداءً من ₪1,900', '₪2,400–3,600.50'],
    ru: ['от\u00A01\u00A0900\u00A0₪', '2\u00A0400–3\u00A0600,50\u00A0₪'],
    en: ['from ₪1,900', '₪2,400–3,600.50'],
  });
});
