import { createHmac } from 'node:crypto';
import { equalSecrets } from '../../../lib/secret-token.ts';
import { BadSignature } from '../payment-port.ts';

/** Signs a body as PayPlus does. */
export function signBody(body: Buffer | string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}

/**
 * Checks that PayPlus signed a callback with our secret (docs/security.md P1 to P3). Its documents sign the body as
 * read and written again, its own plugin the bytes as sent: either is accepted, both made from the received bytes.
 * @throws {BadSignature}
 */
export function assertSigned(
  raw: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  secret: string,
): void {
  if (headers['user-agent'] !== 'PayPlus') throw new BadSignature('not PayPlus by its user agent');
  const given = headers['hash'];
  if (typeof given !== 'string' || given === '') throw new BadSignature('no signature');
  const candidates = [signBody(raw, secret)];
  const written = writtenAgain(raw);
  if (written !== null) candidates.push(signBody(written, secret));
  // Every candidate is compared, so that the time doesn't reveal which one fits.
  const fits = candidates.filter((candidate) => equalSecrets(candidate, given));
  if (fits.length === 0) throw new BadSignature('wrong signature');
}

function writtenAgain(raw: Buffer): string | null {
  try {
    return JSON.stringify(JSON.parse(raw.toString('utf8')));
  } catch {
    return null;
  }
}
