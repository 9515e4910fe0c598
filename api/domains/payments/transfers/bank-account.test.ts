import { expect, test } from 'vitest';
import { bankAccount, showAccount } from './bank-account.ts';

const storedWith = (names: Record<string, string>) =>
  bankAccount.parse({
    holder: 'ביקור',
    names,
    bankNumber: '99',
    branch: '001',
    account: '000000',
    iban: null,
  });

test('an account that was stored before a language came names its bank as it did then', () => {
  const stored = storedWith({ he: 'בנק הדוגמה' });
  expect(showAccount(stored, 'en')).toMatchObject({ bankName: 'בנק הדוגמה', bankNumber: '99' });
  expect(showAccount(stored, 'he').bankName).toBe('בנק הדוגמה');
});

test('an account that was stored when there were more languages is read', () => {
  const stored = storedWith({ ar: 'بنك المثال', en: 'Example Bank' });
  expect(showAccount(stored, 'he').bankName).toBe('Example Bank');
  expect(showAccount(storedWith({ ar: 'بنك المثال' }), 'he').bankName).toBe('99');
});
