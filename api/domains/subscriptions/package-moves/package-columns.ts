/** The columns of a package `p` that a move writes. */
export const movedColumns = `jsonb_build_object('product_id', p.product_id, 'price', p.price::text,
  'basic_card_count', p.basic_card_count, 'pro_card_count', p.pro_card_count)`;

/**
 * The columns of a package `p` that reveal a change since the preview: its plan, its state and its period. Times are
 * numbers, because the text of a time depends on the connection's settings.
 */
export const seenColumns = `${movedColumns} || jsonb_build_object('status', p.status,
  'billing_cycle', p.billing_cycle, 'currency', p.currency, 'is_enterprise', p.is_enterprise,
  'start_date', extract(epoch from p.start_date), 'end_date', extract(epoch from p.end_date),
  'auto_renew', p.auto_renew, 'next_payment_date', extract(epoch from p.next_payment_date),
  'renewal_driver', p.renewal_driver, 'version', p.version)`;

/** Whether the owner has chosen another plan for the end of the period, or is paying for one. */
export const changeScheduled = `exists (select from package_changes c where c.package_id = p.id and c.status = 'pending')`;

/** Why a package `p` can't be moved: its price is set at the provider, or its owner has other plans. */
export const obstacle = `case
  when p.currency <> 'ILS' then 'other_currency'
  when p.renewal_driver = 'provider' or p.recurring_payment_uid is not null
    or p.second_provider_subscription_id is not null then 'provider_renews'
  when ${changeScheduled} then 'change_scheduled' end`;

/** Whether a payment for a package `p` is under way: the provider already has its sum. */
export const paymentUnderWay = `exists (select from payment_attempts a where a.package_id = p.id
  and a.status in ('created', 'pending', 'requires_action', 'unknown', 'manual_review'))`;
