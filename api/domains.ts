import { errorsOfUser } from './domains/admin/errors/errors-of-user.queries.ts';
import { shownOf } from './domains/cards/directory/covered-cards.queries.ts';
import { cardsOfAccount } from './domains/cards/account-part.ts';
import { importCard } from './domains/cards/import/import-card.ts';
import { insertCard } from './domains/cards/my-cards/insert-card.ts';
import { missingPart } from './domains/cards/my-cards/missing-part.ts';
import { waitingReview } from './domains/cards/reviews/waiting-review.ts';
import { reviewHold } from './domains/cards/holding/review-hold.ts';
import { removeDiscardedFiles } from './domains/cards/media/remove-discarded-files.ts';
import { importLeads } from './domains/leads/import/import-leads.ts';
import { waitingLead } from './domains/leads/my-leads/waiting-lead.ts';
import { leadsOfAccount } from './domains/leads/account-part.ts';
import { nfcOfAccount } from './domains/nfc/account-part.ts';
import { orderPayment } from './domains/nfc/orders/order-payment.ts';
import { paymentsOfAccount } from './domains/payments/account-part.ts';
import { subscriptionsOfAccount } from './domains/subscriptions/account-part.ts';
import { entitlementsOf } from './domains/subscriptions/entitlements/entitlements.ts';
import { announcedPrice } from './domains/subscriptions/package-moves/announced-price.ts';
import { applyDueChange } from './domains/subscriptions/plan/apply-change.ts';
import { endPackage } from './domains/subscriptions/plan/end-package.ts';
import { expirePackage } from './domains/subscriptions/plan/expire-package.ts';
import { moveRenewal, noteRenewal } from './domains/subscriptions/plan/move-renewal.ts';
import { initialPayment } from './domains/subscriptions/plan/initial-payment.ts';
import { upgrade } from './domains/subscriptions/plan/upgrade.ts';
import { supportOfAccount } from './domains/support/account-part.ts';
import { liveViews } from './domains/support/conversations/live-views.ts';
import type { DomainHooks } from './deps.ts';

/** Connects what the lower floors need (docs/architecture.md): no domain registers itself by being imported. */
export const hooks: DomainHooks = {
  accounts: {
    entitlementsOf,
    importCard,
    importLeads,
    removeFiles: removeDiscardedFiles,
    parts: [
      leadsOfAccount,
      cardsOfAccount,
      supportOfAccount,
      subscriptionsOfAccount,
      paymentsOfAccount,
      nfcOfAccount,
    ],
  },
  messaging: liveViews,
  payments: {
    effects: { initial: initialPayment, upgrade, order: orderPayment },
    packages: { announcedPrice, applyDueChange, endPackage, expirePackage, moveRenewal, noteRenewal },
  },
  statistics: { tasks: [waitingLead, waitingReview, missingPart] },
  subscriptions: { insertCard, reviewHold, shownOf },
  support: { errorsOfUser },
};
