// What other domains may call of this one; all else is its own (docs/architecture.md).

/** Checkouts: one at a time for each person, answered once, on the page of the payment provider. */
export { answerOnce } from './checkout/answer-once.ts';
export { awaitPage } from './checkout/await-page.ts';
export { cardToCharge } from './checkout/card-to-charge.ts';
export { stateOf, sumsOf } from './checkout/checkout.presenter.ts';
export { openPaymentPage } from './checkout/open-payment-page.ts';
export { liveStatuses, lockCheckouts } from './checkout/prepare-attempt.ts';

/** What packages give: features, places for cards, and until when. */
export { holdPlaces, placesOf, takePlace } from './entitlements/card-places.ts';
export { entitlementsOf } from './entitlements/entitlements.ts';
export { accessUntil } from './entitlements/package-access.ts';

/** Packages that staff give and extend. */
export { extendPackage } from './staff/extend-package.ts';
export { givePackage } from './staff/give-package.ts';

/** What staff see of packages. */
export { packagesInForce, readPackageFigures } from './staff/package-figures.queries.ts';
export { packagesOfUser } from './staff/packages-of-user.queries.ts';

/** Cards of a team: what their company sets, and what they lock. */
export type { SubscriptionHooks } from './subscription-hooks.ts';
export { followSource } from './team/team-design.ts';
export { teamLockOf } from './team/team-lock.ts';
