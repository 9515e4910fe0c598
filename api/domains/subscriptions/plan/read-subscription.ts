import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import {
  pastPackagesListed,
  type Subscription,
} from '../../../contract/subscriptions/subscription.schema.ts';
import { Package } from '../../../models/Package.ts';
import { PackageChange } from '../../../models/PackageChange.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import { livingMandates } from '../../payments/index.ts';
import { placesOf } from '../entitlements/card-places.ts';
import { isActivePackage } from '../entitlements/package-access.ts';
import { presentOwnPackage } from './subscription.presenter.ts';

/** Reads a user's packages, their entitlement and how much of it is used (docs/product.md 5, `/subscription`). */
export async function readSubscription(
  knex: Knex,
  userId: number,
  { now, language }: { now: Date; language: Language },
): Promise<Subscription> {
  const packages = await Package.query(knex)
    .where({ user_id: userId })
    .withGraphFetched('product')
    .orderBy('id', 'desc');
  const paused = await RecurringPayment.query(knex)
    .select('product_id')
    .where({ user_id: userId, status: 'paused' });
  const resumable = new Set(paused.map(({ productId }) => productId));
  const mandates = await RecurringPayment.query(knex)
    .where({ user_id: userId })
    .whereIn('status', [...livingMandates])
    .withGraphFetched('paymentMethod');
  const changes = await PackageChange.query(knex)
    .whereIn(
      'package_id',
      packages.map(({ id }) => id),
    )
    .where({ status: 'pending', takes_effect: 'period_end' })
    .withGraphFetched('toProduct');
  const present = (row: Package) =>
    presentOwnPackage(
      row,
      {
        hasPausedOrder: resumable.has(row.productId),
        chargedCard:
          mandates.find(({ packageId }) => packageId === row.id)?.paymentMethod?.last4Digits ?? null,
        change: changes.find(({ packageId }) => packageId === row.id),
      },
      { now, language },
    );
  const active = packages.filter((row) => isActivePackage(row, now));
  const past = packages.filter((row) => !isActivePackage(row, now)).slice(0, pastPackagesListed);
  // A package without an end outlasts all others.
  const endOf = (row: Package) => row.endDate?.getTime() ?? Number.POSITIVE_INFINITY;
  return {
    active: active
      .toSorted((a, b) => (endOf(a) === endOf(b) ? b.id - a.id : endOf(b) - endOf(a)))
      .map(present),
    past: past.map(present),
    places: await placesOf(knex, userId, now),
  };
}
