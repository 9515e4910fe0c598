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
 * The fields of a resource that somebody of this role sees; without a role, all of them.
 * @param asked those that are asked for; one that the role doesn't see is left out, as it is of whole rows
 */
export function visibleFields(
  resource: AdminResource,
  role?: UserRole,
  asked: readonly string[] = Object.keys(rowSchemaOf(resource).shape),
): string[] {
  const hidden = role ? hiddenFields(resource.name, role) : [];
  return asked.filter((field) => !hidden.includes(field));
}

/**
 * What staff of this role see of these records: the fields of the resource's row and nothing besides, with what is
 * computed. Without a role, all of them: for the audit log.
 * @param asked some of the fields; all unless given
 */
export async function presentRows(
  knex: Knex,
  resource: AdminResource,
  records: readonly BaseModel[],
  { role, asked }: { role?: UserRole; asked?: readonly string[] | undefined } = {},
): Promise<Record<string, unknown>[]> {
  const { update } = resource;
  const fields = visibleFields(resource, role, asked);
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
