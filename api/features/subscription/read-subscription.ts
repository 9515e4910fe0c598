import type { Knex } from 'knex';
import { pastPackagesListed, type Subscription } from '../../contract/subscription.ts';
import { Package } from '../../models/Package.ts';
import { placesOf } from '../own-cards/card-places.ts';
import { isActivePackage } from '../packages/entitlements.ts';
import { presentOwnPackage } from './subscription.presenter.ts';

/** What a person has bought, what it gives and what of it is used (product.md chapter 5, `/subscription`). */
export async function readSubscription(knex: Knex, userId: number, now: Date): Promise<Subscription> {
  const packages = await Package.query(knex)
    .where({ user_id: userId })
    .withGraphFetched('product')
    .orderBy('id', 'desc');
  const active = packages.filter((row) => isActivePackage(row, now));
  const past = packages.filter((row) => !isActivePackage(row, now)).slice(0, pastPackagesListed);
  // One without an end outlasts all others.
  const endOf = (row: Package) => row.endDate?.getTime() ?? Number.POSITIVE_INFINITY;
  return {
    active: active
      .toSorted((a, b) => (endOf(a) === endOf(b) ? b.id - a.id : endOf(b) - endOf(a)))
      .map((row) => presentOwnPackage(row, now)),
    past: past.map((row) => presentOwnPackage(row, now)),
    places: await placesOf(knex, userId, now),
  };
}
