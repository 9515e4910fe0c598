import { z } from 'zod';
import { allocationNumberInput } from '../../../contract/payments/tax-document-commands.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { AppError } from '../../../errors.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { TaxDocument } from '../../../models/TaxDocument.ts';
import { taxDocumentMessages } from '../messages.ts';

/** What of a tax document waits for staff: it was refused, or lacks the allocation number that the law asks for. */
export const needsStaff = `(tax_documents.failure is not null or
  tax_documents.status = 'issued' and tax_documents.needs_allocation and tax_documents.allocation_number is null)`;

/** Tax documents that the provider issues beside our receipts and credits (docs/money.md 13.8). */
export const taxDocumentsResource: AdminResource = {
  name: 'tax-documents',
  model: TaxDocument,
  row: adminRows['tax-documents'],
  sortable: ['number', 'status', 'issuedAt', 'createdAt'],
  filterable: ['receiptId', 'status', 'kind', 'provider', 'number', 'createdAt'],
  named: { review: { open: needsStaff } },
  searched: 'tax_documents',
  defaultSort: ['createdAt', 'DESC'],
  commands: [
    defineAdminCommand<TaxDocument, z.ZodObject>({
      name: 'retry',
      summary: 'Order a tax document again at once; whether it stands already is asked first',
      input: z.object({}),
      async run({ trx, now }, document) {
        if (document.status === 'issued')
          throw new AppError('conflict', { text: taxDocumentMessages.isIssued });
        // Never the first try: the provider is asked whether it stands.
        await document.$query(trx).patch({ status: 'ordered', tries: 1, nextTryAt: now });
      },
    }),
    defineAdminCommand<TaxDocument, typeof allocationNumberInput>({
      name: 'enter-allocation',
      summary: 'Enter the allocation number that stands on an issued tax document',
      input: allocationNumberInput,
      async run({ trx }, document, { allocationNumber }) {
        if (document.status !== 'issued')
          throw new AppError('conflict', { text: taxDocumentMessages.isNotIssued });
        await document.$query(trx).patch({ allocationNumber });
      },
    }),
  ],
};
