import type { Knex } from 'knex';
import type { RenewalProcessStatus } from '../../contract/subscriptions/entities/package.schema.ts';
import type { AppDeps } from '../../deps.ts';
import type { Package } from '../../models/Package.ts';
import type { Effect } from './attempts/effect.ts';
import type { Cause } from './attempts/transitions.ts';

/** What is noted of a package beside the steps of its charging. */
export type RenewalNotes = Partial<
  Pick<
    Package,
    'autoRenew' | 'nextPaymentDate' | 'billingAnchor' | 'recurringPaymentUid' | 'secondProviderSubscriptionId'
  >
>;

/**
 * What money does to a package, which belongs to a domain above: this one writes none of its columns, but for the
 * status, by `transition`. The caller must have locked the package.
 */
export interface PackageHooks {
  /**
   * Moves the charging of a package to its next step, with the columns that change beside it.
   * @throws {Error} for a step that the order of steps doesn't have (docs/money.md 2.2)
   */
  moveRenewal(
    trx: Knex.Transaction,
    bought: Pick<Package, 'id' | 'renewalProcessStatus'>,
    to: RenewalProcessStatus,
    also?: Partial<Omit<Package, 'status' | 'renewalProcessStatus'>>,
  ): Promise<void>;
  /** Notes how a package is renewed from now on. */
  noteRenewal(trx: Knex.Transaction, packageId: number, notes: RenewalNotes): Promise<void>;
  /** Puts the change of plan into force that waited for the paid period's end; null where none was due. */
  applyDueChange(trx: Knex.Transaction, packageId: number, now: Date): Promise<Package | null>;
  /** What a renewal at that moment costs, where owners were told of another price that counts by then; null elsewhere. */
  announcedPrice(trx: Knex.Transaction, packageId: number, at: Date): Promise<number | null>;
  /** Ends a package whose time is over, and notifies its owner. */
  expirePackage(
    trx: Knex.Transaction,
    env: AppDeps['env'],
    bought: Package,
    options: { cause: Cause; now: Date },
  ): Promise<void>;
  /** Ends a package at once, whose money was returned, or taken back by the bank. */
  endPackage(
    trx: Knex.Transaction,
    bought: Package,
    to: 'cancelled' | 'refunded',
    cause: Cause,
  ): Promise<Package>;
}

/** Effects that domains above register for their own kinds of attempt; this domain knows only the money. */
export interface PaymentHooks {
  packages: PackageHooks;
  effects: Record<'initial' | 'upgrade' | 'order', Effect>;
}

declare module '../../deps.ts' {
  interface DomainHooks {
    payments: PaymentHooks;
  }
}
