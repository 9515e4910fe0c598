import type { Decline, DeclineClass } from '../payment-port.ts';

/** Stripe's codes of declines that allow more than a later try. */
const classes: Readonly<Record<string, DeclineClass>> = {
  lost_card: 'hard',
  stolen_card: 'hard',
  pickup_card: 'hard',
  restricted_card: 'hard',
  fraudulent: 'hard',
  expired_card: 'hard',
  incorrect_number: 'hard',
  invalid_account: 'hard',
  new_account_information_available: 'hard',
  revocation_of_all_authorizations: 'hard',
  revocation_of_authorization: 'hard',
  stop_payment_order: 'hard',
  authentication_required: 'needs_customer',
  incorrect_cvc: 'needs_customer',
  invalid_cvc: 'needs_customer',
  payment_intent_authentication_failure: 'needs_customer',
  setup_intent_authentication_failure: 'needs_customer',
  processing_error: 'transient',
  reenter_transaction: 'transient',
};

/**
 * The meaning of a decline for the next try; the issuer's own code counts before Stripe's, an unknown one is `soft`.
 */
export function declineOf(
  code: string | null | undefined,
  issuerCode?: string | null,
  message?: string | null,
): Decline {
  const known = [issuerCode, code].find((word) => word && classes[word]);
  const shown = known ?? issuerCode ?? code ?? 'card_declined';
  const decline: Decline = { class: classes[shown] ?? 'soft', code: shown };
  return message ? { ...decline, message: message.slice(0, 200) } : decline;
}
