/** Days of value, `2026-11-21`, both included. */
export interface PayoutRange {
  fromDay: string;
  toDay: string;
}

/**
 * What a payout consists of. `dispute` is taken or given back by the card's bank, `fee` is for no single transaction,
 * `other` is what no customer paid: reserves, a payout that came back.
 */
export type PayoutEntryKind = 'charge' | 'refund' | 'dispute' | 'fee' | 'other';

/** One line of a payout; amounts less fees add up to what the bank gets. */
export interface PayoutEntry {
  /** The provider's number of the line. */
  entryUid: string;
  kind: PayoutEntryKind;
  /** Of a charge and a refund, its number as the statement has it. */
  txnId: string | null;
  disputeUid: string | null;
  /** The attempt's public id, where the provider was given it. */
  reference: string | null;
  /** Before the fee, in the payout's currency; negative for what goes back. */
  amountMinor: number;
  feeMinor: number;
  /** The transaction's own amount, where the account is paid out in another currency; negative for what goes back. */
  original: { minor: number; currency: string } | null;
  at: Date;
}

/** A deposit to the bank, as the provider says it. */
export interface ToldPayout {
  payoutUid: string;
  /** `pending` is on its way; `failed` was refused by the bank, and the money went back to the provider. */
  status: 'pending' | 'paid' | 'failed';
  valueDay: string;
  /** What the bank gets; negative where the provider takes money from it; nothing of a failed one. */
  netMinor: number;
  currency: string;
  /** Null where the provider can't say: the shop chose the sum of the payout itself. */
  entries: PayoutEntry[] | null;
}

/** All payouts of the days or none: of a part nothing could be said to be missing. */
export type PayoutsResult =
  | { kind: 'ok'; payouts: ToldPayout[] }
  | { kind: 'not_sent' | 'unknown'; cause: string };

export interface PayoutCalls {
  /** Every payout whose day of value is in the range, each with its lines. */
  list(range: PayoutRange): Promise<PayoutsResult>;
}
