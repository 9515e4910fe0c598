import { expect, test } from 'vitest';
import { bankAccount, showAccount } from './bank-account.ts';

test('an account that was stored before a language came names its bank as it did then', () => {
  const stored = bankAccount.parse({
    holder: 'ביקור',
    names: { he: 'בנק הדוגמה' },
    bankNumber: '99',
    branch: '001',
    account: '000000',
    iban: null,
  });
  expect(showAccount(stored, 'en')).toMatchObject({ bankName: 'בנק הדוגמה', bankNumber: '99' });
  expect(showAccount(stored, 'he').bankName).toBe('בנק הדוגמה');
});
