import { expect, test } from 'vitest';
import { installmentWords } from './installment-words.ts';

test('payments of a card are counted, and the first is named apart where it is another sum', () => {
  const { he, en } = installmentWords;
  expect([1, 2, 12].map(he.count)).toEqual(['תשלום אחד', '2 תשלומים', '12 תשלומים']);
  expect([1, 2, 12].map(en.count)).toEqual(['One payment', '2 payments', '12 payments']);
  expect([he.sums(3, '₪40', '₪40'), en.sums(3, '₪40', '₪40')]).toEqual([
    '3 תשלומים של ₪40',
    '3 payments of ₪40',
  ]);
  expect([he.sums(2, '₪41', '₪40'), en.sums(2, '₪41', '₪40')]).toEqual([
    '2 תשלומים: הראשון ₪41, השני ₪40',
    '2 payments: the first ₪41, the second ₪40',
  ]);
  expect([he.sums(3, '₪41', '₪40'), en.sums(3, '₪41', '₪40')]).toEqual([
    '3 תשלומים: הראשון ₪41, ועוד 2 של ₪40',
    '3 payments: the first ₪41, then 2 of ₪40',
  ]);
});
