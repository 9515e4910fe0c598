import type { Knex } from 'knex';
import type { Approved } from '../../../adapters/payments/payment-port.ts';
import type { AttemptStatus } from '../../../contract/payments/entities/payment-attempt.schema.ts';
import type { AppDeps } from '../../../deps.ts';
import type { SoldLine } from './sold-lines.ts';
import type { LockedAttempt } from './lock-attempt.ts';
import type { Cause } from './transitions.ts';

export type { Approved } from '../../../adapters/payments/payment-port.ts';
export type BillingDeps = Pick<AppDeps, 'knex' | 'clock' | 'env' | 'hooks'>;

export interface Happened {
  last: AttemptStatus;
  cause: Cause;
  now: Date;
}

/** What an attempt of one kind does to the things it pays for, within the transaction that moves its status. */
export interface Effect {
  /** Whether another attempt already paid for the thing, or it can't be had any more: the money is then refunded. */
  isSettled(trx: Knex.Transaction, locked: LockedAttempt, now: Date): Promise<boolean> | boolean;
  /** Runs when the payment succeeded. The caller writes the receipt afterwards. */
  succeeded(
    trx: Knex.Transaction,
    deps: BillingDeps,
    locked: LockedAttempt,
    happened: Happened & {
      approved: Approved;
      /** The stored payment method that paid; null where none may be charged again. */
      methodId: number | null;
    },
  ): Promise<void>;
  /** Runs when the money came for something that is paid already; the money is refunded without an admin. */
  excess?(
    trx: Knex.Transaction,
    locked: LockedAttempt,
    happened: Happened & { approved: Approved },
  ): Promise<void>;
  /**
   * Lines of the receipt, as things stand after `succeeded`; their sum must be the amount paid. None where what was
   * sold is gone: the receipt then names a payment.
   */
  sold?(trx: Knex.Transaction, locked: LockedAttempt, now: Date): Promise<SoldLine[]> | SoldLine[];
  /**
   * Runs when money that such an attempt took was refunded; what it paid for is locked.
   * @param paymentId the attempt that took it
   */
  refunded?(trx: Knex.Transaction, locked: LockedAttempt, paymentId: number, cause: Cause): Promise<void>;
  /** Runs when the bank took back money that such an attempt took: what it paid for ends, as far as it can. */
  lost?(trx: Knex.Transaction, locked: LockedAttempt, cause: Cause): Promise<void>;
  /**
   * Runs when the attempt brought no money, or none is known of: `failed`, `expired`, `unknown` or `manual_review`.
   */
  notSucceeded?(
    trx: Knex.Transaction,
    deps: BillingDeps,
    locked: LockedAttempt,
    happened: Happened,
  ): Promise<void>;
}
