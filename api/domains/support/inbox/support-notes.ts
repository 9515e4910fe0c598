import type { Knex } from 'knex';
import type { SupportNote as Shown } from '../../../contract/support/inbox.schema.ts';
import { SupportNote } from '../../../models/SupportNote.ts';

/** More than staff read of one conversation. */
const maxNotes = 200;

/** What staff wrote about a conversation, the newest 200, oldest first. */
export async function listNotes(knex: Knex, ticketId: number): Promise<Shown[]> {
  const rows = await withNames(SupportNote.query(knex))
    .where({ ticket_id: ticketId })
    .orderBy('id', 'desc')
    .limit(maxNotes);
  return rows.toReversed().map(presentNote);
}

/** Stores a note that only staff see (docs/product.md 13.11); open tabs of staff hear of it (trigger). */
export async function writeNote(
  trx: Knex.Transaction,
  note: { ticketId: number; userId: number; content: string },
): Promise<Shown> {
  const { id } = await SupportNote.query(trx).insertAndFetch({ ...note, kind: 'note' });
  return presentNote(await withNames(SupportNote.query(trx)).findById(id).throwIfNotFound());
}

function withNames<Query extends ReturnType<typeof SupportNote.query>>(query: Query): Query {
  return query
    .withGraphFetched('[author(name), assignee(name)]')
    .modifiers({ name: (users) => void users.select('id', 'username') }) as Query;
}

function presentNote({ id, kind, author, assignee, content, createdAt }: SupportNote): Shown {
  return {
    id,
    kind,
    author: author?.username ?? null,
    assignee: assignee?.username ?? null,
    content,
    createdAt: createdAt.toISOString(),
  };
}
