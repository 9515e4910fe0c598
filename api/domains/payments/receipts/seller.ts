import type { z } from 'zod';
import type { AppDeps } from '../../../deps.ts';
import type { receiptSnapshot } from './receipt-snapshot.ts';

/** The company on a receipt, as the receipt's snapshot keeps it. */
export type Seller = NonNullable<z.output<typeof receiptSnapshot>['company']>;

/**
 * The company as a receipt of today names it: as it is registered, and as documents in other languages write it where
 * the installation says so (docs/money.md 13.7).
 */
export const sellerOf = (env: AppDeps['env']): Seller => ({
  name: env.COMPANY_NAME,
  number: env.COMPANY_NUMBER ?? null,
  address: env.COMPANY_ADDRESS,
  inLanguages: {
    en: {
      name: env.COMPANY_NAME_EN ?? env.COMPANY_NAME,
      address: env.COMPANY_ADDRESS_EN ?? env.COMPANY_ADDRESS,
    },
  },
});
