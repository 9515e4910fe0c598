import type { PagePaymentType } from '../../contract/payments/entities/payment-enums.schema.ts';
import type { PaymentProvider, RecordCall } from '../../adapters/payments/payment-port.ts';

/** One transaction, for a dialect to write in its provider's words. */
export interface Told {
  state: 'approved' | 'declined' | 'challenge';
  txnId: string;
  /** As it stands on the wire when it is no number of agorot. */
  amount: number | { raw: unknown };
  currency: string;
  reference: string;
}

export interface WireAnswer {
  body: unknown;
  status?: number;
}

/** How one provider writes what all of them say; the suite speaks to each adapter through it. */
export interface Dialect {
  name: PaymentProvider['id'];
  make(options: {
    origin: string;
    timeout?: number;
    record?: RecordCall;
    secret?: string;
    clock?: { now(): Date };
    pageTypes?: readonly PagePaymentType[];
  }): PaymentProvider;
  page(checkoutId: string, url: string): WireAnswer;
  /** Where the provider's real pages lie, and addresses that only look so. */
  pageUrls: { good: string; bad: readonly unknown[] };
  charge(told: Told): WireAnswer;
  lookup(told: Told): WireAnswer;
  refund(told: Told): WireAnswer;
  /** The whole statement of some days: a charge, a decline of it before, and a refund of it. */
  statement(charge: Told, refund: Told): WireAnswer;
  /** Nothing is known of what was asked for. */
  nothing(): WireAnswer;
  /** The request was refused before anything was done. */
  refusal(): WireAnswer;
  /** A success that is written a little otherwise. */
  oddApprovals: readonly [string, (told: Told) => WireAnswer][];
  /** Answers of a charge that look like a success and are none. */
  oddRefusals: readonly [string, (told: Told) => WireAnswer][];
  /** Amounts that are none: with a fraction of an agora, in words. */
  badAmounts: readonly unknown[];
  /** What a text in an amount's place comes to. */
  textAmount: { raw: unknown; isAmount: boolean };
  /** A signed callback about a charge, and what it must tell. */
  callback(reference: string): { raw: string; tells: object };
  sign(raw: string | Buffer, secret?: string): Record<string, string>;
  /** A callback of the wrong kind, by its headers. */
  badHeaders: readonly [string, (raw: string) => Record<string, string>][];
}

/** What an adapter is made of unless the test says otherwise. */
export const usual = (): { timeout: number; record: RecordCall; clock: { now(): Date } } => ({
  timeout: 60_000,
  record: async () => {},
  // Read anew each time: some tests stop the machine's clock.
  clock: { now: () => new Date() },
});

export const providerSecret = 'a-secret-of-the-test-for-callbacks';
