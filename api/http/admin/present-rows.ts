import type { Knex } from 'knex';
import type { UserRole } from '../../contract/accounts/roles.schema.ts';
import { hiddenFields, resourceAccess } from '../../contract/admin/resource-access.ts';
import { rowVersion } from '../../contract/admin/row-version.schema.ts';
import type { BaseModel } from '../../models/BaseModel.ts';
import type { AdminResource } from './admin-resource.ts';
import { asStored } from './as-stored.ts';
import { versionOf } from './row-version.ts';

/** The schema of a resource's rows as staff get them; those that can be edited carry their version, and what not every role sees may be absent. */
export function rowSchemaOf({ name, row, update }: AdminResource) {
  const guarded = Object.keys(resourceAccess[name].fields ?? {});
  const stored = asStored(row).partial(
    Object.fromEntries(guarded.map((field) => [field, true as const])) as object,
  );
  return update ? stored.extend({ version: rowVersion }) : stored;
}

/**
 * What staff of this role see of these records: the fields of the resource's row and nothing besides, with what is
 * computed. Without a role, all of them: for the audit log.
 */
export async function presentRows(
  knex: Knex,
  resource: AdminResource,
  records: readonly BaseModel[],
  role?: UserRole,
): Promise<Record<string, unknown>[]> {
  const { update } = resource;
  const hidden = role ? hiddenFields(resource.name, role) : [];
  const fields = Object.keys(rowSchemaOf(resource).shape).filter((field) => !hidden.includes(field));
  const derived = await resource.derived?.(
    knex,
    records.map((record) => Number(record.$id())),
  );
  return records.map((record) => {
    const id = record.$id();
    const plain = {
      ...record.toRow(),
      ...derived?.get(Number(id)),
      ...(update && { version: versionOf(record, update.input) }),
      id,
    };
    return Object.fromEntries(fields.map((field) => [field, plain[field as keyof typeof plain]]));
  });
}
