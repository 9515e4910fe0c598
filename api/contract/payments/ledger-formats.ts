/** Ways in which the ledger is written: one that hledger and ledger read, and beancount's own. */
export const ledgerFormats = ['journal', 'beancount'] as const;
export type LedgerFormat = (typeof ledgerFormats)[number];
