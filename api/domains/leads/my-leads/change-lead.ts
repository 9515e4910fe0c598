import type { Knex } from 'knex';
import type { LeadStatus } from '../../../contract/leads/entities/contact-lead.schema.ts';
import { AppError } from '../../../errors.ts';
import { lockOwnLead } from './own-leads.queries.ts';

interface LeadChange {
  status?: LeadStatus | undefined;
  notes?: string | null | undefined;
  /** The notes as they were when the owner started editing; not compared when left out. */
  notesBefore?: string | null | undefined;
}

/**
 * Changes the status or the notes of an owner's lead; the handler and the time of handling follow the status.
 * @throws {AppError} `not_found` for a lead that is missing or another owner's, `conflict` when the notes were
 * changed meanwhile
 */
export async function changeLead(
  trx: Knex.Transaction,
  { ownerId, now }: { ownerId: number; now: Date },
  id: number,
  { status, notes, notesBefore }: LeadChange,
): Promise<void> {
  const lead = await lockOwnLead(trx, ownerId, id);
  const changesNotes = notes !== undefined && notes !== lead.notes;
  if (changesNotes && notesBefore !== undefined && (notesBefore || null) !== lead.notes)
    throw new AppError('conflict', { fields: { notes: 'changed_meanwhile' } });
  const changesStatus = status !== undefined && status !== lead.status;
  if (!changesNotes && !changesStatus) return;
  await lead.$query(trx).patch({
    ...(changesNotes && { notes }),
    ...(changesStatus && {
      status,
      handledBy: status === 'new' ? null : ownerId,
      handledAt: status === 'new' ? null : now,
    }),
  });
}
