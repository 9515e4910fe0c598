import type { Knex } from 'knex';
import { exportDays, type DataExports } from '../../../contract/accounts/data-export.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Actor, Credential } from '../../../http/context.ts';
import { DataExport } from '../../../models/DataExport.ts';
import { assertMayManageCredentials } from '../sign-in/accounts.policy.ts';

const shown = 5;

/** A user's exports that can be downloaded or are being made, the newest first. */
export async function listExports(knex: Knex, userId: number, now: Date): Promise<DataExports> {
  const rows = await DataExport.query(knex)
    .where({ user_id: userId })
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(shown);
  return {
    exports: rows.map(({ publicId, status, progress, byteSize, createdAt, expiresAt }) => ({
      id: publicId,
      status,
      progress,
      byteSize,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/**
 * Requests an export of all data of a user; one that waits or is being made is not doubled. Until it is ready it ends
 * with the sign-in that asked for it (docs/security.md V6).
 * @throws {AppError} `demo_account_protected`: strangers share that account
 */
export async function requestExport(
  knex: Knex,
  actor: Actor,
  credential: Credential | null,
  now: Date,
): Promise<void> {
  assertMayManageCredentials(actor);
  await knex('data_exports')
    .insert({
      user_id: actor.id,
      session_id: credential?.kind === 'session' ? credential.id : null,
      token_id: credential?.kind === 'token' ? credential.id : null,
      next_try_at: now,
      expires_at: new Date(now.getTime() + exportDays * 86_400_000),
    })
    .onConflict(knex.raw("(user_id) where status in ('queued', 'running')") as never)
    .ignore();
}

/**
 * A user's export that can be downloaded.
 * @throws {AppError} `not_found` when it doesn't exist, is another user's, not ready or too old
 */
export async function findReadyExport(
  knex: Knex,
  userId: number,
  publicId: string,
  now: Date,
): Promise<DataExport & { storageKey: string }> {
  const row = await DataExport.query(knex)
    .findOne({ public_id: publicId, user_id: userId, status: 'ready' })
    .where('expires_at', '>', now);
  if (!row?.storageKey) throw new AppError('not_found');
  return row as DataExport & { storageKey: string };
}
