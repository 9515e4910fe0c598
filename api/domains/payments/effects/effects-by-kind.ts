import type { AttemptKind } from '../../../contract/payments/entities/payment-attempt.ts';
import type { Effect } from './effect.ts';
import { initialPayment } from './initial-payment.ts';
import { cardUpdate } from './card-update.ts';
import { orderPayment } from './order-payment.ts';
import { refund } from './refund.ts';
import { renewal } from './renewal.ts';
import { upgrade } from './upgrade.ts';

const effects: Partial<Record<AttemptKind, Effect>> = {
  initial: initialPayment,
  order: orderPayment,
  refund,
  renewal,
  card_update: cardUpdate,
  upgrade,
};

/** @throws {Error} for a kind that nothing here sells */
export function effectOf(kind: AttemptKind): Effect {
  const effect = effects[kind];
  if (!effect) throw new Error(`nothing follows a payment of kind ${kind}`);
  return effect;
}
