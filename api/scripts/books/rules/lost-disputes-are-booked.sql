-- A lost dispute is booked once, as a refund of the disputed payment over the sum that the bank took back, and nothing
-- else is booked as one (docs/money.md 13.12).
select format('dispute %s of payment %s is %s over %s, and booked by %s', dispute.id, dispute.attempt_id, dispute.status,
  (dispute.amount_minor / 100.0)::numeric(12, 2),
  coalesce(string_agg(format('refund %s of payment %s over %s, %s', entry.id, entry.parent_attempt_id,
    (entry.amount_minor / 100.0)::numeric(12, 2), entry.status), ', '), 'nothing')) as finding
from disputes dispute
left join payment_attempts entry on entry.dispute_id = dispute.id
group by dispute.id
having case when dispute.status = 'lost'
  then count(entry.id) filter (where entry.status = 'succeeded' and entry.parent_attempt_id = dispute.attempt_id
    and entry.amount_minor = dispute.amount_minor) <> 1 or count(entry.id) <> 1
  else count(entry.id) > 0 end
order by dispute.id;
