import type { Knex } from 'knex';
import type { Outcome } from '../../../adapters/payments/payment-port.ts';
import type { AttemptStatus } from '../../../contract/payments/entities/payment-attempt.schema.ts';
import type { AppDeps } from '../../../deps.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { SoldLine } from './issue-receipt.ts';
import type { LockedAttempt } from './lock-attempt.ts';
import type { Cause } from './transitions.ts';

export type Approved = Extract<Outcome, { kind: 'approved' }>;
export type BillingDeps = Pick<AppDeps, 'knex' | 'clock' | 'env' | 'hooks'>;

export interface Happened {
  /** Status that the attempt came to. */
  last: AttemptStatus;
  cause: Cause;
  now: Date;
}

/** What an attempt of one kind does to the things it pays for, within the transaction that settles it. */
export interface Effect {
  /** What was asked for is there already by another way, or can't be had any more: money for it goes back. */
  isSettled(trx: Knex.Transaction, locked: LockedAttempt, now: Date): Promise<boolean> | boolean;
  /** The money came. The receipt is written afterwards, by whoever called. */
  succeeded(
    trx: Knex.Transaction,
    deps: BillingDeps,
    locked: LockedAttempt,
    happened: Happened & {
      approved: Approved;
      /** The stored card that paid; null where none may be charged again. */
      methodId: number | null;
    },
  ): Promise<void>;
  /** The money came for what is paid already, and goes back by itself. */
  excess?(
    trx: Knex.Transaction,
    locked: LockedAttempt,
    happened: Happened & { approved: Approved },
  ): Promise<void>;
  /** Lines of its receipt, as things stand after `succeeded`; together they must be what was paid. */
  sold?(trx: Knex.Transaction, locked: LockedAttempt, language: Language): Promise<SoldLine[]> | SoldLine[];
  /** Money that such an attempt took went back; what it paid for is locked. @param paymentId the attempt that took it */
  refunded?(trx: Knex.Transaction, locked: LockedAttempt, paymentId: number, cause: Cause): Promise<void>;
  /** No money came, or none is known of: `failed`, `expired`, `unknown` or `manual_review`. */
  notSucceeded?(
    trx: Knex.Transaction,
    deps: BillingDeps,
    locked: LockedAttempt,
    happened: Happened,
  ): Promise<void>;
}

/** What domains above register for the attempts they make: of what follows a payment, this domain knows the money. */
export interface PaymentHooks {
  effects: Record<'initial' | 'upgrade' | 'order', Effect>;
}
