import { expect, test } from 'vitest';
import { productTextsIn } from './product-texts.ts';

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
