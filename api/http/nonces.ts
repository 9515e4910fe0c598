import { randomFillSync } from 'node:crypto';

const bytesOfNonce = 16;
const pool = Buffer.alloc(512 * bytesOfNonce);
let at = pool.length;

/** A new nonce for a content security policy: 128 random bits, asked for many at a time. */
export function newNonce(): string {
  if (at === pool.length) {
    randomFillSync(pool);
    at = 0;
  }
  at += bytesOfNonce;
  return pool.toString('base64url', at - bytesOfNonce, at);
}
