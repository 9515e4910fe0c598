import { expect, it } from 'vitest';
import { monogramOf } from './monogram.ts';

it.each([
  ['יוסי אברהם', 'יא'],
  ['יעל', 'יע'],
  ['ויקי', 'וי'],
  ['דנה', 'ד'],
  ['דנה לוי', 'דל'],
  ['בן־דרור ושות׳', 'בד'],
  ['Maya', 'M'],
  ['ilan', 'IL'],
  ['Sarah Cohen Photography', 'SC'],
  ['a', 'A'],
  ['🌸 פרחי דנה', 'פד'],
  ['👩‍🎨', '👩‍🎨'],
  ['"נגב" בע״מ', 'נב'],
  ['محمد كهرباء', 'م\u200Cك'],
  ['24 שעות', '2ש'],
  ['!', '•'],
])('%s is shown as %s', (name, expected) => {
  expect(monogramOf(name)).toBe(expected);
});
