import { listPath } from '../list/list-path.ts';

/** Where payments are looked at: what was paid stands in the receipts. */
export const paymentPath = {
  ofUser: (userId: number): string => listPath('receipts', { userId }),
  one: (_id: number): string | null => null,
};
