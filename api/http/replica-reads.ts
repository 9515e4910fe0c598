import type { Knex } from 'knex';
import { placeInLog } from '../adapters/replica.ts';
import { AppError } from '../errors.ts';
import type { AppContext, AppMiddleware } from './context.ts';
import { fromDatabaseError } from './database-errors.ts';
import { readCookie, writeCookie } from './own-cookies.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Milliseconds for which a browser's reads wait for what it wrote; a replica that is further behind isn't read at all. */
const remembered = 60_000;

/**
 * Remembers in the browser of whoever is signed in and changed something up to where the database had written then, so
 * that their next reads don't come from before it, whichever process answers.
 */
export const rememberWrites: AppMiddleware = async (ctx, next) => {
  await next();
  const { knex, replica, clock } = ctx.deps;
  if (!replica || reads.has(ctx.method) || !ctx.state.actor || isProgram(ctx)) return;
  const place = await placeInLog(knex).catch(() => null);
  if (place)
    writeCookie(ctx, 'bikur.written', place.replace('/', '-'), new Date(clock.now().getTime() + remembered));
};

/**
 * Reads from the replica where there is one that is near enough, and has what this browser wrote; else, or when the
 * replica fails meanwhile, from the primary. Programs have no cookies: they read from the primary.
 * @param primary the pool that reads otherwise
 * @param read may be run twice
 */
export async function readFromReplica<Result>(
  ctx: AppContext,
  primary: Knex,
  read: (knex: Knex) => Promise<Result>,
): Promise<Result> {
  const { replica } = ctx.deps;
  const knex = replica && !isProgram(ctx) ? await replica.reach(placeOf(ctx)) : null;
  if (!replica || !knex) return read(primary);
  try {
    return await read(knex);
  } catch (error) {
    if (!isReplicas(error)) throw error;
    replica.leave();
    ctx.state.log.warn('the replica failed; read from the primary');
    return read(primary);
  }
}

/** Whether this browser changed something within the last minute, as far as reads from a replica are concerned. */
export const wroteLately = (ctx: AppContext): boolean => placeOf(ctx) !== null;

const isProgram = (ctx: AppContext) => ctx.get('Authorization') !== '';

/** What the browser says; only a place of a log is believed, and one that is far ahead costs its sender a moment. */
function placeOf(ctx: AppContext): string | null {
  const said = readCookie(ctx, 'bikur.written') ?? '';
  return /^[\dA-F]{1,8}-[\dA-F]{1,8}$/u.test(said) ? said.replace('-', '/') : null;
}

/** The replica is away, or ended the statement because it had to go on replaying. */
function isReplicas(error: unknown): boolean {
  const refusal = error instanceof AppError ? error : fromDatabaseError(error);
  return refusal?.code === 'service_unavailable';
}
