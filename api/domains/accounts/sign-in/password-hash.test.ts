import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { decoyHash, hashPassword, needsRehash, verifyPassword } from './password-hash.ts';

describe('a password', () => {
  test.each(['123456', 'סיסמה', '😀😀😀', ' spaces count ', 'x'.repeat(200), '\0nul\0'])(
    '%j is known again, and nothing else is',
    async (password) => {
      const stored = await hashPassword(password);
      expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(await verifyPassword(stored, password)).toBe(true);
      expect(await verifyPassword(stored, `${password}x`)).toBe(false);
      expect(await hashPassword(password)).not.toBe(stored);
    },
  );

  test('is the same however its accents were typed', async () => {
    const stored = await hashPassword('caf\u00e9-pass');
    expect(await verifyPassword(stored, 'cafe\u0301-pass')).toBe(true);
  });

  test('of nobody is checked against the decoy, at full cost, and is never right', async () => {
    expect(needsRehash(decoyHash)).toBe(false);
    expect(await verifyPassword(null, 'a password that nobody has')).toBe(false);
    expect(await verifyPassword(undefined, 'a password that nobody has')).toBe(false);
    expect(await verifyPassword('no hash at all', 'x')).toBe(false);
  });

  test('is hashed anew when the parameters have changed', async () => {
    expect(needsRehash(await hash('x', { memoryCost: 8_192, timeCost: 2 }))).toBe(true);
    expect(needsRehash(await hashPassword('x'))).toBe(false);
  });
});
