import { AuditEntry } from '../../models/AuditEntry.ts';
import type { AdminCommandContext } from './admin-resource.ts';

type Row = Record<string, unknown>;

/**
 * Writes who changed what into the audit log, in the transaction of the change (product.md chapter 7).
 * Of an update only the fields that changed are kept.
 * @param before the presented row, absent when it was created
 * @param after the presented row, absent when it was deleted
 */
export async function writeAudit(
  { trx, actor }: AdminCommandContext,
  entry: { action: 'create' | 'update' | 'delete'; entity: string; id: number; requestId: string },
  before: Row | null,
  after: Row | null,
): Promise<void> {
  const changed = before && after ? changedFields(before, after) : null;
  if (changed?.length === 0) return;
  await AuditEntry.query(trx).insert({
    actorId: actor.id,
    actorName: actor.username,
    action: entry.action,
    entity: entry.entity,
    entityId: String(entry.id),
    before: pick(before, changed) as AuditEntry['before'],
    after: pick(after, changed) as AuditEntry['after'],
    requestId: entry.requestId,
  });
}

const machineFields = new Set(['updatedAt', 'version']);

function changedFields(before: Row, after: Row): string[] {
  return Object.keys(after).filter(
    (name) => !machineFields.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

function pick(row: Row | null, names: string[] | null): Row | null {
  if (!row || !names) return row;
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}
