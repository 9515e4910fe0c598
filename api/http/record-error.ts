import type { Knex } from 'knex';
import { ErrorLog } from '../models/ErrorLog.ts';
import type { AppContext } from './context.ts';
import { describeError, type ErrorDescription } from './describe-error.ts';
import { maskPath } from './mask-path.ts';

/** A storm of errors must not become one of writes: further ones are only logged. */
const maxInMinute = 60;
const underWay = new WeakMap<Knex, Set<Promise<unknown>>>();
let minute = 0;
let written = 0;

/**
 * Stores an unexpected error in the error log that staff read, under the request's id, with the user who met it
 * (docs/product.md 7). It is written beside the answer and never delays it; an error that can't be written is in the
 * process's log anyway.
 */
export function recordError(ctx: AppContext, error: unknown): void {
  const now = Math.floor(Date.now() / 60_000);
  if (now !== minute) [minute, written] = [now, 0];
  written += 1;
  if (written > maxInMinute) return;
  const { actor, requestId } = ctx.state;
  const issue = describeError(error instanceof Error && error.cause ? error.cause : error);
  const { knex } = ctx.deps;
  const writing = ErrorLog.query(knex)
    .insert({
      userId: actor?.id ?? null,
      username: actor?.username ?? null,
      errorType: 'ServerError',
      errorMessage: cut(`${issue.type}: ${issue.message}`, 2_000),
      errorDetails: cut(stackOf(issue), 20_000),
      path: cut(`${ctx.method} ${maskPath(ctx.path)}`, 2_000),
      requestId,
    })
    .catch(() => undefined);
  const writes = underWay.get(knex) ?? new Set();
  underWay.set(knex, writes.add(writing));
  void writing.finally(() => writes.delete(writing));
}

/** Waits for the errors that are being written; to be called before the pool is closed. */
export async function settleIssues(knex: Knex): Promise<void> {
  await Promise.all(underWay.get(knex) ?? []);
}

function stackOf({ stack, code, constraint, table, cause }: ErrorDescription): string {
  const facts = Object.entries({ code, constraint, table })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${String(value)}`);
  return [stack ?? '', ...facts, cause ? `caused by ${stackOf(cause)}` : ''].filter(Boolean).join('\n');
}

/** PostgreSQL stores no NUL and no lone surrogates. */
const cut = (text: string, length: number): string =>
  text.replaceAll('\0', '').slice(0, length).toWellFormed();
