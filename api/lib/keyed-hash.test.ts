import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

test('is HMAC-SHA-256, whatever the key and the text', () => {
  const texts = [
    '',
    'a',
    'דנה לוי 🙂 dana 42',
    'x'.repeat(682),
    'x'.repeat(683),
    '🙂'.repeat(2_500),
    'א\0ב\n',
  ];
  for (const key of [randomBytes(32), Buffer.alloc(0), randomBytes(64)]) {
    const keyed = keyedHash(key);
    // Twice, for one text must leave nothing to the next.
    for (const text of [...texts, ...texts.toReversed()])
      expect(keyed(text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
  }
});

test('takes no key that would have to be hashed first', () => {
  expect(() => keyedHash(randomBytes(65))).toThrow(RangeError);
});
