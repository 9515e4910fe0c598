import type { Knex } from 'knex';
import { CsvImport } from '../../models/CsvImport.ts';
import type { Overrides } from './overrides.ts';

/** A file with two leads that was checked and has no faults. */
export async function createCsvImport(knex: Knex, overrides: Overrides<CsvImport> = {}): Promise<CsvImport> {
  return CsvImport.query(knex).insertAndFetch({
    kind: 'contact-leads',
    fileName: 'תערוכה.csv',
    total: 2,
    rows: [
      { name: 'רון', phone: '054-5550101' },
      { name: 'מאיה', email: 'maya@example.test' },
    ],
    ...overrides,
  });
}
