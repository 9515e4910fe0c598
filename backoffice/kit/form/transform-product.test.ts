import { expect, test } from 'vitest';
import { transformProduct } from './transform-product.ts';

test('a product is sold with the points that were written, in every language, and with no empty ones', () => {
  expect(
    transformProduct({
      id: 1,
      name: ' פרו ',
      features: [' א ', '', '  ', 'ב'],
      translations: { en: { name: 'Pro', features: ['A', ' '] }, ar: { name: 'برو' }, ru: null },
    }),
  ).toEqual({
    id: 1,
    name: ' פרו ',
    features: ['א', 'ב'],
    translations: { en: { name: 'Pro', features: ['A'] }, ar: { name: 'برو' }, ru: null },
  });
  expect(transformProduct({ name: 'א', features: null })).toEqual({ name: 'א', features: [] });
});
