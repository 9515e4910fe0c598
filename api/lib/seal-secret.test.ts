import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './seal-secret.ts';

const secret = Buffer.from('JBSWY3DPEHPK3PXP');
const seal = { master: 'a'.repeat(32), purpose: 'totp' };

test('what is sealed is opened with the same master and purpose, and with no other', () => {
  const sealed = sealSecret(secret, seal);
  expect(openSecret(sealed, seal)?.toString()).toBe(secret.toString());
  expect(sealed.includes(secret)).toBe(false);
  expect(openSecret(sealed, { ...seal, purpose: 'other' })).toBeNull();
  expect(openSecret(sealed, { ...seal, master: 'b'.repeat(32) })).toBeNull();
  // Never the same twice, and never after a change, wherever it is.
  expect(sealSecret(secret, seal).equals(sealed)).toBe(false);
  for (const place of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect([place, openSecret(changed, seal)]).toEqual([place, null]);
  }
  expect(openSecret(sealed.subarray(0, 20), seal)).toBeNull();
});
