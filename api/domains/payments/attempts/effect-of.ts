import type { AttemptKind } from '../../../contract/payments/entities/payment-attempt.schema.ts';
import { cardUpdate } from '../renewals/card-update-effect.ts';
import { renewal } from '../renewals/renewal-effect.ts';
import type { BillingDeps, Effect } from './effect.ts';
import { refund } from './refund-effect.ts';

/** The effects of the kinds of attempt that belong to no seller: every domain's payments may cause them. */
const ownEffects = { refund, renewal, card_update: cardUpdate } satisfies Partial<
  Record<AttemptKind, Effect>
>;

/** The effect of an attempt of one kind: this domain's own, or the one that a domain above registered. */
export function effectOf({ hooks }: Pick<BillingDeps, 'hooks'>, kind: AttemptKind): Effect {
  const effects: Record<AttemptKind, Effect> = { ...ownEffects, ...hooks.payments.effects };
  return effects[kind];
}
