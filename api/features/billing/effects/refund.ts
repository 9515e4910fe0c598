import type { Effect } from './effect.ts';

/** Money that went back: its credit document is all that follows. */
export const refund: Effect = {
  isSettled: () => false,
  succeeded: async () => {},
};
