import { type CardBehaviour, refusedCvv } from '../../../contract/payments/sandbox-cards.ts';

const approved = '000';

/** Shva's answer for a card on the payment page; null means no answer and no charge. */
export function pageAnswer(behaviour: CardBehaviour, cvv: string): string | null {
  if (cvv === refusedCvv) return '006';
  switch (behaviour) {
    case 'refused':
      return '004';
    case 'insufficient_funds':
      // The table has no code of its own for an empty account: the issuer's plain refusal.
      return '051';
    case 'blocked':
      return '001';
    case 'hangs_uncharged':
      return null;
    default:
      return approved;
  }
}

/** Shva's answer for the stored card, charged without the customer; null means no answer. */
export function tokenAnswer(behaviour: CardBehaviour): string | null {
  switch (behaviour) {
    case 'renewals_decline':
      return '004';
    case 'blocked':
      return '015';
    default:
      return pageAnswer(behaviour, '');
  }
}

/** Shva's answer on a page that only stores the card: only the security code can be refused. */
export function storeAnswer(cvv: string): string {
  return cvv === refusedCvv ? '006' : approved;
}

/** How many callbacks follow a payment on the page. */
export function callbackCount(behaviour: CardBehaviour): number {
  if (behaviour === 'callback_thrice') return 3;
  const lost: readonly CardBehaviour[] = [
    'callback_never',
    'charged_then_cut',
    'hangs_uncharged',
    'charged_late',
  ];
  return lost.includes(behaviour) ? 0 : 1;
}

/** The amount that a card is charged when it was asked for this one, in shekels with two decimals. */
export function chargedAmount(behaviour: CardBehaviour, asked: string): string {
  if (behaviour !== 'other_amount') return asked;
  const tenth = Math.max(1, Math.round(Number(asked) * 10));
  return (tenth / 100).toFixed(2);
}

/** Milliseconds after the end of a page, or after a charge, at which the late card is charged. */
const lateBy = 3_600_000;

/** When a charge shows up; null for at once. */
export function visibleFrom(behaviour: CardBehaviour, end: Date): Date | null {
  return behaviour === 'charged_late' ? new Date(end.getTime() + lateBy) : null;
}
