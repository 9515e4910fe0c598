-- Nothing is unmatched with what the provider paid out: what differed was settled, or staff said how they dealt with it
-- (docs/money.md 13.3).
select format('payout line %s: %s %s of %s %s on %s: %s, payout %s, payment %s', line.id, line.kind,
  coalesce(line.txn_id, '(no transaction)'), (line.amount_minor / 100.0)::numeric(12, 2), line.currency,
  (line.moved_at at time zone 'Asia/Jerusalem')::date, replace(line.difference, '_', ' '),
  coalesce(line.payout_id::text, '(none)'), coalesce(line.attempt_id::text, '(none)')) as finding
from payout_lines line
where line.difference is not null and line.handled_at is null
order by line.id;
