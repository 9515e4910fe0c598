import type { Knex } from 'knex';
import { rowVersion } from '../../contract/admin/row-version.schema.ts';
import type { BaseModel } from '../../models/BaseModel.ts';
import type { AdminResource } from './admin-resource.ts';
import { asStored } from './as-stored.ts';
import { versionOf } from './row-version.ts';

/** The schema of a resource's rows as staff get them; those that can be edited carry their version. */
export function rowSchemaOf({ row, update }: AdminResource) {
  const stored = asStored(row);
  return update ? stored.extend({ version: rowVersion }) : stored;
}

/** What staff see of these records: the fields of the resource's row and nothing besides, with what is computed. */
export async function presentRows(
  knex: Knex,
  resource: AdminResource,
  records: readonly BaseModel[],
): Promise<Record<string, unknown>[]> {
  const { update } = resource;
  const fields = Object.keys(rowSchemaOf(resource).shape);
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
