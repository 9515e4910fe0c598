/** What a move writes into a package `p`, by the names of the columns. */
export const movedColumns = `jsonb_build_object('product_id', p.product_id, 'price', p.price::text,
  'basic_card_count', p.basic_card_count, 'pro_card_count', p.pro_card_count)`;

/**
 * All of a package `p` that tells whether somebody else changed it: its plan, its state and its period. Times are
 * numbers, because the words of a time depend on who asks.
 */
export const seenColumns = `${movedColumns} || jsonb_build_object('status', p.status,
  'billing_cycle', p.billing_cycle, 'currency', p.currency, 'is_enterprise', p.is_enterprise,
  'start_date', extract(epoch from p.start_date), 'end_date', extract(epoch from p.end_date),
  'auto_renew', p.auto_renew, 'next_payment_date', extract(epoch from p.next_payment_date),
  'renewal_driver', p.renewal_driver, 'version', p.version)`;

/** Whether its owner has chosen another plan for the end of the period, or pays for one just now. */
export const changeScheduled = `exists (select from package_changes c where c.package_id = p.id and c.status = 'pending')`;

/** Why a package `p` can't be moved: its price stands elsewhere than with us, or its owner has other plans. */
export const obstacle = `case
  when p.currency <> 'ILS' then 'other_currency'
  when p.renewal_driver = 'provider' or p.recurring_payment_uid is not null
    or p.second_provider_subscription_id is not null then 'provider_renews'
  when ${changeScheduled} then 'change_scheduled' end`;

/** Whether a payment for a package `p` is on its way: its sum was told to a provider already. */
export const paymentUnderWay = `exists (select from payment_attempts a where a.package_id = p.id
  and a.status in ('created', 'pending', 'requires_action', 'unknown', 'manual_review'))`;
