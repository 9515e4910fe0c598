import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import { recoveryCodeCount } from '../../../contract/accounts/factors.schema.ts';
import { hashOfSecret } from '../../../lib/secret-token.ts';
import { RecoveryCode } from '../../../models/RecoveryCode.ts';

/** Crockford's: no letter that can be taken for a digit. 16 of them are 80 bits, which a hash keeps from being found. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const groupLength = 4;

/**
 * Makes ten one-time codes in place of those that a person has (docs/security.md S1).
 * @returns the codes, which are stored as hashes
 */
export async function makeRecoveryCodes(trx: Knex.Transaction, userId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await RecoveryCode.query(trx).where({ user_id: userId }).delete();
  await RecoveryCode.query(trx).insert(
    codes.map((code) => ({ userId, codeHash: hashOfSecret(plain(code)), createdAt: now })),
  );
  return codes;
}

/** Whether a text is one of a person's codes; it is used up, also by one of two requests at once. */
export async function takeRecoveryCode(
  knex: Knex,
  userId: number,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const taken = await RecoveryCode.query(knex)
    .where({ user_id: userId, code_hash: hashOfSecret(plain(code)) })
    .whereNull('used_at')
    .patch({ usedAt: now });
  return taken > 0;
}

export function countRecoveryCodes(knex: Knex, userId: number): Promise<number> {
  return RecoveryCode.query(knex).where({ user_id: userId }).whereNull('used_at').resultSize();
}

function newCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** As it was meant: hyphens, spaces and case don't matter, nor which of two signs that look alike. */
function plain(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/gu, '1');
}
