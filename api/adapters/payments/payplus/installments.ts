/** Shva's numbers for how a card is charged: at once, or in payments. */
const creditTerms = { regular: 1, installments: 8 } as const;

/** What a payment page is told: it charges in so many payments, and lets nobody choose another number. */
export const pagePaymentsOf = (count = 1) => ({
  payments: count,
  ...(count > 1 && { payments_selected: count }),
  hide_payments_field: true,
});

/** What the charge of a stored card is told. */
export const creditTermsOf = (count = 1) =>
  count > 1
    ? { credit_terms: creditTerms.installments, payments: count }
    : { credit_terms: creditTerms.regular };

/** The number of payments that a transaction tells of; null where it tells none that can be. */
export function paymentsOf(told: string | null | undefined): number | null {
  const count = Number(told ?? '');
  return Number.isInteger(count) && count >= 1 && count <= 99 ? count : null;
}
