import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SectionsField, ServicesField } from './card-lists.tsx';

const service = (part: object) => [
  { name: 'מיתוג', items: [{ name: 'אריזה', duration: 'שבוע', description: null, ...part }] },
];

test.each([
  [{ priceKind: 'exact', price: '180' }, 'אריזה · ₪180 · שבוע'],
  [{ priceKind: 'from', price: '180' }, 'אריזה · ₪180+ · שבוע'],
  [{ priceKind: 'range', price: '180', priceTo: '220.50' }, 'אריזה · ₪180–220.50 · שבוע'],
  [{ priceKind: 'per', price: '180', priceUnit: 'לשעה' }, 'אריזה · ₪180 · לשעה · שבוע'],
  [{ priceKind: 'request', price: null, priceUnit: 'לפי ייעוץ' }, 'אריזה · לפי ייעוץ · שבוע'],
])('a service with %o is one line, its figures an island', (part, line) => {
  const value = service(part);
  expect(ServicesField.toText(value, (key) => key, {}, {})).toBe(line);
  const html = renderToStaticMarkup(<ServicesField source="services" record={{ services: value }} />);
  expect(html.replaceAll(/<style.*?<\/style>|<[^>]+>/gu, '')).toBe(`מיתוג${line}`);
  expect(html.includes('<bdi dir="ltr">₪')).toBe(part.price !== null);
});

test('sections have their owner’s names, or ours, and say which are hidden', () => {
  const translate = (key: string, options: object = {}) => [key, ...Object.values(options)].join(' ');
  const value = [
    { name: 'hours', title: null, isShown: true },
    { name: 'links', title: 'שווה הקלקה', isShown: false },
  ];
  expect(SectionsField.toText(value, translate, {}, {})).toBe(
    'bikur.choices.cardSection.hours; bikur.details.hidden שווה הקלקה',
  );
});
