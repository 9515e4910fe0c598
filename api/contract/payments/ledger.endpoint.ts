import { defineEndpoint } from '../endpoint.ts';
import type { readBeancountSchemas, readJournalSchemas } from './ledger.schema.ts';

export const readJournalEndpoint = defineEndpoint<typeof readJournalSchemas>({
  method: 'get',
  path: '/api/admin/ledger.journal',
  access: 'books',
});

export const readBeancountEndpoint = defineEndpoint<typeof readBeancountSchemas>({
  method: 'get',
  path: '/api/admin/ledger.beancount',
  access: 'books',
});
