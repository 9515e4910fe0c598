import { z } from 'zod';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { AppError } from '../../../errors.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { CsvImport } from '../../../models/CsvImport.ts';
import { importAtOtherStep, importHasFaults } from './messages.ts';

const start = defineAdminCommand<CsvImport, z.ZodObject>({
  name: 'start',
  summary: 'Takes a checked file in, or goes on where it was stopped; one with faults is refused',
  input: z.object({}),
  // Thousands of accounts and mails at a press.
  proof: 'fresh',
  async run({ trx }, file) {
    if (file.status === 'checked' && file.faultCount > 0)
      throw new AppError('conflict', { text: importHasFaults });
    if (file.status !== 'checked' && file.status !== 'stopped')
      throw new AppError('conflict', { text: importAtOtherStep });
    await file.$query(trx).patch({ status: 'running' });
  },
});

const stop = defineAdminCommand<CsvImport, z.ZodObject>({
  name: 'stop',
  summary: 'Stops taking a file in; what was made stays',
  input: z.object({}),
  async run({ trx }, file) {
    if (file.status !== 'running') throw new AppError('conflict', { text: importAtOtherStep });
    await file.$query(trx).patch({ status: 'stopped' });
  },
});

/** Files that staff had checked and perhaps taken in; they come by an operation of their own (docs/product.md 13.9). */
export const csvImportsResource: AdminResource = {
  name: 'csv-imports',
  model: CsvImport,
  row: adminRows['csv-imports'],
  sortable: ['status', 'total', 'createdAt', 'finishedAt'],
  filterable: ['kind', 'status', 'createdBy', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  commands: [start, stop],
};
