import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { AppError } from '../../../errors.ts';

/** After this many milliseconds a request without an answer counts as dead, and its key may be used again. */
const maxRequest = 60_000;

interface Request {
  userId: number;
  /** The header `Idempotency-Key`; a value that is no UUID counts as none. */
  key: string;
  body: unknown;
  now: Date;
}

/**
 * Runs the work once for each key: the same key and body again gets the first answer (docs/money.md 3.8). A failed
 * request may be repeated under its key.
 * @throws {AppError} `validation_failed` for another body under the same key; `conflict` while the first request is
 * under way
 */
export async function answerOnce<T>(
  knex: Knex,
  { userId, key, body, now }: Request,
  work: () => Promise<T>,
): Promise<T> {
  const parsed = z.uuid().safeParse(key);
  if (!parsed.success) return work();
  const row = { user_id: userId, key: parsed.data };
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  await knex('http_idempotency')
    .where(row)
    .whereNull('response')
    .where('created_at', '<', new Date(now.getTime() - maxRequest))
    .delete();
  const begun = await knex('http_idempotency')
    .insert({ ...row, request_hash: hash, created_at: now })
    .onConflict(['user_id', 'key'])
    .ignore()
    .returning('key');
  if (begun.length === 0) return firstAnswer<T>(knex, row, hash);
  try {
    const answer = await work();
    await knex('http_idempotency')
      .where(row)
      .update({ response: JSON.stringify(answer) });
    return answer;
  } catch (error) {
    await knex('http_idempotency').where(row).delete();
    throw error;
  }
}

async function firstAnswer<T>(knex: Knex, row: { user_id: number; key: string }, hash: string): Promise<T> {
  const first = await knex('http_idempotency').where(row).first('request_hash', 'response');
  if (first && first.request_hash !== hash)
    throw new AppError('validation_failed', { message: 'another request under the same Idempotency-Key' });
  if (!first?.response) throw new AppError('conflict', { message: 'the same request is under way' });
  return first.response as T;
}

/**
 * Deletes stored answers after a day: a browser makes a key when the page opens.
 * @returns how many were deleted
 */
export function forgetAnswers(knex: Knex, now: Date): Promise<number> {
  return knex('http_idempotency')
    .where('created_at', '<', new Date(now.getTime() - 86_400_000))
    .delete();
}
