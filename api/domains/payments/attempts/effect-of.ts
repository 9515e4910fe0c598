import type { AttemptKind } from '../../../contract/payments/entities/payment-attempt.schema.ts';
import { cardUpdate } from '../renewals/card-update-effect.ts';
import { renewal } from '../renewals/renewal-effect.ts';
import type { BillingDeps, Effect } from './effect.ts';
import type { LockedAttempt } from './lock-attempt.ts';
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

/** Whether a payment's account is closed, or what it pays for was deleted; a refund goes on without either. */
export const isLeftAlone = ({ attempt: { kind, userId }, bought, order }: LockedAttempt): boolean =>
  kind !== 'refund' && (userId === null || (kind !== 'card_update' && !bought && !order));

/**
 * The effect of an attempt on what it pays for; none where nothing is left to act on: the money has its documents all
 * the same, and a payment is given back.
 */
export const effectOn = (
  deps: Pick<BillingDeps, 'hooks'>,
  locked: LockedAttempt,
): Omit<Partial<Effect>, 'isSettled'> => (isLeftAlone(locked) ? {} : effectOf(deps, locked.attempt.kind));
