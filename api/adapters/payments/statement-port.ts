/** The days of which a provider is asked: moments, the first included and the last not. */
export interface StatementRange {
  from: Date;
  until: Date;
}

/** An approved charge or a refund, as the provider's own books have it. */
export interface StatementEntry {
  direction: 'charge' | 'refund';
  txnId: string;
  /** Of a refund the charge, where the provider names it. */
  parentTxnId: string | null;
  /** The attempt's public id, where the provider was given it. */
  reference: string | null;
  /** As the provider says it, in any currency: a difference is for the books to find. */
  amount: { minor: number; currency: string };
  at: Date;
}

/** A whole statement or none: of a part nothing could be said to be missing. */
export type StatementResult =
  | { kind: 'ok'; entries: StatementEntry[] }
  | { kind: 'not_sent' | 'unknown'; cause: string };

/** More pages than any shop fills in a week: a provider that never ends its list is not followed for ever. */
export const maxStatementPages = 400;
