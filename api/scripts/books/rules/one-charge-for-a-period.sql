-- A period of a plan, a change of plan and an order are each paid once; what came twice is in excess (docs/money.md 2.1).
-- Payments of closed accounts name no plan and no order any more (13.7), so nothing tells whether they paid for the same.
select format('%s %s was paid %s times as %s %s: payments %s',
  case when order_id is null then 'package' else 'order' end, coalesce(package_id, order_id), count(*), kind, period_key,
  string_agg(id::text, ', ' order by id)) as finding
from payment_attempts
where status = 'succeeded' and kind not in ('refund', 'card_update')
  and num_nonnulls(package_id, order_id) = 1
group by package_id, order_id, kind, period_key
having count(*) > 1
order by min(id);
