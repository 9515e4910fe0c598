-- What was paid twice is given back in full: refunds for all of it are under way or done, or one that failed waits for
-- staff (docs/money.md 2.1, 13.1).
select format('payment %s of %s is in excess and %s of it is on its way back', paid.id, paid.amount::numeric(12, 2),
  coalesce(sum(refund.amount_minor) filter (where refund.status not in ('failed', 'expired')), 0) / 100.0) as finding
from books_moved paid
left join payment_attempts refund on refund.parent_attempt_id = paid.id
where paid.status = 'excess' and paid.direction = 'charge'
group by paid.id, paid.amount, paid.amount_minor
having coalesce(sum(refund.amount_minor) filter (
    where refund.status not in ('failed', 'expired') or refund.needs_review), 0) < paid.amount_minor
order by paid.id;
