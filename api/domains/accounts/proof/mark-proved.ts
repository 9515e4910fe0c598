import type { Knex } from 'knex';
import type { Credential } from '../../../http/context.ts';
import { AccessToken } from '../../../models/AccessToken.ts';
import { Session } from '../../../models/Session.ts';

/** Notes that whoever holds this session or token has just proved who they are (docs/security.md S2). */
export async function markProved(knex: Knex, credential: Credential | null, now: Date): Promise<void> {
  if (credential?.kind === 'session')
    await Session.query(knex).findById(credential.id).patch({ provedAt: now });
  if (credential?.kind === 'token')
    await AccessToken.query(knex).findById(credential.id).patch({ provedAt: now });
}
