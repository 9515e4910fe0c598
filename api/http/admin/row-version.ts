import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { BaseModel } from '../../models/BaseModel.ts';
import { savedMeanwhile } from '../messages.ts';
import type { AdminInput } from './admin-resource.ts';

type Row = Record<string, unknown>;

const lengthOf128Bits = 22;

function editable(row: Row, input: z.ZodObject): [name: string, value: unknown][] {
  return Object.keys(input.shape).map((name) => [name, row[name] ?? null]);
}

/**
 * The version of a row for those who edit it: made of what they may edit, so that a counted view or a sign-in
 * makes nobody's form stale (docs/product.md 13.2).
 * @param input what an update of the resource takes
 */
export function versionOf(record: BaseModel, input: z.ZodObject): string {
  const text = JSON.stringify(editable(record.toRow(), input));
  return createHash('sha256').update(text).digest('base64url').slice(0, lengthOf128Bits);
}

/**
 * Refuses a save that was begun on an older version than the row's, unless it would change nothing.
 * @param record as it is, locked
 * @param present the row as staff see it, which the answer carries
 * @throws {AppError} `conflict`, with the row as it is now
 */
export function assertVersion(
  record: BaseModel,
  input: z.ZodObject,
  { version, ...sent }: AdminInput,
  present: Row,
): void {
  if (version === versionOf(record, input)) return;
  const row = record.toRow() as Row;
  const undoes = Object.entries(sent).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name] ?? null),
  );
  if (undoes) throw new AppError('conflict', { fields: { root: savedMeanwhile }, present });
}
