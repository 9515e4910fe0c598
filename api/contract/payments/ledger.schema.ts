import type { EndpointSchemas } from '../endpoint.ts';
import { accountedDays } from './open-format.schema.ts';

export const readJournalSchemas = {
  summary: 'The books of some days in double entry, as hledger and ledger read them',
  tag: 'admin',
  query: accountedDays,
} satisfies EndpointSchemas;

export const readBeancountSchemas = {
  summary: 'The books of some days in double entry, as beancount reads them',
  tag: 'admin',
  query: accountedDays,
} satisfies EndpointSchemas;
