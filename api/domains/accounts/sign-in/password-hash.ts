import { hash, parseOptions, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one thread. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of no account's password, with the parameters above (a test checks it). */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$61LmUBpY6egCQBliLgzP7Q$aMlKQ8gWyd4wzu86WnKaCChyHjjXzHoEz09kIU43agY';

/** The same password typed on another keyboard is the same password. */
const normalise = (password: string): string => password.normalize('NFKC');

/** Hashes a password for storage with argon2id (docs/product.md 3). */
export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), parameters);
}

/**
 * Whether a password is the right one. Without a stored hash (no such account, or one that signs in with Google
 * alone) a decoy is checked, so that the answer takes the same time (docs/security.md E2).
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? decoyHash, normalise(password)).catch(() => false);
  return right && stored !== null && stored !== undefined;
}

/** Whether a hash was made with other parameters than today's and should be replaced. */
export function needsRehash(stored: string): boolean {
  const used = parseOptions(stored);
  return (
    used.memoryCost !== parameters.memoryCost ||
    used.timeCost !== parameters.timeCost ||
    used.parallelism !== parameters.parallelism
  );
}
