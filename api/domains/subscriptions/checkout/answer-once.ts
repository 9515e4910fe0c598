import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { AppError } from '../../../errors.ts';
import { poll } from '../../../lib/poll.ts';

/** After this many milliseconds a request without an answer counts as dead, and its key may be used again. */
const maxRequest = 60_000;

interface Request {
  userId: number;
  /** The header `Idempotency-Key`; a value that is no UUID counts as none. */
  key: string;
  body: unknown;
  now: Date;
}

/** A parallel request waits this long for the first answer, in milliseconds: a little longer than a provider may take. */
const maxWait = 25_000;

/**
 * Runs the work once for each key: the same key and body again gets the first answer, and waits for it while the
 * first request is under way (docs/money.md 3.8 and 13.15). A failed request may be repeated under its key; whoever
 * waited for it then tries anew.
 * @param wait milliseconds to wait for the first answer
 * @throws {AppError} `validation_failed` for another body under the same key; `conflict` when the first answer doesn't
 * come in time
 */
export async function answerOnce<T>(
  knex: Knex,
  { userId, key, body, now }: Request,
  work: () => Promise<T>,
  wait = maxWait,
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
  const found = await poll<'mine' | { answer: T }>(async () => {
    const begun = await knex('http_idempotency')
      .insert({ ...row, request_hash: hash, created_at: now })
      .onConflict(['user_id', 'key'])
      .ignore()
      .returning('key');
    return begun.length > 0 ? 'mine' : firstAnswer<T>(knex, row, hash);
  }, wait);
  if (found === undefined) throw new AppError('conflict', { message: 'the same request is under way' });
  if (found !== 'mine') return found.answer;
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

/** The stored answer; undefined while the first request is under way, or when it has just failed. */
async function firstAnswer<T>(
  knex: Knex,
  row: { user_id: number; key: string },
  hash: string,
): Promise<{ answer: T } | undefined> {
  const first = await knex('http_idempotency').where(row).first('request_hash', 'response');
  if (first && first.request_hash !== hash)
    throw new AppError('validation_failed', { message: 'another request under the same Idempotency-Key' });
  return first?.response ? { answer: first.response as T } : undefined;
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
