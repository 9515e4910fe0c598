import type { Knex } from 'knex';
import type { z } from 'zod';
import type { AdminCommandContext, AdminInput } from '../../../http/admin/admin-resource.ts';

/** How rows of a file become rows of a table. */
export interface CsvImporter {
  /** What a row of the file is checked by; missing columns are left out of it. */
  input: z.ZodObject;
  /** What makes a row the same as another one: of two in a file the second is a fault, one in the table stays. */
  keysOf(row: AdminInput): string[];
  /** Keys of these rows that the table has already. */
  findKnown(knex: Knex, rows: readonly AdminInput[]): Promise<ReadonlySet<string>>;
  /** Numbers of the rows, from nought, that name what isn't there, each with the field and the key of the words. */
  findMissing?(knex: Knex, rows: readonly AdminInput[]): Promise<readonly MissingThing[]>;
  /**
   * Makes one row, with its line in the audit log.
   * @throws {AppError} as making it by hand would
   */
  make(context: AdminCommandContext, row: AdminInput): Promise<unknown>;
}

export interface MissingThing {
  row: number;
  field: string;
  message: 'owner_unknown' | 'card_not_of_owner';
}
