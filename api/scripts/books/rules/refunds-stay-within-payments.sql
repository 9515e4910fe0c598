-- The refunds of a payment, those that are under way included, never exceed it (docs/money.md 2.1).
select format('payment %s of %s is refunded by %s: refunds %s', paid.id, (paid.amount_minor / 100.0)::numeric(12, 2),
  (sum(refund.amount_minor) / 100.0)::numeric(12, 2), string_agg(refund.id::text, ', ' order by refund.id)) as finding
from payment_attempts paid
join payment_attempts refund on refund.parent_attempt_id = paid.id and refund.status not in ('failed', 'expired')
  -- The bank takes back what it takes.
  and refund.dispute_id is null
group by paid.id
having sum(refund.amount_minor) > paid.amount_minor
order by paid.id;
