/**
 * Under what the call that moves money for an attempt is known to a provider that knows such keys. Each attempt makes
 * one such call, so its row carries the key (`payment_attempts.idem_key`).
 */
export const idempotencyKeyOf = (reference: string): string => `attempt:${reference}`;
