-- A use of a coupon is of a plan or of an order, and of the one that its payment pays for; an order that it gave went on
-- (docs/money.md 13.11).
select format('use %s of coupon %s is of package %s and order %s (%s), payment %s of package %s and order %s', use.id,
  use.coupon_id, coalesce(use.package_id::text, '(none)'), coalesce(use.order_id::text, '(none)'),
  coalesce(orders.status, '(none)'), coalesce(paid.id::text, '(none)'), coalesce(paid.package_id::text, '(none)'),
  coalesce(paid.order_id::text, '(none)')) as finding
from coupon_redemptions use
left join payment_attempts paid on paid.id = use.attempt_id
left join physical_card_orders orders on orders.id = use.order_id
where num_nonnulls(use.package_id, use.order_id) = 2
  or (paid.id is not null and use.order_id is distinct from paid.order_id)
  or (paid.id is null and orders.status = 'pending')
order by use.id;
