-- A line of a payout is of the sum of its payment, and with the sign of its direction, unless staff said how they
-- dealt with the difference (docs/money.md 13.3).
select format('payout line %s: %s %s, payment %s: %s %s', line.id,
  (coalesce(line.original_minor, line.amount_minor) / 100.0)::numeric(12, 2),
  coalesce(line.original_currency, line.currency), attempt.id,
  (case attempt.kind when 'refund' then -attempt.amount_minor else attempt.amount_minor end / 100.0)::numeric(12, 2),
  attempt.currency) as finding
from payout_lines line join payment_attempts attempt on attempt.id = line.attempt_id
where line.handled_at is null and (coalesce(line.original_minor, line.amount_minor),
  coalesce(line.original_currency, line.currency)) <>
  (case attempt.kind when 'refund' then -attempt.amount_minor else attempt.amount_minor end, attempt.currency)
order by line.id;
