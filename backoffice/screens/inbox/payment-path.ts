import { listPath } from '../../kit/list/list-path.ts';

export const paymentPath = {
  ofUser: (userId: number): string => listPath('payments', { userId }),
  one: (id: number): string => `/payments/${id}/show`,
};
