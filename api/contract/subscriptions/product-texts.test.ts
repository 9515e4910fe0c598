import { expect, test } from 'vitest';
import { productNameIn, productTextsIn } from './product-texts.ts';

const product = {
  name: 'פרו',
  description: 'הכול',
  features: ['כרטיס אחד', 'תמיכה'],
  benefit1: 'קישור משלך',
  benefit2: null,
  benefit3: null,
  benefit4: null,
  benefit5: null,
  translations: { en: { name: 'Pro', description: '', features: [], benefit1: null } },
};

test('what is empty in a translation of a plan stands in the default language, also its list of points', () => {
  expect(productTextsIn(product, 'en')).toMatchObject({
    name: 'Pro',
    description: 'הכול',
    features: ['כרטיס אחד', 'תמיכה'],
    benefit1: 'קישור משלך',
  });
  const translated = { ...product, translations: { en: { features: ['One card'] } } };
  expect(productTextsIn(translated, 'en').features).toEqual(['One card']);
  expect(productTextsIn(translated, 'he').features).toEqual(['כרטיס אחד', 'תמיכה']);
});

test('a plan’s name is empty where there is no plan; the default language needs no translation', () => {
  expect([productNameIn(product, 'en'), productNameIn(product, 'he'), productNameIn(null, 'en')]).toEqual([
    'Pro',
    'פרו',
    '',
  ]);
  expect(productNameIn({ ...product, translations: {} }, 'en')).toBe('פרו');
  const other = { name: 'אחר', description: 'All', benefit2: 'Everywhere' };
  const translated = { ...product, translations: { he: other, en: other } };
  expect([productNameIn(translated, 'he'), productTextsIn(translated, 'he').name]).toEqual(['פרו', 'פרו']);
  expect(productTextsIn(translated, 'en')).toMatchObject({ description: 'All', benefit2: 'Everywhere' });
});
