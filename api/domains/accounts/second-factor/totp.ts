import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Secret, TOTP } from 'otpauth';
import type { AppSetup } from '../../../contract/accounts/factors.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppDeps } from '../../../deps.ts';
import { drawQr } from '../../../lib/draw-qr.ts';
import { openSecret, sealSecret } from '../../../lib/seal-secret.ts';
import { TotpSecret } from '../../../models/TotpSecret.ts';
import type { User } from '../../../models/User.ts';

type Env = AppDeps['env'];

/** Seconds that a code lasts, and codes before and after it that count as well: clocks differ. */
const period = 30;
const tolerance = 1;
/** 160 bits, as RFC 4226 asks for. */
const secretBytes = 20;
/** How long a setup may stay without its first code. */
const setupMilliseconds = 30 * 60_000;

const sealOf = ({ SESSION_SECRET }: Env) => ({ master: SESSION_SECRET, purpose: 'totp' });

function totpOf(secret: Buffer, label?: { issuer: string; label: string }): TOTP {
  // What apps agree on (RFC 6238): SHA-1, six digits, half a minute.
  const bytes = new Uint8Array(secret);
  return new TOTP({ ...label, secret: new Secret({ buffer: bytes.buffer }), period, digits: 6 });
}

/**
 * Makes the secret of a new app in place of one that nobody confirmed (docs/security.md S1).
 * @throws {AppError} `conflict` while another app gives codes
 */
export async function startApp(trx: Knex.Transaction, env: Env, user: User, now: Date): Promise<AppSetup> {
  const present = await TotpSecret.query(trx).findById(user.id).forUpdate();
  if (present?.confirmedAt) throw new AppError('conflict');
  const secret = randomBytes(secretBytes);
  await TotpSecret.query(trx)
    .insert({ userId: user.id, secret: sealSecret(secret, sealOf(env)), createdAt: now })
    .onConflict('user_id')
    .merge();
  const totp = totpOf(secret, { issuer: env.COMPANY_NAME, label: user.email });
  const address = totp.toString();
  return { key: totp.secret.base32, address, qr: drawQr(address) };
}

/**
 * Takes the first code of an app, which asks at each sign-in from then on.
 * @throws {AppError} `validation_failed` on code; `conflict` when no setup of the last half hour waits for one
 */
export async function confirmApp(
  trx: Knex.Transaction,
  env: Env,
  userId: number,
  { code, now }: { code: string; now: Date },
): Promise<void> {
  const waiting = await TotpSecret.query(trx).findById(userId).forUpdate();
  if (!waiting || waiting.confirmedAt || now.getTime() - waiting.createdAt.getTime() > setupMilliseconds)
    throw new AppError('conflict', { fields: { code: 'app_again' } });
  const step = stepOf(env, waiting, code, now);
  if (step === null) throw new AppError('validation_failed', { fields: { code: 'code_wrong' } });
  await waiting.$query(trx).patch({ confirmedAt: now, lastStep: step });
}

/**
 * Whether a code is the app's for this half minute or one beside it, and newer than the last one that was taken: none
 * counts twice, also of two requests at once.
 */
export async function takeAppCode(
  knex: Knex,
  env: Env,
  userId: number,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const stored = await TotpSecret.query(knex).findById(userId).whereNotNull('confirmed_at');
  const step = stored ? stepOf(env, stored, code, now) : null;
  if (step === null) return false;
  const taken = await TotpSecret.query(knex)
    .where({ user_id: userId })
    .where((query) => query.whereNull('last_step').orWhere('last_step', '<', step))
    .patch({ lastStep: step });
  return taken > 0;
}

/** The half minute to which a code belongs. */
function stepOf(env: Env, { secret }: TotpSecret, code: string, now: Date): number | null {
  const digits = code.replaceAll(/[\s-]/gu, '');
  const open = openSecret(secret, sealOf(env));
  if (!open || !/^\d{6}$/u.test(digits)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(open).validate({ token: digits, timestamp, window: tolerance });
  return delta === null ? null : Math.floor(timestamp / 1_000 / period) + delta;
}
