-- A refund gives back, to the person who paid it, by the provider who took it and in its currency, money that was taken
-- (docs/money.md 2.1).
select format('refund %s (user %s, %s, %s) is of payment %s (%s, user %s, %s, %s)', refund.id, refund.user_id,
  refund.provider, refund.currency, paid.id, paid.status, paid.user_id, paid.provider, paid.currency) as finding
from payment_attempts refund
join payment_attempts paid on paid.id = refund.parent_attempt_id
where paid.kind = 'refund' or paid.status not in ('succeeded', 'excess')
  or refund.user_id is distinct from paid.user_id
  or refund.provider <> paid.provider or refund.currency <> paid.currency
order by refund.id;
