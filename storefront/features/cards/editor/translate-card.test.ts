import { expect, it } from 'vitest';
import type { CardFields } from '../../../../api/contract/cards/card-fields.ts';
import { textsToTranslate, withText } from './translate-card.ts';

const service = (name: string) => ({
  name,
  description: null,
  priceKind: 'request' as const,
  price: null,
  priceTo: null,
  priceUnit: null,
  duration: null,
  picture: null,
  canOrder: true,
});
const card = (part: Partial<CardFields>) =>
  ({ businessName: 'פרץ', translations: [{ language: 'ar', texts: [] }], ...part }) as CardFields;
const rows = (values: CardFields) =>
  textsToTranslate(values, values.translations[0] ?? { language: 'ar', texts: [] }).map(
    ({ path, entry, isChanged }) => [path, entry?.text ?? null, isChanged],
  );

it('follows texts through a new order, marks what changed, and drops what is gone', () => {
  const two = [{ name: null, items: [service('לוח'), service('עמדה')] }];
  let values = card({ services: two });
  const write = (path: string, text: string) => {
    const ar = values.translations[0] ?? { language: 'ar' as const, texts: [] };
    const row = textsToTranslate(values, ar).find((one) => one.path === path);
    if (row) values = { ...values, translations: withText(values, 'ar', row, text) };
  };
  write('businessName', 'بيرتس');
  write('services.0.0.name', 'لوحة');
  write('services.0.1.name', 'محطة');
  expect(rows(values)).toEqual([
    ['businessName', 'بيرتس', false],
    ['services.0.0.name', 'لوحة', false],
    ['services.0.1.name', 'محطة', false],
  ]);
  values = { ...values, services: [{ name: null, items: [service('עמדה'), service('לוח דירתי')] }] };
  expect(rows(values)).toEqual([
    ['businessName', 'بيرتس', false],
    ['services.0.0.name', 'محطة', false],
    ['services.0.1.name', null, false],
  ]);
  values = { ...values, businessName: 'פרץ חשמל', services: two };
  expect(rows(values)[0]).toEqual(['businessName', 'بيرتس', true]);
  write('businessName', 'بيرتس');
  expect(rows(values)[0]).toEqual(['businessName', 'بيرتس', false]);
  values = { ...values, services: [] };
  write('businessName', '');
  expect(values.translations).toEqual([{ language: 'ar', texts: [] }]);
});

it('asks for what visitors read first: the name before the prices, search results last', () => {
  const values = card({ seoTitle: 'פרץ בגוגל', services: [{ name: 'לוחות', items: [] }] });
  expect(rows(values).map(([path]) => path)).toEqual(['businessName', 'services.0.group', 'seoTitle']);
});
