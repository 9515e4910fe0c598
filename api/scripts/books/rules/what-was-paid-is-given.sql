-- Whoever paid has what they paid for, or had it: no paid plan is without its start, no paid order unpaid (docs/money.md
-- 2.2, 2.4).
select format('payment %s of user %s succeeded, %s %s is %s', paid.id, paid.user_id,
  case when package.id is null then 'order' else 'package' end, coalesce(package.id, orders.id),
  coalesce(package.status, orders.status)) as finding
from payment_attempts paid
left join packages package on package.id = paid.package_id
left join physical_card_orders orders on orders.id = paid.order_id
where paid.status = 'succeeded' and paid.kind not in ('refund', 'card_update')
  and (package.status in ('inactive', 'pending_payment') or orders.status = 'pending')
order by paid.id;
