import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import type { AddressScript } from '../../contract/cards/my-cards.schema.ts';
import type { BusinessProfile } from '../../models/BusinessProfile.ts';

/** What the cards' domain, above this one, registers for teams. */
export interface SubscriptionHooks {
  /**
   * Inserts a card under a free address made from its name.
   * @throws {AppError} `conflict` when that fails again and again
   */
  insertCard(
    trx: Knex.Transaction,
    columns: PartialModelObject<BusinessProfile> & { businessName: string; userId: number },
    script: AddressScript,
    now: Date,
  ): Promise<BusinessProfile>;
  /** Holds a card that was written for staff, or lets it go on, as its texts and its owner ask for. */
  reviewHold(trx: Knex.Transaction, cardId: number, now: Date): Promise<void>;
  /** Which of these cards visitors see: public, covered, neither held nor taken down. */
  shownOf(knex: Knex, cardIds: readonly number[], now: Date): Promise<ReadonlySet<number>>;
}

declare module '../../deps.ts' {
  interface DomainHooks {
    subscriptions: SubscriptionHooks;
  }
}
