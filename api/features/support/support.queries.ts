import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type { Actor } from '../../http/context.ts';
import { Message } from '../../models/Message.ts';

type Messages<Result> = QueryBuilder<Message, Result>;

/** What waits for this person: messages to them, and for staff also those sent to nobody in particular. */
function waitingFor<Result>(query: Messages<Result>, actor: Actor): Messages<Result> {
  return query.where({ is_support: true, is_read: false }).where((mine) => {
    mine.where({ recipient_id: actor.id });
    if (actor.role !== 'user')
      mine.orWhere((unclaimed) => {
        unclaimed.where({ recipient_id: null }).whereNot({ user_id: actor.id });
      });
  }) as Messages<Result>;
}

/**
 * Support messages a person may read, the newest first: their own conversation; for a moderator also what was
 * sent to nobody in particular; for an admin everybody's (specification section 6).
 */
export function listSupportMessages(knex: Knex, actor: Actor, limit: number): Promise<Message[]> {
  const query = Message.query(knex)
    .where({ is_support: true })
    .withGraphFetched('sender')
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
  if (actor.role !== 'admin')
    query.where((mine) => {
      mine.where({ user_id: actor.id }).orWhere({ recipient_id: actor.id });
      if (actor.role === 'moderator') mine.orWhere({ recipient_id: null });
    });
  return query.execute();
}

/** Marks what waits for this person read. Answers how many there were. */
export function readSupportMessages(knex: Knex, actor: Actor): Promise<number> {
  return waitingFor(Message.query(knex).patch({ isRead: true }), actor).execute();
}
