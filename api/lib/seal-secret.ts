import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

const keyFor = (master: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', master, '', `bikur ${purpose}`, 32));

/**
 * Encrypts a secret that has to be read again, so that a copy of the database alone doesn't give it away (AES-256-GCM).
 * @param master the installation's secret, from which a key for this purpose is derived
 */
export function sealSecret(secret: Uint8Array, { master, purpose }: Seal): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(master, purpose), nonce);
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @returns null when it was sealed with another master or for another purpose, or changed since */
export function openSecret(sealed: Buffer, { master, purpose }: Seal): Buffer | null {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(master, purpose), nonce).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

interface Seal {
  master: string;
  purpose: string;
}
