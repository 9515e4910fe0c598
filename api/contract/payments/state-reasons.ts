/**
 * Why a payment, package or order changed its state, where no person said so in words of their own; the back office
 * has a sentence for each in each language.
 */
export const stateReasons = [
  'a bank transfer is awaited',
  'a plan without a price',
  'another amount was approved',
  'approved',
  'approved, but paid already',
  'cancelled within 14 days',
  'charged once more under one reference',
  'checkout opened',
  'delivered',
  'its buyer cancelled it',
  'its customer cancelled the transfer',
  'its customer pays otherwise',
  'its grace is over',
  'its order ended',
  'its owner pays by hand',
  'its renewal is due',
  'its time is over and nothing renews it',
  'not found',
  'not found, twice',
  'not paid within a day',
  'not paid yet',
  'not transferred in time',
  'sent',
  'sent to production',
  'sent, not found',
  'the customer must act',
  'the page was not paid',
  'the provider says so',
  'the transaction is another attempt’s',
  'unresolved for a day',
] as const;
/** That of a refund which a customer claimed by the law's fourteen days. */
export const withdrawalReason = 'cancelled within 14 days' satisfies (typeof stateReasons)[number];
export type StateReason = (typeof stateReasons)[number];
