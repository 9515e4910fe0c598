import type { AuditAction, AuditEntity } from '../../contract/admin/audited.ts';
import { AuditEntry } from '../../models/AuditEntry.ts';
import type { AdminCommandContext } from './admin-resource.ts';

type Row = Record<string, unknown>;
interface AuditContext extends Pick<AdminCommandContext, 'trx'> {
  /** Without a number whoever acts from the command line. */
  actor: { id: number | null; username: string };
  requestId: string | null;
}

interface AuditSubject {
  /** `create`, `update`, `delete` or the name of a command. */
  action: AuditAction;
  entity: AuditEntity;
  id: number | string;
  /** The admin's input of a command: stored beside the changed fields as `input`. */
  input?: Row;
}

/**
 * Writes a change by staff into the audit log, in the transaction of the change (docs/product.md 7). Of an update
 * only the changed fields are stored.
 * @param before the presented row, absent when it was created
 * @param after the presented row, absent when it was deleted
 */
export async function writeAudit(
  { trx, actor, requestId }: AuditContext,
  entry: AuditSubject,
  before: Row | null,
  after: Row | null,
): Promise<void> {
  const changed = before && after ? changedFields(before, after) : null;
  // A command is logged whatever it changed; an update that changed nothing is not.
  if (changed?.length === 0 && entry.action === 'update') return;
  const said = entry.input && Object.keys(entry.input).length > 0 ? { input: entry.input } : {};
  await AuditEntry.query(trx).insert({
    actorId: actor.id,
    actorName: actor.username,
    action: entry.action,
    entity: entry.entity,
    entityId: String(entry.id),
    before: pick(before, changed) as AuditEntry['before'],
    after: (after || entry.input ? { ...pick(after, changed), ...said } : null) as AuditEntry['after'],
    requestId,
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
