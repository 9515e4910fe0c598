import { createHmac, hash } from 'node:crypto';

const blockBytes = 64;
const digestBytes = 32;
/** Longer texts are rare, and hashed by the library's own way. */
const maxTextBytes = 2_048;

/**
 * Makes HMAC-SHA-256 of one key, in hexadecimal digits, for what is hashed with every event: `createHmac` prepares its
 * key anew each time, which costs many times as much as the two hashes themselves (RFC 2104).
 */
export function keyedHash(key: Buffer): (text: string) => string {
  if (key.length > blockBytes) throw new RangeError('The key is longer than a block of the hash.');
  const inner = Buffer.alloc(blockBytes + maxTextBytes);
  const outer = Buffer.alloc(blockBytes + digestBytes);
  for (let at = 0; at < blockBytes; at += 1) {
    inner[at] = (key[at] ?? 0) ^ 0x36;
    outer[at] = (key[at] ?? 0) ^ 0x5c;
  }
  return (text) => {
    // A character takes three bytes at most (two of four bytes are two characters).
    if (text.length * 3 > maxTextBytes) return createHmac('sha256', key).update(text).digest('hex');
    const length = inner.write(text, blockBytes, 'utf8');
    outer.write(hash('sha256', inner.subarray(0, blockBytes + length), 'hex'), blockBytes, 'hex');
    return hash('sha256', outer, 'hex');
  };
}
