import type { Knex } from 'knex';
import type { AppDeps } from '../../deps.ts';
import type { Package } from '../../models/Package.ts';
import type { Effect } from './attempts/effect.ts';
import type { Cause } from './attempts/transitions.ts';

/**
 * What money does to a package, whose plan and end belong to a domain above; of a package this domain itself writes
 * only its renewal. The caller must have locked the package.
 */
export interface PackageHooks {
  /** Puts the change of plan into force that waited for the paid period's end; null where none was due. */
  applyDueChange(trx: Knex.Transaction, packageId: number, now: Date): Promise<Package | null>;
  /** Ends a package whose time is over, and notifies its owner. */
  expirePackage(
    trx: Knex.Transaction,
    env: AppDeps['env'],
    bought: Package,
    options: { cause: Cause; now: Date },
  ): Promise<void>;
  /** Ends a package at once, whose money was returned. */
  endPackage(trx: Knex.Transaction, bought: Package, to: 'refunded', cause: Cause): Promise<Package>;
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
